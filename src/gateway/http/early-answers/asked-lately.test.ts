import { describe, expect, it } from 'vitest';
import { AskedLately } from './asked-lately.ts';

const address = (number: number): string => `/wps/games/search?query=${number}`;
const addresses = (count: number): string[] => Array.from({ length: count }, (_unused, at) => address(at));

describe('AskedLately', () => {
  it('knows each of two hundred addresses that are asked for in turn', () => {
    const lately = new AskedLately();
    const first = addresses(200).map((each) => lately.add(each));
    const second = addresses(200).map((each) => lately.add(each));
    expect(first).toEqual(first.map(() => false));
    expect(second).toEqual(second.map(() => true));
  });

  it('forgets an address after many others', () => {
    const lately = new AskedLately();
    for (const each of addresses(20_000)) lately.add(each);
    expect(lately.add(address(0))).toBe(false);
    expect(lately.add(address(19_999))).toBe(true);
    expect(lately.add(address(17_000))).toBe(true);
  });
});

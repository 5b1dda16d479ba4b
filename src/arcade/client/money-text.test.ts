import { expect, test } from 'vitest';
import { figuresIn } from './money-text.ts';

const euro = { code: 'EUR', symbol: '€', decimals: 2 };
const dong = { code: 'VND', symbol: '₫', decimals: 0 };
const coins = { code: 'COIN', symbol: '◎', decimals: 0 };

test('says money as the language does', () => {
  expect(figuresIn('en-GB', euro).money(133_310)).toBe('€1,333.10');
  expect(figuresIn('es', euro).money(4_860)).toBe('48,60\u00a0€');
  expect(figuresIn('vi', dong).money(25_000)).toBe('25.000\u00a0₫');
});

test('writes Latin digits in every language', () => {
  for (const tag of ['ar', 'th', 'ja', 'ko', 'zh-Hans', 'zh-Hant', 'id', 'fr', 'pt']) {
    expect(figuresIn(tag, euro).money(123_456)).toMatch(/[1-6]/);
    expect(figuresIn(tag, euro).money(123_456)).not.toMatch(/[٠-٩๐-๙]/);
    expect(figuresIn(tag, euro).date('2026-11-22T21:00:00Z')).not.toMatch(/[٠-٩๐-๙]/);
  }
});

test('gives play coins the sign of the session, for they are no currency of the world', () => {
  expect(figuresIn('en-GB', coins).money(250_000)).toBe('◎\u00a0250,000');
  expect(figuresIn('en-GB', { ...coins, symbol: 'coins' }).money(250_000)).toBe('250,000\u00a0coins');
});

test('keeps whole minor units exact', () => {
  expect(figuresIn('en-GB', euro).amount(1)).toBe('0.01');
  expect(figuresIn('en-GB', euro).amount(900_719_925_474_099)).toBe('9,007,199,254,740.99');
});

test('says seconds in the words of the language', () => {
  const said = (tag: string) => figuresIn(tag, euro).seconds(12);
  expect(said('en-GB')).toBe('12 secs');
  expect(['es', 'fr', 'pt'].map(said)).toEqual(['12 s', '12\u202fs', '12 s']);
  expect([said('vi'), said('ja'), said('ko'), said('ar')]).toEqual(['12 giây', '12 秒', '12초', '12 ث']);
});

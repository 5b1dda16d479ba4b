import { describe, expect, it } from 'vitest';
import type { Flags, ModId } from '#contracts/generated/contracts.ts';
import { mobileNeedsPassword } from './registration-proofs.ts';

const flagsOf = (...on: readonly ModId[]): Flags => on.map((modId) => ({ modId, enabled: true }));

describe('registering by a mobile number', () => {
  it.each<readonly [boolean, readonly ModId[]]>([
    [true, ['REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'MOBILENUMPASSREG3']],
    [false, ['REGMOBVERF3', 'MOBILEVERCODELOGIN3']],
    [false, ['REGMOBVERF3', 'PHONEPWDRESET3']],
    [true, ['MOBILEVERCODELOGIN3']],
    [true, ['REGMOBVERF3']],
  ])('asks for a password: %s with %j', (isAsked, on) => {
    expect(mobileNeedsPassword(flagsOf(...on))).toBe(isAsked);
  });
});

import { expect, it } from 'vitest';
import type { Flags } from '#contracts/generated/contracts.ts';
import { isModuleOn } from './flags.ts';

const flags: Flags = [
  { modId: 'SIGNIN3', enabled: false, childrenNodes: [{ modId: 'FREEPLAY3', enabled: true }] },
  {
    modId: 'CONTRACT3',
    enabled: true,
    childrenNodes: [
      { modId: 'DIVIDEND3', enabled: true },
      { modId: 'DAILYSALARY3', enabled: false },
    ],
  },
];

it('counts a module as on when it and each of its parents are', () => {
  expect(isModuleOn(flags, 'CONTRACT3')).toBe(true);
  expect(isModuleOn(flags, 'DIVIDEND3')).toBe(true);
  expect(isModuleOn(flags, 'DAILYSALARY3')).toBe(false);
});

it('counts a child as off while a parent is off', () => {
  expect(isModuleOn(flags, 'FREEPLAY3')).toBe(false);
});

it('counts a module that nobody names as off', () => {
  expect(isModuleOn(flags, 'VIP3')).toBe(false);
});

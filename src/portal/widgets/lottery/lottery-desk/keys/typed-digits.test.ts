import { expect, it } from 'vitest';
import { readTyped } from './typed-digits.ts';

const ENDINGS = { from: 0, to: 99, digits: 2 };
const CARS = { from: 1, to: 10, digits: 2 };
const KENO = { from: 1, to: 80, digits: 2 };

it.each([
  ['07', ENDINGS, { kind: 'number', number: '07' }],
  ['7', ENDINGS, { kind: 'waits', number: '07' }],
  ['0', CARS, { kind: 'waits', number: null }],
  ['00', CARS, { kind: 'none' }],
  ['1', CARS, { kind: 'waits', number: '01' }],
  ['10', CARS, { kind: 'number', number: '10' }],
  ['7', CARS, { kind: 'number', number: '07' }],
  ['9', KENO, { kind: 'number', number: '09' }],
  ['81', KENO, { kind: 'none' }],
  ['5', { from: 0, to: 9, digits: 1 }, { kind: 'number', number: '5' }],
] as const)('reads %s among the numbers of %j', (typed, type, meant) => {
  expect(readTyped(typed, type)).toEqual(meant);
});

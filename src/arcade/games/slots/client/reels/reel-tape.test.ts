import { expect, test } from 'vitest';
import type { SymbolId } from '#arcade/symbol-id.ts';
import { symbolOnTape } from './reel-tape.ts';

const strip: readonly SymbolId[] = ['low1', 'low2', 'low3', 'high1', 'scatter'];

test('runs along the strip of the machine, from its end to its beginning and on', () => {
  const tape = { strip, start: 1, showing: ['low2', 'low3', 'high1'] as const, landing: null };
  expect([-1, -2, -3].map((at) => symbolOnTape(tape, at))).toEqual(['low1', 'scatter', 'high1']);
  expect(symbolOnTape(tape, 3)).toBe('scatter');
});

test('begins with the symbols shown in the reel, even where the strip differs', () => {
  const tape = { strip, start: 0, showing: ['wild', 'wild', 'wild'] as const, landing: null };
  expect([0, 1, 2].map((at) => symbolOnTape(tape, at))).toEqual(['wild', 'wild', 'wild']);
});

test('lands on the board that was decided, with the neighbours of the strip around it', () => {
  const landing = { travel: 12, stop: 3, column: ['high1', 'scatter', 'low1'] as const };
  const tape = { strip, start: 0, showing: ['low1', 'low2', 'low3'] as const, landing };
  expect([-12, -11, -10].map((at) => symbolOnTape(tape, at))).toEqual(['high1', 'scatter', 'low1']);
  expect(symbolOnTape(tape, -13)).toBe('low3');
  expect(symbolOnTape(tape, -9)).toBe('low2');
});

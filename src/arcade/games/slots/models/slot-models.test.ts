import { describe, expect, it } from 'vitest';
import { contains, estimateReturn } from '#arcade/engine/return-estimate.ts';
import { scaled } from '#tests/soak-scale.ts';
import { exactReturn } from '../exact/exact-return.ts';
import { simulateRounds } from '../exact/simulate.ts';
import { chooseModel } from '../rules/choose-model.ts';
import { compileMachine } from '../rules/compiled-machine.ts';
import { modelOfMachine, slotModels } from './slot-models.ts';

const ROUNDS = scaled(200_000, 200_000);
/** Standard deviations per unit bet at which the next word begins. */
const VOLATILITY_FROM = { low: 0, medium: 4, high: 5.5, 'very high': 10 } as const;

describe('the models of the house', () => {
  it('are six, mathematically different ones', () => {
    const kinds = slotModels.map(({ machine: { reels, rows, pays, lines, freeSpins, cascade, freeStrips } }) =>
      JSON.stringify([reels, rows, pays, lines.length, freeSpins, cascade !== null, freeStrips !== null]),
    );
    expect(new Set(kinds).size).toBe(6);
    expect(new Set(slotModels.map(({ machine }) => machine.id)).size).toBe(6);
  });

  it.each(slotModels.map((model) => [model.name, model] as const))(
    '%s states between 94 and 97 percent',
    (_, model) => {
      expect(model.returnBasisPoints).toBeGreaterThanOrEqual(9_400);
      expect(model.returnBasisPoints).toBeLessThanOrEqual(9_700);
    },
  );

  it.each(slotModels.filter(({ machine }) => machine.cascade === null).map((model) => [model.name, model] as const))(
    '%s returns exactly what it states, to two decimals',
    (_, { machine, returnBasisPoints }) => {
      expect(Math.round(exactReturn(compileMachine(machine)).total * 10_000)).toBe(returnBasisPoints);
    },
  );

  it.each(slotModels.map((model) => [model.name, model] as const))(
    '%s returns what it states when it is played, and is as volatile as it says',
    (_, { machine, returnBasisPoints, volatility }) => {
      const estimate = estimateReturn(simulateRounds(compileMachine(machine), ROUNDS, 20260101));
      expect(contains(estimate, returnBasisPoints / 10_000)).toBe(true);
      const words = Object.entries(VOLATILITY_FROM).filter(([, from]) => estimate.deviation >= from);
      expect(words.at(-1)?.[0]).toBe(volatility);
    },
  );

  it.each(slotModels.map((model) => [model.name, model] as const))('%s lists lines that differ', (_, { machine }) => {
    expect(new Set(machine.lines.map(String)).size).toBe(machine.lines.length);
  });

  it('are found by the ids of their machines', () => {
    for (const model of slotModels) expect(modelOfMachine(model.machine.id)).toBe(model);
    expect(modelOfMachine('triad')).toBeUndefined();
  });
});

describe('the choice of a model', () => {
  const subject = { vendor: 'PG', gameCode: 'PG-0001', theme: 'east', classify: 'VIDEO' };

  it('is the same for a game every time', () => {
    expect(chooseModel(subject)).toBe(chooseModel({ ...subject }));
  });

  it('gives old machines three reels or twenty lines, and spreads games over all models', () => {
    const codes = Array.from({ length: 200 }, (_, index) => `PG-${index}`);
    const chosen = (classify: string, theme: string) =>
      new Set(codes.map((gameCode) => chooseModel({ vendor: 'PG', gameCode, theme, classify }).name));
    expect([...chosen('CLASSIC', 'fruit')].sort()).toEqual(['Lantern', 'Triad']);
    expect([...chosen('VIDEO', 'nile')].sort()).toEqual(['Grimoire', 'Lantern', 'River']);
    expect(chosen('VIDEO', 'east').size).toBe(5);
  });
});

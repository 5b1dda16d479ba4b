import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { bestAct, dealerScores, exactReturn } from '../exact/exact-return.ts';
import { pontoonRules } from './pontoon-rules.ts';

const START = { bets: { main: 1 } };

describe('the return', () => {
  it('by the best choices is exact', () => {
    expect([...dealerScores.values()].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    expect(exactReturn()).toBeCloseTo(0.9899475, 6);
    expect(pontoonRules.returnBasisPoints).toBe(Math.floor(exactReturn() * 10_000));
  });

  it('is approached by rounds that are played by the best choices', () => {
    const rounds = 3_000;
    let total = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const choices: Record<string, unknown>[] = [START];
      let progress = pontoonRules.play(seededDraws(round * 7_919), choices, 1);
      while (!progress.isOver) {
        const act = bestAct(progress.view.player, progress.view.stakeMinor === 2);
        expect(progress.view.acts).toContain(act);
        choices.push({ act });
        progress = pontoonRules.play(seededDraws(round * 7_919), choices, 1);
      }
      const net = progress.winMinor - progress.view.stakeMinor;
      total += net;
      squares += net ** 2;
    }
    const error = Math.sqrt((squares / rounds - (total / rounds) ** 2) / rounds);
    expect(error).toBeLessThan(0.032);
    expect(Math.abs(1 + total / rounds - exactReturn())).toBeLessThan(3 * error);
  });
});

const SIGNS = 'A23456789TJQK';

/** A round with these cards of the dealer and the player, clubs all. */
function played(his: string, mine: string, ...acts: readonly string[]) {
  const cards = [...his.padEnd(12, 'T'), ...mine].map((sign) => ((SIGNS.indexOf(sign) + 12) % 13) * 4).values();
  return pontoonRules.play(
    () => cards.next().value ?? 0,
    [{ bets: { main: 10 } }, ...acts.map((act) => ({ act }))],
    10,
  );
}

describe('a round', () => {
  it.each([
    ['a pontoon at once', 'T9', 'AK', [], 'pontoon', 30],
    ['a pontoon against a pontoon', 'TA', 'AK', [], 'lose', 0],
    ['a trick', 'TT', '22345', ['twist', 'twist', 'twist'], 'trick', 30],
    ['a trick with a bought card', 'TT', '22345', ['twist', 'twist', 'buy'], 'trick', 60],
    ['a trick against a pontoon', 'TA', '22345', ['twist', 'twist', 'twist'], 'lose', 0],
    ['21 against a trick', '22345', 'T92', ['twist', 'stick'], 'lose', 0],
    ['points against a trick', '22345', 'T7A', ['twist', 'stick'], 'lose', 0],
    ['more points', 'T8', 'T9', ['stick'], 'win', 20],
    ['more points with a bought card', 'T8', '569', ['buy', 'stick'], 'win', 40],
    ['equal points', 'T9', 'T9', ['stick'], 'lose', 0],
    ['against a bust dealer', 'T6', 'T5', ['stick'], 'win', 20],
    ['bust', 'T6', 'T5T', ['twist'], 'bust', 0],
  ] as const)('ends right: %s', (_, his, mine, acts, result, winMinor) => {
    expect(played(his, mine, ...acts)).toMatchObject({ isOver: true, winMinor, view: { result } });
  });

  it('keeps the dealer’s cards back until it is over, and lets nobody stick below 15', () => {
    const open = played('T8', '68');
    expect(open).toMatchObject({ isOver: false, winMinor: 0, view: { dealer: [], acts: ['twist', 'buy'] } });
    expect(played('T8', '683', 'stick').view).toMatchObject({ acts: ['twist', 'stick', 'buy'] });
    expect(played('T8', '683', 'buy').view).toMatchObject({ acts: ['twist', 'stick'], stakeMinor: 20 });
  });

  it('of an absent player comes to its end', () => {
    for (let round = 0; round < 200; round += 1) {
      const choices: Record<string, unknown>[] = [START];
      for (let left = 0; left < 4 && !pontoonRules.play(seededDraws(round), choices, 1).isOver; left += 1)
        choices.push({ ...pontoonRules.choiceOfAbsent(choices) });
      expect(pontoonRules.play(seededDraws(round), choices, 1).isOver).toBe(true);
    }
  });

  it('has one bought card at most', () => {
    expect(pontoonRules.choiceProblem([START, { act: 'buy' }], { act: 'buy' })).toBe('must not buy twice');
    expect(pontoonRules.choiceProblem([START, { act: 'buy' }], { act: 'twist' })).toBeNull();
    expect(pontoonRules.raiseOf?.([START], { act: 'buy' }, 1)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { bestAct, dealerScores, exactReturn } from '../exact/exact-return.ts';
import { pontoonRules } from './pontoon-rules.ts';

const START = { bets: { main: 1 } };

describe('the return', () => {
  it('by the best choices is exact', () => {
    expect([...dealerScores.values()].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
    expect(exactReturn()).toBeCloseTo(0.9934283, 6);
    expect(pontoonRules.returnBasisPoints).toBe(Math.floor(exactReturn() * 10_000));
  });

  it('is approached by rounds that are played by the best choices', () => {
    const rounds = 3_000;
    let total = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const choices: Record<string, unknown>[] = [START];
      let progress = pontoonRules.play(seededDraws(round * 7_919), choices, 1);
      let raised = 0;
      while (!progress.isOver) {
        const act = bestAct(progress.view);
        expect(progress.view.acts).toContain(act);
        raised += pontoonRules.raiseOf?.(choices, { act }, 1) ?? 0;
        choices.push({ act });
        progress = pontoonRules.play(seededDraws(round * 7_919), choices, 1);
      }
      const net = progress.winMinor - 1 - raised;
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
    expect(played(his, mine, ...acts)).toMatchObject({ isOver: true, winMinor, view: { hands: [{ result }] } });
  });

  it('keeps the dealer’s cards back until it is over, and lets nobody stick below 15', () => {
    const open = played('T8', '68');
    expect(open).toMatchObject({ isOver: false, winMinor: 0, view: { dealer: [], acts: ['twist', 'buy'] } });
    expect(played('T8', '683', 'stick').view).toMatchObject({ acts: ['twist', 'stick', 'buy'] });
    expect(played('T8', '683', 'buy').view).toMatchObject({ acts: ['twist', 'stick'], hands: [{ betMinor: 20 }] });
  });

  it('offers a split of two cards of one rank alone, and once', () => {
    expect(played('T8', 'QQ').view.acts).toContain('split');
    expect(played('T8', 'QK').view.acts).not.toContain('split');
    expect(played('T8', '888', 'twist').view.acts).not.toContain('split');
    expect(played('T8', '8888', 'split').view.acts).not.toContain('split');
  });

  it('plays both hands of a split in turn, each with its own bet and bought card', () => {
    const open = played('T8', '8837', 'split');
    expect(open).toMatchObject({ isOver: false, view: { played: 0, acts: ['twist', 'buy'], dealer: [] } });
    expect(open.view.hands.map(({ cards }) => cards.length)).toEqual([2, 2]);
    const second = played('T8', '8837T', 'split', 'buy', 'stick');
    expect(second.view).toMatchObject({ played: 1, hands: [{ betMinor: 20 }, { betMinor: 10 }] });
    const ended = played('T8', '8837TA', 'split', 'buy', 'stick', 'twist', 'stick');
    expect(ended).toMatchObject({
      isOver: true,
      winMinor: 40,
      view: { hands: [{ result: 'win' }, { result: 'lose' }] },
    });
  });

  it('counts an ace and a ten of a split as a pontoon, and goes on with the other hand', () => {
    const open = played('T8', 'AAK6', 'split');
    expect(open.view).toMatchObject({ played: 1, hands: [{ result: null }, { result: null }] });
    const ended = played('T8', 'AAK6', 'split', 'stick');
    expect(ended).toMatchObject({ winMinor: 30, view: { hands: [{ result: 'pontoon' }, { result: 'lose' }] } });
  });

  it('pays raises back for which there was nothing to do', () => {
    const apart = played('T8', 'T9', 'split', 'stick');
    expect(apart).toMatchObject({ isOver: true, winMinor: 30, view: { returnedMinor: 10, hands: [{ betMinor: 10 }] } });
    const twice = played('T8', '883T42', 'split', 'buy', 'buy', 'stick', 'stick');
    expect(twice.view).toMatchObject({ returnedMinor: 10, hands: [{ betMinor: 20 }, { betMinor: 10 }] });
  });

  it('of an absent player comes to its end', () => {
    for (let round = 0; round < 200; round += 1) {
      const choices: Record<string, unknown>[] = [START];
      for (let left = 0; left < 8 && !pontoonRules.play(seededDraws(round), choices, 1).isOver; left += 1)
        choices.push({ ...pontoonRules.choiceOfAbsent(choices) });
      expect(pontoonRules.play(seededDraws(round), choices, 1).isOver).toBe(true);
    }
  });

  it('has one bought card at most', () => {
    expect(pontoonRules.choiceProblem([START, { act: 'buy' }], { act: 'buy' })).toBe(
      'must not buy more often than there are hands',
    );
    const split = [START, { act: 'split' }, { act: 'buy' }];
    expect(pontoonRules.choiceProblem(split, { act: 'buy' })).toBeNull();
    expect(pontoonRules.choiceProblem(split, { act: 'split' })).toBe('must split the first two cards');
    expect(pontoonRules.choiceProblem([START, { act: 'buy' }], { act: 'twist' })).toBeNull();
    expect(pontoonRules.raiseOf?.([START], { act: 'buy' }, 1)).toBe(1);
  });
});

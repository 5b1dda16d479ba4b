import { describe, expect, it } from 'vitest';
import { CARD_VALUES, chanceOf } from '#arcade/games/blackjack/exact/exact-return.ts';
import { valueOfCard } from '#arcade/games/blackjack/rules/blackjack-hands.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { pontoonRules } from './pontoon-rules.ts';

const START = { bets: { main: 1 } };
const TRICK = 22;
const PONTOON = 23;

const totalOf = (least: number, hasAce: boolean) => (hasAce && least <= 11 ? least + 10 : least);

/** The chances of the dealer's scores, 0 for bust. */
const dealer = new Map<number, number>();
function drawOn(least: number, hasAce: boolean, count: number, chance: number): void {
  const total = totalOf(least, hasAce);
  const end =
    least > 21
      ? 0
      : count === 5
        ? TRICK
        : count === 2 && total === 21
          ? PONTOON
          : count >= 2 && total >= 17
            ? total
            : null;
  if (end !== null) dealer.set(end, (dealer.get(end) ?? 0) + chance);
  else
    for (const value of CARD_VALUES) drawOn(least + value, hasAce || value === 1, count + 1, chance * chanceOf(value));
}
drawOn(0, false, 0, 1);

/** The net win of a score, in stakes. */
function netOf(score: number): number {
  let beaten = 0;
  for (const [other, chance] of dealer) if (other < score) beaten += chance;
  return beaten * (score >= TRICK ? 2 : 1) - (1 - beaten);
}

type Act = 'twist' | 'stick' | 'buy';
const known = new Map<string, Readonly<Partial<Record<Act, number>>>>();

/** The expected net win of each act, in the stakes before it. */
function expectations(
  least: number,
  hasAce: boolean,
  count: number,
  hasBought: boolean,
): Readonly<Partial<Record<Act, number>>> {
  const key = `${least} ${hasAce} ${count} ${hasBought}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const next = (bought: boolean) =>
    CARD_VALUES.reduce(
      (sum, value) => sum + chanceOf(value) * bestOf(least + value, hasAce || value === 1, count + 1, bought),
      0,
    );
  const total = totalOf(least, hasAce);
  const all = {
    twist: next(hasBought),
    ...(total >= 15 && { stick: netOf(total) }),
    ...(!hasBought && { buy: 2 * next(true) }),
  };
  known.set(key, all);
  return all;
}

function bestOf(least: number, hasAce: boolean, count: number, hasBought: boolean): number {
  if (least > 21) return -1;
  if (count === 5) return netOf(TRICK);
  if (count === 2 && totalOf(least, hasAce) === 21) return netOf(PONTOON);
  return Math.max(...Object.values(expectations(least, hasAce, count, hasBought)));
}

function exactReturn(): number {
  const net = CARD_VALUES.reduce(
    (sum, one) =>
      sum +
      CARD_VALUES.reduce(
        (all, two) => all + chanceOf(one) * chanceOf(two) * bestOf(one + two, one === 1 || two === 1, 2, false),
        0,
      ),
    0,
  );
  return 1 + net;
}

/** The act that is expected to win most with these cards. */
function bestAct(cards: readonly number[], hasBought: boolean): Act {
  const values = cards.map(valueOfCard);
  const least = values.reduce((sum, value) => sum + value, 0);
  const acts = Object.entries(expectations(least, values.includes(1), values.length, hasBought)) as [Act, number][];
  return acts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

describe('the return', () => {
  it('by the best choices is exact', () => {
    expect([...dealer.values()].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
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

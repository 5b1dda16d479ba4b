import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { bestAct, exactReturn, HALVES, judgeCards as judge } from '../exact/exact-return.ts';
import { pokDengRules } from './pok-deng-rules.ts';

const START = { bets: { main: 2 } };

describe('the return', () => {
  it('by the best choices is the stated one, over all hands', () => {
    expect(exactReturn()).toBeCloseTo(0.984626, 6);
    expect(pokDengRules.returnBasisPoints).toBe(Math.floor(exactReturn() * 10_000));
  });

  it('is approached by rounds that are played by the best choices', () => {
    const rounds = 5_000;
    let total = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const seed = round * 7_919 + 1;
      const dealt = pokDengRules.play(seededDraws(seed), [START], 2);
      const act = bestAct(dealt.view.player);
      const net = (dealt.isOver ? dealt : pokDengRules.play(seededDraws(seed), [START, { act }], 2)).winMinor / 2 - 1;
      total += net;
      squares += net ** 2;
    }
    const error = Math.sqrt((squares / rounds - (total / rounds) ** 2) / rounds);
    expect(error).toBeLessThan(0.02);
    expect(Math.abs(1 + total / rounds - exactReturn())).toBeLessThan(3 * error);
  });
});

it('settles like an independent calculator', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 1_200; round += 1) {
    const main = 2 * (round + 1);
    const cards = ((draw) => Array.from({ length: 6 }, () => draw(52)))(seededDraws(round));
    const [a = 0, b = 0, third = 0, c = 0, d = 0, other = 0] = cards;
    const act = round % 2 === 0 ? 'draw' : 'stay';
    const isPok = [judge([a, b]), judge([c, d])].some(({ points }) => points >= 8);
    const mine = !isPok && act === 'draw' ? [a, b, third] : [a, b];
    const his = !isPok && judge([c, d]).points <= 4 ? [c, d, other] : [c, d];
    const start = { bets: { main } };
    const open = pokDengRules.play(seededDraws(round), [start], main);
    expect(open).toMatchObject({ isOver: isPok, view: { player: [a, b], dealer: isPok ? [c, d] : [] } });
    const { view, isOver, winMinor } = pokDengRules.play(
      seededDraws(round),
      [start, ...(isPok ? [] : [{ act }])],
      main,
    );
    const { points, deng } = judge(mine);
    const isWon = points > judge(his).points;
    expect(view).toEqual({ player: mine, dealer: his, deng, bets: start.bets, result: isWon ? 'win' : 'lose' });
    expect({ isOver, winMinor }).toEqual({
      isOver: true,
      winMinor: isWon ? (main / 2) * (2 + (HALVES[deng] ?? 0)) : 0,
    });
    seen.add(`${deng} ${view.result}`);
  }
  expect(seen.size).toBe(8);
});

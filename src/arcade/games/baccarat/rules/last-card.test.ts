import { expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { rankOf } from '#arcade/games/video-poker/rules/cards.ts';
import { baccaratRules } from './baccarat-rules.ts';
import { fatesOfLastCard, lastCardOf, ranksText } from './last-card.ts';

const SIGNS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const signOfRank = (rank: number) => SIGNS[rank] ?? '';
const hand = (text: string) => text.split(' ').map((sign) => SIGNS.indexOf(sign) * 4);

/** The fates as they are said, for hands such as `4 2` and `3 2 A`. */
function said(player: string, banker: string) {
  const { another, ...fates } = fatesOfLastCard({ player: hand(player), banker: hand(banker) });
  const text = (ranks: readonly number[]) => ranksText(ranks, signOfRank);
  return [text(fates.player), text(fates.banker), text(fates.tie), text(another)];
}

it('names the last card by the order of the deal', () => {
  expect(lastCardOf({ player: hand('4 5'), banker: hand('3 2') })).toEqual({ side: 'banker', card: 0 });
  expect(lastCardOf({ player: hand('4 A 9'), banker: hand('3 4') }).side).toBe('player');
  expect(lastCardOf({ player: hand('4 A 9'), banker: hand('3 2 K') }).side).toBe('banker');
  expect(lastCardOf({ player: hand('4 3'), banker: hand('3 2 K') }).side).toBe('banker');
});

it('tells whom each third card of the banker makes win: 6 against 5', () => {
  expect(said('4 2', '3 2 A')).toEqual(['5–K', '2, 3, 4', 'A', '']);
});

it('tells with which third card of the player the banker draws once more: 3 against 6', () => {
  // With 6 or 7 the banker draws; with all else he stands on 6.
  expect(said('K 3 9', '4 2')).toEqual(['4, 5', 'A, 2, 8–K', '3', '6, 7']);
});

it('tells which second card of the banker ends the round', () => {
  // A natural 9 ends it in any case.
  expect(said('K 9', '4 2')).toEqual(['A–4, 6–K', '', '5', '']);
  // With 7 against 4, points below 6 take a third card.
  expect(said('K 7', '4 2')).toEqual(['2', '4, 5', '3', 'A, 6–K']);
  // With 3 against 8, only a natural ends it.
  expect(said('K 3', '8 K')).toEqual(['', 'A, 10–K', '', '2–9']);
});

it('says neighbours from four on as a range', () => {
  const text = (signs: string) =>
    ranksText(
      signs.split(' ').map((sign) => SIGNS.indexOf(sign)),
      signOfRank,
    );
  expect(text('A 2 3')).toBe('A, 2, 3');
  expect(text('A 2 3 4')).toBe('A–4');
  expect(text('A 3 10 J Q K')).toBe('A, 3, 10–K');
  expect(ranksText([], signOfRank)).toBe('');
});

it('leads every card that was dealt last to the outcome of its round, and covers all 13 ranks', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { view } = baccaratRules.play(seededDraws(seed), [{ bets: { player: 20 } }], 20);
    const fates = fatesOfLastCard(view);
    expect(fates[view.outcome], String(seed)).toContain(rankOf(lastCardOf(view).card));
    expect(
      Object.values(fates)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(SIGNS.map((_, rank) => rank));
  }
});

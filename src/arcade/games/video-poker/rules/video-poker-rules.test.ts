import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { videoPokerGames as names } from '#catalogue/vocabulary/side-games.ts';
import { judgeHand } from './hand-rank.ts';
import { madeHold } from './made-hold.ts';
import { payOfHand, variantOfId, variantOfName, videoPokerVariants } from './variants.ts';
import { videoPokerGames, videoPokerRules } from './video-poker-rules.ts';

const jacks = videoPokerRules(variantOfId('jacks'));

describe('a round of video poker', () => {
  it('draws ten cards at once, five to deal and the replacements in order', () => {
    const bounds: number[] = [];
    // Always the last card that is left, which the swap replaces by an earlier one.
    const last = (bound: number) => {
      bounds.push(bound);
      return bound - 1;
    };
    expect(jacks.play(last, [], 100).view.cards).toEqual([51, 0, 1, 2, 3]);
    expect(bounds).toEqual([52, 51, 50, 49, 48, 47, 46, 45, 44, 43]);
    expect(jacks.play(last, [{ hold: [1, 3] }], 100).view.cards).toEqual([4, 0, 5, 2, 6]);
    expect(bounds.slice(10)).toEqual(bounds.slice(0, 10));
  });

  it('deals the joker from 53 cards', () => {
    const joker = videoPokerRules(variantOfId('joker'));
    expect(joker.play((bound) => bound - 1, [], 100).view.cards[0]).toBe(52);
  });

  it('pays the multiple of the final hand, and nothing before', () => {
    for (const [index, variant] of videoPokerVariants.entries()) {
      const { play } = videoPokerRules(variant);
      for (let seed = 0; seed < 100; seed += 1) {
        const dealt = play(seededDraws(seed * 16 + index), [], 25);
        expect(dealt).toMatchObject({ isOver: false, winMinor: 0, view: { hold: null } });
        const hold = madeHold(variant, dealt.view.cards);
        const { view, isOver, winMinor } = play(seededDraws(seed * 16 + index), [{ hold }], 25);
        const row = payOfHand(variant)(judgeHand(view.cards, variant.wildRank));
        expect(isOver).toBe(true);
        expect(winMinor).toBe(25 * (row?.multiple ?? 0));
        expect(view.rank).toBe(row?.hand ?? 'nothing');
        expect(new Set([...view.cards, ...dealt.view.cards]).size).toBe(10 - hold.length);
        for (const place of hold) expect(view.cards[place]).toBe(dealt.view.cards[place]);
      }
    }
  });

  it('shows nothing that is still hidden', () => {
    const { view } = jacks.play(seededDraws(1), [], 100);
    expect(Object.keys(view).sort()).toEqual(['cards', 'hold', 'pays', 'rank', 'variant']);
    expect(view.cards).toHaveLength(5);
    expect(jacks.play(seededDraws(1), [{ hold: [0] }], 100).view.cards).toHaveLength(5);
  });

  it('ends a round that was left with the simple hold, which keeps a paying hand', () => {
    for (const [index, variant] of videoPokerVariants.entries()) {
      const { play, choiceOfAbsent, choiceProblem } = videoPokerRules(variant);
      expect(choiceProblem([], choiceOfAbsent([]))).toBeNull();
      const multipleOf = (hand: string) => variant.pays.find((row) => row.hand === hand)?.multiple ?? 0;
      for (let seed = 0; seed < 150; seed += 1) {
        const dealt = play(seededDraws(seed * 16 + index), [], 1);
        const { view, isOver, winMinor } = play(seededDraws(seed * 16 + index), [choiceOfAbsent([])], 1);
        expect(isOver).toBe(true);
        expect(view.hold).toEqual(madeHold(variant, dealt.view.cards));
        expect(winMinor).toBeGreaterThanOrEqual(multipleOf(dealt.view.rank));
      }
    }
  });

  it.each([
    [[], { hold: [] }, null],
    [[], { hold: [0, 1, 2, 3, 4] }, null],
    [[], {}, 'hold must be'],
    [[], { hold: [1, 0] }, 'hold must be'],
    [[], { hold: [1, 1] }, 'hold must be'],
    [[], { hold: [5] }, 'hold must be'],
    [[], { hold: [-1] }, 'hold must be'],
    [[], { hold: [0.5] }, 'hold must be'],
    [[], { hold: ['0'] }, 'hold must be'],
    [[], { hold: 'all' }, 'hold must be'],
    [[], { hold: [0], side: 'heads' }, 'no other field'],
    [[{ hold: [] }], { hold: [] }, 'must not follow another'],
  ])('after %j finds in %j the problem %j', (made, next, problem) => {
    const found = jacks.choiceProblem(made, next);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toContain(problem);
  });
});

describe('the variants', () => {
  it('have ids, pay tables from the best hand down and returns between 94.5 and 99.6 percent', () => {
    expect(videoPokerGames.map(({ id }) => id)).toEqual([
      'video-poker-jacks-1',
      'video-poker-tens-1',
      'video-poker-queens-1',
      'video-poker-deuces-1',
      'video-poker-sevens-1',
      'video-poker-joker-1',
      'video-poker-bonus-1',
      'video-poker-double-bonus-1',
    ]);
    for (const { pays, returnBasisPoints } of videoPokerVariants) {
      const multiples = pays.map(({ multiple }) => multiple);
      expect(multiples).toEqual([...multiples].sort((a, b) => b - a));
      expect(multiples.every((multiple) => Number.isInteger(multiple) && multiple > 0)).toBe(true);
      expect(returnBasisPoints).toBeGreaterThanOrEqual(9_450);
      expect(returnBasisPoints).toBeLessThanOrEqual(9_960);
    }
  });

  it('are found by the names of the catalogue', () => {
    expect(names.map(({ en }) => [en, variantOfName(`Noble ${en}`)])).toEqual([
      ['Jacks or Better', 'jacks'],
      ['Tens or Better', 'tens'],
      ['Kings or Better', 'queens'],
      ['Queens or Better', 'queens'],
      ['Deuces Wild', 'deuces'],
      ['Sevens Wild', 'sevens'],
      ['Faces Wild', 'deuces'],
      ['Joker Poker', 'joker'],
      ['Bonus Poker', 'bonus'],
      ['Double Bonus Poker', 'double-bonus'],
      ['Draw Poker', 'jacks'],
      ['Aces and Faces', 'bonus'],
      ['Aces and Eights', 'bonus'],
      ['Deuces and Joker', 'deuces'],
      ['Split Poker', 'jacks'],
    ]);
  });
});

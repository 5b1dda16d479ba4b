import { describe, expect, it } from 'vitest';
import type { GameType, VendorLane } from '#contracts/generated/contracts.ts';
import { lanesShown, prizeModeOf } from './lanes-shown.ts';

const lane = (gameCategory: GameType, ...codes: string[]): VendorLane => ({
  gameCategory,
  title: gameCategory,
  cards: Object.fromEntries(
    codes.map((vassalage) => [
      vassalage,
      {
        vassalage,
        displayName: vassalage,
        wordmark: vassalage,
        lagerIcon: '/art/vendor.webp',
        gameType: gameCategory,
        gameCategory,
        gameCount: 3,
      },
    ]),
  ),
  gameClassify: [],
});

const lotteries = { categories: ['ELOTT', 'LOTT'] as const, asked: undefined, showLanes: true };
const shown = (lanes: readonly VendorLane[], choice: Parameters<typeof lanesShown>[1]) =>
  lanesShown(lanes, choice).map(({ gameCategory }) => gameCategory);

describe('prizeModeOf', () => {
  it.each(['TCG_LOTTO_VN', 'LOTT'])('is ELOTT where the e-lottery has the card %s', (key) => {
    expect(prizeModeOf([lane('LOTT', 'GG'), lane('ELOTT', 'GG', key)])).toBe('ELOTT');
  });

  it('is LOTT without such a card, wherever else one of that name is', () => {
    expect(prizeModeOf([lane('LOTT', 'TCG_LOTTO_VN'), lane('ELOTT', 'GG')])).toBe('LOTT');
    expect(prizeModeOf([])).toBe('LOTT');
  });
});

describe('lanesShown', () => {
  const both = [lane('LOTT', 'TCG_SEA'), lane('ELOTT', 'TCG_LOTTO_VN')];

  it('leads with the lotteries of the prize mode', () => {
    expect(shown(both, lotteries)).toEqual(['ELOTT', 'LOTT']);
    expect(shown([lane('LOTT', 'TCG_SEA'), lane('ELOTT', 'GG')], lotteries)).toEqual(['LOTT', 'ELOTT']);
  });

  it('leads with the category that the address asks for', () => {
    expect(shown(both, { ...lotteries, asked: 'LOTT' })).toEqual(['LOTT', 'ELOTT']);
  });

  it('shows the leading category alone where the document wants no lanes, and none without vendors', () => {
    expect(shown(both, { ...lotteries, showLanes: false })).toEqual(['ELOTT']);
    expect(shown([lane('SPORTS'), lane('RNG', 'PG')], { ...lotteries, categories: ['SPORTS'] })).toEqual([]);
  });
});

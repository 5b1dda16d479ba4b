import { expect, it } from 'vitest';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import type { DrawGameCode } from '#contracts/generated/contracts.ts';
import { validateDrawGameCode } from '#contracts/generated/validators.js';
import { completeLanguages } from '#contracts/languages.ts';
import { drawSubtitle } from './draw-subtitle.ts';
import { lotteryGames } from './lottery-games.ts';
import { categoryOf } from './site-games.ts';

const LANGUAGES = [...completeLanguages].sort();

it('are in the catalogue under the same code, vendor, type and category', () => {
  const catalogue = new Map(generateCatalogue().map((game) => [game.gameCode, game]));
  for (const game of lotteryGames) {
    expect(validateDrawGameCode(game.gameCode)).toBe(true);
    expect(catalogue.get(game.gameCode), game.gameCode).toMatchObject({
      vassalage: game.vassalage,
      gameType: game.group,
      gameCategory: categoryOf(game),
    });
  }
  expect(new Set(lotteryGames.map(({ gameCode }) => gameCode)).size).toBe(lotteryGames.length);
});

it('are named in every language that the portal speaks, each by a name of its own', () => {
  for (const code of LANGUAGES) {
    const names = lotteryGames.map(({ name }) => (name as Record<string, string>)[code] ?? '');
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(new Set(names).size).toBe(lotteryGames.length);
  }
});

it('say when they draw in every language, with their time or their minutes', () => {
  for (const game of lotteryGames) {
    const subtitle = drawSubtitle(game);
    expect(Object.keys(subtitle).sort()).toEqual(LANGUAGES);
    const { schedule } = game;
    const figure = schedule.kind === 'daily' ? schedule.at : schedule.minutes > 2 ? String(schedule.minutes) : '';
    for (const words of Object.values(subtitle)) expect(words).toContain(figure);
  }
});

it('say it as people do', () => {
  const say = (code: string, language: string): string | undefined => {
    const game = lotteryGames.find(({ gameCode }) => gameCode === code);
    return game && (drawSubtitle(game) as Record<string, string>)[language];
  };
  expect(say('VN_MB', 'VI')).toBe('Mỗi ngày lúc 18:15');
  expect(say('VN_LOTUS_SIX', 'VI')).toBe('Thứ Ba, Năm, Bảy lúc 21:30');
  expect(say('VN_KENO_EXPRESS', 'EN')).toBe('Every minute');
  expect(say('LHC_JADE', 'ES')).toBe('Mié, sáb, 20:00 hora de Londres');
  expect(say('SSC_STAR', 'AR')).toBe('كل دقيقتين');
  expect(say('VN_LOTUS_SIX', 'CN')).toBe('周二、四、六 21:30 河内时间');
  expect(say('LHC_JADE', 'JA')).toBe('水・土 20:00（ロンドン時間）');
  expect(say('VN_MB', 'FR')).toBe('Tous les jours, 18:15 heure de Hanoï');
});

it('fill a whole day where they draw round the clock, so that no draw comes early at midnight', () => {
  for (const { schedule } of lotteryGames) if (schedule.kind === 'every') expect(1_440 % schedule.minutes).toBe(0);
});

/** Fair odds of a game, without a house edge: two digits, one ball, one of two halves, one of ten cars. */
const FAIR: Readonly<Record<DrawGameCode, number>> = {
  VN_MB: 100,
  VN_MN: 100,
  VN_MT: 100,
  VN_HN_VIP: 100,
  VN_KENO_EXPRESS: 2,
  VN_BAMBOO_RACE: 10,
  VN_HN_ELEVEN: 11 / 5,
  VN_LOTUS_SIX: 49,
  SSC_STAR: 10,
  LF_LOTUS: 45,
  LHC_JADE: 49,
  SEA_BKK: 100,
};

it('pay a little less than the odds are against', () => {
  for (const { gameCode, odds } of lotteryGames) {
    expect(odds, gameCode).toMatch(/^\d+(\.\d+)?$/);
    expect(Number(odds) / FAIR[gameCode], gameCode).toBeGreaterThanOrEqual(0.95);
    expect(Number(odds) / FAIR[gameCode], gameCode).toBeLessThan(1);
  }
});

import { expect, it } from 'vitest';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { validateDrawGameCode } from '#contracts/generated/validators.js';
import { completeLanguages } from '#contracts/languages.ts';
import { drawSubtitle } from './draw-subtitle.ts';
import { leadingGames, lotteryGames } from './lottery-games.ts';
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

it('have names of their own, those that lead in every language', () => {
  for (const code of LANGUAGES) {
    const names = leadingGames.map(({ name }) => (name as Record<string, string>)[code] ?? '');
    expect(names.filter((name) => name.trim() === '')).toEqual([]);
    expect(new Set(names).size).toBe(leadingGames.length);
  }
  // As in the catalogue, other games may have no name of their own in a language; then it is the English one.
  expect(new Set(lotteryGames.map(({ name }) => name.EN)).size).toBe(lotteryGames.length);
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

it('are every lottery of the catalogue', () => {
  const listed = generateCatalogue().filter(({ gameCategory }) => gameCategory === 'LOTT' || gameCategory === 'ELOTT');
  expect(lotteryGames.map(({ gameCode }) => gameCode).sort()).toEqual(listed.map(({ gameCode }) => gameCode).sort());
});

it('draw on the weekdays of their province', () => {
  const scheduleOf = (code: string) => lotteryGames.find(({ gameCode }) => gameCode === code)?.schedule;
  expect(scheduleOf('VN_HN')).toEqual({ kind: 'daily', at: '18:15', weekdays: [1, 4] });
  expect(scheduleOf('VN_HCM')).toEqual({ kind: 'daily', at: '16:15', weekdays: [1, 6] });
  expect(scheduleOf('VN_DNA')).toEqual({ kind: 'daily', at: '17:15', weekdays: [3, 6] });
});

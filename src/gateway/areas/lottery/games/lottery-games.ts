import { displayName } from '#catalogue/display-names.ts';
import { lotteryRows } from '#catalogue/lottery-games.ts';
import {
  bangkokTable,
  fiveAndOne,
  fiveDigits,
  fiveEndings,
  fiveOfEleven,
  keno,
  northernTable,
  race,
  sixAndOne,
  southernTable,
} from '../draws/draw-forms.ts';
import { houseGame } from './house-game.ts';
import type { LotteryGame } from './lottery-game.ts';

const vietnam = { vassalage: 'TCG_LOTTO_VN', prizeMode: 'ELOTT', zone: 'Asia/Ho_Chi_Minh', isHot: false } as const;

/** The games that lead the menus of their prize modes. Their draws go back to the first day of the house. */
export const leadingGames: readonly LotteryGame[] = [
  {
    ...vietnam,
    gameCode: 'VN_MB',
    group: 'LF',
    mark: 'temple',
    name: displayName('draw.VN_MB'),
    schedule: { kind: 'daily', at: '18:15' },
    form: { kind: 'prizes', prizes: northernTable },
  },
  {
    ...vietnam,
    gameCode: 'VN_MN',
    group: 'LF',
    mark: 'tower',
    isHot: true,
    name: displayName('draw.VN_MN'),
    schedule: { kind: 'daily', at: '16:15' },
    form: { kind: 'prizes', prizes: southernTable },
  },
  {
    ...vietnam,
    gameCode: 'VN_MT',
    group: 'LF',
    mark: 'bridge',
    name: displayName('draw.VN_MT'),
    schedule: { kind: 'daily', at: '17:15' },
    form: { kind: 'prizes', prizes: southernTable },
  },
  {
    ...vietnam,
    gameCode: 'VN_HN_VIP',
    group: 'SSC',
    mark: 'temple',
    name: displayName('draw.VN_HN_VIP'),
    schedule: { kind: 'every', minutes: 5 },
    form: fiveEndings,
  },
  {
    ...vietnam,
    gameCode: 'VN_KENO_EXPRESS',
    group: 'SSC',
    mark: 'keno',
    isHot: true,
    name: displayName('draw.VN_KENO_EXPRESS'),
    schedule: { kind: 'every', minutes: 1 },
    form: keno,
  },
  {
    ...vietnam,
    gameCode: 'VN_BAMBOO_RACE',
    group: 'PK10',
    mark: 'car',
    name: displayName('draw.VN_BAMBOO_RACE'),
    schedule: { kind: 'every', minutes: 3 },
    form: race,
  },
  {
    ...vietnam,
    gameCode: 'VN_HN_ELEVEN',
    group: '11X5',
    mark: 'eleven',
    name: displayName('draw.VN_HN_ELEVEN'),
    schedule: { kind: 'every', minutes: 10 },
    form: fiveOfEleven,
  },
  {
    ...vietnam,
    gameCode: 'VN_LOTUS_SIX',
    group: 'LHC',
    mark: 'lotus',
    name: displayName('draw.VN_LOTUS_SIX'),
    schedule: { kind: 'daily', at: '21:30', weekdays: [2, 4, 6] },
    form: sixAndOne,
  },
  {
    gameCode: 'SSC_STAR',
    vassalage: 'ELOTT',
    group: 'SSC',
    prizeMode: 'ELOTT',
    mark: 'digits',
    isHot: false,
    name: displayName('draw.SSC_STAR'),
    zone: 'Europe/Madrid',
    schedule: { kind: 'every', minutes: 2 },
    form: fiveDigits,
  },
  {
    gameCode: 'LF_LOTUS',
    vassalage: 'LOTT',
    group: 'LF',
    prizeMode: 'LOTT',
    mark: 'lotus',
    isHot: true,
    name: displayName('draw.LF_LOTUS'),
    zone: 'Europe/Madrid',
    schedule: { kind: 'daily', at: '21:30' },
    form: fiveAndOne,
  },
  {
    gameCode: 'LHC_JADE',
    vassalage: 'LOTT',
    group: 'LHC',
    prizeMode: 'LOTT',
    mark: 'six',
    isHot: false,
    name: displayName('draw.LHC_JADE'),
    zone: 'Europe/London',
    schedule: { kind: 'daily', at: '20:00', weekdays: [3, 6] },
    form: sixAndOne,
  },
  {
    gameCode: 'SEA_BKK',
    vassalage: 'TCG_SEA',
    group: 'LF',
    prizeMode: 'SEA',
    mark: 'ticket',
    isHot: false,
    name: displayName('draw.SEA_BKK'),
    zone: 'Asia/Bangkok',
    schedule: { kind: 'daily', at: '15:30' },
    form: { kind: 'prizes', prizes: bangkokTable },
  },
];

const leadingCodes: ReadonlySet<string> = new Set(leadingGames.map(({ gameCode }) => gameCode));

/** Every game that the house draws: those that lead, then the others in the order of the catalogue. */
export const lotteryGames: readonly LotteryGame[] = [
  ...leadingGames,
  ...lotteryRows()
    .filter(({ gameCode }) => !leadingCodes.has(gameCode))
    .map(houseGame),
];

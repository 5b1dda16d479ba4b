import type { LotteryRow } from '#catalogue/lottery-games.ts';
import type { DrawMark } from '#contracts/generated/contracts.ts';
import {
  bangkokTable,
  fiveAndOne,
  fiveDigits,
  fiveEndings,
  fiveOfEleven,
  fourDigitTable,
  keno,
  northernTable,
  race,
  sixAndOne,
  southernTable,
} from '../draws/draw-forms.ts';
import type { DrawForm, DrawSchedule, LotteryGame, PrizeForm } from './lottery-game.ts';
import { regionOfProvince, weekdaysOfProvince } from './province-days.ts';

type Drawn = Pick<LotteryGame, 'schedule' | 'form' | 'mark' | 'zone'>;

const every = (minutes: number): DrawSchedule => ({ kind: 'every', minutes });
const table = (prizes: readonly PrizeForm[]): DrawForm => ({ kind: 'prizes', prizes });

/** Draws of Thailand and Laos have the table of Bangkok; those of the other countries have four digits. */
const BANGKOK_TABLE = ['BKK', 'CNX', 'HKT', 'UTP', 'HDY', 'VTE', 'LPQ'];

/** The schedule and form of a lottery of the catalogue. The same row always gives the same game. */
export function houseGame(row: LotteryRow): LotteryGame {
  const { gameCode, vassalage, gameCategory, gameType } = row;
  return {
    gameCode,
    vassalage,
    group: gameType,
    prizeMode: vassalage === 'TCG_SEA' ? 'SEA' : gameCategory,
    isHot: false,
    name: { EN: row.gameName, ...row.names },
    ...drawnOf(row),
  };
}

function drawnOf({ gameCode, vassalage, gameType }: LotteryRow): Drawn {
  const [, place = ''] = gameCode.split('_');
  if (vassalage === 'TCG_LOTTO_VN' && gameType === 'LF') return provinceDraw(place);
  if (vassalage === 'TCG_LOTTO_VN') return { ...fastDraw(gameCode, gameType), zone: 'Asia/Ho_Chi_Minh' };
  if (vassalage === 'TCG_SEA') return seaDraw(place);
  // The names of the two houses give each of their draws a time of its own.
  const turn = [...gameCode].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0);
  if (vassalage === 'ELOTT') return { ...rapidDraw(gameType, turn), zone: 'Europe/Madrid' };
  return { ...slowDraw(gameType, turn), zone: turn % 2 === 0 ? 'Europe/Madrid' : 'Europe/London' };
}

function provinceDraw(place: string): Drawn {
  const region = regionOfProvince(place);
  const weekdays = weekdaysOfProvince(place);
  const [at, prizes, mark] = {
    north: ['18:15', northernTable, 'temple'],
    centre: ['17:15', southernTable, 'bridge'],
    south: ['16:15', southernTable, 'tower'],
  }[region] as [string, readonly PrizeForm[], DrawMark];
  return { schedule: { kind: 'daily', at, weekdays }, form: table(prizes), mark, zone: 'Asia/Ho_Chi_Minh' };
}

function fastDraw(gameCode: string, gameType: LotteryRow['gameType']): Omit<Drawn, 'zone'> {
  const isExpress = gameCode.endsWith('_EXPRESS');
  if (gameCode.includes('KENO')) return { schedule: every(isExpress ? 1 : 5), form: keno, mark: 'keno' };
  if (gameType === 'SSC' && isExpress) return { schedule: every(2), form: fiveDigits, mark: 'digits' };
  if (gameType === 'SSC') return { schedule: every(5), form: fiveEndings, mark: 'temple' };
  if (gameCode.startsWith('VN_EXPRESS')) return { schedule: every(10), form: sixAndOne, mark: 'six' };
  if (gameType === 'LHC') return { schedule: { kind: 'daily', at: '20:45' }, form: sixAndOne, mark: 'six' };
  return rapidDraw(gameType, gameCode.length);
}

const seaTurn = (place: string): number => [...place].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

function seaDraw(place: string): Drawn {
  const at = `${12 + (seaTurn(place) % 9)}:${seaTurn(place) % 2 === 0 ? '00' : '30'}`;
  const form = table(BANGKOK_TABLE.includes(place) ? bangkokTable : fourDigitTable);
  return { schedule: { kind: 'daily', at }, form, mark: 'ticket', zone: 'Asia/Bangkok' };
}

/** Round the clock. */
function rapidDraw(gameType: LotteryRow['gameType'], turn: number): Omit<Drawn, 'zone'> {
  const pick = (...minutes: readonly number[]): DrawSchedule => every(minutes[turn % minutes.length] ?? 5);
  switch (gameType) {
    case 'SSC':
      return { schedule: pick(1, 2, 3), form: fiveDigits, mark: 'digits' };
    case 'PK10':
      return { schedule: pick(2, 3, 5), form: race, mark: 'car' };
    case '11X5':
      return { schedule: pick(3, 5, 10), form: fiveOfEleven, mark: 'eleven' };
    case 'LHC':
      return { schedule: pick(5, 10, 15), form: sixAndOne, mark: 'six' };
    case 'LF':
      return { schedule: pick(10, 15, 20), form: fiveAndOne, mark: 'lotus' };
  }
}

/** Every half hour, every evening, or on three days of the week. */
function slowDraw(gameType: LotteryRow['gameType'], turn: number): Omit<Drawn, 'zone'> {
  const { form, mark } = rapidDraw(gameType, turn);
  const at = `${String(11 + (turn % 12)).padStart(2, '0')}:${turn % 3 === 0 ? '15' : '45'}`;
  if (gameType === 'LF') return { schedule: { kind: 'daily', at }, form, mark };
  if (gameType === 'LHC')
    return { schedule: { kind: 'daily', at, weekdays: turn % 2 === 0 ? [2, 4, 7] : [1, 3, 6] }, form, mark };
  return { schedule: every(30), form, mark };
}

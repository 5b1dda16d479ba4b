import {
  fiveAndOne,
  fiveDigits,
  fiveEndings,
  fiveOfEleven,
  fourDigitTable,
  keno,
  race,
  sixAndOne,
} from '../draws/draw-forms.ts';
import type { Draw } from '../draws/draw-schedule.ts';
import type { DrawForm, LotteryGame } from '../games/lottery-game.ts';
import { ballBets, sixBallBets } from './ball-bets.ts';
import type { BetType } from './bet-type.ts';
import { digitBets, endingBets } from './digit-bets.ts';
import { elevenBets } from './eleven-bets.ts';
import { kenoBets } from './keno-bets.ts';
import { raceBets } from './race-bets.ts';
import { fourDigitBets, tableBets } from './table-bets.ts';
import { lunarYearAt } from './zodiac.ts';

const ofForm = new Map<unknown, () => BetType[]>([
  [fiveDigits, digitBets],
  [fiveEndings, endingBets],
  [keno, kenoBets],
  [race, raceBets],
  [fiveOfEleven, elevenBets],
  [fiveAndOne, () => ballBets({ to: 45, main: 5 })],
]);

const made = new Map<unknown, readonly BetType[]>();

/**
 * The ways to bet on a draw of a game, in the order of their tabs. Prices of animals depend on the year of the draw.
 */
export function betTypesOf({ form }: Pick<LotteryGame, 'form'>, { atMs }: Pick<Draw, 'atMs'>): readonly BetType[] {
  const year = form === sixAndOne ? lunarYearAt(atMs) : null;
  const key = year ?? (form.kind === 'prizes' ? form.prizes : form);
  const known = made.get(key);
  if (known !== undefined) return known;
  const types = year === null ? typesOf(form) : sixBallBets(year);
  made.set(key, types);
  return types;
}

function typesOf(form: DrawForm): readonly BetType[] {
  if (form.kind === 'prizes')
    return form.prizes === fourDigitTable ? fourDigitBets(form.prizes) : tableBets(form.prizes);
  const types = ofForm.get(form)?.();
  if (types === undefined) throw new Error('a form of draws has no bets');
  return types;
}

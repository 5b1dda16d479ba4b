import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { DrawPrize } from '#contracts/generated/contracts.ts';
import type { DrawForm, LotteryGame, PrizeForm } from '../games/lottery-game.ts';
import { DrawDice } from './draw-dice.ts';

/** The result of a draw. */
export interface DrawnNumbers {
  /**
   * In their order; of a prize table the two-digit endings of its four lowest numbers and, last, of the special one.
   */
  readonly balls: readonly string[];
  /** Which of the balls is the special one. */
  readonly special: number | null;
  readonly prizes: DrawPrize[] | null;
}

/**
 * The first day whose draws follow from seeds of their own: its seed is stated as a digest before a draw and revealed
 * after it. Older draws follow from the secret itself, which is never revealed.
 */
const FIRST_SEEDED_DAY = '20261126';

/** How many of a prize table's numbers stand for it, beside the special one. */
const ENDINGS = 4;

/** The numbers of a draw, by the secret of the house. Whether the draw has been is for the caller to know. */
export function drawNumbers(
  secret: KeyObject,
  { gameCode, form }: Pick<LotteryGame, 'gameCode' | 'form'>,
  issue: string,
): DrawnNumbers {
  const seed = issue >= FIRST_SEEDED_DAY ? createSecretKey(drawSeed(secret, { gameCode }, issue)) : secret;
  const dice = new DrawDice(seed, `${gameCode}\n${issue}`);
  if (form.kind === 'balls') {
    return { balls: drawBalls(dice, form), special: specialOf(form), prizes: null };
  }
  const prizes = form.prizes.map((prize) => drawPrize(dice, prize));
  const [special = '', ...others] = prizes.flatMap(({ numbers }) => numbers);
  const balls = [...others.slice(-ENDINGS), special].map((number) => number.slice(-2));
  return { balls, special: balls.length - 1, prizes };
}

/** The seed of a draw: 32 bytes. @param secret of the house. */
export function drawSeed(secret: KeyObject, { gameCode }: Pick<LotteryGame, 'gameCode'>, issue: string): Buffer {
  return createHmac('sha256', secret).update(`seed\n${gameCode}\n${issue}`).digest();
}

/** The commitment to a seed, published before its draw: its SHA-256 in hexadecimal digits. */
export function commitmentOf(seed: Buffer): string {
  return createHash('sha256').update(seed).digest('hex');
}

function drawBalls(dice: DrawDice, { count, from, to, isUnique, isSorted }: Extract<DrawForm, { kind: 'balls' }>) {
  const urn = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const drawn = Array.from({ length: count }, () => {
    const place = dice.below(urn.length);
    const ball = urn[place] ?? from;
    if (isUnique) urn.splice(place, 1);
    return ball;
  });
  if (isSorted) drawn.sort((one, other) => one - other);
  const digits = String(to).length;
  return drawn.map((ball) => String(ball).padStart(digits, '0'));
}

function specialOf({ count, special }: Extract<DrawForm, { kind: 'balls' }>): number | null {
  if (special === undefined) return null;
  return special === 'first' ? 0 : count - 1;
}

function drawPrize(dice: DrawDice, { prize, count, digits }: PrizeForm): DrawPrize {
  const number = (): string => Array.from({ length: digits }, () => dice.below(10)).join('');
  return { prize, numbers: Array.from({ length: count }, number) };
}

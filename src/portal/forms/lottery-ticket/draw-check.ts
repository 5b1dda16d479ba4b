import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DrawForm, LotteryTicket } from '#contracts/generated/contracts.ts';

type DrawnTicket = Pick<LotteryTicket, 'gameCode' | 'issue' | 'form' | 'commitment' | 'result'> & {
  /** In hexadecimal digits. */
  readonly seed: string;
};

/** What the check of a draw came to. The numbers are those that follow from the seed. */
export type DrawVerdict =
  | { readonly kind: 'agrees' | 'otherNumbers'; readonly numbers: readonly string[] }
  | { readonly kind: 'otherSeed' };

/** So many numbers of a prize table stand for it, beside the special one. */
const ENDINGS = 4;

/**
 * Checks a draw in the browser, by code of its own: the seed has the SHA-256 that was stated before the draw, and the
 * numbers of the result follow from it (decision 85).
 */
export function checkDraw({ seed, commitment, form, gameCode, issue, result }: DrawnTicket): DrawVerdict {
  if (bytesToHex(sha256(hexToBytes(seed))) !== commitment) return { kind: 'otherSeed' };
  const numbers = numbersOfDraw(form, diceOf(hexToBytes(seed), `${gameCode}\n${issue}`));
  return { kind: numbers.join() === result?.balls.join() ? 'agrees' : 'otherNumbers', numbers };
}

/** Numbers from 0 to below a bound. */
type Dice = (bound: number) => number;

/**
 * Bytes of HMAC-SHA256(seed, name + line feed + counter), block by block. A byte that would make small numbers likelier
 * is left out.
 */
function diceOf(seed: Uint8Array, name: string): Dice {
  let block: Uint8Array = new Uint8Array();
  let blocks = 0;
  let at = 0;
  const nextByte = (): number => {
    if (at === block.length) {
      block = hmac(sha256, seed, utf8ToBytes(`${name}\n${blocks}`));
      blocks += 1;
      at = 0;
    }
    at += 1;
    return block[at - 1] ?? 0;
  };
  return (bound) => {
    const highest = 256 - (256 % bound);
    let byte = nextByte();
    while (byte >= highest) byte = nextByte();
    return byte % bound;
  };
}

/** The balls of a draw; of a prize table the endings of its lowest numbers and, last, of the special one. */
function numbersOfDraw(form: DrawForm, dice: Dice): readonly string[] {
  if (form.kind === 'prizes') {
    const [special = '', ...others] = form.prizes.flatMap(({ count, digits }) =>
      Array.from({ length: count }, () => Array.from({ length: digits }, () => dice(10)).join('')),
    );
    return [...others.slice(-ENDINGS), special].map((number) => number.slice(-2));
  }
  const { count, from, to, isUnique, isSorted } = form;
  const left = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const balls = Array.from({ length: count }, () => {
    const place = dice(left.length);
    return (isUnique ? left.splice(place, 1)[0] : left[place]) ?? from;
  });
  if (isSorted) balls.sort((one, other) => one - other);
  return balls.map((ball) => String(ball).padStart(String(to).length, '0'));
}

import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const DRAWN_BYTES = 6;
const DRAWN_VALUES = 2 ** (8 * DRAWN_BYTES);

/** The seed of a raffle: 32 bytes. It is told after the draw. @param first the first day of its period. */
export function raffleSeed(secret: KeyObject, siteId: string, first: string): Buffer {
  return createHmac('sha256', secret).update(`seed\n${siteId}\n${first}`).digest();
}

/** The commitment to a seed, which is told from the beginning: its SHA-256 in hexadecimal digits. */
export const commitmentOf = (seed: Buffer): string => createHash('sha256').update(seed).digest('hex');

/**
 * Draws different numbers from 1 to `tickets`, each as likely as any other. The nth draw, from 0, takes the first six
 * bytes of HMAC-SHA256 by the seed over `n`, a line feed and the number of the try, from 0, as an integer; a try that
 * would favour low numbers is left out. Its remainder by the count of the numbers that are left is the place in the
 * list of these, in which the last one then takes the place of the drawn one.
 * @returns all of them, in the order in which they are drawn.
 */
export function* drawNumbers(seed: Buffer, tickets: number): Generator<number, void> {
  const key = createSecretKey(seed);
  // The numbers that are not in their own place any more.
  const moved = new Map<number, number>();
  const numberAt = (place: number): number => moved.get(place) ?? place + 1;
  for (let left = tickets; left > 0; left -= 1) {
    const place = placeOf(key, tickets - left, left);
    const number = numberAt(place);
    moved.set(place, numberAt(left - 1));
    yield number;
  }
}

/**
 * The numbers that were drawn and did not win. A draw ends with its last prize; where prizes are left over, all tickets
 * were drawn.
 */
export function passedOver(
  seed: Buffer,
  {
    tickets,
    winners,
    prizes,
  }: { readonly tickets: number; readonly winners: readonly number[]; readonly prizes: number },
): readonly number[] {
  const left = new Set(winners);
  const isEveryDrawn = winners.length < prizes;
  const passed: number[] = [];
  for (const number of drawNumbers(seed, tickets)) {
    if (left.size === 0 && !isEveryDrawn) break;
    if (!left.delete(number)) passed.push(number);
  }
  return passed;
}

function placeOf(key: KeyObject, turn: number, left: number): number {
  const fair = DRAWN_VALUES - (DRAWN_VALUES % left);
  for (let attempt = 0; ; attempt += 1) {
    const drawn = createHmac('sha256', key).update(`${turn}\n${attempt}`).digest().readUIntBE(0, DRAWN_BYTES);
    if (drawn < fair) return drawn % left;
  }
}

import type { CaptchaWork } from '#contracts/generated/contracts.ts';

/** How long one stretch of the work may keep the page from answering. */
const SLICE_MS = 12;
/** How many numbers are tried between two looks at the clock. */
const BATCH = 500;

/**
 * Finds the first number whose SHA-256 with the salt begins with as many zero bits as asked for. Works in short
 * stretches, so that the page answers meanwhile; the browser's own digest is a promise for each number, which is twenty
 * times as slow.
 * @throws DOMException `AbortError` when the signal says so.
 */
export async function solveWork({ salt, zeroBits }: CaptchaWork, signal?: AbortSignal): Promise<string> {
  const head = new TextEncoder().encode(salt);
  for (let number = 0; ; ) {
    const until = performance.now() + SLICE_MS;
    do {
      for (const end = number + BATCH; number < end; number++)
        if (Math.clz32(firstWord(head, number)) >= zeroBits) return String(number);
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
}

const ROUNDS = 64;
const BLOCK_BYTES = 64;

/** The constants of SHA-256 (FIPS 180-4): the first 32 bits of the fractions of roots of primes. */
const { roundConstants, start } = constants();
const schedule = new Int32Array(ROUNDS);
const block = new Uint8Array(BLOCK_BYTES);
const words = new DataView(block.buffer);

/**
 * The first 32 bits of the SHA-256 of a salt and a number in decimal.
 * @param salt at most 40 bytes, so that both fit into one block.
 */
export function firstWord(salt: Uint8Array, number: number): number {
  fillBlock(salt, String(number));
  for (let at = 0; at < 16; at++) schedule[at] = words.getInt32(at * 4);
  for (let at = 16; at < ROUNDS; at++) {
    const two = schedule[at - 2] ?? 0;
    const fifteen = schedule[at - 15] ?? 0;
    const before = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    const long = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3);
    schedule[at] = (before + (schedule[at - 7] ?? 0) + long + (schedule[at - 16] ?? 0)) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start;
  const first = a;
  for (let at = 0; at < ROUNDS; at++) {
    const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g));
    const one = (h + mixed + (roundConstants[at] ?? 0) + (schedule[at] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (first + a) | 0;
}

function fillBlock(salt: Uint8Array, digits: string): void {
  block.fill(0);
  block.set(salt);
  for (let at = 0; at < digits.length; at++) block[salt.length + at] = digits.charCodeAt(at);
  const length = salt.length + digits.length;
  block[length] = 0x80;
  words.setUint32(BLOCK_BYTES - 4, length * 8);
}

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

function constants() {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < ROUNDS; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return {
    roundConstants: primes.map((prime) => fraction(Math.cbrt(prime))),
    start: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
  };
}

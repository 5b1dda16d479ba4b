import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { NumberServiceError } from './number-service-error.ts';

const MINUTE_MS = 60_000;
const MOST_KEPT = 1_000;
const MOST_TRIES = 5;
/** How many codes of one number may be good at a time. */
const MOST_OF_A_NUMBER = 5;

/** How long a code is good for. */
export const NUMBER_CODE_MINUTES = 5;

interface Waiting {
  /** E.164. */
  readonly number: string;
  readonly code: string;
  readonly untilMs: number;
  triesLeft: number;
}

/** The codes that a demo's identity service has sent, in memory: they are gone with the process. */
export function numberSessions(clock: () => Date) {
  const waiting = new Map<string, Waiting>();
  const liveOf = (number: string, nowMs: number) =>
    [...waiting.values()].filter((one) => one.number === number && one.untilMs > nowMs);

  return {
    /**
     * Makes a code for a number.
     * @throws NumberServiceError `TOO_MANY_ATTEMPTS_TRY_LATER`.
     */
    begin(number: string): { readonly sessionInfo: string; readonly code: string } {
      const nowMs = clock().getTime();
      if (liveOf(number, nowMs).length >= MOST_OF_A_NUMBER) throw new NumberServiceError('TOO_MANY_ATTEMPTS_TRY_LATER');
      const [oldest] = waiting.keys();
      if (waiting.size >= MOST_KEPT && oldest !== undefined) waiting.delete(oldest);
      const sessionInfo = randomBytes(32).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      waiting.set(sessionInfo, {
        number,
        code,
        untilMs: nowMs + NUMBER_CODE_MINUTES * MINUTE_MS,
        triesLeft: MOST_TRIES,
      });
      return { sessionInfo, code };
    },

    /**
     * Uses a code up, and answers whose number it proves.
     * @throws NumberServiceError `INVALID_CODE`; `SESSION_EXPIRED` for one that is over, used, or was tried too often.
     */
    finish(sessionInfo: string, code: string): string {
      const one = waiting.get(sessionInfo);
      if (one === undefined || one.untilMs <= clock().getTime()) {
        waiting.delete(sessionInfo);
        throw new NumberServiceError('SESSION_EXPIRED');
      }
      one.triesLeft -= 1;
      const isRight = timingSafeEqual(digestOf(one.code), digestOf(code));
      if (isRight || one.triesLeft === 0) waiting.delete(sessionInfo);
      if (!isRight) throw new NumberServiceError('INVALID_CODE');
      return one.number;
    },
  };
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

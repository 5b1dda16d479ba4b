import type { Player } from '../store/session-store.ts';
import type { GameViewer } from './describe-game.ts';
import { digestOf } from './secrets.ts';

/** The round that a code opens, and how it is shown. */
export interface ViewedRound {
  readonly player: Player;
  readonly roundId: string;
  readonly viewer: Omit<GameViewer, 'currency'>;
}

interface GivenCode extends ViewedRound {
  readonly expiresAt: number;
}

const GOOD_FOR_MS = 5 * 60_000;
/** The oldest code is dropped when there are more: its page asks the player to open the round again. */
const MOST_CODES = 10_000;

/**
 * Codes that open the page of one round. They live in memory and as digests only: who reads the memory of a process
 * cannot use them, and after a restart the page is opened anew.
 */
export class RoundViewCodes {
  readonly #given = new Map<string, GivenCode>();
  readonly #newCode: () => string;
  readonly #most: number;

  /** @param newCode draws 256 random bits. */
  constructor(newCode: () => string, most = MOST_CODES) {
    this.#newCode = newCode;
    this.#most = most;
  }

  /** @param now milliseconds since 1970. */
  give(viewed: ViewedRound, now: number): string {
    this.#forget(now);
    const code = this.#newCode();
    this.#given.set(digestOf(code), { ...viewed, expiresAt: now + GOOD_FOR_MS });
    return code;
  }

  /** Undefined for a code that was not given or has expired. */
  find(code: string, now: number): ViewedRound | undefined {
    const given = this.#given.get(digestOf(code));
    return given !== undefined && given.expiresAt > now ? given : undefined;
  }

  /** Codes stand in the order of their expiry. */
  #forget(now: number): void {
    for (const [digest, { expiresAt }] of this.#given) {
      if (expiresAt > now && this.#given.size < this.#most) return;
      this.#given.delete(digest);
    }
  }
}

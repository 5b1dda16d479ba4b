import type { Store } from '../store/open-store.ts';
import type { Player } from '../store/session-store.ts';
import type { GameViewer } from './describe-game.ts';
import { digestOf } from './secrets.ts';

/** The round that a code opens, and how it is shown. */
export interface ViewedRound {
  readonly player: Player;
  readonly roundId: string;
  readonly viewer: Omit<GameViewer, 'currency'>;
}

const GOOD_FOR_MS = 5 * 60_000;
/** The oldest code is dropped when there are more: its page asks the player to open the round again. */
const MOST_CODES = 10_000;

/**
 * Codes that open the page of one round. They are kept as digests only, so nobody who reads the tables can use one, and
 * on the disk, so a restart of the arcade leaves the pages that are open as they are.
 */
export class RoundViewCodes {
  readonly #store: Store;
  readonly #newCode: () => string;
  readonly #most: number;

  /** @param newCode draws 256 random bits. */
  constructor(store: Store, newCode: () => string, most = MOST_CODES) {
    this.#store = store;
    this.#newCode = newCode;
    this.#most = most;
  }

  /** @param now milliseconds since 1970. */
  give({ player, roundId, viewer }: ViewedRound, now: number): string {
    const { statements, transaction } = this.#store;
    const code = this.#newCode();
    transaction(() => {
      statements.run('delete from round_view_code where expires_at <= ?', now);
      statements.run(
        `insert into round_view_code (code_digest, integration, user_id, round_id, viewer, expires_at)
         values (?, ?, ?, ?, ?, ?)`,
        digestOf(code),
        player.integration,
        player.userId,
        roundId,
        JSON.stringify(viewer),
        now + GOOD_FOR_MS,
      );
      // Numbers rise and codes leave in their order, so those kept lie side by side.
      statements.run(
        'delete from round_view_code where number <= (select max(number) from round_view_code) - ?',
        this.#most,
      );
    });
    return code;
  }

  /** Undefined for a code that was not given or has expired. */
  find(code: string, now: number): ViewedRound | undefined {
    const row = this.#store.statements.get(
      'select integration, user_id, round_id, viewer from round_view_code where code_digest = ? and expires_at > ?',
      digestOf(code),
      now,
    );
    if (row === undefined) return undefined;
    return {
      player: { integration: String(row.integration), userId: String(row.user_id) },
      roundId: String(row.round_id),
      viewer: JSON.parse(String(row.viewer)) as ViewedRound['viewer'],
    };
  }
}

import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { digestOf, newToken } from '#gateway/identity/token.ts';

/** A game as it is started. */
export interface NewLaunch {
  readonly integrationId: string;
  readonly gameCode: string;
  readonly mode: 'real' | 'trial';
  /** Null for a guest. */
  readonly memberId: string | null;
  /** The member's session on the site; null for a free trial. */
  readonly sessionDigest: string | null;
  readonly language: LanguageCode;
  /** Of the page that shows the game. */
  readonly origin: string;
  readonly launchedAt: Date;
  readonly expiresAt: Date;
}

/** A game whose code was found to be good. */
export interface TakenLaunch {
  readonly gameSessionId: string;
  readonly gameCode: string;
  readonly mode: 'real' | 'trial';
  readonly memberId: string | null;
  readonly sessionDigest: string | null;
  readonly language: LanguageCode;
  readonly origin: string;
}

/** Keys of a launch: the session of the game, and the code that opens it. */
export interface LaunchKeys {
  readonly gameSessionId: string;
  readonly code: string;
}

/** Begins a session of a game, with a code of 256 bits that opens it; only the code's digest is stored. */
export async function insertLaunch(tx: SiteTransaction, siteId: string, launch: NewLaunch): Promise<LaunchKeys> {
  const keys = { gameSessionId: newToken(), code: newToken() };
  const startedAt = launch.launchedAt.toISOString();
  await tx
    .insertInto('game_session')
    .values({
      site_id: siteId,
      session_id: keys.gameSessionId,
      integration_id: launch.integrationId,
      member_id: launch.memberId,
      mode: launch.mode,
      started_at: startedAt,
      session_digest: launch.sessionDigest,
    })
    .execute();
  await tx
    .insertInto('game_launch')
    .values({
      site_id: siteId,
      code_digest: digestOf(keys.code),
      integration_id: launch.integrationId,
      game_session_id: keys.gameSessionId,
      game_code: launch.gameCode,
      mode: launch.mode,
      member_id: launch.memberId,
      session_digest: launch.sessionDigest,
      language: launch.language,
      origin: launch.origin,
      launched_at: startedAt,
      expires_at: launch.expiresAt.toISOString(),
    })
    .execute();
  return keys;
}

/**
 * Takes the game that a code opens, once: of many that come with it at a time one has it.
 * @returns undefined where it was taken, is over, or was made for another vendor.
 */
export async function takeLaunch(
  tx: SiteTransaction,
  siteId: string,
  { integrationId, code, now }: { readonly integrationId: string; readonly code: string; readonly now: Date },
): Promise<TakenLaunch | undefined> {
  const row = await tx
    .updateTable('game_launch')
    .set({ exchanged_at: now.toISOString() })
    .where('site_id', '=', siteId)
    .where('code_digest', '=', digestOf(code))
    .where('integration_id', '=', integrationId)
    .where('exchanged_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['game_session_id', 'game_code', 'mode', 'member_id', 'session_digest', 'language', 'origin'])
    .executeTakeFirst();
  return (
    row && {
      gameSessionId: row.game_session_id,
      gameCode: row.game_code,
      mode: row.mode,
      memberId: row.member_id,
      sessionDigest: row.session_digest,
      language: row.language as LanguageCode,
      origin: row.origin,
    }
  );
}

/** Whether the session of a game goes on. */
export async function isBeingPlayed(tx: SiteTransaction, siteId: string, gameSessionId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('game_session')
    .select('session_id')
    .where('site_id', '=', siteId)
    .where('session_id', '=', gameSessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** A free trial takes less. */
const TRIALS_KEPT_MS = 24 * 60 * 60 * 1_000;

/** Forgets the codes that open nothing any more, and the free trials of yesterday, which anybody may begin. */
export async function forgetLaunches(tx: SiteTransaction, siteId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('game_launch')
    .where('site_id', '=', siteId)
    .where('expires_at', '<', now.toISOString())
    .execute();
  await tx
    .deleteFrom('game_session')
    .where('site_id', '=', siteId)
    .where('mode', '=', 'trial')
    .where('started_at', '<', new Date(now.getTime() - TRIALS_KEPT_MS).toISOString())
    .execute();
}

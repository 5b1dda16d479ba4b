import type { TenantDatabase } from '#gateway/database/database.ts';
import type { Session } from '#gateway/identity/session.ts';
import { digestOf } from '#gateway/identity/token.ts';
import { readSession, touchSession } from '../repository/session-repository.ts';

/** A session that nobody uses ends after this long. */
const SESSION_MS = 12 * 60 * 60 * 1_000;
/** However much it is used, a session ends this long after the member signed in. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1_000;

/** When a session ends that is used now: 12 hours from now, and 30 days after the sign-in at the latest. */
export function sessionEnd(now: Date, signedInAt: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_MS, signedInAt.getTime() + LONGEST_MS));
}

/** How often the use of a session is written down. */
const TOUCH_EVERY_MS = 10 * 60 * 1_000;
/** Sessions are cached this long, so that a lost notice delays the end of a session by no more. */
const TRUST_MS = 10_000;
const MOST_KNOWN = 100_000;

interface Known {
  readonly session: Session;
  readonly checkedAtMs: number;
}

/**
 * The sessions that are open. Each process keeps those in memory that it has seen, since every request asks, and
 * forgets a member's as soon as one of them ends anywhere.
 */
export class SessionBook {
  private readonly known = new Map<string, Known>();
  /** Counts what was forgotten: an answer of the database that was under way meanwhile is not kept. */
  private forgotten = 0;

  constructor(
    private readonly database: Pick<TenantDatabase, 'forSite'>,
    private readonly clock: () => Date,
  ) {}

  /** The session of a token on a site; null when there is none, it ended, or it is another site's. */
  async find(siteId: string, token: string): Promise<Session | null> {
    const tokenDigest = digestOf(token);
    const key = `${siteId} ${tokenDigest}`;
    const nowMs = this.clock().getTime();
    const known = this.known.get(key);
    if (known !== undefined && nowMs - known.checkedAtMs < TRUST_MS) return known.session;
    const before = this.forgotten;
    const session = await this.read(siteId, tokenDigest, nowMs);
    if (session === null) this.known.delete(key);
    else if (this.forgotten === before) this.keep(key, { session, checkedAtMs: nowMs });
    return session;
  }

  /** Drops a member's sessions from the cache; the next request asks the database. */
  forgetMember(siteId: string, memberId: string): void {
    this.forgotten += 1;
    for (const [key, { session }] of this.known)
      if (session.siteId === siteId && session.memberId === memberId) this.known.delete(key);
  }

  /** Lets go of everything: notices may have been lost. */
  forgetAll(): void {
    this.forgotten += 1;
    this.known.clear();
  }

  private async read(siteId: string, tokenDigest: string, nowMs: number): Promise<Session | null> {
    const now = new Date(nowMs).toISOString();
    return this.database.forSite(siteId, async (tx) => {
      const row = await readSession(tx, siteId, tokenDigest, now);
      if (row === undefined) return null;
      if (nowMs - Date.parse(row.seen_at) > TOUCH_EVERY_MS) {
        const expiresAt = sessionEnd(new Date(nowMs), new Date(row.signed_in_at)).toISOString();
        await touchSession(tx, siteId, tokenDigest, { seenAt: now, expiresAt });
      }
      const { member_id: memberId, type, entrance, method } = row;
      const password = {
        isSet: row.has_password,
        mustChange: row.must_change_password,
        changedAt: row.password_changed_at,
      };
      const signedInAt = new Date(row.signed_in_at);
      return { siteId, tokenDigest, memberId, type, entrance, method, signedInAt, password };
    });
  }

  private keep(key: string, known: Known): void {
    const [oldest] = this.known.keys();
    if (this.known.size >= MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, known);
  }
}

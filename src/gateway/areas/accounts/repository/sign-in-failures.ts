import { type Selectable, sql } from 'kysely';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { MemberTable } from '#gateway/database/schema/account-schema.ts';
import { digestOf } from '#gateway/identity/token.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { addressBlock, addressBlocks, networkPrefix, networksOf } from '#gateway/kit/address-block.ts';
import type { CaptchaKind } from '../sign-in/captcha-service.ts';
import { rememberTokenIn } from './remembered-browsers.ts';
import { scaledUsage, takeUses, type UsageLimit } from './usage-counts.ts';

/** How long a failure counts, and after how many a captcha is asked for (design of the HTTP contract, "login"). */
const WINDOW_MS = 10 * 60_000;
const FAILURES_OF_ACCOUNT = 3;
/** Many people may share an address, so it takes more. */
const FAILURES_OF_ADDRESS = 20;

const MINUTE_MS = 60_000;

/**
 * How many tries with a solved captcha are taken. Nobody is locked out: the owner's own browsers and addresses are
 * counted apart from everybody else's, and the count for all other places together begins again every minute. Once that
 * is full, pictures are still taken, which programs cannot solve as cheaply as work: so an attacker who only works does
 * not keep an owner in a new place waiting.
 */
const TRIES = {
  fromKnownPlace: { most: 10, withinMs: MINUTE_MS },
  fromOneAddress: { most: 5, withinMs: 5 * MINUTE_MS },
  fromUnknownPlaces: { most: 10, withinMs: MINUTE_MS },
  fromUnknownPlacesByPicture: { most: 30, withinMs: MINUTE_MS },
  ofAnyAccount: { most: 10, withinMs: MINUTE_MS },
} as const;

/** The account name of a sign-in attempt, and where the attempt comes from. */
interface TypedAccount {
  /** The typed name, normalised as the lookup of accounts needs it. */
  readonly accountKey: string;
  /** The same read as a mobile number in E.164; null where it is none. */
  readonly number: string | null;
  readonly visit: Visit;
  readonly now: Date;
}

/** A try to sign in, as failures are counted. */
export interface SignInAttempt {
  /** The account that was found, else what was typed: accounts that do not exist count alike. */
  readonly countedKey: string;
  /** `browser …` or `address …` where the account knows it; empty elsewhere. */
  readonly place: string;
  readonly address: string;
  /** The failure that was noted before the password is checked; null where a captcha is due. */
  readonly pendingId: string | null;
  readonly now: Date;
}

interface ReadAttempt {
  readonly needsCaptcha: boolean;
  readonly attempt: SignInAttempt;
  readonly member: Selectable<MemberTable> | null;
}

/** Whether the browser of an attempt is one that the account remembers. */
export const isRememberedBrowser = ({ place }: SignInAttempt): boolean => place.startsWith('browser ');

/** Whether what failed before makes a captcha due. */
export async function needsCaptcha(tx: SiteTransaction, siteId: string, attempt: SignInAttempt): Promise<boolean> {
  const { countedKey, place, address, now } = attempt;
  const { block, network56, network48 } = networksOf(address);
  const { rows } = await sql<{ is_due: boolean }>`select is_captcha_due(${siteId}, ${countedKey}, ${place}, ${block},
    ${network56}, ${network48}, ${sinceOf(now)}, ${FAILURES_OF_ACCOUNT}, ${FAILURES_OF_ADDRESS}) as is_due`.execute(tx);
  return rows[0]?.is_due ?? false;
}

/**
 * Reads in one call what is known before the password is checked: the member, the place, and whether a captcha is due.
 * Where none is due it notes a failure ahead of the check, so that parallel guesses count; a success deletes it.
 */
export async function readBeforePassword(
  database: Pick<TenantDatabase, 'call'>,
  siteId: string,
  { accountKey, number, visit, now }: TypedAccount,
): Promise<ReadAttempt> {
  const { address } = visit;
  const { block, network56, network48 } = networksOf(address);
  const browser = rememberTokenIn(visit.remembered);
  const [read] = await database.call<{
    needs_captcha: boolean;
    place: string;
    counted_key: string;
    found_member: Selectable<MemberTable> | null;
    pending_id: string | null;
  }>(
    `select needs_captcha, place, counted_key, found_member, pending_id
      from read_before_password($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      siteId,
      accountKey,
      number,
      address,
      networkPrefix(address),
      block,
      network56,
      network48,
      browser?.selector ?? null,
      browser === null ? null : digestOf(browser.validator),
      now.toISOString(),
      sinceOf(now),
      FAILURES_OF_ACCOUNT,
      FAILURES_OF_ADDRESS,
    ],
  );
  if (!read) throw new Error('nothing was read');
  const { counted_key: countedKey, place, pending_id: pendingId } = read;
  const attempt = { countedKey, place, address, pendingId, now };
  return { needsCaptcha: read.needs_captcha, attempt, member: read.found_member };
}

/**
 * Counts a try before its password is checked, so that many at once count as many. Call it with a captcha that was
 * right: a try without one is never counted, and so nobody slows an account down for free.
 * @param kind of the captcha that was solved.
 * @param factor multiplies every limit.
 * @throws DomainError `too_many_requests`; nothing is counted then.
 */
export async function takeSignInTry(
  tx: SiteTransaction,
  siteId: string,
  { countedKey, place, address, now }: SignInAttempt,
  { kind, factor }: { readonly kind: CaptchaKind; readonly factor: number },
): Promise<void> {
  const ofAccount = `sign-in ${countedKey}`;
  const limits: readonly UsageLimit[] =
    place === ''
      ? [
          { subject: ofAccount, ...TRIES[kind === 'image' ? 'fromUnknownPlacesByPicture' : 'fromUnknownPlaces'] },
          { subject: `${ofAccount} ${addressBlock(address)}`, ...TRIES.fromOneAddress },
          ...addressBlocks(address).map(({ block, share }) => ({
            subject: `sign-in from ${block}`,
            most: TRIES.ofAnyAccount.most * share,
            withinMs: TRIES.ofAnyAccount.withinMs,
          })),
        ]
      : [{ subject: `${ofAccount} ${place}`, ...TRIES.fromKnownPlace }];
  await takeUses(tx, siteId, scaledUsage(limits, factor), now);
}

/** Notes a failure, or confirms the one that was noted before the check. */
export async function noteFailure(tx: SiteTransaction, siteId: string, attempt: SignInAttempt): Promise<void> {
  const { countedKey, place, address, pendingId, now } = attempt;
  const confirmed =
    pendingId !== null &&
    (await tx
      .updateTable('sign_in_failure')
      .set({ is_pending: false })
      .where('site_id', '=', siteId)
      .where('failure_id', '=', pendingId)
      .returning('failure_id')
      .executeTakeFirst());
  if (confirmed) return;
  const { block, network56, network48 } = networksOf(address);
  await tx
    .insertInto('sign_in_failure')
    .values({
      site_id: siteId,
      account_key: countedKey,
      place,
      address: block,
      network56,
      network48,
      failed_at: now.toISOString(),
    })
    .execute();
}

/** Takes back the failure that was noted before the check: the password was right, and something else was refused. */
export async function dropPendingFailure(
  tx: SiteTransaction,
  siteId: string,
  { pendingId }: SignInAttempt,
): Promise<void> {
  if (pendingId === null) return;
  await tx.deleteFrom('sign_in_failure').where('site_id', '=', siteId).where('failure_id', '=', pendingId).execute();
}

/** A sign-in that succeeds makes up for what failed before. */
export async function clearFailures(tx: SiteTransaction, siteId: string, accountKey: string): Promise<void> {
  await tx.deleteFrom('sign_in_failure').where('site_id', '=', siteId).where('account_key', '=', accountKey).execute();
}

function sinceOf(now: Date): string {
  return new Date(now.getTime() - WINDOW_MS).toISOString();
}

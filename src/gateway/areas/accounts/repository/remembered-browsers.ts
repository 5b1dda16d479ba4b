import type { Selectable } from 'kysely';
import type { Entrance } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { SignInMethod } from '#gateway/database/schema/account-schema.ts';
import type { RememberedBrowserTable } from '#gateway/database/schema/sign-in-schema.ts';
import { digestOf, newToken, REMEMBERED_SECONDS } from '#gateway/identity/token.ts';

export type RememberedRow = Selectable<RememberedBrowserTable>;

/** Two tabs that open at once both bring the validator that they found; later it is somebody else's copy. */
const BOTH_TABS_MS = 30_000;

/** The token that a browser keeps: the selector finds its row, the validator proves it. */
export interface RememberToken {
  readonly selector: string;
  readonly validator: string;
}

export const rememberText = ({ selector, validator }: RememberToken): string => `${selector}.${validator}`;

/** The two halves of what a browser brought; null for what was never given out. */
export function rememberTokenIn(text: string | undefined): RememberToken | null {
  const [, selector, validator] = /^([\w-]{43})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return selector === undefined || validator === undefined ? null : { selector, validator };
}

/** Remembers a browser for a day from now on, however often it comes back. */
export async function rememberBrowser(
  tx: SiteTransaction,
  siteId: string,
  browser: {
    readonly memberId: string;
    readonly entrance: Entrance;
    readonly method: SignInMethod;
    readonly address: string;
    readonly now: Date;
  },
): Promise<RememberToken> {
  const token = { selector: newToken(), validator: newToken() };
  const { memberId, entrance, method, address, now } = browser;
  await tx
    .insertInto('remembered_browser')
    .values({
      site_id: siteId,
      selector: token.selector,
      member_id: memberId,
      entrance,
      method,
      validator_digest: digestOf(token.validator),
      previous_digest: null,
      rotated_at: now.toISOString(),
      address,
      expires_at: new Date(now.getTime() + REMEMBERED_SECONDS * 1_000).toISOString(),
    })
    .execute();
  return token;
}

/** The remembered browser of a selector; undefined where it is over. */
export async function findRemembered(
  tx: SiteTransaction,
  siteId: string,
  selector: string,
  now: Date,
): Promise<RememberedRow | undefined> {
  return tx
    .selectFrom('remembered_browser')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('selector', '=', selector)
    .where('expires_at', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a browser brings what it is remembered by for a member. A validator that was replaced does not count. */
export async function isRememberedFor(
  tx: SiteTransaction,
  siteId: string,
  { memberId, brought, now }: { readonly memberId: string; readonly brought: string | undefined; readonly now: Date },
): Promise<boolean> {
  const token = rememberTokenIn(brought);
  if (token === null) return false;
  const found = await tx
    .selectFrom('remembered_browser')
    .select('selector')
    .where('site_id', '=', siteId)
    .where('selector', '=', token.selector)
    .where('member_id', '=', memberId)
    .where('validator_digest', '=', digestOf(token.validator))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Compares a validator with a remembered browser: the present one, that of a tab that opened at the same moment, or a
 * stolen copy.
 */
export function judgeValidator(
  row: RememberedRow,
  { validator, address, now }: { readonly validator: string; readonly address: string; readonly now: Date },
): 'present' | 'sameMoment' | 'copy' {
  const digest = digestOf(validator);
  if (digest === row.validator_digest) return 'present';
  const isRecent = now.getTime() - Date.parse(row.rotated_at) < BOTH_TABS_MS;
  return digest === row.previous_digest && isRecent && address === row.address ? 'sameMoment' : 'copy';
}

/** Gives a remembered browser another validator; its end stays where it is. */
export async function rotateValidator(
  tx: SiteTransaction,
  siteId: string,
  row: RememberedRow,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<RememberToken> {
  const validator = newToken();
  await tx
    .updateTable('remembered_browser')
    .set({
      validator_digest: digestOf(validator),
      previous_digest: row.validator_digest,
      rotated_at: now.toISOString(),
      address,
    })
    .where('site_id', '=', siteId)
    .where('selector', '=', row.selector)
    .execute();
  return { selector: row.selector, validator };
}

/** Remembers a browser no more. What is no token of one forgets none. */
export async function forgetRemembered(
  tx: SiteTransaction,
  siteId: string,
  { selector, validator }: RememberToken,
): Promise<void> {
  const digest = digestOf(validator);
  await tx
    .deleteFrom('remembered_browser')
    .where('site_id', '=', siteId)
    .where('selector', '=', selector)
    .where((where) => where.or([where('validator_digest', '=', digest), where('previous_digest', '=', digest)]))
    .execute();
}

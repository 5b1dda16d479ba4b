import { isAgentType } from '#contracts/member-types.ts';
import { findById, type MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import {
  findRemembered,
  judgeValidator,
  type RememberedRow,
  rememberText,
  rememberTokenIn,
  rotateValidator,
} from '#gateway/areas/accounts/repository/remembered-browsers.ts';
import { endRemembered } from '#gateway/areas/accounts/repository/session-repository.ts';
import { isNewAddress } from '#gateway/areas/accounts/repository/sign-in-history.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { REMEMBERED_SECONDS } from '#gateway/identity/token.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { afterSecurityChange } from '../security/after-security-change.ts';
import { extraMethodsOf } from '../sign-in/extra-methods.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/**
 * Opens a session for a browser that is remembered (specification, section 4, "Remember-me"). Its token is good once. A
 * token that is used twice was copied: it remembers no browser any more, all its sessions end, and the member gets a
 * message.
 * @throws DomainError `not_logged_in` where the browser is not remembered; `remembered_elsewhere` for a copy.
 */
export async function resumeSession(
  parts: AccountParts,
  site: PublishedSite,
  brought: string | undefined,
  visit: Visit,
): Promise<OpenedSession> {
  const token = rememberTokenIn(brought);
  if (token === null) throw new DomainError('not_logged_in');
  const now = parts.clock();
  const result = await parts.database.forSite(site.id, async (tx) => {
    const row = await findRemembered(tx, site.id, token.selector, now);
    const member = row && (await findById(tx, site.id, row.member_id));
    if (row === undefined || member === undefined) return new DomainError('not_logged_in');
    if (row.entrance === 'agent' && !isAgentType(member.type)) return new DomainError('not_logged_in');
    const verdict = judgeValidator(row, { validator: token.validator, address: visit.address, now });
    if (verdict === 'copy') return { member, row };
    if (await isAskedForMore(parts, tx, site, member, visit)) return new DomainError('not_logged_in');
    const opened = await openSession(tx, site, {
      member,
      method: 'remember',
      entrance: row.entrance,
      visit,
      now,
      remembered: row,
      // A browser is remembered from a sign-in on, and for a fixed time.
      signedInAt: new Date(Date.parse(row.expires_at) - REMEMBERED_SECONDS * 1_000),
    });
    // The other tab has been given the next one already.
    if (verdict === 'sameMoment') return opened;
    const next = await rotateValidator(tx, site.id, row, { address: visit.address, now });
    const rememberSeconds = Math.floor((Date.parse(row.expires_at) - now.getTime()) / 1_000);
    return { ...opened, rememberToken: rememberText(next), rememberSeconds };
  });
  if (result instanceof DomainError) throw result;
  if ('token' in result) return result;
  await endCopied(parts, site, result);
  throw new DomainError('remembered_elsewhere');
}

/** Whether a sign-in from this address needs a second factor; a remembered browser's token is none. */
async function isAskedForMore(
  parts: AccountParts,
  tx: SiteTransaction,
  site: PublishedSite,
  member: MemberRow,
  { address }: Visit,
): Promise<boolean> {
  if (!(await isNewAddress(tx, site.id, member.member_id, address))) return false;
  return (await extraMethodsOf(parts, tx, site, member)).length > 0;
}

/** Ends the sessions that a copied token could have opened, and tells the member. */
async function endCopied(
  parts: AccountParts,
  site: PublishedSite,
  { member, row }: { readonly member: MemberRow; readonly row: RememberedRow },
): Promise<void> {
  await parts.endSessions(site.id, member.member_id, () =>
    parts.database.forSite(site.id, async (tx) => {
      await endRemembered(tx, site.id, member.member_id, row.selector);
      await afterSecurityChange(parts, tx, site, { member, kind: 'rememberedElsewhere' });
    }),
  );
  parts.outbox.nudge(site.id);
}

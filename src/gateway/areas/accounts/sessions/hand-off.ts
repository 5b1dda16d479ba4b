import type { Handoff, HandoffOwner } from '#contracts/generated/contracts.ts';
import { findById } from '#gateway/areas/accounts/repository/member-repository.ts';
import { findOneUseCode, makeOneUseCode, tryOneUseCode } from '#gateway/areas/accounts/repository/one-use-codes.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { maskCustomerName } from '#gateway/kit/mask-customer-name.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { type OpenedSession, openSession } from './open-session.ts';

const GOOD_FOR_SECONDS = 60;

/** The part of the originating session that is stored with a hand-off code. */
interface HandedOff {
  readonly signedInAt: string;
}

type HandOffParts = Pick<AccountParts, 'database' | 'clock'>;

/**
 * A code that opens the session's account once, elsewhere: in the app, or on another device (specification, section 2,
 * "Side menu"). The session that it opens ends with the sign-in of this one.
 */
export async function handOff(
  { database, clock }: HandOffParts,
  site: PublishedSite,
  session: Session,
): Promise<Handoff> {
  const expiresAt = new Date(clock().getTime() + GOOD_FOR_SECONDS * 1_000);
  const code = await database.forSite(site.id, (tx) =>
    makeOneUseCode(tx, site.id, {
      purpose: 'handoff',
      memberId: session.memberId,
      payload: { signedInAt: session.signedInAt.toISOString() } satisfies HandedOff,
      expiresAt,
    }),
  );
  return { code, expiresInSeconds: GOOD_FOR_SECONDS };
}

/**
 * Finds the account that a code opens and masks its name. A page asks for confirmation before it exchanges the code,
 * since links can be sent to anybody. The code stays good.
 * @throws DomainError `invalid_verification_code` for one that was used, is over or is another site's.
 */
export async function handoffOwner(
  { database, clock }: HandOffParts,
  site: PublishedSite,
  code: string,
): Promise<HandoffOwner> {
  const member = await database.forSite(site.id, async (tx) => {
    const found = await findOneUseCode(tx, site.id, { code, purpose: 'handoff', now: clock() });
    return found && findById(tx, site.id, found.memberId);
  });
  if (!member) throw new DomainError('invalid_verification_code');
  return { account: maskCustomerName(member.account) };
}

/**
 * Opens a session by a code that was handed off.
 * @throws DomainError `invalid_verification_code` for one that was used, is over or is another site's.
 */
export async function takeOver(
  { database, clock }: HandOffParts,
  site: PublishedSite,
  code: string,
  visit: Visit,
): Promise<OpenedSession> {
  const now = clock();
  return database.forSite(site.id, async (tx) => {
    const used = await tryOneUseCode(tx, site.id, { code, purpose: 'handoff', now });
    const member = used && (await findById(tx, site.id, used.memberId));
    if (!member) throw new DomainError('invalid_verification_code');
    const { signedInAt } = used.payload as Partial<HandedOff>;
    const since = signedInAt === undefined ? now : new Date(signedInAt);
    return openSession(tx, site, { member, method: 'handoff', entrance: 'player', visit, now, signedInAt: since });
  });
}

import type { ExcludeFromPlay, MemberPlayLimits, PlayBreak, PlayLimits } from '#contracts/generated/contracts.ts';
import { protectionOf } from '#document/protection.ts';
import {
  type EndSessions,
  endOtherSessions,
  findById,
  provePassword,
  provePaymentPassword,
} from '#gateway/areas/accounts/accounts.ts';
import { findLift } from '#gateway/areas/money/repository/exclusion-lift-repository.ts';
import {
  endOf,
  findExclusion,
  type Player,
  type SavedExclusion,
  saveExclusion,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import {
  type Author,
  type Change,
  changeLimits,
  type LimitParts,
  MEMBER,
  NO_LIMIT,
  readLimitsOf,
} from './change-limits.ts';
import { cancelLift, isLiftAgreed, type LiftingOperator, liftPermanentExclusion } from './lift-permanent-exclusion.ts';

/** Dependencies of self-exclusion, which ends sessions. */
export interface SelfExclusionParts extends LimitParts {
  readonly endSessions: EndSessions;
  readonly rateLimitFactor: number;
}

/** The last moment that is written with four digits of a year. */
const LAST_MS = Date.parse('9999-12-31T23:59:59Z');

/** Time-outs. Everything longer is a self-exclusion. */
const SHORT_BREAKS: ReadonlySet<PlayBreak> = new Set(['day', 'week', 'month']);

/** Whether a break takes a password and signs the member out. */
export const isSelfExclusion = (span: PlayBreak): boolean => !SHORT_BREAKS.has(span);

/** How long breaks are, by the calendar. */
const BREAKS: Readonly<Record<Exclude<PlayBreak, 'forGood'>, string>> = {
  day: '1 day',
  week: '7 days',
  month: '1 month',
  halfYear: '6 months',
  year: '1 year',
  fiveYears: '5 years',
};

/**
 * Keeps a member from playing, as it wishes: from now on, and not shorter than it is kept from it anyway. For half a
 * year or longer the member proves itself, and is signed out everywhere; nobody ends that early.
 * @throws DomainError `invalid_request` where it would be shorter, the site does not offer it, or the password is
 *   wrong; `too_many_requests` after wrong passwords.
 */
export async function excludeOneself(
  parts: SelfExclusionParts,
  site: PublishedSite,
  memberId: string,
  { span, password }: ExcludeFromPlay,
): Promise<PlayLimits> {
  const { timeOuts, selfExclusions } = protectionOf(site.site);
  const offered: readonly PlayBreak[] = [...timeOuts, ...selfExclusions];
  if (!offered.includes(span)) throw new DomainError('invalid_request', { fields: { span: 'not_allowed_value' } });
  const isSelf = isSelfExclusion(span);
  if (isSelf) await proveForExclusion(parts, site, { memberId, typed: password });
  const limits = await excludeFor(parts, site, memberId, { span, isSelf });
  if (isSelf)
    await parts.endSessions(
      site.id,
      memberId,
      () => parts.database.forSite(site.id, (tx) => endOtherSessions(tx, site.id, memberId, null, 'signedOut')),
      'signedOut',
    );
  return limits;
}

/** Proves a member by the payment password, or else by that of the account; by nothing where there is neither. */
async function proveForExclusion(
  parts: SelfExclusionParts,
  site: PublishedSite,
  { memberId, typed }: { readonly memberId: string; readonly typed: string | undefined },
): Promise<void> {
  const member = await parts.database.forSite(site.id, (tx) => findById(tx, site.id, memberId));
  const asked = { memberId, typed, field: 'password' };
  if (member?.payment_password_hash) await provePaymentPassword(parts, site, asked);
  else if (member?.password_hash) await provePassword(parts, site, asked);
}

function excludeFor(
  parts: LimitParts,
  site: PublishedSite,
  memberId: string,
  { span, isSelf }: { readonly span: PlayBreak; readonly isSelf: boolean },
): Promise<PlayLimits> {
  return changeLimits(parts, site, { memberId, news: 'playExclusion', author: MEMBER }, async (tx, player) => {
    const until = span === 'forGood' ? null : await endOf(tx, player.at, BREAKS[span]);
    const current = await findExclusion(tx, player);
    const isRepeated = current !== undefined && isSame(until, current.until_at);
    if (isRepeated && (await findLift(tx, player)) === undefined) return null;
    if (current !== undefined && isShorter(until, current.until_at))
      throw new DomainError('invalid_request', { fields: { span: 'out_of_range' } });
    const from = current === undefined ? player.at : new Date(current.from_at);
    const isHeld = current?.ends_on_request === true || (isSelf && protectionOf(site.site).exclusionEndsOnRequest);
    return exclude(tx, player, { from, until, isSelf: isSelf || current?.is_self === true, isHeld });
  });
}

/**
 * Keeps a member from playing, from now on.
 * @param until null: for good.
 * @throws DomainError `unknown_member`; `invalid_request` where it would be over already, or sooner than the one in
 *   force, which is lifted instead.
 */
export async function excludeMember(
  parts: LimitParts,
  site: PublishedSite,
  memberId: string,
  { until, author }: { readonly until: Date | null; readonly author: Author },
): Promise<MemberPlayLimits> {
  await changeLimits(parts, site, { memberId, news: 'playExclusion', author }, async (tx, player) => {
    const current = await findExclusion(tx, player);
    const isRepeated = current !== undefined && isSame(until, current.until_at);
    if (isRepeated && (await findLift(tx, player)) === undefined) return null;
    // An invalid date compares as neither before nor after another, so it counts as over too.
    const isOver = until !== null && !(until > player.at && until.getTime() <= LAST_MS);
    if (isOver || (current !== undefined && isShorter(until, current.until_at)))
      throw new DomainError('invalid_request', { fields: { until: 'out_of_range' } });
    const from = current === undefined ? player.at : new Date(current.from_at);
    const isHeld = current?.ends_on_request === true;
    return exclude(tx, player, { from, until, isSelf: current?.is_self === true, isHeld });
  });
  return readLimitsOf(parts, site, memberId);
}

/**
 * Lets a member play again. Nothing happens where it may. One operator ends a break that ends by itself anyway; a
 * permanent exclusion takes two, as `liftPermanentExclusion` has it. A self-exclusion for a time is ended by nobody.
 * @param operator null for a program on the gateway's own machine.
 * @throws DomainError `unknown_member`; `second_operator_required`; `self_exclusion_holds`.
 */
export async function liftExclusion(
  parts: LimitParts,
  site: PublishedSite,
  memberId: string,
  {
    operator,
    author,
  }: { readonly operator: LiftingOperator | null; readonly author: Author & { readonly reason: string } },
): Promise<MemberPlayLimits> {
  await changeLimits(parts, site, { memberId, news: 'playExclusionLifted', author }, async (tx, player) => {
    const current = await findExclusion(tx, player);
    if (current === undefined || (current.until_at !== null && (await isLiftAgreed(tx, player)))) return null;
    if (current.is_self && current.until_at !== null) throw new DomainError('self_exclusion_holds');
    if (current.until_at === null) {
      const lift = await liftPermanentExclusion(tx, player, current, { operator, reason: author.reason });
      return lift.step === 'asked'
        ? { ...NO_LIMIT, what: 'liftAsked', from_at: player.at.toISOString() }
        : { ...NO_LIMIT, what: 'lifted', from_at: lift.from.toISOString() };
    }
    await saveExclusion(tx, player, { from: new Date(current.from_at), until: player.at });
    return { ...NO_LIMIT, what: 'lifted', from_at: player.at.toISOString() };
  });
  return readLimitsOf(parts, site, memberId);
}

async function exclude(
  tx: SiteTransaction,
  player: Player,
  { isHeld, ...span }: SavedExclusion & { readonly isHeld: boolean },
): Promise<Change> {
  await cancelLift(tx, player);
  // Operators end a permanent exclusion.
  await saveExclusion(tx, player, { ...span, endsOnRequest: isHeld && span.until !== null });
  return {
    ...NO_LIMIT,
    what: 'exclusion',
    until_at: span.until?.toISOString() ?? null,
    from_at: player.at.toISOString(),
  };
}

/** Whether two things end at the same moment. Null: never. */
function isSame(until: Date | null, other: string | null): boolean {
  return until === null || other === null ? until === other : until.getTime() === new Date(other).getTime();
}

/** Whether something ends before another thing does. Null: never. */
function isShorter(until: Date | null, other: string | null): boolean {
  return until !== null && (other === null || until < new Date(other));
}

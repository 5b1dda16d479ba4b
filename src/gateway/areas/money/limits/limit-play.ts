import type {
  ConfirmPlayLimit,
  ExcludeFromPlay,
  MemberPlayLimits,
  PlayBreak,
  PlayLimits,
  SetPlayLimit,
} from '#contracts/generated/contracts.ts';
import { isTrialType } from '#contracts/member-types.ts';
import { isModuleOn } from '#document/flags.ts';
import { protectionOf } from '#document/protection.ts';
import {
  type AccountParts,
  afterSecurityChange,
  type EndSessions,
  endOtherSessions,
  findById,
  holdMember,
  provePassword,
  provePaymentPassword,
} from '#gateway/areas/accounts/accounts.ts';
import { findLift } from '#gateway/areas/money/repository/exclusion-lift-repository.ts';
import {
  applyPlayLimits,
  deletePlayLimit,
  endOf,
  findExclusion,
  insertLimitChange,
  type LimitInForce,
  listLimitChanges,
  listLimitsInForce,
  listPlayLimits,
  type Player,
  type PlayLimitChangeRow,
  type SetLimit,
  saveExclusion,
  savePlayLimit,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import { readWindows } from '#gateway/areas/money/repository/play-session-repository.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PlayLimitNews } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { minutesPlayed } from '../protection/play-standing.ts';
import { bindVendors } from '../vendors/bind-vendors.ts';
import { askedAmount } from './asked-amount.ts';
import {
  cancelLift,
  isLiftAgreed,
  type LiftingOperator,
  liftedFrom,
  liftPermanentExclusion,
} from './lift-permanent-exclusion.ts';
import {
  lapsesAt,
  presentLift,
  presentLimitChange,
  presentPlayLimits,
  RAISED_AFTER_HOURS,
} from './play-limits-presenter.ts';

/** Dependencies of play limits. */
export interface LimitParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly outbox: AccountParts['outbox'];
  /** Called once the orders to vendors are committed. */
  readonly onChanged: (siteId: string) => void;
  readonly clock: () => Date;
}

/** Dependencies of self-exclusion, which ends sessions. */
export interface SelfExclusionParts extends LimitParts {
  readonly endSessions: EndSessions;
  readonly rateLimitFactor: number;
}

/** The author of a change; both fields are null for a member's own change. */
interface Author {
  readonly operator: string | null;
  readonly reason: string | null;
}

/** The member itself. */
const MEMBER: Author = { operator: null, reason: null };

const MOST_CHANGES = 100;
/** The last moment that is written with four digits of a year. */
const LAST_MS = Date.parse('9999-12-31T23:59:59Z');
const HOUR_MS = 3_600_000;

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

/** The play limits of a member. */
export async function readPlayLimits(parts: LimitParts, site: PublishedSite, memberId: string): Promise<PlayLimits> {
  return parts.database.forSite(site.id, (tx) => limitsOf(tx, site, playerOf(parts, site, memberId)));
}

/**
 * Sets a member's own limit, or takes it away. A tighter limit is in force at once. A looser one waits for a day and
 * for the member's second yes, so that nobody raises a limit in the heat of a game. Setting a limit to its current
 * value cancels a pending change.
 * @throws DomainError `invalid_request` naming the field.
 */
export async function setOwnLimit(
  parts: LimitParts,
  site: PublishedSite,
  memberId: string,
  asked: SetPlayLimit,
): Promise<PlayLimits> {
  const amountMinor = amountOf(site, asked);
  assertOffered(site, asked);
  return change(parts, site, { memberId, news: 'playLimit', author: MEMBER }, async (tx, player) => {
    const inForce = (await listLimitsInForce(tx, player)).find(isOf(asked));
    const from = new Date(player.at.getTime() + RAISED_AFTER_HOURS * HOUR_MS);
    if (inForce === undefined) {
      if (amountMinor === null) return null;
      return setLimit(tx, player, { ...asked, amountMinor, next: null });
    }
    const awaited = await awaitedOf(tx, player, asked);
    if (amountMinor !== null && amountMinor <= inForce.mostMinor)
      return amountMinor === inForce.mostMinor && awaited === undefined
        ? null
        : setLimit(tx, player, { ...asked, amountMinor, next: null });
    // Asked for again, it does not come later than it would have.
    if (awaited !== undefined && awaited.amountMinor === amountMinor) return null;
    return setLimit(tx, player, { ...asked, amountMinor: inForce.mostMinor, next: { amountMinor, from } });
  });
}

/**
 * Takes the second yes to a raised limit: from now on it is in force.
 * @throws DomainError `no_raised_limit` where none of that amount waits for it: none was asked for, its day is not over
 *   yet, or it lapsed.
 */
export async function confirmOwnLimit(
  parts: LimitParts,
  site: PublishedSite,
  memberId: string,
  asked: ConfirmPlayLimit,
): Promise<PlayLimits> {
  const amountMinor = amountOf(site, asked);
  return change(parts, site, { memberId, news: 'playLimit', author: MEMBER }, async (tx, player) => {
    const awaited = await awaitedOf(tx, player, asked);
    if (awaited === undefined || awaited.amountMinor !== amountMinor || player.at < awaited.from)
      throw new DomainError('no_raised_limit');
    if (amountMinor !== null) return setLimit(tx, player, { ...asked, amountMinor, next: null });
    await deletePlayLimit(tx, player, asked);
    return { ...NO_LIMIT, ...ofLimit(asked, player), what: 'limit', from_at: player.at.toISOString() };
  });
}

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
  return change(parts, site, { memberId, news: 'playExclusion', author: MEMBER }, async (tx, player) => {
    const until = span === 'forGood' ? null : await endOf(tx, player.at, BREAKS[span]);
    const current = await findExclusion(tx, player);
    const isRepeated = current !== undefined && isSame(until, current.until_at);
    if (isRepeated && (await findLift(tx, player)) === undefined) return null;
    if (current !== undefined && isShorter(until, current.until_at))
      throw new DomainError('invalid_request', { fields: { span: 'out_of_range' } });
    const from = current === undefined ? player.at : new Date(current.from_at);
    return exclude(tx, player, { from, until, isSelf: isSelf || current?.is_self === true });
  });
}

/**
 * Sets a limit of a member's, in force at once.
 * @throws DomainError `unknown_member`; `in_need_true_account` for a trial; `invalid_request` naming the field.
 */
export async function setLimitOf(
  parts: LimitParts,
  site: PublishedSite,
  memberId: string,
  { asked, author }: { readonly asked: SetPlayLimit; readonly author: Author },
): Promise<MemberPlayLimits> {
  const amountMinor = amountOf(site, asked);
  await change(parts, site, { memberId, news: 'playLimit', author }, async (tx, player) => {
    if (amountMinor !== null) return setLimit(tx, player, { ...asked, amountMinor, next: null });
    if (!(await deletePlayLimit(tx, player, asked))) return null;
    return { ...NO_LIMIT, ...ofLimit(asked, player), what: 'limit', from_at: player.at.toISOString() };
  });
  return readLimitsOf(parts, site, memberId);
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
  await change(parts, site, { memberId, news: 'playExclusion', author }, async (tx, player) => {
    const current = await findExclusion(tx, player);
    const isRepeated = current !== undefined && isSame(until, current.until_at);
    if (isRepeated && (await findLift(tx, player)) === undefined) return null;
    // An invalid date compares as neither before nor after another, so it counts as over too.
    const isOver = until !== null && !(until > player.at && until.getTime() <= LAST_MS);
    if (isOver || (current !== undefined && isShorter(until, current.until_at)))
      throw new DomainError('invalid_request', { fields: { until: 'out_of_range' } });
    const from = current === undefined ? player.at : new Date(current.from_at);
    return exclude(tx, player, { from, until, isSelf: current?.is_self === true });
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
  await change(parts, site, { memberId, news: 'playExclusionLifted', author }, async (tx, player) => {
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

/** The play limits of a member, and who changed them. @throws DomainError `unknown_member`. */
export async function readLimitsOf(
  parts: LimitParts,
  site: PublishedSite,
  memberId: string,
): Promise<MemberPlayLimits> {
  return parts.database.forSite(site.id, async (tx) => {
    if ((await findById(tx, site.id, memberId)) === undefined) throw new DomainError('unknown_member');
    const player = playerOf(parts, site, memberId);
    const changes = await listLimitChanges(tx, player, MOST_CHANGES);
    const exclusion = await findExclusion(tx, player);
    const lift = exclusion && (await findLift(tx, player));
    return {
      limits: await limitsOf(tx, site, player),
      lift: exclusion && lift ? presentLift(lift, liftedFrom(lift, exclusion)) : null,
      changes: changes.map((row) => presentLimitChange(row, site.site.currency.decimals)),
    };
  });
}

type Change = Omit<PlayLimitChangeRow, 'site_id' | 'change_id' | 'member_id' | 'at' | 'operator' | 'reason'>;

const NO_LIMIT = { kind: null, period: null, currency: null, amount_minor: null, until_at: null } as const;

/**
 * Makes one change of a member's limits at a time; without a change, nothing is written and the member gets no message.
 */
async function change(
  parts: LimitParts,
  site: PublishedSite,
  { memberId, news, author }: { readonly memberId: string; readonly news: PlayLimitNews; readonly author: Author },
  make: (tx: SiteTransaction, player: Player) => Promise<Change | null>,
): Promise<PlayLimits> {
  const limits = await parts.database.forSite(site.id, async (tx) => {
    const member = await holdMember(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('unknown_member');
    // They play for nothing, and are forgotten.
    if (isTrialType(member.type)) throw new DomainError('in_need_true_account');
    const player = playerOf(parts, site, memberId);
    const made = await make(tx, player);
    if (made !== null) {
      const at = player.at.toISOString();
      await insertLimitChange(tx, site.id, { ...made, ...author, member_id: memberId, at });
      await applyPlayLimits(tx, player);
      await bindVendors(tx, player);
      const kind = made.what === 'liftAsked' ? 'playExclusionLiftAsked' : news;
      // The member was notified of the end of a permanent exclusion when it was requested; it is not over yet.
      if (made.what !== 'lifted' || new Date(made.from_at) <= player.at)
        await afterSecurityChange(parts, tx, site, { member, kind });
    }
    return limitsOf(tx, site, player);
  });
  parts.outbox.nudge(site.id);
  parts.onChanged(site.id);
  return limits;
}

/** The pending value of a limit, and when it can be confirmed; undefined where no change is pending. */
async function awaitedOf(
  tx: SiteTransaction,
  player: Player,
  limit: Pick<SetLimit, 'kind' | 'period'>,
): Promise<{ readonly amountMinor: bigint | null; readonly from: Date } | undefined> {
  const kept = (await listPlayLimits(tx, player)).find(isOf(limit));
  if (!kept?.next_from || player.at >= lapsesAt(kept.next_from)) return undefined;
  const amountMinor = kept.next_minor === null ? null : BigInt(kept.next_minor);
  return { amountMinor, from: new Date(kept.next_from) };
}

async function setLimit(tx: SiteTransaction, player: Player, limit: SetLimit): Promise<Change> {
  await savePlayLimit(tx, player, limit);
  const { amountMinor, from } = limit.next ?? { amountMinor: limit.amountMinor, from: player.at };
  return {
    ...NO_LIMIT,
    ...ofLimit(limit, player),
    what: 'limit',
    amount_minor: amountMinor?.toString() ?? null,
    from_at: from.toISOString(),
  };
}

async function exclude(
  tx: SiteTransaction,
  player: Player,
  span: { readonly from: Date; readonly until: Date | null; readonly isSelf: boolean },
): Promise<Change> {
  await cancelLift(tx, player);
  await saveExclusion(tx, player, span);
  return {
    ...NO_LIMIT,
    what: 'exclusion',
    until_at: span.until?.toISOString() ?? null,
    from_at: player.at.toISOString(),
  };
}

const ofLimit = ({ kind, period }: Pick<SetLimit, 'kind' | 'period'>, { currency }: Player) => ({
  kind,
  period,
  currency,
});

const isOf =
  ({ kind, period }: Pick<SetLimit, 'kind' | 'period'>) =>
  (limit: Pick<SetLimit, 'kind' | 'period'>): boolean =>
    limit.kind === kind && limit.period === period;

async function limitsOf(tx: SiteTransaction, { site }: PublishedSite, player: Player): Promise<PlayLimits> {
  return presentPlayLimits(site.currency, {
    kept: await listPlayLimits(tx, player),
    inForce: await withTimePlayed(tx, player, await listLimitsInForce(tx, player)),
    exclusion: await findExclusion(tx, player),
    windows: await readWindows(tx, player),
    at: player.at,
  });
}

/** Limits on time with the minutes that count towards them: bets are not judged by them. */
async function withTimePlayed(
  tx: SiteTransaction,
  player: Player,
  limits: readonly LimitInForce[],
): Promise<readonly LimitInForce[]> {
  const counted: LimitInForce[] = [];
  for (const limit of limits)
    counted.push(
      limit.kind === 'time' ? { ...limit, usedMinor: BigInt(await minutesPlayed(tx, player, limit.period)) } : limit,
    );
  return counted;
}

function playerOf({ clock }: LimitParts, { id: siteId, site }: PublishedSite, memberId: string): Player {
  return { siteId, memberId, currency: site.currency.code, zone: site.timeZone, at: clock() };
}

/** Limits on time are at most as long as the shortest of their periods. */
const MOST_MINUTES = { each: 24 * 60, day: 24 * 60, week: 7 * 24 * 60, month: 28 * 24 * 60 } as const;

/** The requested amount, in minor units, of time in minutes; null where the limit is removed. */
function amountOf({ site }: PublishedSite, { kind, period, amount }: SetPlayLimit): bigint | null {
  if (kind !== 'time' && (kind === 'bet') !== (period === 'each'))
    throw new DomainError('invalid_request', { fields: { period: 'not_allowed_value' } });
  if (kind === 'deposit' && !isModuleOn(site.flags, 'DEPOSIT3'))
    throw new DomainError('invalid_request', { fields: { kind: 'not_allowed_value' } });
  if (amount === null) return null;
  const asked = askedAmount(amount, kind === 'time' ? 0 : site.currency.decimals);
  if (kind === 'time' && asked > MOST_MINUTES[period])
    throw new DomainError('invalid_request', { fields: { amount: 'out_of_range' } });
  return asked;
}

/** Refuses a limit that the site does not offer. One that is set can be taken away nevertheless. */
function assertOffered({ site }: PublishedSite, { kind, period, amount }: SetPlayLimit): void {
  const { limits } = protectionOf(site);
  if (kind === 'bet' ? limits.bet || amount === null : amount === null) return;
  const periods: readonly string[] = kind === 'bet' ? [] : limits[kind];
  if (!periods.includes(period)) throw new DomainError('invalid_request', { fields: { kind: 'not_allowed_value' } });
}

/** Whether two things end at the same moment. Null: never. */
function isSame(until: Date | null, other: string | null): boolean {
  return until === null || other === null ? until === other : until.getTime() === new Date(other).getTime();
}

/** Whether something ends before another thing does. Null: never. */
function isShorter(until: Date | null, other: string | null): boolean {
  return until !== null && (other === null || until < new Date(other));
}

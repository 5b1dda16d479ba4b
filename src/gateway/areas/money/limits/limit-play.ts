import type { ConfirmPlayLimit, MemberPlayLimits, PlayLimits, SetPlayLimit } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { protectionOf } from '#document/protection.ts';
import {
  deletePlayLimit,
  listLimitsInForce,
  listPlayLimits,
  type Player,
  type SetLimit,
  savePlayLimit,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { askedAmount } from './asked-amount.ts';
import {
  type Author,
  type Change,
  changeLimits,
  type LimitParts,
  MEMBER,
  NO_LIMIT,
  readLimitsOf,
} from './change-limits.ts';
import { lapsesAt, RAISED_AFTER_HOURS } from './play-limits-presenter.ts';

const HOUR_MS = 3_600_000;

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
  return changeLimits(parts, site, { memberId, news: 'playLimit', author: MEMBER }, async (tx, player) => {
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
  return changeLimits(parts, site, { memberId, news: 'playLimit', author: MEMBER }, async (tx, player) => {
    const awaited = await awaitedOf(tx, player, asked);
    if (awaited === undefined || awaited.amountMinor !== amountMinor || player.at < awaited.from)
      throw new DomainError('no_raised_limit');
    if (amountMinor !== null) return setLimit(tx, player, { ...asked, amountMinor, next: null });
    await deletePlayLimit(tx, player, asked);
    return { ...NO_LIMIT, ...ofLimit(asked, player), what: 'limit', from_at: player.at.toISOString() };
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
  await changeLimits(parts, site, { memberId, news: 'playLimit', author }, async (tx, player) => {
    if (amountMinor !== null) return setLimit(tx, player, { ...asked, amountMinor, next: null });
    if (!(await deletePlayLimit(tx, player, asked))) return null;
    return { ...NO_LIMIT, ...ofLimit(asked, player), what: 'limit', from_at: player.at.toISOString() };
  });
  return readLimitsOf(parts, site, memberId);
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

const ofLimit = ({ kind, period }: Pick<SetLimit, 'kind' | 'period'>, { currency }: Player) => ({
  kind,
  period,
  currency,
});

const isOf =
  ({ kind, period }: Pick<SetLimit, 'kind' | 'period'>) =>
  (limit: Pick<SetLimit, 'kind' | 'period'>): boolean =>
    limit.kind === kind && limit.period === period;

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

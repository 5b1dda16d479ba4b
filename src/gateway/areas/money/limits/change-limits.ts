import type { MemberPlayLimits, PlayLimits } from '#contracts/generated/contracts.ts';
import { isTrialType } from '#contracts/member-types.ts';
import { type AccountParts, afterSecurityChange, findById, holdMember } from '#gateway/areas/accounts/accounts.ts';
import { findLift } from '#gateway/areas/money/repository/exclusion-lift-repository.ts';
import {
  applyPlayLimits,
  depositsFreeAt,
  findExclusion,
  insertLimitChange,
  type LimitInForce,
  listLimitChanges,
  listLimitsInForce,
  listPlayLimits,
  type Player,
  type PlayLimitChangeRow,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import { readWindows } from '#gateway/areas/money/repository/play-session-repository.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PlayLimitNews } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { minutesPlayed } from '../protection/play-standing.ts';
import { bindVendors } from '../vendors/bind-vendors.ts';
import { liftedFrom } from './lift-permanent-exclusion.ts';
import { type OwnLimits, presentLift, presentLimitChange, presentPlayLimits } from './play-limits-presenter.ts';

/** Dependencies of play limits. */
export interface LimitParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly outbox: AccountParts['outbox'];
  /** Called once the orders to vendors are committed. */
  readonly onChanged: (siteId: string) => void;
  readonly clock: () => Date;
}

/** The author of a change; both fields are null for a member's own change. */
export interface Author {
  readonly operator: string | null;
  readonly reason: string | null;
}

/** The member itself. */
export const MEMBER: Author = { operator: null, reason: null };

const MOST_CHANGES = 100;

/** The play limits of a member. */
export async function readPlayLimits(parts: LimitParts, site: PublishedSite, memberId: string): Promise<PlayLimits> {
  return parts.database.forSite(site.id, (tx) => limitsOf(tx, site, playerOf(parts, site, memberId)));
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

/** A row of the record of changes, without its member, moment and author. */
export type Change = Omit<PlayLimitChangeRow, 'site_id' | 'change_id' | 'member_id' | 'at' | 'operator' | 'reason'>;

/** The columns of a change that is not about a limit. */
export const NO_LIMIT = { kind: null, period: null, currency: null, amount_minor: null, until_at: null } as const;

/**
 * Makes one change of a member's limits at a time; without a change, nothing is written and the member gets no message.
 */
export async function changeLimits(
  parts: LimitParts,
  site: PublishedSite,
  { memberId, news, author }: { readonly memberId: string; readonly news: PlayLimitNews; readonly author: Author },
  make: (tx: SiteTransaction, player: Player) => Promise<Change | null>,
): Promise<PlayLimits> {
  const limits = await parts.database.forSite(site.id, async (tx) => {
    const member = await holdMember(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('unknown_member');
    // Trial accounts play without money and are deleted.
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

async function limitsOf(tx: SiteTransaction, { site }: PublishedSite, player: Player): Promise<PlayLimits> {
  const inForce = await withTimePlayed(tx, player, await listLimitsInForce(tx, player));
  return presentPlayLimits(site.currency, {
    kept: await listPlayLimits(tx, player),
    inForce,
    freeAt: await readFreeAt(tx, player, inForce),
    exclusion: await findExclusion(tx, player),
    windows: await readWindows(tx, player),
    at: player.at,
  });
}

/** When deposits are free again under the limits that move with the clock; only of those that are used up. */
async function readFreeAt(
  tx: SiteTransaction,
  player: Player,
  limits: readonly LimitInForce[],
): Promise<OwnLimits['freeAt']> {
  const freeAt: { day: Date | null; week: Date | null } = { day: null, week: null };
  for (const { kind, period, mostMinor, usedMinor } of limits)
    if (kind === 'deposit' && (period === 'day' || period === 'week') && usedMinor >= mostMinor)
      freeAt[period] = await depositsFreeAt(tx, player, { period, mostMinor });
  return freeAt;
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

import type { PlaySession, RealityCheckAnswer } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { protectionOf } from '#document/protection.ts';
import type { Player } from '#gateway/areas/money/repository/play-limits-repository.ts';
import {
  insertPlayCheck,
  noteOpenPlay,
  saveReminder,
} from '#gateway/areas/money/repository/play-session-repository.ts';
import { stopPlay } from '#gateway/areas/money/repository/play-stop-repository.ts';
import { type RoundTotals, totalOfRounds } from '#gateway/areas/money/repository/rounds-repository.ts';
import { endGameSessions } from '#gateway/areas/money/repository/session-end-repository.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type PlayStanding, readStanding } from './play-standing.ts';

/** Dependencies of reality checks. */
export interface RealityCheckParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  /** Called once the orders to vendors are committed. */
  readonly onChanged: (siteId: string) => void;
  readonly clock: () => Date;
}

/** How long a member has been playing, what it came to, and when the next reminder comes. */
export function readPlaySession(parts: RealityCheckParts, site: PublishedSite, memberId: string): Promise<PlaySession> {
  const player = playerOf(parts, site, memberId);
  return parts.database.forSite(site.id, async (tx) => present(tx, site, player, await readStanding(tx, site, player)));
}

/**
 * Takes the answer to a reality check. To go on before one is due changes nothing, so that no check is put off; to stop
 * ends the member's games at any time, and no bet is taken until it opens one again.
 */
export async function answerRealityCheck(
  parts: RealityCheckParts,
  site: PublishedSite,
  memberId: string,
  answer: RealityCheckAnswer,
): Promise<PlaySession> {
  const player = playerOf(parts, site, memberId);
  const { at } = player;
  const session = await parts.database.forSite(site.id, async (tx) => {
    if (answer === 'stop') await stopPlay(tx, player);
    const standing = await readStanding(tx, site, player);
    const { play, check, seconds } = standing;
    const isDue = check !== null && at >= check.dueAt;
    if (play !== null && (isDue || answer === 'stop')) {
      const { count, bet, win } = await totalsOf(tx, player, standing);
      await insertPlayCheck(tx, {
        site_id: site.id,
        member_id: memberId,
        answered_at: at.toISOString(),
        due_at: (check?.dueAt ?? at).toISOString(),
        answer,
        seconds,
        bets: count,
        currency: player.currency,
        bet_minor: bet.toString(),
        win_minor: win.toString(),
      });
      await noteOpenPlay(tx, player, answer === 'stop' ? { seen: at, ended: at } : { seen: at, checked: at });
    }
    if (answer === 'stop') await endGameSessions(tx, site.id, { memberId, integrationId: null, reason: null, at });
    return present(tx, site, player, await readStanding(tx, site, player));
  });
  if (answer === 'stop') parts.onChanged(site.id);
  return session;
}

/**
 * Sets how often reality checks come, from the play that goes on.
 * @throws DomainError `invalid_request` where the site does not offer it.
 */
export async function setRealityCheck(
  parts: RealityCheckParts,
  site: PublishedSite,
  memberId: string,
  everyMinutes: number | null,
): Promise<PlaySession> {
  const { realityCheck } = protectionOf(site.site);
  const isOffered =
    realityCheck !== null &&
    (everyMinutes === null ? realityCheck.mayTurnOff : realityCheck.choices.includes(everyMinutes));
  if (!isOffered) throw new DomainError('invalid_request', { fields: { everyMinutes: 'not_allowed_value' } });
  const player = playerOf(parts, site, memberId);
  return parts.database.forSite(site.id, async (tx) => {
    const { check } = await readStanding(tx, site, player);
    // A check that is due is answered first: another interval does not put it off.
    if (check !== null && player.at >= check.dueAt) throw new DomainError('reality_check_due');
    await saveReminder(tx, player, everyMinutes);
    return present(tx, site, player, await readStanding(tx, site, player));
  });
}

async function present(
  tx: SiteTransaction,
  { site: { currency } }: PublishedSite,
  player: Player,
  standing: PlayStanding,
): Promise<PlaySession> {
  const { play, seconds, everyMinutes, check, timeLeft } = standing;
  const { count, bet, win } = await totalsOf(tx, player, standing);
  const money = (minor: bigint): string => minorToDecimal(minor, currency.decimals);
  return {
    at: player.at.toISOString(),
    since: play === null ? null : new Date(play.started_at).toISOString(),
    seconds,
    bets: count,
    currency: currency.code,
    staked: money(bet),
    won: money(win),
    net: money(win - bet),
    everyMinutes,
    check: check && {
      dueAt: check.dueAt.toISOString(),
      isDue: player.at >= check.dueAt,
      closesAt: check.closesAt.toISOString(),
    },
    timeLeft,
  };
}

/** The rounds that began since the play did. */
async function totalsOf(tx: SiteTransaction, player: Player, { play }: PlayStanding): Promise<RoundTotals> {
  if (play === null) return { count: 0, bet: 0n, win: 0n };
  return totalOfRounds(tx, player.siteId, {
    memberId: player.memberId,
    currency: player.currency,
    from: new Date(play.started_at).toISOString(),
    to: new Date(player.at.getTime() + 1).toISOString(),
  });
}

function playerOf({ clock }: RealityCheckParts, { id: siteId, site }: PublishedSite, memberId: string): Player {
  return { siteId, memberId, currency: site.currency.code, zone: site.timeZone, at: clock() };
}

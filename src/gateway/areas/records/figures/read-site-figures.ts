import type { SiteFigures, SiteFiguresQuery, SiteFiguresSum } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { daysBefore, daysBetween, type RecordDays, stepsOf } from '../record-days.ts';
import type { RecordParts } from '../record-parts.ts';
import {
  entriesOfSite,
  playOfSite,
  registrationsOfSite,
  type SiteEntries,
  type SitePlay,
} from '../repository/site-figures-repository.ts';
import { groupOf } from '../transactions/entry-kinds.ts';

const DEFAULT_DAYS = 14;
const MOST_DAYS = 92;

/** Figures of a site as read from the database. */
interface Figures {
  readonly play: readonly SitePlay[];
  readonly entries: readonly SiteEntries[];
  readonly registrations: ReadonlyMap<string, number>;
}

/**
 * Returns a site's figures by day, and the totals of the period and of the period before. Reads daily sums only, never
 * rounds.
 * @throws DomainError `invalid_request` that names the field, as `daysBetween` and for more than 92 days.
 */
export async function readSiteFigures(
  { database, clock }: Pick<RecordParts, 'database' | 'clock'>,
  site: PublishedSite,
  query: SiteFiguresQuery,
): Promise<SiteFigures> {
  const { code: currency, decimals } = site.site.currency;
  const count = Number(query.days ?? DEFAULT_DAYS);
  const days = daysBetween(query, { zone: site.site.timeZone, now: clock(), days: count });
  const names = stepsOf(days, 'day').map(({ from }) => from);
  if (names.length > MOST_DAYS) throw new DomainError('invalid_request', { fields: { from: 'out_of_range' } });
  const { now, before } = await database.forReading(site.id, async (tx) => ({
    now: await figuresOf(tx, site.id, { currency, days }),
    before: await figuresOf(tx, site.id, { currency, days: daysBefore(days) }),
  }));
  return {
    ...{ from: days.first, to: days.last, currency },
    days: names.map((day) => ({ day, figures: sumOf(now, day, decimals) })),
    total: sumOf(now, null, decimals),
    before: sumOf(before, null, decimals),
  };
}

async function figuresOf(
  tx: SiteTransaction,
  siteId: string,
  asked: { readonly currency: string; readonly days: RecordDays },
): Promise<Figures> {
  return {
    play: await playOfSite(tx, siteId, asked),
    entries: await entriesOfSite(tx, siteId, asked),
    registrations: await registrationsOfSite(tx, siteId, asked.days),
  };
}

/** The figures of a day; `null` means the whole period. */
function sumOf({ play, entries, registrations }: Figures, day: string | null, decimals: number): SiteFiguresSum {
  const played = play.find((one) => one.day === day);
  const [staked, won] = [BigInt(played?.bet ?? 0), BigInt(played?.win ?? 0)];
  const gained = { deposits: 0n, withdrawals: 0n, bonuses: 0n };
  for (const one of entries) {
    const group = groupOf(one.kind, false);
    if ((day === null || one.day === day) && (group === 'deposits' || group === 'withdrawals' || group === 'bonuses'))
      gained[group] += BigInt(one.in) - BigInt(one.out);
  }
  const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
  const counted = day === null ? [...registrations.values()] : [registrations.get(day) ?? 0];
  return {
    ...{ players: played?.players ?? 0, rounds: played?.rounds ?? 0 },
    ...{ staked: decimal(staked), won: decimal(won), ggr: decimal(staked - won) },
    ...{ deposited: decimal(gained.deposits), withdrawn: decimal(-gained.withdrawals) },
    bonuses: decimal(gained.bonuses),
    registrations: counted.reduce((sum, count) => sum + count, 0),
  };
}

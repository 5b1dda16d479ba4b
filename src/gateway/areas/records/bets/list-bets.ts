import type { BetRecord, BetRecords, BetRecordsQuery, Game } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { hiddenResults } from '#gateway/areas/lottery/lottery.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import { placeInDays } from '../place-in-days.ts';
import { clockOf, daysBetween, type RecordDays } from '../record-days.ts';
import {
  describeRows,
  inPieces,
  type RecordParts,
  type RecordReader,
  ROWS_AT_A_TIME,
  walletOf,
} from '../record-parts.ts';
import { sheetOf } from '../record-sheet.ts';
import {
  pageOfRounds,
  type RoundRow,
  type RoundSearch,
  type RoundTotals,
  sumsOfRounds,
  totalOfRounds,
  winOfHidden,
} from '../repository/bet-repository.ts';
import type { WalletOwner } from '../repository/entry-repository.ts';

const DEFAULT_PAGE = 20;
const DAY_MS = 24 * 60 * 60 * 1_000;
const DEFAULT_DAYS = 7;
/** A season: moments that are further apart are asked for in parts. */
const LONGEST_STRETCH_MS = 92 * DAY_MS;
const CLOCKS_APART_MS = 60_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When the rounds of a query began. */
export interface BetStretch {
  readonly from: string;
  readonly until: string;
  /** Null where the query names moments. */
  readonly days: RecordDays | null;
}

/**
 * What a query for rounds means: whole days of the site's calendar, or the time between two moments.
 * @throws DomainError `invalid_request` that names the field: for a stretch that ends before it begins, and for more
 *   than 12 months of days or 92 days of moments.
 */
export function stretchOfBets({ clock }: RecordParts, { site }: RecordReader, query: BetRecordsQuery): BetStretch {
  const { from, to } = query;
  const isDay = (text: string | undefined) => text !== undefined && DAY.test(text);
  if (isDay(from) || isDay(to)) {
    for (const [field, text] of Object.entries({ from, to }))
      if (text !== undefined && !isDay(text))
        throw new DomainError('invalid_request', { fields: { [field]: 'wrong_format' } });
    const days = daysBetween(query, { zone: site.site.timeZone, now: clock(), days: DEFAULT_DAYS });
    return { from: days.from, until: days.until, days };
  }
  // Includes the latest rounds even if the database’s clock is ahead.
  const end = to === undefined ? clock().getTime() + CLOCKS_APART_MS : momentOf('to', to);
  const start = from === undefined ? end - DEFAULT_DAYS * DAY_MS : momentOf('from', from);
  if (start > end) throw new DomainError('invalid_request', { fields: { to: 'out_of_range' } });
  if (end - start > LONGEST_STRETCH_MS) throw new DomainError('invalid_request', { fields: { from: 'out_of_range' } });
  return { from: new Date(start).toISOString(), until: new Date(end).toISOString(), days: null };
}

/**
 * One page of the member's rounds in the site's currency, the latest first, and what all of the stretch come to
 * (specification, section 2, "betting record").
 * @throws DomainError as `stretchOfBets`.
 */
export async function listBets(parts: RecordParts, reader: RecordReader, query: BetRecordsQuery): Promise<BetRecords> {
  const { decimals } = reader.site.site.currency;
  const owner = walletOf(reader);
  const pageSize = Number(query.pageSize ?? DEFAULT_PAGE);
  const offset = (Number(query.pageNo ?? 1) - 1) * pageSize;
  const { days, ...stretch } = stretchOfBets(parts, reader, query);
  const { rows, totals, hidden, hiddenWin } = await parts.database.forReading(owner.siteId, async (tx) => {
    const { roundNames } = await hiddenResults(tx, owner.siteId, { memberId: owner.memberId, at: parts.clock() });
    const search = { ...stretch, vendor: query.vendor, status: query.status, hidden: roundNames };
    const found =
      days === null || query.status !== undefined
        ? await readOneByOne(tx, owner, search, { offset, limit: pageSize })
        : await readByDay(tx, owner, { search, days }, { offset, limit: pageSize });
    return { ...found, hidden: roundNames, hiddenWin: await winOfHidden(tx, owner, search) };
  });
  const gameOf = await describeRows(parts.games, reader, rows);
  return {
    list: rows.map((row) => presentRound(withoutResult(row, hidden), gameOf(row), decimals)),
    totals: amounts(totals.bet, totals.win - hiddenWin, decimals),
    totalPages: Math.ceil(totals.count / pageSize),
    totalCount: totals.count,
  };
}

/** All rounds of a stretch as a sheet, the latest first, a piece at a time. */
export function betSheet(
  parts: RecordParts,
  reader: RecordReader,
  { stretch, query }: { readonly stretch: BetStretch; readonly query: BetRecordsQuery },
): Sheet {
  const { decimals } = reader.site.site.currency;
  const owner = walletOf(reader);
  const { from, until } = stretch;
  const clock = clockOf(reader.site.site.timeZone);
  const pieces = inPieces(
    (before) =>
      parts.database.forReading(owner.siteId, async (tx) => {
        const at = parts.clock();
        const { roundNames: hidden } = await hiddenResults(tx, owner.siteId, { memberId: owner.memberId, at });
        const search = { from, until, vendor: query.vendor, status: query.status, hidden };
        const rows = await pageOfRounds(tx, owner, search, { before, limit: ROWS_AT_A_TIME, offset: 0 });
        return rows.map((row) => withoutResult(row, hidden));
      }),
    ({ round_id }) => round_id,
  );
  return sheetOf(reader, 'bets', {
    columns: [
      ['time', 'moment'],
      ['game', 'text'],
      ['studio', 'text'],
      ['bet', 'amount'],
      ['returned', 'amount'],
      ['net', 'amount'],
      ['status', 'text'],
      ['settled', 'moment'],
      ['round', 'text'],
      ['vendorRound', 'text'],
    ],
    rows: (async function* () {
      for await (const rows of pieces) {
        const gameOf = await describeRows(parts.games, reader, rows);
        yield rows.map((row) => {
          const round = presentRound(row, gameOf(row), decimals);
          return [
            clock(new Date(round.openedAt)),
            ...[round.gameName, round.vendorName, round.betAmount, round.winAmount, round.profit],
            message(`record.status.${round.status}`, reader.language),
            round.closedAt === null ? null : clock(new Date(round.closedAt)),
            ...[round.roundId, row.vendor_round_id],
          ];
        });
      }
    })(),
  });
}

/** A round, as an open one where its result is not told yet. */
export function withoutResult(row: RoundRow, hidden: readonly string[]): RoundRow {
  return hidden.includes(row.vendor_round_id) ? { ...row, win_minor: '0', status: 'open', closed_at: null } : row;
}

/** A round as the API gives it. */
export function presentRound(
  row: RoundRow,
  game: Pick<Game, 'gameName' | 'vendorName' | 'iconUrl'> | undefined,
  decimals: number,
): BetRecord {
  return {
    roundId: row.round_id,
    vassalage: row.vendor,
    vendorName: game?.vendorName ?? row.vendor,
    gameCode: row.game_code,
    // A game that left the catalogue goes by its code.
    gameName: game?.gameName ?? row.game_code,
    iconUrl: game?.iconUrl ?? '',
    ...amounts(BigInt(row.bet_minor), BigInt(row.win_minor), decimals),
    currency: row.currency,
    status: row.status,
    openedAt: new Date(row.opened_at).toISOString(),
    closedAt: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
  };
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface Found {
  readonly rows: readonly RoundRow[];
  readonly totals: RoundTotals;
}

async function readOneByOne(tx: SiteTransaction, owner: WalletOwner, search: RoundSearch, page: Page): Promise<Found> {
  return { rows: await pageOfRounds(tx, owner, search, page), totals: await totalOfRounds(tx, owner, search) };
}

async function readByDay(
  tx: SiteTransaction,
  owner: WalletOwner,
  { search, days }: { readonly search: RoundSearch; readonly days: RecordDays },
  { offset, limit }: Page,
): Promise<Found> {
  const sums = await sumsOfRounds(tx, owner, days, search.vendor);
  const counts = sums.flatMap(({ day, rounds }) => (day === null ? [] : [{ day, count: rounds }]));
  const place = placeInDays(counts, offset, days);
  const totals = { count: 0, bet: 0n, win: 0n };
  for (const { day, rounds, bet, win } of sums) {
    if (day === null) continue;
    totals.count += rounds;
    totals.bet += BigInt(bet);
    totals.win += BigInt(win);
  }
  return {
    rows: await pageOfRounds(tx, owner, { ...search, until: place.until }, { offset: place.offset, limit }),
    totals,
  };
}

function momentOf(field: string, text: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new DomainError('invalid_request', { fields: { [field]: 'wrong_format' } });
  return moment;
}

function amounts(bet: bigint, win: bigint, decimals: number): Pick<BetRecord, 'betAmount' | 'winAmount' | 'profit'> {
  return {
    betAmount: minorToDecimal(bet, decimals),
    winAmount: minorToDecimal(win, decimals),
    profit: minorToDecimal(win - bet, decimals),
  };
}

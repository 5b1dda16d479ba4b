import type { Transaction, Transactions, TransactionsQuery } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import { entriesWithout, readHiddenWins, sumsWithout } from '../hidden-wins.ts';
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
import { type EntryRow, pageOfEntries, sumsOfEntries } from '../repository/entry-repository.ts';
import { filterOf, kindOf } from './entry-kinds.ts';

const DEFAULT_DAYS = 30;
const DEFAULT_PAGE = 20;

/** The days that a query for transactions means. @throws DomainError as `daysBetween`. */
export function daysOfTransactions(
  { clock }: RecordParts,
  { site }: RecordReader,
  query: TransactionsQuery,
): RecordDays {
  return daysBetween(query, { zone: site.site.timeZone, now: clock(), days: DEFAULT_DAYS });
}

/**
 * One page of what moved a member's main wallet, the latest first, and what all of the days come to (specification,
 * section 2, "transactionHistory").
 * @throws DomainError `invalid_request` that names the field, for days that are not shown.
 */
export async function listTransactions(
  parts: RecordParts,
  reader: RecordReader,
  query: TransactionsQuery,
): Promise<Transactions> {
  const { decimals } = reader.site.site.currency;
  const owner = walletOf(reader);
  const days = daysOfTransactions(parts, reader, query);
  const filter = query.kind === undefined ? null : filterOf(query.kind);
  const pageSize = Number(query.pageSize ?? DEFAULT_PAGE);
  const { sums, rows } = await parts.database.forReading(owner.siteId, async (tx) => {
    const hidden = await readHiddenWins(tx, owner, { at: parts.clock(), zone: days.zone });
    const found = sumsWithout(await sumsOfEntries(tx, owner, days, filter), hidden);
    const counts = found.map(({ day, entries }) => ({ day, count: entries }));
    const place = placeInDays(counts, (Number(query.pageNo ?? 1) - 1) * pageSize, days);
    const page = { ...place, limit: pageSize, except: hidden.map(({ transfer_id }) => transfer_id) };
    return { sums: found, rows: entriesWithout(await pageOfEntries(tx, owner, days, filter, page), hidden) };
  });
  const present = await presenter(parts, reader, rows);
  const totalCount = sums.reduce((count, { entries }) => count + entries, 0);
  const [income, outgo] = [sum(sums.map((one) => one.in)), sum(sums.map((one) => one.out))];
  return {
    list: rows.map(present),
    totals: {
      in: minorToDecimal(income, decimals),
      out: minorToDecimal(outgo, decimals),
      net: minorToDecimal(income - outgo, decimals),
    },
    ...{ from: days.first, to: days.last },
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** All transactions of the days as a sheet, the latest first, a piece at a time. */
export function transactionSheet(
  parts: RecordParts,
  reader: RecordReader,
  { kind, days }: { readonly kind: TransactionsQuery['kind']; readonly days: RecordDays },
): Sheet {
  const owner = walletOf(reader);
  const filter = kind === undefined ? null : filterOf(kind);
  const clock = clockOf(days.zone);
  const pieces = inPieces(
    (before) =>
      parts.database.forReading(owner.siteId, async (tx) => {
        const hidden = await readHiddenWins(tx, owner, { at: parts.clock(), zone: days.zone });
        const except = hidden.map(({ transfer_id }) => transfer_id);
        const page = { until: days.until, before, limit: ROWS_AT_A_TIME, offset: 0, except };
        return entriesWithout(await pageOfEntries(tx, owner, days, filter, page), hidden);
      }),
    ({ transfer_id }) => transfer_id,
  );
  return sheetOf(reader, 'transactions', {
    columns: [
      ['time', 'moment'],
      ['what', 'text'],
      ['game', 'text'],
      ['studio', 'text'],
      ['reference', 'text'],
      ['amount', 'amount'],
      ['balance', 'amount'],
      ['receipt', 'text'],
    ],
    rows: (async function* () {
      for await (const rows of pieces) {
        const present = await presenter(parts, reader, rows);
        yield rows.map((row) => {
          const { at, title, gameName, vendorName, reference, amount, balance, transactionId } = present(row);
          return [clock(new Date(at)), title, gameName, vendorName, reference, amount, balance, transactionId];
        });
      }
    })(),
  });
}

async function presenter(
  { games }: RecordParts,
  reader: RecordReader,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow) => Transaction> {
  const { decimals } = reader.site.site.currency;
  const gameOf = await describeRows(games, reader, rows);
  return (row) => {
    const kind = kindOf(row.kind, row.round_id !== null);
    const game = gameOf(row);
    return {
      transactionId: row.transfer_id,
      at: new Date(row.at).toISOString(),
      kind,
      title: message(`record.kind.${kind}`, reader.language),
      gameName: game?.gameName ?? row.game_code,
      vendorName: game?.vendorName ?? row.vendor,
      reference: row.round_id ?? row.payment,
      amount: minorToDecimal(BigInt(row.amount), decimals),
      balance: minorToDecimal(BigInt(row.balance_after), decimals),
    };
  };
}

const sum = (amounts: readonly string[]): bigint => amounts.reduce((total, amount) => total + BigInt(amount), 0n);

import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import { betSheet } from './bets/list-bets.ts';
import { type RecordDays, wholeDays } from './record-days.ts';
import type { RecordParts, RecordReader } from './record-parts.ts';
import { transactionSheet } from './transactions/list-transactions.ts';

type Row = Readonly<Record<string, string | null>>;

/** The days from a time until today, without a limit. @param from RFC 3339. */
export function daysSince(from: string, { zone, now }: { readonly zone: string; readonly now: Date }): RecordDays {
  const day = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at);
  return wholeDays(day(new Date(from)), day(now), zone);
}

/** The transactions of a member's main wallet in chunks, the latest first. Times are in the site's time zone. */
export function allTransactions(parts: RecordParts, reader: RecordReader, days: RecordDays): AsyncGenerator<Row[]> {
  const names = ['at', 'what', 'game', 'studio', 'reference', 'amount', 'balance', 'transactionId'];
  return named(transactionSheet(parts, reader, { kind: undefined, days }), names);
}

/** The rounds of a member in chunks, the latest first. Times are in the site's time zone. */
export function allBets(parts: RecordParts, reader: RecordReader, days: RecordDays): AsyncGenerator<Row[]> {
  const { from, until } = days;
  const names = [
    'openedAt',
    'game',
    'studio',
    'bet',
    'returned',
    'net',
    'status',
    'closedAt',
    'roundId',
    'vendorRound',
  ];
  return named(betSheet(parts, reader, { stretch: { from, until, days }, query: {} }), names);
}

async function* named({ rows }: Sheet, names: readonly string[]): AsyncGenerator<Row[]> {
  for await (const piece of rows)
    yield piece.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? null])));
}

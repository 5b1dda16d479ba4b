/**
 * Records of a member: the first page of the account record and of the betting record, the profit of a year and a late
 * page, with ten thousand rounds in a year and with a million; and the files of all of them, written as streams. It
 * starts its own PostgreSQL. `RECORDS_ROUNDS` (default 1,000,000) sets the larger count: 200,000 take two minutes.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addUpAllRecords } from '#gateway/areas/records/add-up-records.ts';
import { listBets } from '#gateway/areas/records/bets/list-bets.ts';
import { readProfit } from '#gateway/areas/records/profit/read-profit.ts';
import type { RecordParts, RecordReader } from '#gateway/areas/records/record-parts.ts';
import {
  daysOfTransactions,
  listTransactions,
  transactionSheet,
} from '#gateway/areas/records/transactions/list-transactions.ts';
import { csvSheet } from '#gateway/kit/sheets/csv-sheet.ts';
import { xlsxSheet } from '#gateway/kit/sheets/xlsx-sheet.ts';
import { percentile } from './game-list/percentile.ts';
import { onOwnPostgres } from './measure/on-own-postgres.ts';
import type { Figure } from './measure/report-figures.ts';
import { timeByTurns } from './measure/time-by-turns.ts';
import { fillMember } from './records/fill-member.ts';
import { openFilledSite } from './records/open-filled-site.ts';

const FEW = 10_000;
const MANY = Number(process.env.RECORDS_ROUNDS ?? 1_000_000);
const RUNS = 200;
const MB = 1024 * 1024;

// Heap sizes mean something after a collection alone.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function measure(url: string): Promise<Figure[]> {
  const filled = await openFilledSite(url, { members: 2 });
  const { database, client, site } = filled;
  try {
    const [few, many] = ['0000000000', '0000000001'];
    await fillMember(client, { memberId: few ?? '', rounds: FEW, place: 0 });
    await fillMember(client, { memberId: many ?? '', rounds: MANY, place: 1 });

    const clock = () => new Date();
    const games = { describe: async () => [], categoriesOf: async () => [] };
    const parts: RecordParts = { database, games, clock };
    const readerOf = (memberId = ''): RecordReader => ({ site, memberId, language: 'EN' });
    const startedAt = performance.now();
    await addUpAllRecords({ database, sites: { all: () => [site] }, clock });
    const addedUpMs = performance.now() - startedAt;
    console.info(`added up in ${(addedUpMs / 1_000).toFixed(1)} s`);

    const year = new Date(Date.now() - 355 * 86_400_000).toISOString().slice(0, 10);
    const late = String(Math.floor(MANY / 20));
    const reads: Record<string, (reader: RecordReader) => Promise<unknown>> = {
      'account record, first page': (reader) => listTransactions(parts, reader, {}),
      'account record, first page of deposits of a year': (reader) =>
        listTransactions(parts, reader, { from: year, kind: 'deposits' }),
      'betting record, first page': (reader) => listBets(parts, reader, { from: lastWeek() }),
      'profit of a year': (reader) => readProfit(parts, reader, { from: year, by: 'month' }),
    };
    const figures: Figure[] = [];
    for (const [name, read] of Object.entries(reads)) {
      const [ofFew = [], ofMany = []] = await timeByTurns(RUNS, [
        () => read(readerOf(few)),
        () => read(readerOf(many)),
      ]);
      figures.push(
        {
          figure: `${name}, slowest in a hundred`,
          measured: percentile(ofMany, 0.99),
          unit: 'ms',
          detail: `${MANY} rounds in a year; half of them within ${percentile(ofMany, 0.5).toFixed(2)} ms`,
          target: { atMost: 80 },
        },
        {
          figure: `${name}, to that of ${FEW} rounds`,
          measured: percentile(ofMany, 0.5) / percentile(ofFew, 0.5),
          unit: '×',
          detail: `medians of ${RUNS} runs by turns, ${percentile(ofFew, 0.5).toFixed(2)} ms with ${FEW} rounds`,
          ...(name.endsWith('first page') && { target: { atMost: 1.2 } }),
        },
      );
    }
    const [latePages = []] = await timeByTurns(RUNS, [
      () => listTransactions(parts, readerOf(many), { from: year, pageNo: late }),
    ]);
    figures.push({
      figure: 'account record, a page in the middle of a year, slowest in a hundred',
      measured: percentile(latePages, 0.99),
      unit: 'ms',
      detail: `page ${late} of 20 entries`,
      target: { atMost: 80 },
    });
    for (const [kind, write] of Object.entries({ csv: csvSheet, xlsx: xlsxSheet })) {
      const days = daysOfTransactions(parts, readerOf(many), { from: year });
      const { bytes, tookMs, peakMb } = await drain(
        write(transactionSheet(parts, readerOf(many), { kind: undefined, days })),
      );
      figures.push({
        figure: `memory while the account record of a year is written as ${kind}`,
        measured: peakMb,
        unit: 'MB',
        detail: `over what was in use before; ${(bytes / MB).toFixed(0)} MB in ${(tookMs / 1_000).toFixed(0)} s`,
        target: { atMost: 40 },
      });
    }
    return figures;
  } finally {
    await filled.close();
  }
}

const lastWeek = (): string => new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);

/** Reads a stream to its end, and looks at the heap after every few megabytes. */
async function drain(stream: AsyncIterable<Uint8Array>) {
  collect();
  const before = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  let bytes = 0;
  let looked = 0;
  let peak = before;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes - looked < 4 * MB) continue;
    looked = bytes;
    collect();
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }
  return { bytes, tookMs: performance.now() - startedAt, peakMb: (peak - before) / MB };
}

await onOwnPostgres('recommended', measure);

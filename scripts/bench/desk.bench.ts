/**
 * The desk of operators: the first answer of each view, with a hundred thousand open cases and a member of many rounds.
 * It starts its own PostgreSQL. `DESK_CASES` (default 100,000) and `DESK_ROUNDS` (default 1,000,000) set the counts:
 * 200,000 rounds take two minutes.
 */
import type { CasesQuery } from '#contracts/generated/contracts.ts';
import { countCases } from '#gateway/areas/cashier/cases/count-cases.ts';
import { listCases } from '#gateway/areas/cashier/cases/list-cases.ts';
import { readCaseFile } from '#gateway/areas/cashier/cases/read-case-file.ts';
import { readClearing } from '#gateway/areas/cashier/clearing/read-clearing.ts';
import { findMembers } from '#gateway/areas/member-files/find-members.ts';
import { noteFileRead } from '#gateway/areas/member-files/member-files.ts';
import { readAudit } from '#gateway/areas/member-files/read-audit.ts';
import { readLinks } from '#gateway/areas/member-files/read-links.ts';
import { readMemberFile } from '#gateway/areas/member-files/read-member-file.ts';
import { readSessions } from '#gateway/areas/member-files/read-sessions.ts';
import { addUpAllRecords } from '#gateway/areas/records/add-up-records.ts';
import { listBets } from '#gateway/areas/records/bets/list-bets.ts';
import { readSiteFigures } from '#gateway/areas/records/figures/read-site-figures.ts';
import { listTransactions } from '#gateway/areas/records/transactions/list-transactions.ts';
import { listFeedback } from '#gateway/areas/service/operator-feedback.ts';
import { fillFeedback } from './desk/fill-feedback.ts';
import { fillQueue } from './desk/fill-queue.ts';
import { percentile } from './game-list/percentile.ts';
import { onOwnPostgres } from './measure/on-own-postgres.ts';
import type { Figure } from './measure/report-figures.ts';
import { timeByTurns } from './measure/time-by-turns.ts';
import { fillMember } from './records/fill-member.ts';
import { openFilledSite } from './records/open-filled-site.ts';
import { SITE } from './wallet/wallet-players.ts';

const CASES = Number(process.env.DESK_CASES ?? 100_000);
const ROUNDS = Number(process.env.DESK_ROUNDS ?? 1_000_000);
const MEMBERS = 2_000;
const RUNS = 200;
const VIEW_MS = 150;
const DASHBOARD_MS = 300;

async function measure(url: string): Promise<Figure[]> {
  const filled = await openFilledSite(url, { members: MEMBERS });
  const { database, client, site } = filled;
  try {
    const memberId = '0000000001';
    await fillMember(client, { memberId, rounds: ROUNDS, place: 1 });
    await fillQueue(client, { cases: CASES, members: MEMBERS });
    await fillFeedback(client, CASES);

    const clock = () => new Date();
    await addUpAllRecords({ database, sites: { all: () => [site] }, clock });
    const games = { describe: async () => [], categoriesOf: async () => [] };
    const parts = { database, games, clock, noteFileRead };
    const reader = { site, memberId, language: 'EN', operator: 'lena' } as const;
    const today = clock().toISOString().slice(0, 10);
    const quarter = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
    const { operator } = reader;
    const queue = (filters: CasesQuery) =>
      listCases(parts, site, { query: { kind: 'withdrawal', pageSize: '100', ...filters }, operator });
    const views: ReadonlyArray<readonly [string, number, () => Promise<unknown>]> = [
      ['queue of withdrawals', VIEW_MS, () => queue({})],
      ['count of a queue', VIEW_MS, () => queue({ pageSize: '1' })],
      ['queue by amount', VIEW_MS, () => queue({ amountFrom: '4999.00', amountTo: '5000.00' })],
      ['queue by age', VIEW_MS, () => queue({ olderMinutes: '60' })],
      ['queue that nobody works on', VIEW_MS, () => queue({ claim: 'none' })],
      ['queue that waits for a second operator', VIEW_MS, () => queue({ second: 'true' })],
      ['queue that is put aside', VIEW_MS, () => queue({ held: 'true' })],
      ['counts of the filters', VIEW_MS, () => countCases(parts, site, { query: { kind: 'withdrawal' }, operator })],
      ['queue of all kinds', VIEW_MS, () => listCases(parts, site, { query: { pageSize: '100' }, operator })],
      [
        'request with its details',
        VIEW_MS,
        () => readCaseFile(parts, site, { caseId: `withdrawal-${CASES / 2}`, operator: 'lena' }),
      ],
      ['clearing account by age', VIEW_MS, () => readClearing(parts, site)],
      ['open feedback', VIEW_MS, () => listFeedback(parts, SITE, { pageSize: '100' })],
      ['latest members', VIEW_MS, () => findMembers(parts, site, {})],
      ['search of a member', VIEW_MS, () => findMembers(parts, site, { search: memberId })],
      ['file of a member', VIEW_MS, () => readMemberFile(parts, reader)],
      ['sessions of a member', VIEW_MS, () => readSessions(parts, reader)],
      ['accounts that share something', VIEW_MS, () => readLinks(parts, reader)],
      ['audit trail of a member', VIEW_MS, () => readAudit(parts, reader, {})],
      ['ledger of a member', VIEW_MS, () => listTransactions(parts, reader, {})],
      ['rounds of a member', VIEW_MS, () => listBets(parts, reader, { from: today })],
      ['figures of a fortnight', DASHBOARD_MS, () => readSiteFigures(parts, site, {})],
      ['figures of a quarter', DASHBOARD_MS, () => readSiteFigures(parts, site, { from: quarter, to: today })],
    ];
    const took = await timeByTurns(
      RUNS,
      views.map(([, , read]) => read),
    );
    return views.map(([view, atMost], index) => ({
      figure: `${view}, slowest in a hundred`,
      measured: percentile(took[index] ?? [], 0.99),
      unit: 'ms',
      detail: `${CASES} open cases, ${ROUNDS} rounds; half within ${percentile(took[index] ?? [], 0.5).toFixed(1)} ms`,
      target: { atMost },
    }));
  } finally {
    await filled.close();
  }
}

await onOwnPostgres('recommended', measure);

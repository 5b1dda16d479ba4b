import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { clockOf, daysBetween, kindOf, sheetOf } from '#gateway/areas/records/records.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { ContractParts, ContractReader } from '../contracts/contract-parts.ts';
import { pageOfIncome } from '../repository/income-list-repository.ts';
import { siteDay } from '../settlement/plan-periods.ts';
import { type AskedIncome, presentIncomeRow, rangeOf, USUAL_DAYS } from './list-income.ts';

const ROWS_AT_A_TIME = 1_000;

const LEDGER_KINDS = {
  dividend: 'agent_dividend',
  daily: 'agent_daily_salary',
  hourly: 'agent_hourly_salary',
  realtime: 'agent_realtime_salary',
} as const;

/** The payments of a range as a sheet, in the order of the list. Days that still run are left out unless asked for. */
export function incomeSheet(
  { database, clock }: ContractParts,
  { site, agentId, language }: Pick<ContractReader, 'site' | 'agentId'> & { readonly language: LanguageCode },
  asked: Omit<AskedIncome, 'pageNo' | 'pageSize'> & { readonly hasRunning: boolean },
): Sheet {
  const { timeZone: zone } = site.site;
  const now = clock();
  const days = daysBetween(asked, { zone, now, days: USUAL_DAYS });
  const shown = clockOf(zone);
  const filter = { ...rangeOf(days, zone, now), agentId, kind: asked.kind ?? null, state: asked.state ?? null };
  return sheetOf({ site, language }, 'income', {
    columns: [
      ['what', 'text'],
      ['from', 'moment'],
      ['to', 'moment'],
      ['reference', 'text'],
      ['amount', 'amount'],
      ['status', 'text'],
      ['credited', 'moment'],
    ],
    rows: (async function* () {
      for (let pageNo = 1; ; pageNo += 1) {
        const { sort = 'time', order = 'down' } = asked;
        const page = { byDay: asked.each !== 'payment', sort, order, pageNo, pageSize: ROWS_AT_A_TIME };
        const { rows } = await database.forAgent(site.id, agentId, (tx) => pageOfIncome(tx, site.id, filter, page));
        const isWanted = (row: (typeof rows)[number]) =>
          asked.hasRunning || !['hourly', 'realtime'].includes(row.kind) || row.day !== siteDay(now, zone);
        yield rows.filter(isWanted).map((row) => {
          const { kind, from, until, reference, amount, state, paidAt } = presentIncomeRow(row, site, now);
          return [
            message(`record.kind.${kindOf(LEDGER_KINDS[kind], false)}`, language),
            ...[shown(new Date(from)), shown(new Date(until)), reference, amount],
            message(`record.payment.${state}`, language),
            paidAt === null ? null : shown(new Date(paidAt)),
          ];
        });
        if (rows.length < ROWS_AT_A_TIME) return;
      }
    })(),
  });
}

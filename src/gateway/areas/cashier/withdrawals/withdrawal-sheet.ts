import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { clockOf, sheetOf } from '#gateway/areas/records/records.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { pageOfWithdrawals } from '../repository/withdrawal-repository.ts';
import { presentWithdrawal } from './withdrawal-presenter.ts';

const ROWS_AT_A_TIME = 1_000;

/** All withdrawals of a member as a sheet, the latest first, a piece at a time. */
export function withdrawalSheet(
  { database }: Pick<CashierParts, 'database'>,
  reader: { readonly site: PublishedSite; readonly memberId: string; readonly language: LanguageCode },
): Sheet {
  const { site, memberId, language } = reader;
  const clock = clockOf(site.site.timeZone);
  return sheetOf(reader, 'withdrawals', {
    columns: [
      ['time', 'moment'],
      ['account', 'text'],
      ['reference', 'text'],
      ['amount', 'amount'],
      ['fee', 'amount'],
      ['sent', 'amount'],
      ['back', 'amount'],
      ['status', 'text'],
    ],
    rows: (async function* () {
      for (let pageNo = 1; ; pageNo += 1) {
        const { rows } = await database.forSite(site.id, (tx) =>
          pageOfWithdrawals(tx, site.id, memberId, { pageNo, pageSize: ROWS_AT_A_TIME }),
        );
        yield rows.map((row) => {
          // No column tells of steps or single parts, so they are not read.
          const withdrawal = presentWithdrawal(row, { site, steps: [], parts: [], decisions: [], images: [] });
          const { createdAt, to, reference, amount, fee, sent, returned, status } = withdrawal;
          const stands = message(`record.withdrawal.${status}`, language);
          const account = `${to.name} ${to.maskedNumber}`;
          return [clock(new Date(createdAt)), account, reference, amount, fee, sent, returned, stands];
        });
        if (rows.length < ROWS_AT_A_TIME) return;
      }
    })(),
  });
}

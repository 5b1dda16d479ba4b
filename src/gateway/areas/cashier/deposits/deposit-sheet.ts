import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { clockOf, sheetOf } from '#gateway/areas/records/records.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { pageOfDeposits } from '../repository/payment-repository.ts';
import { presentDeposit } from './deposit-presenter.ts';

const ROWS_AT_A_TIME = 1_000;

/** All deposits of a member as a sheet, the latest first, a piece at a time. */
export function depositSheet(
  { database }: Pick<CashierParts, 'database'>,
  reader: { readonly site: PublishedSite; readonly memberId: string; readonly language: LanguageCode },
): Sheet {
  const { site, memberId, language } = reader;
  const clock = clockOf(site.site.timeZone);
  return sheetOf(reader, 'deposits', {
    columns: [
      ['time', 'moment'],
      ['method', 'text'],
      ['reference', 'text'],
      ['amount', 'amount'],
      ['fee', 'amount'],
      ['credited', 'amount'],
      ['status', 'text'],
    ],
    rows: (async function* () {
      for (let pageNo = 1; ; pageNo += 1) {
        const { rows } = await database.forSite(site.id, (tx) =>
          pageOfDeposits(tx, site.id, memberId, { pageNo, pageSize: ROWS_AT_A_TIME }),
        );
        yield rows.map((row) => {
          const deposit = presentDeposit(row, { site, language, steps: [], images: [], at: new Date(row.created_at) });
          const { createdAt, channelName, reference, amount, fee, credited, held, status } = deposit;
          const stands = message(`record.deposit.${held ?? status}`, language);
          return [clock(new Date(createdAt)), channelName, reference, amount, fee, credited, stands];
        });
        if (rows.length < ROWS_AT_A_TIME) return;
      }
    })(),
  });
}

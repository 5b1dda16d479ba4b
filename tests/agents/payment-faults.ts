import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';

/** Faults in a site's payments to agents: each must be paid once, by its own transfer. */
export function paymentFaults(database: Pick<TestDatabase, 'forSite'>, siteId: string): Promise<readonly string[]> {
  return database.forSite(siteId, async (tx) => {
    const payments = await tx.selectFrom('agent_payment').selectAll().where('site_id', '=', siteId).execute();
    const transfers = await tx
      .selectFrom('ledger_transfer')
      .select(['transfer_id', 'amount', 'reference'])
      .where('site_id', '=', siteId)
      .where('kind', 'like', 'agent%')
      .execute();
    const made = new Map(transfers.map((one) => [one.transfer_id, one]));
    const faults = payments.flatMap(({ payment_id, state, transfer_id, amount_minor }) => {
      const transfer = made.get(transfer_id ?? '');
      const isPaid = state === 'paid' && transfer?.amount === amount_minor && transfer.reference === payment_id;
      return isPaid ? [] : [`payment ${payment_id} of ${amount_minor} is ${state}, by ${JSON.stringify(transfer)}`];
    });
    if (transfers.length !== payments.length)
      faults.push(`${payments.length} payments, and ${transfers.length} transfers`);
    if (!isSound(await checkLedger(tx, siteId))) faults.push('the ledger does not add up');
    return faults;
  });
}

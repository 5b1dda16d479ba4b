import type { Clearing, ClearingAgeName, StuckPayment } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { REFUNDING } from '../deposits/held-deposit.ts';
import { type HeldPaymentRow, type HeldSumRow, heldSums, stuckPayments } from '../repository/clearing-repository.ts';

const AGES: readonly ClearingAgeName[] = ['hour', 'day', 'threeDays', 'week', 'longer'];
const MOST_STUCK = 50;

/** What lies on the clearing account, by age, and the payments that hold it for more than a day. */
export async function readClearing(
  { database, clock }: Pick<CashierParts, 'database' | 'clock'>,
  { id, site }: PublishedSite,
): Promise<Clearing> {
  const { code: currency, decimals } = site.currency;
  const now = clock();
  const { sums, stuck } = await database.forSite(id, async (tx) => ({
    sums: await heldSums(tx, id, { currency, now }),
    stuck: await stuckPayments(tx, id, { currency, now, most: MOST_STUCK }),
  }));
  const decimal = (minor: bigint | string): string => minorToDecimal(BigInt(minor), decimals);
  const sumOf = (flow: HeldSumRow['flow'], age: ClearingAgeName) => {
    const { count = 0, held_minor = '0' } = sums.find((one) => one.flow === flow && one.age === age) ?? {};
    return { count, amount: decimal(held_minor) };
  };
  return {
    currency,
    total: decimal(sums.reduce((sum, { held_minor }) => sum + BigInt(held_minor), 0n)),
    ages: AGES.map((age) => ({ age, deposits: sumOf('deposit', age), withdrawals: sumOf('withdrawal', age) })),
    stuck: stuck.map((row) => ({
      ...{ paymentId: row.payment_id, flow: row.flow, state: stateOf(row), memberId: row.member_id },
      ...{ account: row.account, reference: row.reference, provider: row.provider, looks: row.looks },
      ...{ amount: decimal(row.held_minor), since: new Date(row.since).toISOString() },
    })),
  };
}

function stateOf({ flow, state, held }: HeldPaymentRow): StuckPayment['state'] {
  if (flow === 'withdrawal') return state as StuckPayment['state'];
  if (held === REFUNDING) return 'refunding';
  return held === null ? 'paid' : 'held';
}

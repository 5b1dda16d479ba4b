import type { Clearing, StuckPayment } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { REFUNDING } from '../deposits/held-deposit.ts';
import { type HeldPaymentRow, heldPayments } from '../repository/clearing-repository.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

type Age = Clearing['ages'][number]['age'];

/** Up to how long money lies there, by the name of the age. */
const AGES: ReadonlyArray<readonly [Age, number]> = [
  ['hour', HOUR_MS],
  ['day', DAY_MS],
  ['threeDays', 3 * DAY_MS],
  ['week', 7 * DAY_MS],
  ['longer', Number.POSITIVE_INFINITY],
];

const MOST_STUCK = 50;

/** What lies on the clearing account, by age, and the payments that hold it for more than a day. */
export async function readClearing(
  { database, clock }: Pick<CashierParts, 'database' | 'clock'>,
  { id, site }: PublishedSite,
): Promise<Clearing> {
  const { code: currency, decimals } = site.currency;
  const nowMs = clock().getTime();
  const rows = await database.forSite(id, (tx) => heldPayments(tx, id, currency));
  const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
  const ageOf = ({ since }: HeldPaymentRow): number => nowMs - new Date(since).getTime();
  const nameOf = (row: HeldPaymentRow): Age => AGES.find(([, upToMs]) => ageOf(row) <= upToMs)?.[0] ?? 'longer';
  const sumOf = (some: readonly HeldPaymentRow[]): bigint =>
    some.reduce((sum, { held_minor }) => sum + BigInt(held_minor), 0n);
  return {
    currency,
    total: decimal(sumOf(rows)),
    ages: AGES.map(([age]) => {
      const ofFlow = (flow: HeldPaymentRow['flow']) => {
        const some = rows.filter((row) => row.flow === flow && nameOf(row) === age);
        return { count: some.length, amount: decimal(sumOf(some)) };
      };
      return { age, deposits: ofFlow('deposit'), withdrawals: ofFlow('withdrawal') };
    }),
    stuck: rows
      .filter((row) => ageOf(row) > DAY_MS)
      .slice(0, MOST_STUCK)
      .map((row) => ({
        ...{ paymentId: row.payment_id, flow: row.flow, state: stateOf(row), memberId: row.member_id },
        ...{ account: row.account, reference: row.reference, provider: row.provider, looks: row.looks },
        ...{ amount: decimal(BigInt(row.held_minor)), since: new Date(row.since).toISOString() },
      })),
  };
}

function stateOf({ flow, state, held }: HeldPaymentRow): StuckPayment['state'] {
  if (flow === 'withdrawal') return state as StuckPayment['state'];
  if (held === REFUNDING) return 'refunding';
  return held === null ? 'paid' : 'held';
}

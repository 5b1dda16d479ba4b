import type { OpenTurnover } from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { listTurnover, readStaked, type TurnoverRow } from '../repository/turnover-repository.ts';

/** How many that are done are shown beside the open ones. */
const MOST_DONE = 3;

/** What a member has to stake still, and what that locks. */
export interface LockedByTurnover {
  readonly lockedMinor: bigint;
  /** What is open, and the latest that are done: the oldest first. */
  readonly list: readonly OpenTurnover[];
}

/** What turnover locks of a member's wallet now. */
export async function readTurnover(
  tx: SiteTransaction,
  { id: siteId, site }: PublishedSite,
  memberId: string,
): Promise<LockedByTurnover> {
  const player = { memberId, currency: site.currency.code };
  const staked = await readStaked(tx, siteId, player);
  const rows = await listTurnover(tx, siteId, { ...player, staked, mostDone: MOST_DONE });
  const list = rows.map((row) => presentTurnover(row, staked, site.currency.decimals));
  const lockedMinor = list.reduce((sum, { locked }) => sum + decimalToMinor(locked, site.currency.decimals), 0n);
  return { lockedMinor, list };
}

/** A deposit is locked in the share in which it is not played through. */
function presentTurnover(row: TurnoverRow, staked: bigint, decimals: number): OpenTurnover {
  const [from, until, amount] = [row.from_minor, row.until_minor, row.amount_minor].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  const required = until - from;
  const done = staked <= from ? 0n : staked >= until ? required : staked - from;
  // Rounded up, so that nothing is unlocked early.
  const locked = (amount * (required - done) + required - 1n) / required;
  const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
  return {
    turnoverId: `${row.payment_id}-${row.step}`,
    reference: row.reference,
    at: new Date(row.at).toISOString(),
    amount: decimal(amount),
    required: decimal(required),
    done: decimal(done),
    locked: decimal(locked),
  };
}

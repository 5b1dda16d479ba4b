import { sql } from 'kysely';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import { addressBlock, addressBlocks, networksOf } from '#gateway/kit/address-block.ts';

/** How long a try counts. */
export const TRY_WINDOW_MS = 15 * 60 * 1_000;

/**
 * How many tries are free, and how many seconds is waited at most: twice as long after each further one. Whoever keeps
 * guessing an account slows its owner down too, so that waits for tries from elsewhere stay short.
 */
const SLOW_DOWN = {
  accountFromHere: { free: 5, mostSeconds: 300 },
  accountFromAnywhere: { free: 20, mostSeconds: 30 },
  anyAccountFromHere: { free: 20, mostSeconds: 60 },
} as const;

type Scope = keyof typeof SLOW_DOWN;

/** A try to sign in. */
export interface Attempt {
  readonly accountKey: string;
  /** Counted by `addressBlock`: the owner of one IPv6 address of a network has all of them. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Notes a try before anything is checked, so that many at once count as many, or tells that it comes too early.
 * Accounts that do not exist count alike.
 * @param factor multiplies the tries that are free.
 * @returns the seconds to wait; 0 where the try is taken.
 */
export async function takeTry(tx: OperatorTransaction, attempt: Attempt, factor: number): Promise<number> {
  const { accountKey, now } = attempt;
  const { block: address, network56, network48 } = networksOf(attempt.address);
  const blocks = addressBlocks(attempt.address);
  // In one order for everybody, so that two tries never wait for each other.
  const keys = [`account ${accountKey}`, ...blocks.map(({ block }) => `address ${block}`).reverse()];
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`marquee operator ${key}`}, 0))`.execute(tx);
  const tries = await tx
    .selectFrom('operator_try')
    .select(['account_key', 'address', 'network56', 'network48', 'tried_at'])
    .where('tried_at', '>', new Date(now.getTime() - TRY_WINDOW_MS).toISOString())
    .where((where) =>
      where.or([
        where('account_key', '=', accountKey),
        where('address', '=', address),
        where('network56', '=', network56),
        where('network48', '=', network48),
      ]),
    )
    .orderBy('tried_at', 'desc')
    .execute();
  const ofAccount = tries.filter(({ account_key }) => account_key === accountKey);
  const ofAccountFromHere = ofAccount.filter((one) => one.address === address);
  const waits = [
    waitMs('accountFromHere', ofAccountFromHere, now, factor),
    waitMs('accountFromAnywhere', ofAccount, now, factor),
    ...blocks.map(({ block, share }) => {
      const within = tries.filter((one) => [one.address, one.network56, one.network48].includes(block));
      return waitMs('anyAccountFromHere', within, now, factor * share);
    }),
  ];
  const wait = Math.ceil(Math.max(...waits) / 1_000);
  if (wait > 0) return wait;
  await tx
    .insertInto('operator_try')
    .values({ account_key: accountKey, address, network56, network48, tried_at: now.toISOString() })
    .execute();
  return 0;
}

/** A successful sign-in clears the failed tries for the account from the same address. */
export async function clearTries(tx: OperatorTransaction, { accountKey, address }: Attempt): Promise<void> {
  await tx
    .deleteFrom('operator_try')
    .where('account_key', '=', accountKey)
    .where('address', '=', addressBlock(address))
    .execute();
}

function waitMs(
  scope: Scope,
  newestFirst: ReadonlyArray<{ readonly tried_at: string }>,
  now: Date,
  factor: number,
): number {
  const { free, mostSeconds } = SLOW_DOWN[scope];
  const [last] = newestFirst;
  const over = newestFirst.length - Math.ceil(free * factor);
  if (last === undefined || over < 0) return 0;
  const seconds = Math.min(2 ** over, mostSeconds);
  return Math.max(0, Date.parse(last.tried_at) + seconds * 1_000 - now.getTime());
}

import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from '#gateway/work-queue.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };

/** 19 MiB, two passes, one lane: argon2id as it is recommended for servers; about 10 ms, off the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The 3,000 passwords of six letters and more that leaked most often, in lower case; the ranking is zxcvbn-ts' (MIT). */
const common = new Set<string>(commonPasswords);

/**
 * One core is left to everything else: a flood of sign-ins makes sign-ins wait, not bets. It would also fill the pool of threads that
 * files, names and the opening of encrypted bodies stand in line for.
 */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** About ten seconds of waiting; who comes later is asked to come again. */
const MOST_WAITING = 1_000;

const queue = new WorkQueue(AT_ONCE, MOST_WAITING);

/** The hash that a password is kept as. @throws DomainError `busy` where too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queue.run('wanted', () => hash(password, COST));
}

/**
 * Whether a password is the one of a hash. Without a hash it takes as long and is wrong, so that nobody learns by the time whether there is an
 * account.
 * @throws DomainError `busy` where too many wait.
 */
export async function isPasswordOf(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await queue.run('wanted', async () => verify(passwordHash ?? (await standIn()), password));
  return isRight && passwordHash !== null;
}

let madeStandIn: Promise<string> | undefined;

/** The hash of what nobody knows. */
function standIn(): Promise<string> {
  madeStandIn ??= hash(crypto.randomUUID(), COST);
  return madeStandIn;
}

/** Whether a password is among the first that anybody would try for an account. */
export function isTooCommon(password: string, account: string): boolean {
  const tried = password.toLowerCase();
  return common.has(tried) || tried === account.toLowerCase();
}

import { availableParallelism } from 'node:os';
import { WorkQueue } from '#gateway/kit/work-queue.ts';
import { ARGON2_COST } from './argon2-cost.ts';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { JOBS_AT_HAND, type PasswordJob, passwordThreads } from './password-threads.ts';

/**
 * The 3,000 passwords of six letters and more that leaked most often, in lower case; the ranking is zxcvbn-ts' (MIT).
 */
const common = new Set<string>(commonPasswords);

/** One core is left to everything else: a flood of sign-ins makes sign-ins wait, not bets. */
const THREADS = Math.max(1, Math.min(8, availableParallelism() - 1));
/** About ten seconds of waiting; who comes later is asked to come again. */
const MOST_WAITING = 1_000;

const queue = new WorkQueue(JOBS_AT_HAND * THREADS, MOST_WAITING);
const threads = passwordThreads(THREADS);

/** The hash that a password is kept as. @throws DomainError `busy` where too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return String(await run({ password, cost: ARGON2_COST }));
}

/**
 * Whether a password is the one of a hash. Without a hash it takes as long and is wrong, so that nobody learns by the
 * time whether there is an account.
 * @throws DomainError `busy` where too many wait.
 */
export async function isPasswordOf(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await run({ password, passwordHash: passwordHash ?? (await standIn()) });
  return isRight === true && passwordHash !== null;
}

function run(job: PasswordJob): Promise<string | boolean> {
  return queue.run('wanted', () => threads.run(job));
}

let madeStandIn: Promise<string> | undefined;

/** The hash of an unknown password. */
function standIn(): Promise<string> {
  madeStandIn ??= hashPassword(crypto.randomUUID()).catch((error: unknown) => {
    madeStandIn = undefined;
    throw error;
  });
  return madeStandIn;
}

/** Whether a password is among the first that anybody would try for an account. */
export function isTooCommon(password: string, account: string): boolean {
  const tried = password.toLowerCase();
  return common.has(tried) || tried === account.toLowerCase();
}

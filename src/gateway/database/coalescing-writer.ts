import { DatabaseError } from 'pg';

/** Calls that share a transaction, at most. */
const MOST_TOGETHER = 64;
/** How often a call is tried that fell over another one. */
const TRIES = 5;
/** Deadlocks, and rows that another transaction wrote in between: a retry succeeds. */
const FALLS_OVER_OTHERS = new Set(['40P01', '40001', '23505']);
/** SQLSTATE classes of an unavailable database: repeating the calls one by one would fail too. */
const IS_AWAY = /^(?:08|53|57)/;

interface Waiting<Call, Outcome> {
  readonly call: Call;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what comes in while the database is at work, and sends it together: one round trip and one commit for many
 * calls. Whoever comes alone does not wait.
 * @param writeMany applies calls in one transaction, and gives their outcomes in the same order.
 * @param lanes how many transactions may be under way. Above one, calls for one owner that are under way together may
 *   be applied in any order.
 * @param ownerOf whose a call is, for instance a player: calls for one owner wait for each other in the database.
 * @returns gives each call its outcome; rejects only where it is not known whether it was applied, so that the same may
 *   be sent again.
 */
export function coalescingWriter<Call, Outcome>(
  writeMany: (calls: readonly Call[]) => Promise<readonly Outcome[]>,
  { lanes, ownerOf }: { readonly lanes: number; readonly ownerOf: (call: Call) => string },
): (call: Call) => Promise<Outcome> {
  let queue: Array<Waiting<Call, Outcome>> = [];
  let running = 0;
  let isScheduled = false;
  /** How many the last transaction was for: they are about to call again. */
  let lastSize = 0;

  function schedule(): void {
    if (isScheduled || running >= lanes || queue.length === 0) return;
    isScheduled = true;
    // Batches the calls of one turn of the event loop.
    setImmediate(() => {
      isScheduled = false;
      sendNext();
    });
  }

  /**
   * Half of those who call at the time: while the database is at work for them, this process reads and answers the
   * others. All of them together would leave each side idle while the other works. And one call for each owner, since
   * what else is asked for it would be written by itself; unless few owners ask for much, as when the same is sent
   * again and again.
   */
  function take(): ReadonlyArray<Waiting<Call, Outcome>> {
    const most = Math.min(Math.ceil((queue.length + lastSize) / 2), MOST_TOGETHER);
    const owners = new Set<string>();
    const together: Array<Waiting<Call, Outcome>> = [];
    const left: Array<Waiting<Call, Outcome>> = [];
    for (const waiting of queue) {
      const owner = ownerOf(waiting.call);
      if (together.length === most || owners.has(owner)) left.push(waiting);
      else {
        owners.add(owner);
        together.push(waiting);
      }
    }
    if (together.length < most / 2) together.push(...left.splice(0, most - together.length));
    queue = left;
    return together;
  }

  async function send(together: ReadonlyArray<Waiting<Call, Outcome>>): Promise<void> {
    running += 1;
    let outcomes: readonly Outcome[];
    try {
      outcomes = await writeMany(together.map(({ call }) => call));
    } catch (error) {
      await oneByOne(together, error);
      goOn(together.length);
      return;
    }
    goOn(together.length);
    // The next ones are on their way to the database before these are answered, which takes about as long as the
    // database does.
    process.nextTick(() =>
      together.forEach(({ resolve, reject }, place) => {
        const outcome = outcomes[place];
        if (outcome !== undefined) resolve(outcome);
        else reject(new Error('a call got no outcome'));
      }),
    );
  }

  function goOn(size: number): void {
    running -= 1;
    lastSize = queue.length === 0 ? 0 : size;
    sendNext();
  }

  function sendNext(): void {
    while (running < lanes && queue.length > 0) void send(take());
  }

  /**
   * Retries the calls of a failed batch one by one, so that no call fails because of another. Nothing of the batch was
   * applied, or the retry finds that it was. The calls for one owner keep their order.
   */
  async function oneByOne(together: ReadonlyArray<Waiting<Call, Outcome>>, error: unknown): Promise<void> {
    const mayRetry = error instanceof DatabaseError && !IS_AWAY.test(error.code ?? '');
    if (!mayRetry) {
      for (const { reject } of together) reject(error);
      return;
    }
    const lastOf = new Map<string, Promise<void>>();
    for (const waiting of together) {
      const owner = ownerOf(waiting.call);
      lastOf.set(
        owner,
        (lastOf.get(owner) ?? Promise.resolve()).then(() => alone(waiting)),
      );
    }
    await Promise.all(lastOf.values());
  }

  async function alone({ call, resolve, reject }: Waiting<Call, Outcome>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const [outcome] = await writeMany([call]);
        if (outcome !== undefined) resolve(outcome);
        else reject(new Error('a call got no outcome'));
        return;
      } catch (error) {
        const isWorthIt = error instanceof DatabaseError && FALLS_OVER_OTHERS.has(error.code ?? '') && tries < TRIES;
        if (isWorthIt) continue;
        reject(error);
        return;
      }
    }
  }

  return (call) =>
    new Promise((resolve, reject) => {
      queue.push({ call, resolve, reject });
      schedule();
    });
}

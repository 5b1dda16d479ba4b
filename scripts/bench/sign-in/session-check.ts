import { SessionBook } from '#gateway/areas/accounts/sessions/session-book.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway } from '#gateway/testing/start-gateway.ts';
import { openTestDatabase } from '#tests/harness/test-database.ts';

const CHECKS = 200_000;

/**
 * The processor time of this process, in milliseconds, for finding the session of a request, its occasional database
 * lookup included.
 */
export async function sessionCheckMs(): Promise<number> {
  const database = await openTestDatabase({ kind: 'pglite' });
  const gateway = await startGateway(database);
  try {
    const tokens = await Promise.all(
      ['mikaela', 'elisabet', 'katarina'].map((username) => accountCalls(gateway).newMember(username)),
    );
    // Time passes as it would at a hundred requests a second, so that what is known has to be looked up again as often
    // as it would.
    let nowMs = Date.now();
    const book = new SessionBook(database, () => new Date(nowMs));
    const before = process.cpuUsage();
    for (let check = 0; check < CHECKS; check += 1) {
      nowMs += 10;
      const session = await book.find('aurora', tokens[check % tokens.length] ?? '');
      if (session === null) throw new Error('a session that is open was not found');
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / CHECKS;
  } finally {
    await gateway.close();
    await database.close();
  }
}

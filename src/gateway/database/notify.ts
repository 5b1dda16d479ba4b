import { sql, type Transaction } from 'kysely';

/** Sends a notification to every process that listens on the channel, once the transaction commits. */
export async function notify<Tables>(tx: Transaction<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(tx);
}

import { createHmac } from 'node:crypto';
import type { Store } from '../store/open-store.ts';
import { textIn } from '../store/statements.ts';
import type { TableKey } from '../store/table-bets.ts';

/** The seeds of a table's rounds. */
export interface TableSeeds {
  /**
   * The server seed of the round whose bets close at a moment, 32 bytes in hex. Whoever knows the secret of the store
   * knows every result.
   */
  readonly serverSeed: (table: TableKey, closesAt: number) => string;
}

/** The public half of a table's seeds: its name, where a round of one player has that player's seed. */
export function clientSeedOf({ vendor, gameCode }: TableKey): string {
  return `${vendor}:${gameCode}`;
}

/**
 * The seed of a round is the HMAC-SHA256 of the table and the moment of its closing under a secret that is drawn once
 * for a store. So results of the past need not be kept, nobody can choose one after bets were placed, and no change of
 * a table's pace brings a seed back that was shown before.
 */
export function tableSeeds(store: Store, drawSecret: () => string, now: number): TableSeeds {
  const secret = store.transaction(() => {
    const row = store.statements.get('select secret from table_secret where id = 1');
    if (row !== undefined) return textIn(row, 'secret');
    const drawn = drawSecret();
    store.statements.run('insert into table_secret (id, secret, made_at) values (1, ?, ?)', drawn, now);
    return drawn;
  });
  return {
    serverSeed: (table, closesAt) =>
      createHmac('sha256', Buffer.from(secret, 'hex'))
        .update(`${clientSeedOf(table)}:${closesAt}`)
        .digest('hex'),
  };
}

import type { TableBets, TableState } from '#arcade/table-api.ts';
import { type HeardEvent, hearEvents } from '../hear-events.ts';

/** An event of a shared table. */
export type TableEvent =
  | { readonly kind: 'table'; readonly state: TableState }
  | { readonly kind: 'mine'; readonly bets: TableBets };

type EventParts = Omit<Parameters<typeof hearEvents>[0], 'path' | 'hear'> & {
  readonly hear: (event: TableEvent) => void;
};

/** Hears a table's events until `stop` is called; the first events of a connection say all that is to be known. */
export function hearTable({ hear, ...parts }: EventParts): { stop(): void } {
  return hearEvents({
    ...parts,
    path: '/api/table',
    hear: (heard) => {
      const event = eventIn(heard);
      if (event !== null) hear(event);
    },
  });
}

function eventIn({ kind, data }: HeardEvent): TableEvent | null {
  if (kind === 'table') return { kind, state: JSON.parse(data) as TableState };
  return kind === 'mine' ? { kind, bets: JSON.parse(data) as TableBets } : null;
}

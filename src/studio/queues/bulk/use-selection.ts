import { useState } from 'react';
import type { QueueCase } from '../queue-kind.ts';

/** The requests that are selected among those that a queue shows. What it shows no longer is selected no longer. */
export function useSelection(shown: readonly QueueCase[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ id }) => ids.has(id));
  return {
    selected,
    has: (id: string): boolean => ids.has(id),
    toggle: (id: string): void => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    /** Selects all that are shown; none where all are selected. */
    toggleAll: (): void => setIds(selected.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: (): void => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

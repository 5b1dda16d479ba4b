import type { DeskChanged, DeskTopic } from '#contracts/generated/contracts.ts';
import { ALL_SITES } from '#contracts/operator-roles.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';

/** The channel on which the database tells what changed for the desk: `<siteId> <topic>`. */
const DESK_CHANNEL = 'marquee_desk';
/** What changes within this time is told once. */
const TOLD_EVERY_MS = 250;

/** Somebody at the desk who hears of changes. */
export interface DeskListener {
  readonly roles: Operator['roles'];
  readonly tell: (change: DeskChanged) => void;
}

/** Tells open desks what changed on the sites that their operators see. The changes of all processes come here. */
export function deskNotices(database: Pick<TenantDatabase, 'listen'>) {
  const listeners = new Set<DeskListener>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopListening = async (): Promise<void> => {};

  function tellAll(): void {
    timer = undefined;
    const changes = [...changed].map((change) => change.split(' '));
    changed.clear();
    for (const [siteId = '', topic = ''] of changes) {
      const change: DeskChanged = { type: 'changed', siteId, topic: topic as DeskTopic };
      for (const { roles, tell } of listeners)
        if (roles.some((grant) => grant.siteId === siteId || grant.siteId === ALL_SITES)) tell(change);
    }
  }

  function note(change: string): void {
    if (listeners.size === 0) return;
    changed.add(change);
    timer ??= setTimeout(tellAll, TOLD_EVERY_MS).unref();
  }

  return {
    async start(): Promise<void> {
      // After a lost connection the desks ask for everything again: any change may have been missed.
      stopListening = await database.listen(DESK_CHANNEL, note, () => {
        for (const { tell } of listeners) tell({ type: 'missed' });
      });
    },

    add(listener: DeskListener): void {
      listeners.add(listener);
    },

    remove(listener: DeskListener): void {
      listeners.delete(listener);
    },

    async stop(): Promise<void> {
      clearTimeout(timer);
      await stopListening();
    },
  };
}

export type DeskNotices = ReturnType<typeof deskNotices>;

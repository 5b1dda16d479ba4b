import type { DeskChanged, DeskTopic, OperatorRole } from '#contracts/generated/contracts.ts';
import { mayAct } from '#contracts/operator-roles.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';

/** The channel on which the database tells what changed for the desk: `<siteId> <topic>`. */
const DESK_CHANNEL = 'marquee_desk';
/** Changes within this time are sent once. */
const TOLD_EVERY_MS = 250;

/** The role that reads what a topic is about; auditors read all of it. */
const ROLE_OF: Readonly<Record<DeskTopic, OperatorRole>> = {
  withdrawals: 'cashier',
  deposits: 'cashier',
  arrivals: 'cashier',
  claims: 'cashier',
  adjustments: 'cashier',
  redemptions: 'cashier',
  applications: 'cashier',
  referrals: 'cashier',
  identity: 'support',
  feedback: 'support',
  chats: 'support',
};

/** An open desk that receives changes. */
export interface DeskListener {
  readonly roles: Operator['roles'];
  readonly tell: (change: DeskChanged) => void;
}

/** Tells open desks what changed of what their operators may read. The changes of all processes come here. */
export function deskNotices(database: Pick<TenantDatabase, 'listen'>) {
  const listeners = new Set<DeskListener>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let stopListening = async (): Promise<void> => {};

  function tellAll(): void {
    timer = undefined;
    const changes = [...changed].map((change) => change.split(' '));
    changed.clear();
    for (const [siteId = '', name = ''] of changes) {
      const topic = name as DeskTopic;
      for (const { roles, tell } of listeners)
        if (mayAct(roles, ROLE_OF[topic], siteId) || mayAct(roles, 'auditor', siteId))
          tell({ type: 'changed', siteId, topic });
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

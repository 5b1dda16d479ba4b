import type { ChangeQueueView, NewQueueView, QueueView, QueueViews } from '#contracts/generated/contracts.ts';
import { hasRoleAt } from '#contracts/operator-roles.ts';
import type { Database, OperatorTransaction } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { lockedOperator } from './operator-presenter.ts';
import {
  clearStart,
  deleteView,
  insertView,
  lockView,
  type QueueViewRow,
  updateView,
  viewsOf,
} from './repository/queue-view-repository.ts';

/** The most views of an operator. The desk counts the requests of each. */
const MOST_VIEWS = 20;

interface QueueViewsParts {
  readonly database: Pick<Database, 'forOperators'>;
  readonly clock: () => Date;
}

/** Operators' own views of queues: filters under a name. The machine's token has no account, and so no views. */
export function queueViewsService({ database, clock }: QueueViewsParts) {
  return {
    /** The operator's views on all sites. */
    async list({ operatorId }: Operator): Promise<QueueViews> {
      if (operatorId === null) return { views: [] };
      const rows = await database.forOperators((tx) => viewsOf(tx, operatorId));
      return { views: rows.map(presentView) };
    },

    /**
     * Keeps filters under a name.
     * @throws DomainError `operator_role_required` for a site of which the operator sees nothing; `limit_reached` at
     *   twenty views; `invalid_request` naming `name` where it is taken; `unknown_operator` without an account.
     */
    async add({ operatorId, roles }: Operator, { siteId, kind, name, filters }: NewQueueView): Promise<QueueView> {
      if (!hasRoleAt(roles, siteId)) throw new DomainError('operator_role_required');
      return database.forOperators(async (tx) => {
        const owner = await locked(tx, operatorId);
        // Those of sites that the operator no longer sees could not be deleted at the desk.
        const seen = (await viewsOf(tx, owner)).filter((view) => hasRoleAt(roles, view.site_id));
        if (seen.length >= MOST_VIEWS) throw new DomainError('limit_reached');
        const row = await insertView(tx, {
          ...{ view_id: crypto.randomUUID(), operator_id: owner, site_id: siteId, kind, name },
          ...{ filters: JSON.stringify(filters), is_start: false, made_at: clock() },
        });
        if (row === undefined) throw nameTaken();
        return presentView(row);
      });
    },

    /**
     * Renames a view, and opens the queues of its site with it, instead of another one, or not any more.
     * @throws DomainError `not_found`; `invalid_request` naming `name` where it is taken; `unknown_operator` without an
     *   account.
     */
    async change({ operatorId }: Operator, viewId: string, change: ChangeQueueView): Promise<QueueView> {
      return database.forOperators(async (tx) => {
        const owner = await locked(tx, operatorId);
        const view = await lockView(tx, owner, viewId);
        if (view === undefined) throw new DomainError('not_found');
        const isTaken = ({ view_id, site_id, name }: QueueViewRow): boolean =>
          view_id !== viewId && site_id === view.site_id && name.toLowerCase() === change.name.toLowerCase();
        if ((await viewsOf(tx, owner)).some(isTaken)) throw nameTaken();
        if (change.isStart) await clearStart(tx, owner, view.site_id);
        return presentView(await updateView(tx, viewId, change));
      });
    },

    /** Deletes a view. Doing so twice is the same as once. */
    async remove({ operatorId }: Operator, viewId: string): Promise<void> {
      if (operatorId !== null) await database.forOperators((tx) => deleteView(tx, operatorId, viewId));
    },
  };
}

export type QueueViewsService = ReturnType<typeof queueViewsService>;

/** Locks the account, so that two changes of its views are made one after the other. */
async function locked(tx: OperatorTransaction, operatorId: string | null): Promise<string> {
  if (operatorId === null) throw new DomainError('unknown_operator');
  await lockedOperator(tx, operatorId);
  return operatorId;
}

const nameTaken = (): DomainError => new DomainError('invalid_request', { fields: { name: 'taken' } });

const presentView = ({ view_id, site_id, kind, name, filters, is_start }: QueueViewRow): QueueView => ({
  ...{ viewId: view_id, siteId: site_id, kind, name, filters, isStart: is_start },
});

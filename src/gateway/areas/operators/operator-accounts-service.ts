import type {
  NewOperator,
  OperatorAccount,
  OperatorAccounts,
  OperatorChanges,
  OperatorGrant,
} from '#contracts/generated/contracts.ts';
import type { Database, OperatorTransaction } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { isEasyPassword } from './easy-password.ts';
import { lockedOperator, presentLocked, presentOperators } from './operator-presenter.ts';
import { changesOf, noteChange } from './repository/operator-change-repository.ts';
import {
  insertOperator,
  listOperators,
  type OperatorRow,
  replaceRoles,
  updateOperator,
} from './repository/operator-repository.ts';
import { deleteSessionsOf } from './repository/operator-session-repository.ts';

export interface OperatorAccountsParts {
  readonly database: Pick<Database, 'forOperators'>;
  readonly passwords: {
    hashPassword(password: string): Promise<string>;
    isTooCommon(password: string, account: string): boolean;
  };
  readonly clock: () => Date;
  readonly log: { info(fields: object, message: string): void };
}

/**
 * The accounts of operators, as admins keep them. What is changed counts from the next call of the operator on, on
 * every process.
 */
export function operatorAccountsService({ database, passwords, clock, log }: OperatorAccountsParts) {
  async function change(
    operatorId: string,
    work: (tx: OperatorTransaction, row: OperatorRow) => Promise<void>,
  ): Promise<OperatorAccount> {
    return database.forOperators(async (tx) => {
      await work(tx, await lockedOperator(tx, operatorId));
      return presentLocked(tx, operatorId);
    });
  }

  return {
    /** Every account by name, also those that are disabled. */
    list: (): Promise<OperatorAccounts> =>
      database.forOperators(async (tx) => ({ operators: await presentOperators(tx, await listOperators(tx)) })),

    /** Who changed an account, and when. @throws DomainError `unknown_operator`. */
    changes: (operatorId: string): Promise<OperatorChanges> =>
      database.forOperators(async (tx) => {
        await lockedOperator(tx, operatorId);
        return { changes: await changesOf(tx, operatorId) };
      }),

    /**
     * Opens an account, which enrols an authenticator at its first sign-in.
     * @throws DomainError `account_taken`, capitals aside; `invalid_request` for a password that anybody would try.
     */
    async add(asked: NewOperator, by: Operator): Promise<OperatorAccount> {
      const { account, password } = asked;
      if (isEasyPassword(password, account, passwords.isTooCommon))
        throw new DomainError('invalid_request', { fields: { password: 'too_common' } });
      const operatorId = crypto.randomUUID();
      const passwordHash = await passwords.hashPassword(password);
      const added = await database.forOperators(async (tx) => {
        const isNew = await insertOperator(tx, {
          operator_id: operatorId,
          account,
          name: asked.name.trim(),
          password_hash: passwordHash,
          created_at: clock().toISOString(),
        });
        if (!isNew) throw new DomainError('account_taken', { fields: { account: 'taken' } });
        await replaceRoles(tx, operatorId, asked.roles);
        await noteChange(tx, { operatorId, at: clock(), by, what: 'added', roles: asked.roles });
        return presentLocked(tx, operatorId);
      });
      log.info({ operatorId, by: by.operatorId }, 'operator added');
      return added;
    },

    /** Shuts an account and ends its sessions; harmless where it is shut already. */
    async disable(operatorId: string, by: Operator): Promise<OperatorAccount> {
      const disabled = await change(operatorId, async (tx, { disabled_at }) => {
        if (disabled_at === null) {
          await updateOperator(tx, operatorId, { disabled_at: clock().toISOString() });
          await noteChange(tx, { operatorId, at: clock(), by, what: 'disabled' });
        }
        await deleteSessionsOf(tx, operatorId);
      });
      log.info({ operatorId, by: by.operatorId }, 'operator disabled');
      return disabled;
    },

    /** Enables a disabled account again; does nothing if it is enabled. */
    async enable(operatorId: string, by: Operator): Promise<OperatorAccount> {
      const enabled = await change(operatorId, async (tx, { disabled_at }) => {
        if (disabled_at === null) return;
        await updateOperator(tx, operatorId, { disabled_at: null });
        await noteChange(tx, { operatorId, at: clock(), by, what: 'enabled' });
      });
      log.info({ operatorId, by: by.operatorId }, 'operator enabled');
      return enabled;
    },

    /** Gives an account these roles in place of those before. */
    async setRoles(operatorId: string, roles: readonly OperatorGrant[], by: Operator): Promise<OperatorAccount> {
      const changed = await change(operatorId, async (tx) => {
        await replaceRoles(tx, operatorId, roles);
        await noteChange(tx, { operatorId, at: clock(), by, what: 'rolesChanged', roles });
      });
      log.info({ operatorId, by: by.operatorId, roles }, 'operator roles changed');
      return changed;
    },
  };
}

export type OperatorAccountsService = ReturnType<typeof operatorAccountsService>;

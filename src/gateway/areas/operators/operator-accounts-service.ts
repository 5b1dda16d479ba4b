import type { NewOperator, OperatorAccount, OperatorAccounts, OperatorGrant } from '#contracts/generated/contracts.ts';
import type { Database, OperatorTransaction } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { isEasyPassword } from './easy-password.ts';
import { presentOperator } from './operator-presenter.ts';
import {
  insertOperator,
  listOperators,
  lockOperator,
  type OperatorRow,
  replaceRoles,
  rolesByOperator,
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
      return presented(tx, await lockedOperator(tx, operatorId));
    });
  }

  return {
    /** Every account by name, also those that are disabled. */
    list: (): Promise<OperatorAccounts> =>
      database.forOperators(async (tx) => {
        const rows = await listOperators(tx);
        const roles = await rolesByOperator(
          tx,
          rows.map(({ operator_id }) => operator_id),
        );
        return { operators: rows.map((row) => presentOperator(row, roles.get(row.operator_id) ?? [])) };
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
        return presented(tx, await lockedOperator(tx, operatorId));
      });
      log.info({ operatorId, by: by.operatorId }, 'operator added');
      return added;
    },

    /** Shuts an account and ends its sessions; harmless where it is shut already. */
    async disable(operatorId: string, by: Operator): Promise<OperatorAccount> {
      const disabled = await change(operatorId, async (tx, { disabled_at }) => {
        if (disabled_at === null) await updateOperator(tx, operatorId, { disabled_at: clock().toISOString() });
        await deleteSessionsOf(tx, operatorId);
      });
      log.info({ operatorId, by: by.operatorId }, 'operator disabled');
      return disabled;
    },

    /** Gives an account these roles in place of those before. */
    async setRoles(operatorId: string, roles: readonly OperatorGrant[], by: Operator): Promise<OperatorAccount> {
      const changed = await change(operatorId, (tx) => replaceRoles(tx, operatorId, roles));
      log.info({ operatorId, by: by.operatorId, roles }, 'operator roles changed');
      return changed;
    },
  };
}

export type OperatorAccountsService = ReturnType<typeof operatorAccountsService>;

/** @throws DomainError `unknown_operator`. */
async function lockedOperator(tx: OperatorTransaction, operatorId: string): Promise<OperatorRow> {
  const row = await lockOperator(tx, operatorId);
  if (row === undefined) throw new DomainError('unknown_operator');
  return row;
}

async function presented(tx: OperatorTransaction, row: OperatorRow): Promise<OperatorAccount> {
  return presentOperator(row, (await rolesByOperator(tx, [row.operator_id])).get(row.operator_id) ?? []);
}

import type {
  AcceptOperatorInvitation,
  InviteOperator,
  OperatorAccount,
  OperatorInvitation,
  OperatorLinkPurpose,
} from '#contracts/generated/contracts.ts';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import { digestOf, newToken } from '#gateway/identity/token.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { isEasyPassword } from './easy-password.ts';
import type { OperatorAccountsParts } from './operator-accounts-service.ts';
import { lockedOperator, presentLocked } from './operator-presenter.ts';
import { noteChange } from './repository/operator-change-repository.ts';
import { findLink, replaceLink, takeLink } from './repository/operator-link-repository.ts';
import { deleteRecoveryCodes, insertOperator, replaceRoles, updateOperator } from './repository/operator-repository.ts';
import { deleteSessionsOf } from './repository/operator-session-repository.ts';

/** How long a link may be used. */
const LINK_MS = 48 * 60 * 60 * 1_000;

/** A new link. The token is not stored anywhere. */
interface MadeLink {
  readonly operator: OperatorAccount;
  readonly token: string;
  readonly expiresAt: string;
}

/** Links by which operators choose a password themselves, so that no admin ever knows one. */
export function operatorLinksService({ database, passwords, clock, log }: OperatorAccountsParts) {
  async function makeLink(tx: OperatorTransaction, operatorId: string, purpose: OperatorLinkPurpose) {
    const token = newToken();
    const now = clock();
    const expiresAt = new Date(now.getTime() + LINK_MS).toISOString();
    await replaceLink(tx, {
      ...{ operator_id: operatorId, token_digest: digestOf(token), purpose },
      ...{ made_at: now.toISOString(), expires_at: expiresAt },
    });
    return { token, expiresAt };
  }

  /** @throws DomainError `operator_link_over`. */
  async function known(tx: OperatorTransaction, token: string) {
    const link = await findLink(tx, digestOf(token), clock());
    if (link === undefined) throw new DomainError('operator_link_over');
    return link;
  }

  return {
    /**
     * Creates an account without a password, and the link for its owner.
     * @throws DomainError `account_taken`, capitals aside.
     */
    async invite(asked: InviteOperator, by: Operator): Promise<MadeLink> {
      const operatorId = crypto.randomUUID();
      const made = await database.forOperators(async (tx) => {
        const isNew = await insertOperator(tx, {
          ...{ operator_id: operatorId, account: asked.account, name: asked.name.trim(), password_hash: null },
          created_at: clock().toISOString(),
        });
        if (!isNew) throw new DomainError('account_taken', { fields: { account: 'taken' } });
        await replaceRoles(tx, operatorId, asked.roles);
        await noteChange(tx, { operatorId, at: clock(), by, what: 'invited', roles: asked.roles });
        const link = await makeLink(tx, operatorId, 'invitation');
        return { ...link, operator: await presentLocked(tx, operatorId) };
      });
      log.info({ operatorId, by: by.operatorId }, 'operator invited');
      return made;
    },

    /**
     * Creates a new link for an account, which replaces the previous one. Password, authenticator, recovery codes and
     * sessions end immediately, because they are lost or known to others.
     * @throws DomainError `unknown_operator`; `second_operator_required` for the operator's own account.
     */
    async renew(operatorId: string, by: Operator): Promise<MadeLink> {
      if (operatorId === by.operatorId) throw new DomainError('second_operator_required');
      const made = await database.forOperators(async (tx) => {
        const { signed_in_at, totp_secret } = await lockedOperator(tx, operatorId);
        const isNew = signed_in_at === null && totp_secret === null;
        await updateOperator(tx, operatorId, {
          ...{ password_hash: null, totp_secret: null, last_totp_step: null },
          ...{ offered_totp_secret: null, totp_offered_at: null },
        });
        await deleteRecoveryCodes(tx, operatorId);
        await deleteSessionsOf(tx, operatorId);
        await noteChange(tx, { operatorId, at: clock(), by, what: isNew ? 'linkRenewed' : 'resetSent' });
        const link = await makeLink(tx, operatorId, isNew ? 'invitation' : 'reset');
        return { ...link, operator: await presentLocked(tx, operatorId) };
      });
      log.info({ operatorId, by: by.operatorId }, 'operator link made');
      return made;
    },

    /** Returns the account that a link is for. @throws DomainError `operator_link_over`. */
    async read(token: string): Promise<OperatorInvitation> {
      return present(await database.forOperators((tx) => known(tx, token)));
    },

    /**
     * Sets the password of the account and marks the link as used. Signing in enrols the authenticator.
     * @throws DomainError `operator_link_over`; `invalid_request` for a password that anybody would try.
     */
    async accept({ token, password }: AcceptOperatorInvitation): Promise<OperatorInvitation> {
      const link = await database.forOperators((tx) => known(tx, token));
      if (isEasyPassword(password, link.account, passwords.isTooCommon))
        throw new DomainError('invalid_request', { fields: { password: 'too_common' } });
      const passwordHash = await passwords.hashPassword(password);
      await database.forOperators(async (tx) => {
        const { disabled_at } = await lockedOperator(tx, link.operator_id);
        const isTaken = await takeLink(tx, digestOf(token), clock());
        if (disabled_at !== null || !isTaken) throw new DomainError('operator_link_over');
        await updateOperator(tx, link.operator_id, { password_hash: passwordHash });
        await noteChange(tx, { operatorId: link.operator_id, at: clock(), by: link, what: 'linkUsed' });
      });
      log.info({ operatorId: link.operator_id }, 'operator link used');
      return present(link);
    },
  };
}

export type OperatorLinksService = ReturnType<typeof operatorLinksService>;

type KnownLink = Pick<OperatorInvitation, 'account' | 'name' | 'purpose'> & { readonly expires_at: string };

function present({ account, name, purpose, expires_at }: KnownLink): OperatorInvitation {
  return { account, name, purpose, expiresAt: new Date(expires_at).toISOString() };
}

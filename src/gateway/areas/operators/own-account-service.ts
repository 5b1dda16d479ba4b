import type {
  ChangeOperatorPassword,
  OperatorLogin,
  OperatorProof,
  OperatorSessions,
} from '#contracts/generated/contracts.ts';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { isEasyPassword } from './easy-password.ts';
import type { OperatorParts } from './operator-service.ts';
import { accountKeyOf, findByAccount, type OperatorRow, updateOperator } from './repository/operator-repository.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  noteProof,
  openSessionsOf,
} from './repository/operator-session-repository.ts';
import { type Attempt, clearTries, takeTry } from './repository/sign-in-tries.ts';
import { lockUnchanged, type Proof, proofOf, redeemProof } from './sign-in-proof.ts';

interface OwnAccountParts extends OperatorParts {
  readonly passwords: OperatorParts['passwords'] & {
    hashPassword(password: string): Promise<string>;
    isTooCommon(password: string, account: string): boolean;
  };
}

/** A checked second factor, with the account as it was when it was checked. */
interface Proved {
  readonly known: OperatorRow;
  readonly proof: Proof;
  readonly attempt: Attempt;
  readonly tokenDigest: string;
}

/** Operators' own accounts: password, second factor and sessions. The machine's token has no account. */
export function ownAccountService(parts: OwnAccountParts) {
  const { database, secrets, passwords, clock, rateLimitFactor, log } = parts;

  /**
   * Checks a second factor, and a password if given, with the rate limits of the sign-in.
   * @throws DomainError `invalid_credentials` for a wrong password or code; `too_many_requests` after many tries;
   *   `unknown_operator` without an account.
   */
  async function prove(
    { account, tokenDigest }: Operator,
    { password, ...factor }: Pick<OperatorLogin, 'totp' | 'recoveryCode'> & { readonly password?: string },
    visit: Visit,
  ): Promise<Proved> {
    if (account === null || tokenDigest === null) throw new DomainError('unknown_operator');
    const now = clock();
    const attempt = { accountKey: accountKeyOf(account), address: visit.address, now };
    const { waitSeconds, known } = await database.forOperators(async (tx) => ({
      waitSeconds: await takeTry(tx, attempt, rateLimitFactor),
      known: await findByAccount(tx, account),
    }));
    if (waitSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: waitSeconds });
    const isRight = password === undefined || (await passwords.isPasswordOf(password, known?.password_hash ?? null));
    const proof = known === undefined || !isRight ? null : await proofOf(secrets, known, factor, now);
    if (known === undefined || proof === null) throw new DomainError('invalid_credentials');
    return { known, proof, attempt, tokenDigest };
  }

  /** Marks the code as used, clears failed tries and makes the change, in one transaction. */
  async function redeem(
    { known, proof, attempt }: Proved,
    change: (tx: OperatorTransaction, operatorId: string) => Promise<void>,
  ): Promise<void> {
    await database.forOperators(async (tx) => {
      await lockUnchanged(tx, known);
      await redeemProof(tx, known, proof);
      await clearTries(tx, attempt);
      await change(tx, known.operator_id);
    });
  }

  return {
    /**
     * Changes the operator's password and ends the other sessions. Needs the old password and a second factor.
     * @throws DomainError as `prove`; `invalid_request` naming `newPassword`.
     */
    async changePassword(operator: Operator, change: ChangeOperatorPassword, visit: Visit): Promise<void> {
      const { newPassword, ...given } = change;
      if (newPassword === given.password)
        throw new DomainError('invalid_request', { fields: { newPassword: 'same_as_before' } });
      if (isEasyPassword(newPassword, operator.account ?? '', passwords.isTooCommon))
        throw new DomainError('invalid_request', { fields: { newPassword: 'too_common' } });
      const proved = await prove(operator, given, visit);
      const passwordHash = await passwords.hashPassword(newPassword);
      await redeem(proved, async (tx, operatorId) => {
        await updateOperator(tx, operatorId, { password_hash: passwordHash });
        await deleteOtherSessions(tx, operatorId, proved.tokenDigest);
      });
      log.info({ operatorId: operator.operatorId, address: visit.address }, 'operator password changed');
    },

    /**
     * Checks a code of the authenticator or a recovery code, which allows dangerous calls for ten minutes.
     * @throws DomainError as `prove`.
     */
    async proveAgain(operator: Operator, factor: OperatorProof, visit: Visit): Promise<void> {
      const proved = await prove(operator, factor, visit);
      await redeem(proved, (tx) => noteProof(tx, proved.tokenDigest, proved.attempt.now));
    },

    /** Returns the open sessions of the operator, the latest used first. */
    async sessions({ operatorId, tokenDigest }: Operator): Promise<OperatorSessions> {
      if (operatorId === null) return { sessions: [] };
      const rows = await database.forOperators((tx) => openSessionsOf(tx, operatorId, clock()));
      return {
        sessions: rows.map((row) => ({
          ...{ sessionId: row.token_digest, device: row.device, address: row.address },
          startedAt: new Date(row.started_at).toISOString(),
          seenAt: new Date(row.seen_at).toISOString(),
          isCurrent: row.token_digest === tokenDigest,
        })),
      };
    },

    /** Ends one of the operator's own sessions. Does nothing for any other session id. */
    async endSession({ operatorId }: Operator, sessionId: string): Promise<void> {
      if (operatorId !== null) await database.forOperators((tx) => deleteOwnSession(tx, operatorId, sessionId));
    },
  };
}

export type OwnAccountService = ReturnType<typeof ownAccountService>;

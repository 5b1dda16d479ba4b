import type {
  ChangeOperatorPassword,
  OperatorEnrolment,
  OperatorLogin,
  OperatorProof,
  OperatorRecoveryCodes,
  OperatorSessions,
} from '#contracts/generated/contracts.ts';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { isEasyPassword } from './easy-password.ts';
import type { OperatorParts } from './operator-service.ts';
import { noteChange } from './repository/operator-change-repository.ts';
import { accountKeyOf, findByAccount, type OperatorRow, updateOperator } from './repository/operator-repository.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  noteProof,
  openSessionsOf,
} from './repository/operator-session-repository.ts';
import { type Attempt, clearTries, takeTry } from './repository/sign-in-tries.ts';
import {
  enrolmentProof,
  lockUnchanged,
  type Proof,
  presentOffer,
  proofOf,
  redeemProof,
  renewCodes,
} from './sign-in-proof.ts';

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
   * Counts the try and reads the account.
   * @throws DomainError `too_many_requests` after many tries; `unknown_operator` without an account.
   */
  async function attempted({ account, tokenDigest }: Operator, visit: Visit) {
    if (account === null || tokenDigest === null) throw new DomainError('unknown_operator');
    const attempt: Attempt = { accountKey: accountKeyOf(account), address: visit.address, now: clock() };
    const { waitSeconds, known } = await database.forOperators(async (tx) => ({
      waitSeconds: await takeTry(tx, attempt, rateLimitFactor),
      known: await findByAccount(tx, account),
    }));
    if (waitSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: waitSeconds });
    return { known, attempt, tokenDigest };
  }

  /**
   * Checks a second factor, and a password if given, with the rate limits of the sign-in.
   * @throws DomainError `invalid_credentials` for a wrong password or code; `too_many_requests` after many tries;
   *   `unknown_operator` without an account.
   */
  async function prove(
    operator: Operator,
    { password, ...factor }: Pick<OperatorLogin, 'totp' | 'recoveryCode'> & { readonly password?: string },
    visit: Visit,
  ): Promise<Proved> {
    const { known, attempt, tokenDigest } = await attempted(operator, visit);
    const isRight = password === undefined || (await passwords.isPasswordOf(password, known?.password_hash ?? null));
    const proof = known === undefined || !isRight ? null : await proofOf(secrets, known, factor, attempt.now);
    if (known === undefined || proof === null) throw new DomainError('invalid_credentials');
    return { known, proof, attempt, tokenDigest };
  }

  /** Marks the code as used, clears failed tries and makes the change, in one transaction. */
  async function redeem<Changed>(
    { known, proof, attempt }: Proved,
    change: (tx: OperatorTransaction, operatorId: string, recoveryCodes: string[]) => Promise<Changed>,
  ): Promise<Changed> {
    return database.forOperators(async (tx) => {
      await lockUnchanged(tx, known);
      const recoveryCodes = (await redeemProof(tx, known, proof)) ?? [];
      await clearTries(tx, attempt);
      return change(tx, known.operator_id, recoveryCodes);
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
        await noteChange(tx, { operatorId, at: proved.attempt.now, by: operator, what: 'passwordChanged' });
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

    /**
     * Returns the secret of a new authenticator. The present one stays valid until the new one is confirmed.
     * @throws DomainError as `prove`.
     */
    async offerAuthenticator(operator: Operator, factor: OperatorProof, visit: Visit): Promise<OperatorEnrolment> {
      const proved = await prove(operator, factor, visit);
      const { known, attempt } = proved;
      const { secret, stored } = await secrets.make(known.operator_id);
      await redeem(proved, (tx, operatorId) =>
        updateOperator(tx, operatorId, { offered_totp_secret: stored, totp_offered_at: attempt.now.toISOString() }),
      );
      return presentOffer(known.account, secret, attempt.now);
    },

    /**
     * Replaces the authenticator by the one that was offered. The old secret, its recovery codes and the other sessions
     * end.
     * @throws DomainError `invalid_credentials` for a wrong code, or where nothing is offered any more;
     *   `too_many_requests` after many tries; `unknown_operator` without an account.
     */
    async confirmAuthenticator(operator: Operator, totp: string, visit: Visit): Promise<OperatorRecoveryCodes> {
      const { known, attempt, tokenDigest } = await attempted(operator, visit);
      const proof = known === undefined ? null : await enrolmentProof(secrets, known, totp, attempt.now);
      if (known === undefined || proof === null) throw new DomainError('invalid_credentials');
      const recoveryCodes = await redeem({ known, proof, attempt, tokenDigest }, async (tx, operatorId, codes) => {
        await deleteOtherSessions(tx, operatorId, tokenDigest);
        await noteProof(tx, tokenDigest, attempt.now);
        await noteChange(tx, { operatorId, at: attempt.now, by: operator, what: 'authenticatorReplaced' });
        return codes;
      });
      log.info({ operatorId: operator.operatorId, address: visit.address }, 'operator authenticator replaced');
      return { recoveryCodes };
    },

    /** Makes new recovery codes, which end all before. @throws DomainError as `prove`. */
    async renewRecoveryCodes(operator: Operator, factor: OperatorProof, visit: Visit): Promise<OperatorRecoveryCodes> {
      const proved = await prove(operator, factor, visit);
      const recoveryCodes = await redeem(proved, async (tx, operatorId) => {
        await noteChange(tx, { operatorId, at: proved.attempt.now, by: operator, what: 'recoveryCodesRenewed' });
        return renewCodes(tx, operatorId);
      });
      log.info({ operatorId: operator.operatorId, address: visit.address }, 'operator recovery codes renewed');
      return { recoveryCodes };
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

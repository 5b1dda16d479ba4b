import type { ChangeOperatorPassword, OperatorSessions } from '#contracts/generated/contracts.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { isEasyPassword } from './easy-password.ts';
import type { OperatorParts } from './operator-service.ts';
import { accountKeyOf, findByAccount, updateOperator } from './repository/operator-repository.ts';
import { deleteOtherSessions, deleteOwnSession, openSessionsOf } from './repository/operator-session-repository.ts';
import { clearTries, takeTry } from './repository/sign-in-tries.ts';
import { lockUnchanged, proofOf, redeemProof } from './sign-in-proof.ts';

interface OwnAccountParts extends OperatorParts {
  readonly passwords: OperatorParts['passwords'] & {
    hashPassword(password: string): Promise<string>;
    isTooCommon(password: string, account: string): boolean;
  };
}

/** What operators do about their own accounts. A program on the gateway's own machine has none. */
export function ownAccountService(parts: OwnAccountParts) {
  const { database, secrets, passwords, clock, rateLimitFactor, log } = parts;
  return {
    /**
     * Changes the password of an operator by the old one and a second factor, and ends the other sessions.
     * @throws DomainError `invalid_credentials` for a wrong password or code, alike; `invalid_request` naming
     *   `newPassword`; `too_many_requests` after many tries; `unknown_operator` without an account.
     */
    async changePassword(
      { account, tokenDigest }: Operator,
      { password, newPassword, ...factor }: ChangeOperatorPassword,
      visit: Visit,
    ): Promise<void> {
      if (account === null || tokenDigest === null) throw new DomainError('unknown_operator');
      if (newPassword === password)
        throw new DomainError('invalid_request', { fields: { newPassword: 'same_as_before' } });
      if (isEasyPassword(newPassword, account, passwords.isTooCommon))
        throw new DomainError('invalid_request', { fields: { newPassword: 'too_common' } });
      const now = clock();
      const attempt = { accountKey: accountKeyOf(account), address: visit.address, now };
      const { waitSeconds, known } = await database.forOperators(async (tx) => ({
        waitSeconds: await takeTry(tx, attempt, rateLimitFactor),
        known: await findByAccount(tx, account),
      }));
      if (waitSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: waitSeconds });
      const isRight = await passwords.isPasswordOf(password, known?.password_hash ?? null);
      if (known === undefined || !isRight) throw new DomainError('invalid_credentials');
      const proof = await proofOf(secrets, known, factor, now);
      if (proof === null) throw new DomainError('invalid_credentials');
      const passwordHash = await passwords.hashPassword(newPassword);
      const { operator_id: operatorId } = known;
      await database.forOperators(async (tx) => {
        await lockUnchanged(tx, known);
        await redeemProof(tx, known, proof);
        await clearTries(tx, attempt);
        await updateOperator(tx, operatorId, { password_hash: passwordHash });
        await deleteOtherSessions(tx, operatorId, tokenDigest);
      });
      log.info({ operatorId, address: visit.address }, 'operator password changed');
    },

    /** Where the operator is signed in, the latest use first. */
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

    /** Ends a session of the operator; harmless where it is over already, or somebody else's. */
    async endSession({ operatorId }: Operator, sessionId: string): Promise<void> {
      if (operatorId !== null) await database.forOperators((tx) => deleteOwnSession(tx, operatorId, sessionId));
    },
  };
}

export type OwnAccountService = ReturnType<typeof ownAccountService>;

import type { OperatorEnrolment, OperatorLogin, OperatorSignedIn } from '#contracts/generated/contracts.ts';
import type { Database } from '#gateway/database/database.ts';
import type { Operator } from '#gateway/identity/operator.ts';
import { digestOf, newToken } from '#gateway/identity/token.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { TotpSecrets } from '#gateway/secrets/totp-secrets.ts';
import {
  accountKeyOf,
  countRecoveryCodes,
  findByAccount,
  type OperatorRow,
  rolesByOperator,
  updateOperator,
} from './repository/operator-repository.ts';
import {
  deleteExpired,
  deleteSession,
  insertSession,
  rememberEnvelope,
  SESSION_MS,
  useSession,
} from './repository/operator-session-repository.ts';
import { type Attempt, clearTries, takeTry } from './repository/sign-in-tries.ts';
import { lockUnchanged, type Proof, presentOffer, proofOf, redeemProof } from './sign-in-proof.ts';

/** A session that began, with its token. */
type OperatorOpened = OperatorSignedIn & { readonly token: string };

export interface OperatorParts {
  readonly database: Pick<Database, 'forOperators'>;
  readonly secrets: TotpSecrets;
  readonly passwords: {
    /** In the same time without a hash. */
    isPasswordOf(password: string, passwordHash: string | null): Promise<boolean>;
  };
  readonly clock: () => Date;
  readonly rateLimitFactor: number;
  readonly log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
}

/** Operators as far as signing in goes: what they prove, and the sessions that it opens. */
export function operatorService({ database, secrets, passwords, clock, rateLimitFactor, log }: OperatorParts) {
  /** A new secret each time: one that somebody else was shown before enrols nothing any more. */
  async function offer(known: OperatorRow, attempt: Attempt): Promise<OperatorEnrolment> {
    const { secret, stored } = await secrets.make(known.operator_id);
    const at = attempt.now.toISOString();
    await database.forOperators(async (tx) => {
      await lockUnchanged(tx, known);
      await updateOperator(tx, known.operator_id, { offered_totp_secret: stored, totp_offered_at: at });
      await clearTries(tx, attempt);
    });
    return presentOffer(known.account, secret, attempt.now);
  }

  async function open(known: OperatorRow, proof: Proof, attempt: Attempt, visit: Visit): Promise<OperatorOpened> {
    const { operator_id: operatorId } = known;
    const token = newToken();
    const expiresAt = new Date(attempt.now.getTime() + SESSION_MS).toISOString();
    return database.forOperators(async (tx) => {
      await lockUnchanged(tx, known);
      const recoveryCodes = await redeemProof(tx, known, proof);
      await clearTries(tx, attempt);
      await updateOperator(tx, operatorId, { signed_in_at: attempt.now.toISOString() });
      await insertSession(tx, {
        token_digest: digestOf(token),
        operator_id: operatorId,
        address: visit.address,
        device: visit.device,
        started_at: attempt.now.toISOString(),
        expires_at: expiresAt,
      });
      const recoveryCodesLeft = await countRecoveryCodes(tx, operatorId);
      return { token, expiresAt, recoveryCodesLeft, ...(recoveryCodes && { recoveryCodes }) };
    });
  }

  return {
    /**
     * Signs in by account, password and the code of an authenticator, or a recovery code. An account without an
     * authenticator is answered what to enrol one with, and gets in by its first code.
     * @throws DomainError `invalid_credentials` for everything that is wrong, alike and in the same time;
     *   `too_many_requests` after many tries.
     */
    async signIn(login: OperatorLogin, visit: Visit): Promise<OperatorOpened | OperatorEnrolment> {
      const now = clock();
      const attempt = { accountKey: accountKeyOf(login.account), address: visit.address, now };
      const { waitSeconds, known } = await database.forOperators(async (tx) => ({
        waitSeconds: await takeTry(tx, attempt, rateLimitFactor),
        known: (await findByAccount(tx, login.account)) ?? null,
      }));
      if (waitSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds: waitSeconds });

      // Not in a transaction: the embedded database has one connection, and others wait for it.
      const isRight = await passwords.isPasswordOf(login.password, known?.password_hash ?? null);
      const who = { operatorId: known?.operator_id ?? null, address: visit.address };
      if (known !== null && isRight && known.disabled_at === null) {
        const isFirst = known.totp_secret === null && login.totp === undefined;
        if (isFirst) return offer(known, attempt);
        const proof = await proofOf(secrets, known, login, now);
        if (proof !== null) {
          const opened = await open(known, proof, attempt, visit);
          log.info({ ...who, proof: proof.kind }, 'operator login succeeded');
          return opened;
        }
      }
      log.warn(who, 'operator login refused');
      throw new DomainError('invalid_credentials');
    },

    /** The operator of a session's token, and a sign that it is in use; null where it is over. */
    async find(token: string): Promise<Operator | null> {
      const tokenDigest = digestOf(token);
      return database.forOperators(async (tx) => {
        const row = await useSession(tx, tokenDigest, clock());
        if (row === undefined) return null;
        const { operator_id: operatorId, account, name, created_at: createdAt, isProved } = row;
        const roles = (await rolesByOperator(tx, [operatorId])).get(operatorId) ?? [];
        return { operatorId, account, name, createdAt, tokenDigest, isProved, roles };
      });
    },

    /** Ends a session: its token opens nothing from now on, on no process, since every call asks the database. */
    async signOut({ tokenDigest }: Operator): Promise<void> {
      if (tokenDigest !== null) await database.forOperators((tx) => deleteSession(tx, tokenDigest));
    },

    /** Remembers an encrypted body on every process; false where it was taken before. */
    rememberEnvelope: (envelopeId: string, expiresAt: Date): Promise<boolean> =>
      database.forOperators((tx) => rememberEnvelope(tx, envelopeId, expiresAt)),

    /** Deletes expired rows. */
    forgetExpired: (): Promise<void> => database.forOperators((tx) => deleteExpired(tx, clock())),
  };
}

export type OperatorService = ReturnType<typeof operatorService>;

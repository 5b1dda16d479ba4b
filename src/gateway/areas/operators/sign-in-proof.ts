import type { OperatorEnrolment, OperatorLogin } from '#contracts/generated/contracts.ts';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { makeRecoveryCodes, recoveryCodeDigest } from '#gateway/secrets/recovery-codes.ts';
import { base32, matchingTotpStep, otpauthUri } from '#gateway/secrets/totp.ts';
import type { TotpSecrets } from '#gateway/secrets/totp-secrets.ts';
import {
  deleteRecoveryCodes,
  insertRecoveryCodes,
  lockOperator,
  type OperatorRow,
  takeRecoveryCode,
  updateOperator,
} from './repository/operator-repository.ts';

/** The name under which authenticators list the account. */
const ISSUER = 'Marquee';

/** How long an offered secret may enrol an authenticator. */
export const OFFER_MS = 15 * 60 * 1_000;

/**
 * The second factor: a code of the authenticator, the first code of a new one, or a recovery code that is still to be
 * looked up.
 */
export type Proof =
  | { readonly kind: 'code' | 'enrolled'; readonly step: number }
  | { readonly kind: 'recovery'; readonly digest: string };

/** The secret and the address with which an authenticator is enrolled, shown once. */
export function presentOffer(account: string, secret: Uint8Array, offeredAt: Date): OperatorEnrolment {
  return {
    enrolment: {
      secret: base32(secret),
      otpauthUri: otpauthUri(ISSUER, account, secret),
      expiresAt: new Date(offeredAt.getTime() + OFFER_MS).toISOString(),
    },
  };
}

/** The first code of an authenticator that is being enrolled; null where it is wrong or nothing is offered any more. */
export async function enrolmentProof(
  secrets: Pick<TotpSecrets, 'open'>,
  { operator_id, offered_totp_secret, totp_offered_at }: OperatorRow,
  code: string,
  now: Date,
): Promise<Proof | null> {
  if (offered_totp_secret === null || totp_offered_at === null) return null;
  if (now.getTime() - Date.parse(totp_offered_at) > OFFER_MS) return null;
  const secret = await secrets.open(operator_id, offered_totp_secret);
  const step = matchingTotpStep(secret, { code, now, after: null });
  return step === null ? null : { kind: 'enrolled', step };
}

/** The second factor of a sign-in; null where it is missing or wrong. */
export async function proofOf(
  secrets: Pick<TotpSecrets, 'open'>,
  known: OperatorRow,
  login: Pick<OperatorLogin, 'totp' | 'recoveryCode'>,
  now: Date,
): Promise<Proof | null> {
  const { operator_id: operatorId, totp_secret } = known;
  if (totp_secret === null) return login.totp === undefined ? null : enrolmentProof(secrets, known, login.totp, now);
  if (login.totp !== undefined) {
    const secret = await secrets.open(operatorId, totp_secret);
    const step = matchingTotpStep(secret, { code: login.totp, now, after: known.last_totp_step });
    return step === null ? null : { kind: 'code', step };
  }
  return login.recoveryCode === undefined ? null : { kind: 'recovery', digest: recoveryCodeDigest(login.recoveryCode) };
}

/**
 * Uses a proof up.
 * @returns the recovery codes of an authenticator that was enrolled by it.
 * @throws DomainError `invalid_credentials` for a recovery code that is none, or was used.
 */
export async function redeemProof(
  tx: OperatorTransaction,
  known: OperatorRow,
  proof: Proof,
): Promise<string[] | undefined> {
  const { operator_id: operatorId } = known;
  if (proof.kind === 'recovery') {
    if (!(await takeRecoveryCode(tx, operatorId, proof.digest))) throw new DomainError('invalid_credentials');
    return undefined;
  }
  if (proof.kind === 'code') {
    await updateOperator(tx, operatorId, { last_totp_step: proof.step });
    return undefined;
  }
  await updateOperator(tx, operatorId, {
    totp_secret: known.offered_totp_secret,
    last_totp_step: proof.step,
    offered_totp_secret: null,
    totp_offered_at: null,
  });
  return renewCodes(tx, operatorId);
}

/** Gives an operator new recovery codes in place of all before. */
export async function renewCodes(tx: OperatorTransaction, operatorId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await deleteRecoveryCodes(tx, operatorId);
  await insertRecoveryCodes(tx, operatorId, codes.map(recoveryCodeDigest));
  return codes;
}

/**
 * Locks the account as it was when it was checked.
 * @throws DomainError `invalid_credentials` where it is not any more: a code that was taken meanwhile, or a disabled
 *   account, opens nothing.
 */
export async function lockUnchanged(tx: OperatorTransaction, checked: OperatorRow): Promise<void> {
  const current = await lockOperator(tx, checked.operator_id);
  const isSame =
    current !== undefined &&
    current.disabled_at === null &&
    current.password_hash === checked.password_hash &&
    current.totp_secret === checked.totp_secret &&
    current.offered_totp_secret === checked.offered_totp_secret &&
    current.last_totp_step === checked.last_totp_step;
  if (!isSame) throw new DomainError('invalid_credentials');
}

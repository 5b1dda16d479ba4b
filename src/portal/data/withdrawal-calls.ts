import type { ConfirmPart, LanguageCode, NewWithdrawal, Withdrawal } from '#contracts/generated/contracts.ts';
import { sealAndSend } from './seal-and-send.ts';
import { type Sending, sendImage } from './send-image.ts';
import { sendValue } from './send-value.ts';
import { WITHDRAWALS_PATH } from './withdrawal-queries.ts';

/**
 * Asks for a withdrawal; the body is encrypted, since it has the payment password. The same key never takes money
 * twice.
 * @throws GatewayError
 */
export const askWithdrawal = async (
  withdrawal: NewWithdrawal,
  idempotencyKey: string,
  language: LanguageCode,
): Promise<Withdrawal> =>
  await sealAndSend('POST', WITHDRAWALS_PATH, withdrawal, language, { 'idempotency-key': idempotencyKey });

/**
 * Cancels a withdrawal that is not approved yet. @throws GatewayError with `withdrawal_closed` when it is too late.
 */
export const cancelWithdrawal = async (withdrawalId: string, language: LanguageCode): Promise<Withdrawal> =>
  await sendValue('DELETE', `${WITHDRAWALS_PATH}/${withdrawalId}`, {}, language);

/**
 * Says whether a part arrived. @throws GatewayError with `withdrawal_closed` when it was answered or decided already.
 */
export const confirmPart = async (
  withdrawalId: string,
  answer: ConfirmPart,
  language: LanguageCode,
): Promise<Withdrawal> => await sendValue('POST', `${WITHDRAWALS_PATH}/${withdrawalId}/confirmation`, answer, language);

/** A part of a withdrawal. */
interface OwnPart {
  readonly withdrawalId: string;
  readonly part: number;
}

/** Adds an image that shows that a part did not arrive. @throws GatewayError */
export const sendProof = async (
  { withdrawalId, part }: OwnPart,
  file: File,
  language: LanguageCode,
  sending: Sending,
): Promise<Withdrawal> =>
  await sendImage(`${WITHDRAWALS_PATH}/${withdrawalId}/proof`, file, language, sending, { part: String(part) });

/** Removes such an image. @throws GatewayError */
export const removeProof = async (
  { withdrawalId, part }: OwnPart,
  imageId: string,
  language: LanguageCode,
): Promise<Withdrawal> =>
  await sendValue('DELETE', `${WITHDRAWALS_PATH}/${withdrawalId}/proof/${imageId}?part=${part}`, {}, language);

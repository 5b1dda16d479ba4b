import type { Deposit, LanguageCode, NewDeposit } from '#contracts/generated/contracts.ts';
import { DEPOSITS_PATH } from './deposit-queries.ts';
import { type Sending, sendImage } from './send-image.ts';
import { sendValue } from './send-value.ts';

/**
 * Begins a deposit. The same key never begins a second one.
 * @throws GatewayError
 */
export const beginDeposit = async (
  deposit: NewDeposit,
  idempotencyKey: string,
  language: LanguageCode,
): Promise<Deposit> => await sendValue('POST', DEPOSITS_PATH, deposit, language, { 'idempotency-key': idempotencyKey });

/** Adds a receipt to a transfer. @throws GatewayError */
export const sendReceipt = async (
  depositId: string,
  file: File,
  language: LanguageCode,
  sending: Sending,
): Promise<Deposit> => await sendImage(`${DEPOSITS_PATH}/${depositId}/receipt`, file, language, sending);

/** Removes a receipt. @throws GatewayError */
export const removeReceipt = async (depositId: string, imageId: string, language: LanguageCode): Promise<Deposit> =>
  await sendValue('DELETE', `${DEPOSITS_PATH}/${depositId}/receipt/${imageId}`, {}, language);

/** Marks a transfer as sent. @throws GatewayError */
export const markDepositSent = async (depositId: string, language: LanguageCode): Promise<Deposit> =>
  await sendValue('PUT', `${DEPOSITS_PATH}/${depositId}/sent`, {}, language);

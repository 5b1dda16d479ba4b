import type { LanguageCode, NewUplineTransfer, UplineTransfer } from '#contracts/generated/contracts.ts';
import { sealAndSend } from './seal-and-send.ts';
import { UPLINE_PATH } from './upline-queries.ts';

/**
 * Sends money to the upline; the body is encrypted, since it has the payment password. The same key never sends it
 * twice.
 * @throws GatewayError
 */
export const sendToUpline = async (
  transfer: NewUplineTransfer,
  idempotencyKey: string,
  language: LanguageCode,
): Promise<UplineTransfer> =>
  await sealAndSend('POST', UPLINE_PATH, transfer, language, { 'idempotency-key': idempotencyKey });

import type { Deposit, LanguageCode, NewDeposit } from '#contracts/generated/contracts.ts';
import { DEPOSITS_PATH } from './deposit-queries.ts';
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

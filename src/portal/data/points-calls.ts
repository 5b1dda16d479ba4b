import type {
  ConvertPoints,
  LanguageCode,
  PointsConversion,
  Redeemed,
  RedeemPoints,
} from '#contracts/generated/contracts.ts';
import { sealAndSend } from './seal-and-send.ts';

/**
 * Turns points into money; the body is encrypted, since it has the payment password. The same key never does it twice.
 * @throws GatewayError
 */
export const convertPoints = async (
  conversion: ConvertPoints,
  idempotencyKey: string,
  language: LanguageCode,
): Promise<PointsConversion> =>
  await sealAndSend('POST', '/wps/relay/MCSFE_convert', conversion, language, { 'idempotency-key': idempotencyKey });

/**
 * Redeems points for an item; the body is encrypted, since it has the payment password. The same key never does it
 * twice.
 * @throws GatewayError
 */
export const redeemPoints = async (
  redemption: RedeemPoints,
  idempotencyKey: string,
  language: LanguageCode,
): Promise<Redeemed> =>
  await sealAndSend('POST', '/wps/relay/MCSFE_redeem', redemption, language, { 'idempotency-key': idempotencyKey });

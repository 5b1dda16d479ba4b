import type {
  LanguageCode,
  LotteryTicket,
  LotteryTickets,
  NewLotteryTicket,
  PlacedLotteryTickets,
} from '#contracts/generated/contracts.ts';
import { sendValue } from '../send-value.ts';
import { TICKETS_PATH } from './lottery-ticket-queries.ts';

/**
 * Buys a ticket, or one for each draw of a chase. The same key never buys a second one.
 * @throws GatewayError
 */
export const placeTicket = async (
  ticket: NewLotteryTicket,
  idempotencyKey: string,
  language: LanguageCode,
): Promise<PlacedLotteryTickets> =>
  await sendValue('POST', TICKETS_PATH, ticket, language, { 'idempotency-key': idempotencyKey });

/** Cancels a ticket, and gives its stake back. @throws GatewayError when its draw is closed. */
export const cancelTicket = async (ticketId: string, language: LanguageCode): Promise<LotteryTicket> =>
  await sendValue('DELETE', `${TICKETS_PATH}/${ticketId}`, {}, language);

/** Cancels the tickets of a chase that are still open. @throws GatewayError */
export const cancelChase = async (chaseId: string, language: LanguageCode): Promise<LotteryTickets> =>
  await sendValue('DELETE', `/lgw/vn/chases/${chaseId}`, {}, language);

import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode, WalletTransfer, WalletTransferred } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';
import { sendValue } from './send-value.ts';

const FUNDS_CALL = '/wps/member/info/funds/consolidated';

export const fundsPath = (language: LanguageCode): ReadPath<typeof FUNDS_CALL> =>
  `${FUNDS_CALL}?${new URLSearchParams({ language } satisfies QueryAt<typeof FUNDS_CALL>)}`;

/**
 * All that the member has, wherever it lies. Studios are asked each time, since a game may have changed what lies
 * there.
 */
export const fundsQuery = (language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(fundsPath(language)),
    ...OF_MEMBER,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/**
 * Moves money between the main wallet and that of a studio, or all of it back. The same key never moves it twice.
 * @throws GatewayError
 */
export async function transferFunds(
  transfer: WalletTransfer,
  idempotencyKey: string,
  language: LanguageCode,
): Promise<WalletTransferred> {
  const headers = { 'idempotency-key': idempotencyKey };
  return await sendValue('POST', '/wps/relay/GCS_walletTransfer', transfer, language, headers);
}

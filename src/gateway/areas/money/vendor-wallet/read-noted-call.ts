import type { SiteDocument, VendorCalls } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { KeyedIntegration } from '../vendors/integration-book.ts';
import type { KnownDialects } from './dialects/known-dialects.ts';
import type { WalletAction, WalletCall } from './wallet-call.ts';

interface NotedBytes {
  readonly integration_id: string;
  readonly operation: string;
  readonly request: Uint8Array;
}

/** Parses a logged call with its dialect. @returns null for a malformed body or a dialect that no longer exists. */
export function readNotedCall(
  dialects: Pick<KnownDialects, 'all'>,
  integrations: readonly KeyedIntegration[],
  { integration_id, operation, request }: NotedBytes,
): WalletCall | null {
  const integration = integrations.find(({ integrationId }) => integrationId === integration_id);
  const dialect = dialects.all.find(({ name }) => name === integration?.dialect);
  if (integration === undefined || dialect === undefined || !dialect.operations.includes(operation)) return null;
  return dialect.parse(request, operation, integration.settings)?.call ?? null;
}

/** Presents round, member and amount of a call. @param account the member's account; null if unknown. */
export function presentAsked(
  call: WalletCall | null,
  account: string | null,
  { code, decimals }: SiteDocument['currency'],
): VendorCalls['list'][number]['asked'] {
  if (call === null) return null;
  const { vendorRoundId: roundId, currency, actions } = call;
  const moving = actions.filter(({ kind }) => kind !== 'rollback');
  const sum = moving.reduce((total, action) => total + gainOf(action), 0n);
  const isKnown = moving.length > 0 && currency === code;
  return { roundId, account, amount: isKnown ? minorToDecimal(sum, decimals) : null, currency };
}

/** The member's gain by an action. Rollbacks are left out before: they do not name their amount. */
const gainOf = ({ kind, amountMinor }: WalletAction): bigint => BigInt(kind === 'bet' ? -amountMinor : amountMinor);

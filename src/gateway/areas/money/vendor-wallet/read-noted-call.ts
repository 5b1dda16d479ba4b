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

/** Reads a call of the log as its dialect does; null where that is not known any more, or the body is malformed. */
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

/** What a call asked for, to operators. @param account the member's; null for nobody who is known. */
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

/** What a rollback moves is the amount of what it takes back, which it does not name. */
const gainOf = ({ kind, amountMinor }: WalletAction): bigint => BigInt(kind === 'bet' ? -amountMinor : amountMinor);

import type { VendorWalletBalance } from '#contracts/generated/contracts.ts';
import { validatorOf } from './contract.ts';
import type { VendorKeys } from './secrets/vendor-keys.ts';
import { askVendorSigned, type VendorAnswer } from './vendor-client.ts';

const PATIENCE_MS = 5_000;
/** What these answer for good; anything else leaves open whether something was done, and may be asked again. */
const REFUSALS: ReadonlySet<number> = new Set([400, 409, 422]);

/** Whose wallet, and where it is kept. */
export interface VendorWalletOwner {
  readonly integrationId: string;
  readonly keySealed: string;
  /** Where the vendor's server is; undefined where it has none that could be asked. */
  readonly serverUrl: string | undefined;
  /** What the vendor calls the member. */
  readonly userId: string;
  readonly currency: string;
}

/** What is to be moved; the id makes it one movement however often it is asked for. */
export interface VendorMovement {
  readonly transferId: string;
  /** In minor units. */
  readonly amount: bigint;
}

/** What came of asking: a balance in minor units, a refusal for good, or nothing that tells. */
export type VendorWalletAnswer =
  | { readonly outcome: 'done'; readonly balance: bigint }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unknown' };

/** The wallets that vendors keep for our members. */
export interface VendorWallets {
  balance(owner: VendorWalletOwner, patienceMs?: number): Promise<VendorWalletAnswer>;
  deposit(owner: VendorWalletOwner, movement: VendorMovement): Promise<VendorWalletAnswer>;
  withdraw(owner: VendorWalletOwner, movement: VendorMovement): Promise<VendorWalletAnswer>;
}

/** Asks the servers of vendors, each call signed with the integration's key. */
export function vendorWallets(keys: Pick<VendorKeys, 'open'>): VendorWallets {
  async function ask(
    operation: 'balance' | 'deposit' | 'withdraw',
    { integrationId, keySealed, serverUrl, userId, currency }: VendorWalletOwner,
    movement: VendorMovement | null,
    timeoutMs: number,
  ): Promise<VendorWalletAnswer> {
    if (serverUrl === undefined) return { outcome: 'unknown' };
    const key = await keys.open(integrationId, keySealed);
    const body = JSON.stringify({
      user_id: userId,
      currency,
      ...(movement && { amount: Number(movement.amount), transfer_id: movement.transferId }),
    });
    const path = `/operators/${integrationId}/${operation}`;
    return askVendorSigned({ serverUrl, path, method: 'POST', body, timeoutMs, key }).then(understood, () => ({
      outcome: 'unknown',
    }));
  }

  return {
    balance: (owner, patienceMs = PATIENCE_MS) => ask('balance', owner, null, patienceMs),
    deposit: (owner, movement) => ask('deposit', owner, movement, PATIENCE_MS),
    withdraw: (owner, movement) => ask('withdraw', owner, movement, PATIENCE_MS),
  };
}

function understood({ status, text }: VendorAnswer): VendorWalletAnswer {
  if (REFUSALS.has(status)) return { outcome: 'refused' };
  if (status !== 200) return { outcome: 'unknown' };
  try {
    const told: unknown = JSON.parse(text);
    if (!validatorOf('VendorWalletBalance')(told)) return { outcome: 'unknown' };
    return { outcome: 'done', balance: BigInt((told as VendorWalletBalance).balance) };
  } catch {
    return { outcome: 'unknown' };
  }
}

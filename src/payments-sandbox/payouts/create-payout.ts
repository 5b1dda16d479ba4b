import { randomBytes } from 'node:crypto';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { PayoutDestination } from './payout.ts';
import { insertPayout } from './payout-store.ts';

/** The body of `POST /v1/payouts`. */
export interface NewPayout {
  readonly merchant: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly decimals: number;
  readonly destination: PayoutDestination;
}

export interface CreatedPayout {
  readonly payout_id: string;
  readonly status: 'processing';
}

/** Takes a payout on. It is sent by itself after a while, unless its destination begins with HOLD. */
export function createPayout({ store, clock, payoutDelayMs }: SandboxParts, wanted: NewPayout): CreatedPayout {
  const id = `out_${randomBytes(12).toString('hex')}`;
  const now = clock.now();
  insertPayout(store, {
    ...wanted,
    id,
    status: 'processing',
    failureReason: null,
    createdAt: now,
    sendAt: isHeld(wanted.destination) ? null : now + payoutDelayMs,
  });
  return { payout_id: id, status: 'processing' };
}

function isHeld(destination: PayoutDestination): boolean {
  const named = { bank: 'holder', wallet: 'account', crypto: 'address' } as const;
  const receiver = (destination as unknown as Record<string, string>)[named[destination.kind]];
  return receiver?.startsWith('HOLD') === true;
}

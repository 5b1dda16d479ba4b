import { vi } from 'vitest';
import type * as calls from '#portal/data/withdrawal-calls.ts';
import { buildWithdrawal } from './build-withdrawals.ts';

type WithdrawalCalls = typeof calls;

/** Stands in for the calls that change withdrawals: each succeeds until a test says otherwise. */
export function stubWithdrawalCalls() {
  return {
    askWithdrawal: vi.fn<WithdrawalCalls['askWithdrawal']>(async ({ amount }) => buildWithdrawal({ amount })),
    cancelWithdrawal: vi.fn<WithdrawalCalls['cancelWithdrawal']>(async (withdrawalId) =>
      buildWithdrawal({ withdrawalId, status: 'cancelled' }),
    ),
    confirmPart: vi.fn<WithdrawalCalls['confirmPart']>(async (withdrawalId) =>
      buildWithdrawal({ withdrawalId, status: 'confirmed' }),
    ),
    sendProof: vi.fn<WithdrawalCalls['sendProof']>(async () => buildWithdrawal()),
    removeProof: vi.fn<WithdrawalCalls['removeProof']>(async () => buildWithdrawal()),
  } satisfies WithdrawalCalls;
}

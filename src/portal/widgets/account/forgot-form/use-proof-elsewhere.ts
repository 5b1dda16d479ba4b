import { useCallback } from 'react';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { GatewayError } from '#portal/data/gateway-client.ts';

/** Whether a new password was set, but an authenticator is asked for before it signs in. */
export const asksForProof = (error: unknown): boolean =>
  error instanceof GatewayError && error.code === 'extra_verification';

/** Leads to the sign-in, which asks for the new password and the authenticator. */
export function useProofElsewhere(): (error: unknown) => void {
  const { openModal } = useShellCommands();
  return useCallback((error) => (asksForProof(error) ? openModal('login') : undefined), [openModal]);
}

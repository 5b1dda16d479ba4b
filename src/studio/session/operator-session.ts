import { queryOptions } from '@tanstack/react-query';
import type { OperatorLogin, OperatorMe, OperatorSite } from '#contracts/generated/contracts.ts';
import { CallRefused, read, send } from '../calls/desk-client.ts';

/** Who is signed in at the desk; null for nobody. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'] as const,
  queryFn: async ({ signal }): Promise<OperatorMe | null> => {
    try {
      return await read('/wps/operator/me', signal);
    } catch (error) {
      if (error instanceof CallRefused && error.code === 'operator_token_required') return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The sites that the operator may look at. */
export const sitesQuery = queryOptions({
  queryKey: ['sites'] as const,
  queryFn: async ({ signal }): Promise<readonly OperatorSite[]> => (await read('/wps/operator/sites', signal)).sites,
  staleTime: 60_000,
});

/** Where the operator is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['operator', 'sessions'] as const,
  queryFn: async ({ signal }) => (await read('/wps/operator/me/sessions', signal)).sessions,
});

/** Signs in at the desk: the session's token goes into a cookie that scripts cannot read. */
export async function signIn(login: OperatorLogin) {
  const { sendSealed } = await import('../calls/send-sealed.ts');
  return sendSealed('POST', '/wps/operator/session/login', { ...login, transport: 'cookie' });
}

/** Gives a new code of the authenticator, which dangerous calls take. */
export async function proveAgain(totp: string): Promise<void> {
  const { sendSealed } = await import('../calls/send-sealed.ts');
  await sendSealed('POST', '/wps/operator/me/proof', { totp });
}

/** Ends the session, on every process. */
export async function signOut(): Promise<void> {
  await send('DELETE', '/wps/operator/session', {});
}

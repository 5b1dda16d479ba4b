import { queryOptions } from '@tanstack/react-query';
import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { GatewayError, readValue } from './gateway-client.ts';

export const MEMBER_PATH = '/wps/member/info';

/** How often a call that did not come through is made again; a refusal is none. */
const RETRIES = 3;

/** Whether a failure says that there is no session, or none any more. */
export const isSignedOut = (error: unknown): boolean => error instanceof GatewayError && error.status === 401;

/** Asks whose session it is; where there is none any more, a browser that is remembered is given another. */
async function readMember(signal: AbortSignal): Promise<MemberInfo | null> {
  const read = async () => await readValue(MEMBER_PATH, signal);
  return read().catch(async (error: unknown) => {
    if (!isSignedOut(error)) throw error;
    const { resumeSession } = await import('./resume-session.ts');
    if (!(await resumeSession())) throw error;
    return read();
  });
}

/** The member of the browser's session; null after signing out. Refetched when the visitor returns to the page. */
export const memberQuery = () =>
  queryOptions({
    queryKey: [MEMBER_PATH] as const,
    queryFn: ({ signal }) => readMember(signal),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    retry: (failures, error) => !isSignedOut(error) && failures < RETRIES,
  });

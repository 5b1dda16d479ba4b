import { useQueryClient } from '@tanstack/react-query';
import type { SessionEnd } from '#contracts/generated/contracts.ts';
import { isSignedOut, MEMBER_PATH, memberQuery } from '#portal/data/member-query.ts';
import { clearSession } from '#portal/session/kept-session.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { loadAccountWords } from '#words/load-words.ts';
import { modalToOpen } from './account-modal.ts';
import { useShellCommands } from './actions.tsx';
import { isSigningOut } from './sign-out.ts';

/**
 * Shows the page as nobody's, and says why. A browser that is remembered goes on with another session.
 * @returns whether the session is over.
 */
export function useLeaveEndedSession(): (reason: SessionEnd) => Promise<boolean> {
  const { site, layout, language } = useSite();
  const { openModal } = useShellCommands();
  const queryClient = useQueryClient();
  return async (reason) => {
    if (isSigningOut() || queryClient.getQueryData([MEMBER_PATH]) === null) return true;
    const isOver = await queryClient
      .fetchQuery({ ...memberQuery(), staleTime: 0 })
      .then((member) => member === null, isSignedOut);
    if (!isOver) return false;
    clearSession(site);
    queryClient.setQueryData([MEMBER_PATH], null);
    const t = await loadAccountWords(language);
    openModal(modalToOpen(layout, site.whitelabel, 'login'), { notice: t(`ended.${reason}`) });
    return true;
  };
}

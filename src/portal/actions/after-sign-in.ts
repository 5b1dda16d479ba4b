import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MemberInfo, SignedIn } from '#contracts/generated/contracts.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { memberQuery } from '#portal/data/member-query.ts';
import { FIRST_SIGN_IN, SIGNED_IN_BY_CODE } from '#portal/session/kept-session.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useShellCommands } from './actions.tsx';
import { useModalClose } from './modal-close.tsx';

/** The page of the layout that is the desk of agents. */
const DESK_PAGE = 'agent-desk';

/** The modal that changes the password; opened with `forced`, it stays until that is done. */
export const CHANGE_PASSWORD_MODAL = 'change-password';

export interface SignInWay {
  readonly by: 'password' | 'code' | 'trial';
  /**
   * The password of this sign-in, so that a forced change need not ask for it again. Kept only in the page's memory.
   */
  readonly password?: string;
  /** The page that was signed in on. */
  readonly entrance?: 'player' | 'agent';
}

/** Loads whose session it is now, and with that shows the page as the member's. */
export function useLoadMember(): () => Promise<MemberInfo | null> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.fetchQuery({ ...memberQuery(), staleTime: 0 }), [queryClient]);
}

/**
 * Finishes a sign-in (specification, section 4, "Login state"): a password that has to be changed is changed first,
 * unless another way of signing in was used; else the member's info loads and the modal closes. Agents go on to their
 * desk from the page where they sign in.
 */
export function useAfterSignIn(): (signedIn: SignedIn, way: SignInWay) => Promise<void> {
  const { layout } = useSite();
  const { openModal } = useShellCommands();
  const close = useModalClose();
  const navigate = useNavigate();
  const loadMember = useLoadMember();
  return useCallback(
    async ({ firstTimeLogin, mustChangePassword, passwordExpired }, { by, password, entrance = 'player' }) => {
      const { sessionStorage } = window;
      if (firstTimeLogin) sessionStorage.setItem(FIRST_SIGN_IN, 'true');
      // It may be left from another member's session that ended by itself.
      else sessionStorage.removeItem(FIRST_SIGN_IN);
      if (by !== 'password') sessionStorage.setItem(SIGNED_IN_BY_CODE, by);
      else if (mustChangePassword || passwordExpired) {
        openModal(CHANGE_PASSWORD_MODAL, { forced: 'true', ...(password !== undefined && { oldPassword: password }) });
        return;
      }
      await loadMember();
      close();
      const desk = entrance === 'agent' ? pathOf(layout, DESK_PAGE) : null;
      if (desk !== null) void navigate(desk);
    },
    [layout, openModal, close, navigate, loadMember],
  );
}

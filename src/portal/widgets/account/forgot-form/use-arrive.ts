import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoadMember } from '#portal/actions/after-sign-in.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { SIGNED_IN_BY_CODE } from '#portal/session/kept-session.ts';

/** Setting a new password signs the member in and leads home. */
export function useArrive(): () => Promise<void> {
  const loadMember = useLoadMember();
  const close = useModalClose();
  const navigate = useNavigate();
  return useCallback(async () => {
    window.sessionStorage.setItem(SIGNED_IN_BY_CODE, 'code');
    await loadMember();
    close();
    void navigate('/', { replace: true });
  }, [loadMember, close, navigate]);
}

import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Page } from '#contracts/generated/contracts.ts';
import { pathOf } from '#document/match-page.ts';
import { isAccountModal, modalToOpen } from '#portal/session/account-modal.ts';
import { useSite } from '#portal/session/site-context.tsx';

interface PageModal {
  readonly modalId: string | null;
  /** Leads to the page that is shown below, so that nothing opens again on the way back. */
  readonly close: () => void;
}

/** The modal that a page opens on load. The prerendered page is without it: it opens once the browser has taken over. */
export function usePageModal({ opensModal, showsPage }: Page): PageModal {
  const { layout, site, session } = useSite();
  const navigate = useNavigate();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  const close = useCallback(() => {
    void navigate(pathOf(layout, showsPage ?? 'home') ?? '/', { replace: true });
  }, [layout, navigate, showsPage]);
  // Who has an account is not asked to sign in: an address that does so leads to the page below.
  const isForGuests = opensModal !== undefined && isAccountModal(opensModal);
  const isNeedless = isForGuests && session !== 'guest' && session !== 'unknown';
  useEffect(() => {
    if (isNeedless) close();
  }, [isNeedless, close]);
  const isOpen = isTakenOver && opensModal !== undefined && (!isForGuests || session === 'guest');
  return { modalId: isOpen ? modalToOpen(layout, site.whitelabel, opensModal) : null, close };
}

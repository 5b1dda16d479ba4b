import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Page } from '#contracts/generated/contracts.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { isAccountModal, modalToOpen } from '#portal/actions/account-modal.ts';
import type { ModalParams } from '#portal/actions/modal-params.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import type { PageBelow } from './page-below.tsx';
import { nameIn } from './page-scroll.tsx';

interface PageModal {
  readonly modalId: string | null;
  /** The parameters of the modal: the term that the address names. */
  readonly params: ModalParams | undefined;
  /** Leads to the page that is shown below, so that nothing opens again on the way back. */
  readonly close: () => void;
}

/**
 * The modal that a page opens on load. The prerendered page is without it: it opens once the browser has taken over.
 */
export function usePageModal({ opensModal, showsPage }: Page, { location, isCovered }: PageBelow): PageModal {
  const { layout, site, session } = useSite();
  const navigate = useNavigate();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  const { hash } = useLocation();
  const close = useCallback(() => {
    const { pathname, search } = location;
    const to = isCovered ? `${pathname}${search}` : (pathOf(layout, showsPage ?? 'home') ?? '/');
    void navigate(to, { replace: true, state: isCovered ? location.state : null });
  }, [layout, navigate, showsPage, location, isCovered]);
  // A signed-in visitor is not asked to sign in: such an address leads to the page below.
  const isForGuests = opensModal !== undefined && isAccountModal(opensModal);
  const isNeedless = isForGuests && session !== 'guest' && session !== 'unknown';
  useEffect(() => {
    if (isNeedless) close();
  }, [isNeedless, close]);
  const isOpen = isTakenOver && opensModal !== undefined && (!isForGuests || session === 'guest');
  const params = useMemo(() => (isCovered && hash !== '' ? { term: nameIn(hash) } : undefined), [isCovered, hash]);
  return { modalId: isOpen ? modalToOpen(layout, site.whitelabel, opensModal) : null, params, close };
}

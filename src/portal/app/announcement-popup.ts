import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Modal, Page } from '#contracts/generated/contracts.ts';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useShellCommands } from '#portal/session/actions.tsx';
import { useMenuState } from '#portal/session/menu-state.tsx';
import { useSite } from '#portal/session/site-context.tsx';
import { loadViews } from './widget-views.ts';

/** The modal of a layout that shows the popups. */
const MODAL = 'announcements';

/** How long a page stands before they open: who has come for something sees it first. */
const OPEN_AFTER_MS = 3000;

/** Kept apart for visitors and for members, who are told other things (specification, section 4, "Popups"). */
const closedKey = (session: string): string => `announcementsClosed.${session}`;

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/**
 * Opens the popups once per visit, where the layout has a place for them: not on whole-page states, not over another modal or an open
 * menu, and not under the fingers of whoever is typing. Closing them marks them closed for the visit.
 */
export function useAnnouncementPopup(page: Page, openModalId: string | null): void {
  const { language, layout, session, state } = useSite();
  const { openModal } = useShellCommands();
  const { isDrawerOpen } = useMenuState();
  const isWanted =
    session === 'guest' &&
    state === 'normal' &&
    page.state === undefined &&
    Object.hasOwn(layout.modals ?? {}, MODAL) &&
    window.sessionStorage.getItem(closedKey(session)) === null;
  const { data } = useQuery({ ...announcementsQuery(language), enabled: isWanted });
  const hasPopups = isWanted && (data?.popup.length ?? 0) > 0;
  const isTime = useTimeFor(hasPopups ? layout.modals?.[MODAL] : undefined);
  const canOpen = hasPopups && isTime && openModalId === null && !isDrawerOpen;
  const wasOpen = useRef(false);

  useEffect(() => {
    if (openModalId === MODAL) wasOpen.current = true;
    else if (wasOpen.current) window.sessionStorage.setItem(closedKey(session), '1');
  }, [openModalId, session]);

  useEffect(() => {
    if (!canOpen || wasOpen.current) return;
    const open = (): void => openModal(MODAL);
    if (!isTyping()) return open();
    // The focus is on its way when it has left, so where it goes is looked at a moment later.
    const onLeave = () => setTimeout(() => !isTyping() && open());
    document.addEventListener('focusout', onLeave, { once: true });
    return () => document.removeEventListener('focusout', onLeave);
  }, [canOpen, openModal]);
}

/** Whether it is time for a modal, and its views are here, or will not come: what opens by itself opens whole, and does not grow under the visitor's eyes. */
function useTimeFor(modal: Modal | undefined): boolean {
  const [known, setKnown] = useState<Modal>();
  useEffect(() => {
    if (modal === undefined) return;
    const timer = setTimeout(() => {
      const know = (): void => setKnown(modal);
      // Where they do not come, the section itself says so.
      loadViews(modal.sections.map(({ widget }) => widget)).then(know, know);
    }, OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [modal]);
  return modal !== undefined && known === modal;
}

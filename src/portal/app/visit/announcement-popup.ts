import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Modal, Page } from '#contracts/generated/contracts.ts';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { useMenuState } from '#portal/actions/menu-state.tsx';
import { announcementsQuery, type Execution } from '#portal/data/site-queries.ts';
import { FIRST_SIGN_IN } from '#portal/session/kept-session.ts';
import { type SiteContextValue, useSite } from '#portal/site/site-context.tsx';
import { loadViews } from '../widget-views.ts';

/** The modal of a layout that shows the popups. */
const MODAL = 'announcements';

/** The delay before they open, so that the visitor sees the page first. */
const OPEN_AFTER_MS = 3000;

type Reader = Pick<SiteContextValue, 'session' | 'member'>;

/**
 * Stored separately for visitors, members and first sign-ins, whose announcements differ (specification, section 4,
 * "Popups").
 */
const closedKey = (execution: Execution): string => `announcementsClosed.${AUDIENCES[execution]}`;
const AUDIENCES: Readonly<Record<Execution, string>> = { A: 'member', B: 'guest', F: 'first' };

/**
 * The account that closed the popup of a first sign-in. Registering shows it, and the gateway reports the first sign-in
 * by hand later, so the browser remembers it beyond the visit.
 */
const FIRST_CLOSED_BY = 'announcementsClosed.firstBy';

function isClosedFor(execution: Execution, member: Reader['member']): boolean {
  const isClosedByMember = member !== null && window.localStorage.getItem(FIRST_CLOSED_BY) === member.id;
  return window.sessionStorage.getItem(closedKey(execution)) !== null || (execution === 'F' && isClosedByMember);
}

function close(execution: Execution, member: Reader['member']): void {
  window.sessionStorage.setItem(closedKey(execution), '1');
  if (execution === 'F' && member !== null) window.localStorage.setItem(FIRST_CLOSED_BY, member.id);
}

/** The next announcements of this visit: those for a first sign-in come first. Null when all have been shown. */
function nextExecution({ session, member }: Reader): Execution | null {
  if (session === 'unknown') return null;
  const isFirst = window.sessionStorage.getItem(FIRST_SIGN_IN) !== null;
  const due: readonly Execution[] = session === 'guest' ? ['B'] : isFirst ? ['F', 'A'] : ['A'];
  return due.find((execution) => !isClosedFor(execution, member)) ?? null;
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/**
 * Opens the popups once per visit, where the layout has a place for them: not on whole-page states, not on the agents'
 * desk, not over another modal or an open menu, and not while the visitor types. Closing them marks them closed for the
 * visit.
 */
export function useAnnouncementPopup(page: Page, openModalId: string | null): void {
  const { language, layout, session, member, state } = useSite();
  const { openModal } = useShellCommands();
  const { isDrawerOpen } = useMenuState();
  const execution = nextExecution({ session, member });
  const isWanted =
    execution !== null &&
    state === 'normal' &&
    page.state === undefined &&
    page.access !== 'agent' &&
    Object.hasOwn(layout.modals ?? {}, MODAL);
  const { data } = useQuery({ ...announcementsQuery(language, execution ?? 'B'), enabled: isWanted });
  const hasPopups = isWanted && (data?.popup.length ?? 0) > 0;
  const hasNone = isWanted && data?.popup.length === 0;
  const isTime = useTimeFor(hasPopups ? layout.modals?.[MODAL] : undefined);
  const canOpen = hasPopups && isTime && openModalId === null && !isDrawerOpen;
  const opened = useRef<Execution | null>(null);
  const [, lookAgain] = useState(0);

  useEffect(() => {
    const shown = openModalId !== MODAL ? opened.current : null;
    const over = shown ?? (hasNone && execution !== 'B' ? execution : null);
    if (over === null) return;
    opened.current = null;
    close(over, member);
    // Something else may be due now.
    lookAgain((times) => times + 1);
  }, [openModalId, hasNone, execution, member]);

  useEffect(() => {
    if (!canOpen || execution === null || opened.current !== null || isClosedFor(execution, member)) return;
    const open = (): void => {
      opened.current = execution;
      openModal(MODAL, { execution });
    };
    if (!isTyping()) return open();
    // The focus is on its way when it has left, so where it goes is looked at a moment later.
    const onLeave = () => setTimeout(() => !isTyping() && open());
    document.addEventListener('focusout', onLeave, { once: true });
    return () => document.removeEventListener('focusout', onLeave);
  }, [canOpen, execution, member, openModal]);
}

/**
 * Whether it is time for a modal, and its views are here, or will not come: a modal that opens by itself opens
 * complete, and does not grow while the visitor looks at it.
 */
function useTimeFor(modal: Modal | undefined): boolean {
  const [known, setKnown] = useState<Modal>();
  useEffect(() => {
    if (modal === undefined) return;
    const timer = setTimeout(() => {
      const know = (): void => setKnown(modal);
      // When they fail to load, the section itself says so.
      loadViews(modal.sections.map(({ widget }) => widget)).then(know, know);
    }, OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [modal]);
  return modal !== undefined && known === modal;
}

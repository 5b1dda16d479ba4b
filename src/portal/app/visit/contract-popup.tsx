import { useEffect, useRef, useState } from 'react';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { useMenuState } from '#portal/actions/menu-state.tsx';
import { ownContractsQuery } from '#portal/data/desk/contract-calls.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** The modal of a layout in which offers are answered. */
const MODAL = 'contract';

/** The offers that were shown and closed in this visit, by their ids. */
const CLOSED = 'contractOffersClosed';

interface ContractPopupProps {
  readonly openModalId: string | null;
}

/**
 * Opens the offers of contracts that wait for an agent's answer, once per visit each, on the desk and on the pages of
 * players alike (specification, section 2, "contract popup"). Not over another modal or an open menu, and not while the
 * agent types.
 */
export function ContractPopup({ openModalId }: ContractPopupProps) {
  const { language, layout, state, member } = useSite();
  const { openModal } = useShellCommands();
  const { isDrawerOpen } = useMenuState();
  const isWanted =
    state === 'normal' &&
    member !== null &&
    !member.mustChangePassword &&
    !member.passwordExpired &&
    Object.hasOwn(layout.modals ?? {}, MODAL);
  const { data } = useOwnQuery(ownContractsQuery(language), isWanted);
  const offers = data?.offers.map(({ contractId }) => contractId) ?? [];
  const shown = useRef<readonly string[]>([]);
  const [, lookAgain] = useState(0);
  const hasNew = isWanted && offers.some((contractId) => !closed().includes(contractId));
  const canOpen = hasNew && openModalId === null && !isDrawerOpen;
  const waiting = offers.join(' ');

  useEffect(() => {
    if (openModalId === MODAL) {
      shown.current = waiting.split(' ');
      return;
    }
    if (shown.current.length === 0) return;
    window.sessionStorage.setItem(CLOSED, [...new Set([...closed(), ...shown.current])].join(' '));
    shown.current = [];
    lookAgain((times) => times + 1);
  }, [openModalId, waiting]);

  useEffect(() => {
    // What has just been closed is known to the storage before the next render.
    const isNew = waiting.split(' ').some((contractId) => !closed().includes(contractId));
    if (!canOpen || !isNew) return;
    const open = (): void => openModal(MODAL);
    if (!isTyping()) return open();
    // The focus is on its way when it has left, so where it goes is looked at a moment later.
    const onLeave = () => setTimeout(() => !isTyping() && open());
    document.addEventListener('focusout', onLeave, { once: true });
    return () => document.removeEventListener('focusout', onLeave);
  }, [canOpen, waiting, openModal]);
  return null;
}

const closed = (): readonly string[] => (window.sessionStorage.getItem(CLOSED) ?? '').split(' ');

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

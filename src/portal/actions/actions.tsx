import { createContext, type MouseEvent, type ReactNode, useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Action, CustomerServiceEntry } from '#contracts/generated/contracts.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { isAccountModal, modalForAccount } from './account-modal.ts';
import { CUSTOMER_SERVICE_PATH, openCustomerService, opensTab } from './customer-service.ts';
import { GAME_MODAL, keepWish, type StartWish } from './game-wish.ts';
import type { ModalParams } from './modal-params.tsx';

/** Commands of the shell for actions: open a modal, show or hide the menu. */
export interface ShellCommands {
  /** Opens a modal of the layout; its widgets read the parameters. */
  readonly openModal: (modalId: string, params?: ModalParams) => void;
  readonly toggleMenu: () => void;
  /** Closes the menu where it lies over the page. */
  readonly closeDrawer: () => void;
}

const ShellContext = createContext<ShellCommands | null>(null);

export function ShellCommandsProvider({
  commands,
  children,
}: {
  readonly commands: ShellCommands;
  readonly children: ReactNode;
}) {
  return <ShellContext value={commands}>{children}</ShellContext>;
}

export function useShellCommands(): ShellCommands {
  const commands = useContext(ShellContext);
  if (!commands) throw new Error('useShellCommands needs a ShellCommandsProvider above it');
  return commands;
}

/** The address that an action leads to, so that it can be a real link; null for one that is no place. */
export function useActionAddress(): (action: Action | undefined) => ActionAddress | null {
  const { layout, site } = useSite();
  return useCallback(
    (action) => {
      if (!action) return null;
      if (action.do === 'navigate') {
        const path = pathOf(layout, action.page);
        if (path === null) return null;
        const query = action.query ? `?${new URLSearchParams(action.query)}` : '';
        return { href: `${path}${query}${action.hash ? `#${action.hash}` : ''}`, isOutside: false, opensTab: false };
      }
      if (action.do === 'openResource') {
        const url = site.resources[action.kind]?.[0]?.url;
        return url ? { href: url, isOutside: !url.startsWith('/'), opensTab: !url.startsWith('mailto:') } : null;
      }
      if (action.do === 'openCustomerService') {
        const [entry] = site.customerService;
        return entry ? serviceAddress(entry) : null;
      }
      return null;
    },
    [layout, site],
  );
}

export interface ActionAddress {
  readonly href: string;
  /** Leaves the site. */
  readonly isOutside: boolean;
  /** Opens in a tab of its own where it leaves the site. */
  readonly opensTab: boolean;
  /** A press does this instead of following the link. */
  readonly open?: () => void;
}

const serviceAddress = (entry: CustomerServiceEntry): ActionAddress => ({
  href: CUSTOMER_SERVICE_PATH,
  isOutside: true,
  opensTab: opensTab(entry),
  open: () => void openCustomerService(entry),
});

/** Whether a press of a link is meant for this page, and not for another tab or window. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Does what an action says. */
export function usePerform(): (action: Action) => void {
  const navigate = useNavigate();
  const addressOf = useActionAddress();
  const commands = useShellCommands();
  const requireAccount = useRequireAccount();
  const startGame = useStartGame();
  const { layout, session } = useSite();
  return useCallback(
    (action) => {
      const hasAccount = session === 'member' || session === 'agent';
      const leadsToAccount = (modalId: string): boolean =>
        isAccountModal(modalId) || (!hasAccount && layout.modals?.[modalId]?.access === 'member');
      const address = addressOf(action);
      if (address?.open) address.open();
      else if (address?.isOutside) window.open(address.href, '_blank', 'noopener,noreferrer');
      else if (address) void navigate(address.href);
      else if (action.do === 'openModal' && leadsToAccount(action.modal)) requireAccount();
      else if (action.do === 'openModal') commands.openModal(action.modal);
      else if (action.do === 'signOut') commands.openModal('sign-out');
      else if (action.do === 'toggleMenu') commands.toggleMenu();
      else if (action.do === 'launchGame' || action.do === 'launchVendor') startGame(action);
    },
    [addressOf, navigate, commands, requireAccount, startGame, layout, session],
  );
}

/**
 * Starts a game, or a vendor. To play for money needs an account: a guest is led to one and plays after signing in. A
 * trial account starts nothing, not even for nothing: a modal says that it needs another account (specification,
 * section 4, "Starting a game").
 */
export function useStartGame(): (wish: StartWish) => void {
  const { layout, language, session } = useSite();
  const { openModal } = useShellCommands();
  const navigate = useNavigate();
  const requireAccount = useRequireAccount();
  return useCallback(
    (wish) => {
      if (session === 'trial') return requireAccount();
      if (wish.mode !== 'trial' && session !== 'member' && session !== 'agent') {
        keepWish(wish);
        return requireAccount();
      }
      const goTo = (address: string) => void navigate(address);
      loadChunk(() => import('./start-game.ts')).then(
        ({ startGame }) => startGame(wish, { layout, language, openModal, goTo }),
        // The modal shows the failure.
        () => openModal(GAME_MODAL),
      );
    },
    [layout, language, session, openModal, navigate, requireAccount],
  );
}

/** Leads a guest to an account, to sign in where it is open, and tells a trial account that it needs another. */
export function useRequireAccount(): () => void {
  const context = useSite();
  const { openModal } = useShellCommands();
  return useCallback(() => {
    const modalId = modalForAccount(context);
    if (modalId !== null) openModal(modalId);
  }, [openModal, context]);
}

import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { css, styled } from 'styled-components';
import type { Page } from '#contracts/generated/contracts.ts';
import { ShellCommandsProvider } from '#portal/actions/actions.tsx';
import { MenuStateProvider } from '#portal/actions/menu-state.tsx';
import type { ModalParams } from '#portal/actions/modal-params.tsx';
import { ChunkFailureToast } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { color, from, layer, radius } from '#portal/theme/tokens.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import type { ModalHostProps } from './modal-host.tsx';
import { BelowProvider, type PageBelow } from './page-below.tsx';
import { usePageModal } from './page-modal.ts';
import { type PagePlan, SHELL_AREAS } from './page-plan.ts';
import { PageWaiting } from './page-waiting.tsx';
import { Sections } from './sections.tsx';
import { usePageExtras } from './visit/use-page-extras.ts';

const ModalHost = lazyChunk<ModalHostProps>({
  load: async () => (await import('./modal-host.tsx')).ModalHost,
  whenMissing: ({ error, retry, props }) => <ChunkFailureToast error={error} retry={retry} onClose={props.onClose} />,
});

const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-start: 8px;
  inset-inline-start: 8px;
  padding: 10px 16px;
  border-radius: ${radius.m};
  background: ${color.pri};
  color: ${color.onPri};
  font-weight: 600;
  transform: translateY(-200%);
  &:focus { transform: none; }
`;

/** Where the link past the menus leads to. */
const CONTENT = { id: 'content', tabIndex: -1 } as const;

const RAIL_PX = 72;
const MENU_PX = 248;

/** The menu's column beside the content; its ground goes on below the menu, to the end of the page. */
const column = (widthPx: number) => css`
  grid-template-columns: ${widthPx}px minmax(0, 1fr);
  background: linear-gradient(90deg, ${color.bg2} ${widthPx - 1}px, ${color.line} 0 ${widthPx}px, transparent 0);
  [dir='rtl'] & { background: linear-gradient(270deg, ${color.bg2} ${widthPx - 1}px, ${color.line} 0 ${widthPx}px, transparent 0); }
`;

const Columns = styled.div<{ readonly $menu: 'none' | 'open' | 'closed' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.lg} { ${({ $menu }) => $menu !== 'none' && column(RAIL_PX)} }
  ${from.xl} { ${({ $menu }) => $menu !== 'none' && column($menu === 'open' ? MENU_PX : RAIL_PX)} }
`;

const Main = styled.main<{ readonly $bare: boolean; readonly $isLast: boolean }>`
  min-width: 0;
  display: flex;
  flex-direction: column;
  ${({ $bare, $isLast }) =>
    $bare
      ? 'min-height: 100vh; min-height: 100dvh;'
      : `
    gap: var(--page-gap, 14px);
    padding: 12px 16px ${$isLast ? 'calc(20px + var(--bottom-bar, 76px))' : 'var(--page-end, 96px)'};
    width: 100%;
    max-width: calc(var(--page-width, 1600px) + 64px);
    margin-inline: auto;
    overflow-x: clip;
    min-height: calc(100vh - 56px);
    ${from.md} { gap: var(--page-gap, 16px); padding: var(--page-start, 20px) 32px 56px; }
  `}
`;

interface SiteShellProps {
  readonly page: Page;
  /** The page of the address, which may open a modal over the page that is shown. */
  readonly addressed: Page;
  readonly below: PageBelow;
  readonly pageId: string;
  readonly plan: PagePlan;
  /** The page's own sections are on their way. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** The shell's areas around a page's sections, and the modals over both. */
export function SiteShell({ page, addressed, below, pageId, plan, isWaiting, hasFailed, onRetry }: SiteShellProps) {
  const { t } = useWords();
  const { isMenuOpen, turnMenu } = useMenuLook(page);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [opened, setOpened] = useState<{ readonly modalId: string; readonly params?: ModalParams | undefined } | null>(
    null,
  );
  const pageModal = usePageModal(addressed, below);
  const openModalId = opened?.modalId ?? pageModal.modalId;
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const toggleMenu = useCallback(() => {
    // As a transition: where the menu's code is still on its way, the prerendered menu stays until it has come.
    startTransition(() => {
      if (window.matchMedia('(min-width: 1024px)').matches) turnMenu();
      else setDrawerOpen((isOpen) => !isOpen);
    });
  }, [turnMenu]);
  const openModal = useCallback((modalId: string, params?: ModalParams) => setOpened({ modalId, params }), []);
  const commands = useMemo(() => ({ openModal, toggleMenu, closeDrawer }), [openModal, toggleMenu, closeDrawer]);
  const Extras = usePageExtras();
  const hasMenu = plan.areas.sideMenu.length > 0;
  const menuState = useMemo(() => ({ hasMenu, isMenuOpen, isDrawerOpen }), [hasMenu, isMenuOpen, isDrawerOpen]);
  const hasFooter = plan.areas.footer.length > 0;
  const isBare = standsAlone(page);
  // The sections of such a page have a main content of their own, which the link leads to.
  const isOwn = page.shell?.own === true && !isWaiting;

  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    performance.mark('hydrated');
  }, []);

  return (
    <ShellCommandsProvider commands={commands}>
      <MenuStateProvider state={menuState}>
        <BelowProvider location={below.location}>
          {(!isBare || isOwn) && <SkipLink href="#content">{t('action.skipToContent')}</SkipLink>}
          <Sections nodes={plan.areas.header} />
          <Columns $menu={hasMenu ? (isMenuOpen ? 'open' : 'closed') : 'none'}>
            <Sections nodes={plan.areas.sideMenu} isLater />
            <Main
              {...(isOwn ? { as: 'div' as const } : CONTENT)}
              data-page={pageId}
              $bare={isBare}
              $isLast={!hasFooter}
            >
              {isWaiting ? (
                <PageWaiting hasFailed={hasFailed} onRetry={onRetry} />
              ) : (
                <Sections nodes={plan.sections} isPage />
              )}
            </Main>
          </Columns>
          {hasFooter && (
            <Footer data-area="footer">
              <Sections nodes={plan.areas.footer} isLater />
            </Footer>
          )}
          <Sections nodes={plan.areas.bottomBar} />
          <Sections nodes={plan.areas.floating} isLater />
        </BelowProvider>
        {openModalId !== null && (
          <ModalHost
            modalId={openModalId}
            params={opened === null ? pageModal.params : opened.params}
            onClose={() => (opened === null ? pageModal.close() : setOpened(null))}
          />
        )}
        {Extras && <Extras page={page} openModalId={openModalId} />}
        <LoadingOverlay isWaiting={isWaiting && !hasFailed} />
      </MenuStateProvider>
    </ShellCommandsProvider>
  );
}

/**
 * Whether the menu beside the page is open or a rail. Pages with a menu of their own begin with a rail, and keep what
 * was chosen apart.
 */
function useMenuLook({ shell }: Page) {
  const kind = shell?.menuAs ?? 'menu';
  const [open, setOpen] = useState({ menu: true, rail: false });
  const turnMenu = useCallback(() => setOpen((now) => ({ ...now, [kind]: !now[kind] })), [kind]);
  return { isMenuOpen: open[kind], turnMenu };
}

/** Whether a page has the whole window to itself: nothing of the shell stands around it. */
const standsAlone = ({ shell = {} }: Page): boolean => SHELL_AREAS.every((area) => shell[area] === false);

const Footer = styled.footer`
  border-block-start: 1px solid ${color.line};
  background: ${color.bg2};
  padding: 32px 16px calc(20px + var(--bottom-bar, 76px));
  display: flex;
  flex-direction: column;
  gap: 32px;
  position: relative;
  z-index: 1;
  /* The floating button stands clear of the last line. */
  ${from.md} {
    padding-block: 40px calc(72px + var(--bottom-bar, 0px));
    padding-inline: max(32px, calc((100% - var(--page-width, 100%)) / 2));
  }
`;

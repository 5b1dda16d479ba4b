import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayoutDocument, Page } from '#contracts/generated/contracts.ts';
import { ShellCommandsProvider } from '#portal/actions/actions.tsx';
import { type MenuState, MenuStateProvider } from '#portal/actions/menu-state.tsx';
import { announcementsPath, type Execution } from '#portal/data/site-queries.ts';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildAnnouncements, buildNotice } from '#portal/testing/build-announcements.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { TEST_NOW } from '#portal/testing/render-widget.tsx';
import { loadViews } from '../widget-views.ts';
import { useAnnouncementPopup } from './announcement-popup.ts';

vi.mock('../widget-views.ts', () => ({ loadViews: vi.fn() }));

const openModal = vi.fn();
const page: Page = { title: 'page.home.title', sections: [] };
const withPlace = (): LayoutDocument => {
  const layout = buildLayout();
  return {
    ...layout,
    modals: {
      ...layout.modals,
      announcements: { title: 'popup.title', sections: [{ id: 'popups', widget: 'popup-list', props: {} }] },
    },
  };
};

interface Scene {
  readonly page?: Page;
  readonly layout?: LayoutDocument;
  readonly session?: SiteContextValue['session'];
  readonly memberId?: string;
  /** The audiences that have announcements; all by default. */
  readonly executions?: readonly Execution[];
  readonly menuState?: MenuState;
  readonly hasPopups?: boolean;
  readonly openModalId?: string | null;
}

async function visit(scene: Scene = {}) {
  const { layout = withPlace(), session = 'guest', hasPopups = true } = scene;
  const queryClient = new QueryClient();
  for (const execution of ['A', 'B', 'F'] as const) {
    const isAudience = hasPopups && (scene.executions ?? ['A', 'B', 'F']).includes(execution);
    const popup = isAudience ? [buildNotice(1)] : [];
    queryClient.setQueryData([announcementsPath('EN', execution)], buildAnnouncements({ popup }));
  }
  const site: SiteContextValue = {
    site: buildSiteInfo(),
    layout,
    session,
    member: session === 'member' ? buildMember({ id: scene.memberId ?? '1' }) : null,
    language: 'EN',
    device: 'desktop',
    state: 'normal',
    visitor: null,
    now: TEST_NOW,
  };
  const commands = { openModal, toggleMenu: vi.fn(), closeDrawer: vi.fn() };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SiteProvider value={site}>
        <ShellCommandsProvider commands={commands}>
          <MenuStateProvider state={scene.menuState ?? { hasMenu: true, isMenuOpen: true, isDrawerOpen: false }}>
            {children}
          </MenuStateProvider>
        </ShellCommandsProvider>
      </SiteProvider>
    </QueryClientProvider>
  );
  const hook = renderHook(
    ({ openModalId }: { readonly openModalId: string | null }) => useAnnouncementPopup(scene.page ?? page, openModalId),
    { wrapper, initialProps: { openModalId: scene.openModalId ?? null } },
  );
  await act(() => vi.advanceTimersByTimeAsync(3000));
  return hook;
}

describe('the popups of a visit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    openModal.mockReset();
    vi.mocked(loadViews).mockReset().mockResolvedValue();
    window.sessionStorage.clear();
    window.localStorage.clear();
    return () => vi.useRealTimers();
  });

  it('open once, and are closed for the visit when they have been closed', async () => {
    const { rerender, unmount } = await visit();
    expect(openModal.mock.calls).toEqual([['announcements', { execution: 'B' }]]);
    rerender({ openModalId: 'announcements' });
    expect(window.sessionStorage.getItem('announcementsClosed.guest')).toBeNull();
    rerender({ openModalId: null });
    expect(window.sessionStorage.getItem('announcementsClosed.guest')).toBe('1');
    unmount();
    await visit();
    expect(openModal).toHaveBeenCalledTimes(1);
  });

  it('show members the announcements for members, whatever they closed as visitors', async () => {
    window.sessionStorage.setItem('announcementsClosed.guest', '1');
    const { rerender } = await visit({ session: 'member' });
    expect(openModal.mock.calls).toEqual([['announcements', { execution: 'A' }]]);
    rerender({ openModalId: 'announcements' });
    rerender({ openModalId: null });
    expect(window.sessionStorage.getItem('announcementsClosed.member')).toBe('1');
  });

  it('show those for a first sign-in first, and then those for all members', async () => {
    window.sessionStorage.setItem('firstTimeLogin', 'true');
    const { rerender } = await visit({ session: 'member' });
    expect(openModal.mock.calls).toEqual([['announcements', { execution: 'F' }]]);
    rerender({ openModalId: 'announcements' });
    rerender({ openModalId: null });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(openModal.mock.calls.slice(1)).toEqual([['announcements', { execution: 'A' }]]);
  });

  it('tell an account of its first sign-in once, also where the sign-in by hand is a later visit', async () => {
    window.sessionStorage.setItem('firstTimeLogin', 'true');
    const registered = await visit({ session: 'member', memberId: '7' });
    registered.rerender({ openModalId: 'announcements' });
    registered.rerender({ openModalId: null });
    registered.unmount();
    window.sessionStorage.clear();
    window.sessionStorage.setItem('firstTimeLogin', 'true');
    openModal.mockReset();
    const { unmount } = await visit({ session: 'member', memberId: '7' });
    expect(openModal.mock.calls).toEqual([['announcements', { execution: 'A' }]]);
    unmount();
    openModal.mockReset();
    await visit({ session: 'member', memberId: '8' });
    expect(openModal.mock.calls).toEqual([['announcements', { execution: 'F' }]]);
  });

  it('go on to the next where there is nothing for a first sign-in', async () => {
    window.sessionStorage.setItem('firstTimeLogin', 'true');
    await visit({ session: 'member', executions: ['A'] });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(openModal.mock.calls).toEqual([['announcements', { execution: 'A' }]]);
  });

  it('wait for another modal', async () => {
    const { rerender } = await visit({ openModalId: 'notices' });
    expect(openModal).not.toHaveBeenCalled();
    rerender({ openModalId: null });
    expect(openModal.mock.calls).toEqual([['announcements', { execution: 'B' }]]);
  });

  it('wait for their own views, so that they open whole', async () => {
    let arrive = (): void => {};
    vi.mocked(loadViews).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await visit();
    expect(vi.mocked(loadViews).mock.calls).toEqual([[['popup-list']]]);
    expect(openModal).not.toHaveBeenCalled();
    await act(async () => arrive());
    expect(openModal).toHaveBeenCalledTimes(1);
  });

  it('open where their views do not come, which say so themselves', async () => {
    vi.mocked(loadViews).mockRejectedValue(new Error('gone'));
    await visit();
    expect(openModal).toHaveBeenCalledTimes(1);
  });

  it('wait until nobody types', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await visit();
    expect(openModal).not.toHaveBeenCalled();
    field.blur();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(openModal).toHaveBeenCalledTimes(1);
    field.remove();
  });

  it.each<[string, Scene]>([
    ['where there are none', { hasPopups: false }],
    ['where the layout has no place for them', { layout: buildLayout() }],
    ['on a page that stands for a state', { page: { ...page, state: 'notFound' } }],
    ['over an open menu', { menuState: { hasMenu: true, isMenuOpen: true, isDrawerOpen: true } }],
    ['while nobody knows whose session it is', { session: 'unknown' }],
  ])('stay away %s', async (_where, scene) => {
    await visit(scene);
    expect(openModal).not.toHaveBeenCalled();
  });

  it('stays away from the agents’ desk', async () => {
    await visit({ session: 'member', page: { ...page, access: 'agent' } });
    expect(openModal).not.toHaveBeenCalled();
  });
});

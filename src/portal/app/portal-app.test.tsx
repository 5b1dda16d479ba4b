import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnknownNode } from '#contracts/generated/contracts.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { announcementsPath, sitePath } from '#portal/data/site-queries.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildPageData } from '#portal/testing/build-page-data.ts';
import { buildSiteInfo, flagsOf } from '#portal/testing/build-site-info.ts';
import { type Answers, stubGateway } from '#portal/testing/stub-gateway.ts';
import { stubMatchMedia } from '#portal/testing/stub-match-media.ts';
import type { PageData } from './page-data.ts';
import { PortalApp } from './portal-app.tsx';
import { loadViews } from './widget-views.ts';

const DESKTOP = '(min-width: 1024px)';

const wholeSite = { revision: 3, info: buildSiteInfo(), layout: buildLayout() };

const noticesButton: UnknownNode = {
  id: 'bell',
  widget: 'icon-link',
  props: { icon: 'megaphone', label: 'notice.title', action: { do: 'openModal', modal: 'notices' } },
};
const helpLink: UnknownNode = {
  id: 'to-help',
  widget: 'icon-link',
  props: { icon: 'life-buoy', label: 'menu.help', action: { do: 'navigate', page: 'help' } },
};

/** A page whose home has these sections; the other pages come with the whole layout, as a prerendered page has it. */
function homeOf(sections: UnknownNode[], overrides: Partial<PageData> = {}): PageData {
  const layout = buildLayout();
  const { help, ...pages } = layout.pages ?? {};
  return buildPageData({
    layout: {
      ...layout,
      pages: {
        ...pages,
        home: { paths: ['/'], title: 'page.home.title', sections },
        ...(help && { help: { ...help, sections: [] } }),
      },
    },
    ...overrides,
  });
}

const appOf = (data: PageData, queryClient: QueryClient) => (
  <MemoryRouter initialEntries={['/']}>
    <PortalApp data={data} queryClient={queryClient} />
  </MemoryRouter>
);

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

async function showPage(data: PageData, answers: Answers = {}, ...media: string[]) {
  stubMatchMedia(...media);
  const gateway = stubGateway({ [sitePath('EN')]: wholeSite, ...answers });
  await loadViews(['header-bar', 'side-menu', 'copyright', 'icon-link', 'help-centre', 'notice-list', 'not-found']);
  const container = document.createElement('div');
  container.id = 'root';
  const rendered = render(appOf(data, newClient()), { container: document.body.appendChild(container) });
  await act(async () => {});
  return { ...rendered, gateway };
}

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  document.title = '';
});

describe('the portal', () => {
  it('shows the page of the address in the landmarks of its shell, and says so in the tab', async () => {
    await showPage(homeOf([noticesButton]));
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.getByRole('contentinfo')).toBeDefined();
    expect(screen.getByRole('main').dataset.page).toBe('home');
    expect(document.title).toBe('Home · Pebble');
    expect(document.documentElement.dataset.hydrated).toBe('true');
  });

  it('lets people skip to the content first of all', async () => {
    const { container } = await showPage(homeOf([]));
    const first = container.querySelector('a, button');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to content', '#content']);
    expect(screen.getByRole('main').id).toBe('content');
  });

  it('hydrates the server’s markup without changing it', async () => {
    stubMatchMedia();
    stubGateway();
    const data = homeOf([noticesButton, { id: 'none', widget: 'not-found', props: {} }]);
    await loadViews(['header-bar', 'side-menu', 'copyright', 'icon-link', 'not-found']);
    const root = document.createElement('div');
    root.innerHTML = renderToString(appOf(data, newClient()));
    document.body.append(root);
    const before = root.innerHTML;
    const mismatches: unknown[] = [];
    const hydrated = await act(async () =>
      hydrateRoot(root, appOf(data, newClient()), { onRecoverableError: (error) => mismatches.push(error) }),
    );
    expect(mismatches).toEqual([]);
    expect(root.querySelector('main')?.outerHTML).toBe(/<main.*<\/main>/s.exec(before)?.[0]);
    act(() => hydrated.unmount());
    root.remove();
  });
});

describe('moving to another page', () => {
  it('shows its place at once and its sections when the whole layout has come', async () => {
    let arrive: (value: unknown) => void = () => {};
    const onItsWay = new Promise((resolve) => {
      arrive = resolve;
    });
    const { gateway } = await showPage(homeOf([helpLink]), { [sitePath('EN')]: onItsWay });
    expect(gateway.calls).not.toContain(sitePath('EN'));
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Help centre' }));
    expect(screen.getByRole('main').dataset.page).toBe('help');
    expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(document.title).toBe('Help centre · Pebble');
    arrive(wholeSite);
    expect(await screen.findByText('How do I pay in?')).toBeDefined();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('waits for the whole layout of its own revision', async () => {
    const queryClient = newClient();
    queryClient.setQueryData([sitePath('EN')], { ...wholeSite, revision: 2 });
    stubMatchMedia();
    stubGateway();
    await loadViews(['header-bar', 'side-menu', 'copyright', 'icon-link', 'help-centre']);
    render(appOf(homeOf([helpLink]), queryClient));
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Help centre' }));
    expect(screen.getByRole('main').querySelector('[data-widget="help-centre"]')).toBeNull();
    act(() => void queryClient.setQueryData([sitePath('EN')], wholeSite));
    expect(await screen.findByText('How do I pay in?')).toBeDefined();
  });

  it('shows it too when the page that was left is replaced', async () => {
    const data = homeOf([helpLink]);
    const queryClient = newClient();
    stubMatchMedia();
    stubGateway({ [sitePath('EN')]: wholeSite });
    await loadViews(['header-bar', 'side-menu', 'copyright', 'icon-link', 'help-centre']);
    const { rerender } = render(appOf(data, queryClient));
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Help centre' }));
    expect(await screen.findByText('How do I pay in?')).toBeDefined();
    rerender(appOf({ ...data, path: '/' }, queryClient));
    expect(screen.getByRole('main').dataset.page).toBe('help');
    expect(screen.getByText('How do I pay in?')).toBeDefined();
  });

  it('says that it could not be loaded and asks again', async () => {
    const { gateway } = await showPage(homeOf([helpLink]), { [sitePath('EN')]: new Error('down') });
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Help centre' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(sitePath('EN'), wholeSite);
    fireEvent.click(retry);
    expect(await screen.findByText('How do I pay in?')).toBeDefined();
  });
});

describe('a modal', () => {
  it('takes the focus, has a name, and gives the focus back when Escape closes it', async () => {
    await showPage(homeOf([noticesButton]));
    const opener = screen.getByRole('button', { name: 'Notices' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    expect(await within(dialog).findByText('Notice 1')).toBeDefined();
    expect(dialog.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('closes by its own button', async () => {
    await showPage(homeOf([noticesButton]));
    fireEvent.click(screen.getByRole('button', { name: 'Notices' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a fault in the browser', () => {
  // React and the page both report it, as intended.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  const brokenIcon: UnknownNode = { id: 'broken', widget: 'icon-link', props: {} };

  it('takes its section away and leaves the page', async () => {
    const { container } = await showPage(homeOf([brokenIcon, noticesButton]));
    expect(container.querySelector('[data-node="broken"]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Notices' })).toBeDefined();
    expect(console.error).toHaveBeenCalledWith('section broken failed', expect.any(Error));
  });

  it('in a modal leaves the modal and the page', async () => {
    const data = homeOf([noticesButton]);
    const modals = { notices: { title: 'notice.title', sections: [brokenIcon] } };
    await showPage({ ...data, layout: { ...data.layout, modals } });
    fireEvent.click(screen.getByRole('button', { name: 'Notices' }));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeDefined();
    expect(document.querySelector('main')?.dataset.page).toBe('home');
  });
});

describe('the toggle of the menu', () => {
  it('opens the drawer on a small screen', async () => {
    await showPage(homeOf([]));
    const toggle = screen.getByRole('button', { name: 'Menu' });
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.id).toBe('side-menu');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens the menu of a page that begins with a rail, and leaves other pages as they were', async () => {
    const data = homeOf([helpLink]);
    const { home, ...pages } = data.layout.pages ?? {};
    const railed = { ...pages, ...(home && { home: { ...home, shell: { menuAs: 'rail' as const } } }) };
    await showPage(data, {}, DESKTOP);
    const usual = document.getElementById('side-menu')?.className;
    document.body.replaceChildren();
    await showPage({ ...data, layout: { ...data.layout, pages: railed } }, {}, DESKTOP);
    const look = () => document.getElementById('side-menu')?.className;
    expect(look()).not.toBe(usual);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(look()).toBe(usual);
  });

  it('makes the menu a rail on a large screen and leaves the page in reach', async () => {
    await showPage(homeOf([]), {}, DESKTOP);
    const menu = document.getElementById('side-menu');
    const open = menu?.className;
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(menu?.className).not.toBe(open);
    expect(screen.getByRole('main').closest('[inert]')).toBeNull();
  });
});

describe('a session that has not been read', () => {
  const forGuests: UnknownNode = { ...noticesButton, when: { session: ['guest'] } };
  const notices = () => screen.queryByRole('button', { name: 'Notices' });

  it('shows nothing that is for guests alone', async () => {
    const site = buildSiteInfo({ whitelabel: flagsOf('SIGNIN3') });
    await showPage(homeOf([forGuests], { session: 'present', site }), { [announcementsPath('EN')]: {} });
    expect(notices()).toBeNull();
  });

  it('is a place on a page that is for every account, and waits on one of agents', async () => {
    const site = buildSiteInfo({ whitelabel: flagsOf('SIGNIN3') });
    const note: UnknownNode = { id: 'note', widget: 'copyright', props: { showAge: true } };
    const shown = async (access: 'member' | 'agent') => {
      const data = homeOf([note], { session: 'present', site });
      const { home, ...pages } = data.layout.pages ?? {};
      const layout = { ...data.layout, pages: { ...pages, ...(home && { home: { ...home, access } }) } };
      const { unmount } = await showPage({ ...data, layout }, { [MEMBER_PATH]: new Promise(() => {}) });
      const isThere = document.querySelector('main [data-node="note"]') !== null;
      unmount();
      return isThere;
    };
    expect(await shown('member')).toBe(true);
    expect(await shown('agent')).toBe(false);
  });

  it('is a guest’s while accounts are closed, since none can be valid', async () => {
    await showPage(homeOf([forGuests], { session: 'present' }), { [announcementsPath('EN')]: {} });
    expect(notices()).not.toBeNull();
  });
});

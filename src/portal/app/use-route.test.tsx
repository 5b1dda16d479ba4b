import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { sitePath } from '#portal/data/site-queries.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildPageData } from '#portal/testing/build-page-data.ts';
import { buildSiteInfo, flagsOf } from '#portal/testing/build-site-info.ts';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { stubMatchMedia } from '#portal/testing/stub-match-media.ts';
import type { PageData } from './page-data.ts';
import { PortalApp } from './portal-app.tsx';
import { loadViews } from './widget-views.ts';

const note = (id: string, page: string) => ({
  id,
  widget: 'icon-link',
  props: { icon: 'user', label: `page.${page}.title`, action: { do: 'navigate', page } },
});

const base = buildLayout();
const layout: LayoutDocument = {
  ...base,
  redirects: [{ from: '/aid', page: 'help' }],
  pages: {
    ...base.pages,
    home: { paths: ['/'], title: 'page.home.title', sections: [note('to-member', 'member')] },
    login: { paths: ['/login'], title: 'page.login.title', showsPage: 'home', opensModal: 'login', sections: [] },
    member: { paths: ['/member'], title: 'page.member.title', access: 'member', sections: [note('own', 'home')] },
  },
  modals: {
    ...base.modals,
    login: { title: 'action.login', sections: [] },
    'sign-in-closed': { title: 'signInClosed.title', sections: [] },
  },
};

const open = buildSiteInfo({ whitelabel: flagsOf('SIGNIN3') });

/** A modal's chunk may take its time on a busy machine. */
const PATIENCE = { timeout: 8_000 } as const;

let location: Location;
function Probe() {
  location = useLocation();
  return null;
}

async function openPage(address: string, overrides: Partial<PageData> = {}) {
  stubMatchMedia('(min-width: 1024px)');
  stubGateway({ [sitePath('EN')]: { revision: 3, info: buildSiteInfo(), layout } });
  await loadViews(['header-bar', 'side-menu', 'copyright', 'icon-link', 'help-centre', 'not-found']);
  const container = document.createElement('div');
  container.id = 'root';
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = render(
    <MemoryRouter initialEntries={[address]}>
      <Probe />
      <PortalApp data={buildPageData({ layout, site: open, ...overrides })} queryClient={queryClient} />
    </MemoryRouter>,
    { container: document.body.appendChild(container) },
  );
  await act(async () => {});
  return rendered;
}

const at = () => `${location.pathname}${location.search}${location.hash}`;

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));

describe('the addresses of the portal', () => {
  it('lead from a path that moved to its page, query kept', async () => {
    await openPage('/aid?language=EN');
    await waitFor(() => expect(at()).toBe('/help?language=EN'));
    expect(screen.getByRole('main').dataset.page).toBe('help');
  });

  it('lead a guest from a closed page to the one that opens the way to an account', async () => {
    await openPage('/member?tab=1');
    await waitFor(() => expect(at()).toBe('/login?tab=1'));
    expect(await screen.findByRole('dialog', { name: 'Log in' }, PATIENCE)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Home' })?.closest('main')).toBeFalsy();
  });

  it('do so for a link as for a first address, without leaving the page that stands below', async () => {
    await openPage('/');
    const link = screen.getByRole('link', { name: 'Member centre' });
    fireEvent.click(link);
    await waitFor(() => expect(at()).toBe('/login'));
    expect(screen.getByRole('main', { hidden: true }).contains(link)).toBe(true);
  });

  it('lead back to the page below when the modal of an address is closed', async () => {
    await openPage('/login');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }, PATIENCE));
    await waitFor(() => expect(at()).toBe('/'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('open the note that no account can be had yet, while it cannot', async () => {
    await openPage('/login', { site: buildSiteInfo({ whitelabel: [] }) });
    expect(await screen.findByRole('dialog', { name: 'Accounts are not open yet' }, PATIENCE)).toBeDefined();
  });

  it('show nothing of a closed page before the session is known', async () => {
    await openPage('/member', { session: 'present' });
    expect(screen.getByRole('main').dataset.page).toBe('member');
    expect(screen.getByRole('main').textContent).not.toContain('Home');
    expect(at()).toBe('/member');
  });
});

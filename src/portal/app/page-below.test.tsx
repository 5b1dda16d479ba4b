import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnknownNode } from '#contracts/generated/contracts.ts';
import { helpCentrePath } from '#portal/data/help-queries.ts';
import { sitePath } from '#portal/data/site-queries.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildPageData } from '#portal/testing/build-page-data.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { stubMatchMedia } from '#portal/testing/stub-match-media.ts';
import { PortalApp } from './portal-app.tsx';
import { loadViews } from './widget-views.ts';

const link = (id: string, page: string, hash?: string): UnknownNode => ({
  id,
  widget: 'icon-link',
  props: { icon: 'user', label: `menu.${id}`, action: { do: 'navigate', page, ...(hash && { hash }) } },
});
const base = buildLayout();
const layout = {
  ...base,
  shell: {},
  pages: {
    ...base.pages,
    home: { paths: ['/'], title: 'page.home.title', sections: [link('home', 'promotions')] },
    promotions: { paths: ['/promotions'], title: 'page.home.title', sections: [link('help', 'help', 'limits')] },
    help: {
      paths: ['/help'],
      title: 'page.help.title',
      opensModal: 'help',
      sections: [{ id: 'terms', widget: 'help-centre', props: {} }],
    },
  },
  modals: {
    help: { title: 'help.title', sections: [{ id: 'modal-terms', widget: 'help-centre', props: { heading: false } }] },
  },
};

let address = '';
function Address() {
  const { pathname, search, hash } = useLocation();
  address = `${pathname}${search}${hash}`;
  return null;
}

async function open(at: string) {
  stubMatchMedia();
  const data = buildPageData({ layout, path: at });
  stubGateway({
    [helpCentrePath('EN')]: { terms: [{ term: 'limits', title: 'Limits', content: 'Less is more.' }] },
    [sitePath('EN')]: { ...buildSiteInfo(), revision: data.revision, layout },
  });
  await loadViews(['icon-link', 'help-centre']);
  const container = document.createElement('div');
  container.id = 'root';
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={[at]}>
      <PortalApp data={data} queryClient={queryClient} />
      <Address />
    </MemoryRouter>,
    { container: document.body.appendChild(container) },
  );
  await act(async () => {});
}
const pageShown = () => document.querySelector('main')?.dataset.page;

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));

describe('the help', () => {
  it('opens over the page that the visitor is on, and leads back to it', async () => {
    await open('/promotions?promotion=spring');
    fireEvent.click(screen.getByRole('link', { name: 'Help centre' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('Less is more.'));
    expect(address).toBe('/help#limits');
    expect(pageShown()).toBe('promotions');
    fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape', keyCode: 27 });
    await waitFor(() => expect(address).toBe('/promotions?promotion=spring'));
    expect(pageShown()).toBe('promotions');
  });

  it('opens over home on a direct visit, and keeps its address', async () => {
    await open('/help');
    await screen.findByRole('dialog');
    expect(pageShown()).toBe('home');
    expect(address).toBe('/help');
  });
});

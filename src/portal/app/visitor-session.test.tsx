import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionKind, UnknownNode } from '#contracts/generated/contracts.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildPageData } from '#portal/testing/build-page-data.ts';
import { buildSiteInfo, flagsOf } from '#portal/testing/build-site-info.ts';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { stubMatchMedia } from '#portal/testing/stub-match-media.ts';
import type { PageData } from './page-data.ts';
import { PortalApp } from './portal-app.tsx';
import { loadViews } from './widget-views.ts';

const link = (id: string, session: SessionKind[]): UnknownNode => ({
  id,
  widget: 'icon-link',
  props: { icon: 'user', label: `menu.${id}`, action: { do: 'toggleMenu' } },
  when: { session },
});
const sections = [
  link('home', ['guest']),
  link('myAccount', ['member', 'trial', 'agent']),
  link('vip', ['member']),
  link('agents', ['agent']),
];
const base = buildLayout();
const layout = { ...base, pages: { ...base.pages, home: { paths: ['/'], title: 'page.home.title', sections } } };
const site = buildSiteInfo({ whitelabel: flagsOf('SIGNIN3') });

async function open(answer: unknown, data: Partial<PageData> = {}) {
  stubMatchMedia();
  const gateway = stubGateway({ [MEMBER_PATH]: answer });
  await loadViews(['header-bar', 'side-menu', 'copyright', 'icon-link']);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={['/']}>
      <PortalApp data={buildPageData({ layout, site, session: 'present', ...data })} queryClient={queryClient} />
    </MemoryRouter>,
  );
  await act(async () => {});
  return { gateway, queryClient };
}
const shown = () =>
  [...screen.getByRole('main').querySelectorAll('[data-widget="icon-link"]')].map((node) =>
    node.getAttribute('data-node'),
  );

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));

describe('the session of a page', () => {
  it('shows content for every account at once, and the rest when the account is known', async () => {
    let arrive = (_member: unknown): void => {};
    await open(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    expect(shown()).toEqual(['myAccount']);
    await act(async () => arrive(buildMember({ type: 2, isAgent: true })));
    await waitFor(() => expect(shown()).toEqual(['myAccount', 'agents']));
  });

  it('shows nothing of a member who has to change the password first', async () => {
    await open(buildMember({ mustChangePassword: true }));
    expect(shown()).toEqual(['myAccount']);
  });

  it('is not asked for on a page without one', async () => {
    const { gateway } = await open(buildMember(), { session: 'guest' });
    expect(shown()).toEqual(['home']);
    expect(gateway.calls).not.toContain(MEMBER_PATH);
  });

  it('is a guest’s where the gateway knows of none', async () => {
    const { queryClient } = await open(buildMember());
    await waitFor(() => expect(shown()).toEqual(['myAccount', 'vip']));
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: false, code: 'not_logged_in', message: '' }, { status: 401 }),
    );
    await act(async () => {
      await queryClient.refetchQueries({ queryKey: [MEMBER_PATH] });
    });
    await waitFor(() => expect(shown()).toEqual(['home']));
    expect(queryClient.getQueryState([MEMBER_PATH])?.error).toBeInstanceOf(GatewayError);
  });

  it('ends and begins with the answer that signing out and in leave', async () => {
    const { queryClient } = await open(buildMember());
    await waitFor(() => expect(shown()).toContain('vip'));
    act(() => void queryClient.setQueryData([MEMBER_PATH], null));
    await waitFor(() => expect(shown()).toEqual(['home']));
    act(() => void queryClient.setQueryData([MEMBER_PATH], buildMember({ type: 4, isTrial: true })));
    await waitFor(() => expect(shown()).toEqual(['myAccount']));
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionKind } from '#contracts/generated/contracts.ts';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildFunds } from '#portal/testing/build-funds.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { TEST_NOW } from '#portal/testing/render-widget.tsx';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { useSessionFacts } from './use-session-facts.ts';

const FUNDS = '/wps/member/info/funds/consolidated?language=EN';
const base = buildLayout();
const layout = {
  ...base,
  pages: {
    ...base.pages,
    rng: { paths: ['/rng'], title: 'page.home.title', gameType: 'RNG' as const, query: ['vassalage'], sections: [] },
    member: {
      paths: ['/member'],
      title: 'page.member.title',
      query: ['menu'],
      sections: [{ id: 'security', widget: 'member-section', props: { part: 'securityCenter' } }],
    },
  },
};

function Facts() {
  useSessionFacts();
  return null;
}

/** Visits a page as somebody. */
function visit(address: string, session: SessionKind, answers: Record<string, unknown> = {}) {
  const gateway = stubGateway(answers);
  const site: SiteContextValue = {
    site: buildSiteInfo(),
    layout,
    session,
    member: session === 'guest' ? null : buildMember(),
    language: 'EN',
    device: 'desktop',
    state: 'normal',
    visitor: null,
    now: TEST_NOW,
  };
  const router = createMemoryRouter([{ path: '*', element: <Facts /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SiteProvider value={site}>
        <RouterProvider router={router} />
      </SiteProvider>
    </QueryClientProvider>,
  );
  return { gateway, goTo: (to: string) => act(() => router.navigate(to)) };
}
const kept = (key: string) => window.sessionStorage.getItem(key);

describe('the session keys of a visit', () => {
  beforeEach(() => sessionStorage.clear());

  it('hold the payments to agents and the kind of the merchant’s wallet, fetched once', async () => {
    const { gateway, goTo } = visit('/', 'member', {
      [FUNDS]: buildFunds({ contracthoursalreq: 'automatic', divtypereq: 'request' }),
      '/wps/relay/GCS_merchantWallet': { isSingle: false },
    });
    await waitFor(() => expect(kept('consolidated')).not.toBeNull());
    expect(JSON.parse(kept('consolidated') ?? '')).toMatchObject({
      contracthoursalreq: 'automatic',
      divtypereq: 'request',
    });
    await waitFor(() => expect(kept('merchantWallet')).toBe('{"isSingle":false}'));
    expect([kept('enableSalary'), kept('enableContract')]).toEqual(['true', 'true']);
    await goTo('/rng');
    expect(gateway.calls).toEqual([FUNDS, '/wps/relay/GCS_merchantWallet']);
  });

  it('say that there are no salaries and contracts where the site pays none', async () => {
    const none = { dailysalreqtype: null, divtypereq: null, contracthoursalreq: null, realtimesalreqtype: null };
    visit('/', 'agent', { [FUNDS]: buildFunds(none) });
    await waitFor(() => expect(kept('consolidated')).toBe(JSON.stringify(none)));
    expect([kept('enableSalary'), kept('enableContract')]).toEqual(['false', 'false']);
  });

  it.each(['guest', 'trial'] as const)('are not asked for by a %s, who has no wallet', async (session) => {
    const { gateway } = visit('/', session);
    await act(async () => {});
    expect([gateway.calls, kept('consolidated'), kept('merchantWallet')]).toEqual([[], null, null]);
  });

  it('hold the vendor that is chosen in the lobby, and none where all are shown', async () => {
    const { goTo } = visit('/rng?vassalage=PG', 'guest');
    expect(kept('gameVendor')).toBe('PG');
    await goTo('/');
    expect(kept('gameVendor')).toBe('PG');
    await goTo('/rng');
    expect(kept('gameVendor')).toBeNull();
  });

  it('hold the item of the member centre that was asked for, also while a guest signs in', async () => {
    const { goTo } = visit('/member', 'guest');
    expect(kept('toWhichItem')).toBe('securityCenter');
    await goTo('/login?menu=depositv2');
    expect(kept('toWhichItem')).toBe('depositv2');
    await goTo('/member?menu=%22%3Cscript%3E');
    expect(kept('toWhichItem')).toBe('securityCenter');
  });
});

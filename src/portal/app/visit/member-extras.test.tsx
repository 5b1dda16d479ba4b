import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { ShellCommandsProvider } from '#portal/actions/actions.tsx';
import { readValue } from '#portal/data/gateway-client.ts';
import { sendValue } from '#portal/data/send-value.ts';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo, flagsOf } from '#portal/testing/build-site-info.ts';
import { TEST_NOW } from '#portal/testing/render-widget.tsx';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { useMemberExtras } from './member-extras.ts';

const CODE = 'c'.repeat(43);
const commands = { openModal: vi.fn(), toggleMenu: vi.fn(), closeDrawer: vi.fn() };

function Extras({ onAddress }: { readonly onAddress: (address: string) => void }) {
  useMemberExtras(null);
  const { pathname, search } = useLocation();
  onAddress(`${pathname}${search}`);
  return null;
}

/** Visits a page and gives where the visit is by then. */
function visit(address: string, member: MemberInfo | null, answering: () => void = stubGateway): () => string {
  answering();
  const site: SiteContextValue = {
    site: buildSiteInfo({ whitelabel: flagsOf('SIGNIN3') }),
    layout: buildLayout(),
    session: member === null ? 'guest' : 'member',
    member,
    language: 'EN',
    device: 'desktop',
    state: 'normal',
    visitor: null,
    now: TEST_NOW,
  };
  let now = '';
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <SiteProvider value={site}>
          <ShellCommandsProvider commands={commands}>
            <Extras
              onAddress={(where) => {
                now = where;
              }}
            />
          </ShellCommandsProvider>
        </SiteProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return () => now;
}

describe('the effects of a session on a visit', () => {
  beforeEach(() => {
    sessionStorage.clear();
    commands.openModal.mockClear();
  });

  it('shows the outcome to a member who returns from a service, and removes it from the address', async () => {
    const where = visit('/member?menu=securityCenter&social=taken', buildMember());
    await waitFor(() => expect(where()).toBe('/member?menu=securityCenter'));
    expect(commands.openModal.mock.calls).toEqual([['social-accounts', { outcome: 'taken' }]]);
  });

  it('opens nothing for a guest, who sees the outcome in the form, nor for an unknown outcome', () => {
    expect(visit('/login?social=expired', null)()).toBe('/login?social=expired');
    expect(visit('/member?social=else', buildMember())()).toBe('/member?social=else');
    expect(commands.openModal).not.toHaveBeenCalled();
  });

  it('opens the forced change wherever a call is refused until the password is changed', async () => {
    visit('/promotions', buildMember(), () =>
      vi.stubGlobal('fetch', async () =>
        Response.json({ success: false, code: 'password_change_required', message: '' }, { status: 403 }),
      ),
    );
    for (const call of [
      readValue('/wps/member/bets'),
      sendValue('PUT', '/wps/member/nickname', { nickname: 'Mika' }, 'EN'),
    ])
      await expect(call).rejects.toMatchObject({ code: 'password_change_required' });
    expect(commands.openModal.mock.calls).toContainEqual(['change-password', { forced: 'true' }]);
  });

  it('takes a code from the address, asks a guest before it is used, and ignores it where somebody is signed in', async () => {
    const calls: string[] = [];
    const answering = () =>
      vi.stubGlobal('fetch', async (path: string) => {
        calls.push(path);
        return Response.json({ success: true, value: { account: 'mi•••el' } });
      });
    const signedIn = visit(`/promotions?token=${CODE}`, buildMember(), answering);
    await waitFor(() => expect(signedIn()).toBe('/promotions'));
    expect(calls).toEqual([]);
    expect(commands.openModal).not.toHaveBeenCalled();
    const guest = visit(`/promotions?token=${CODE}`, null, answering);
    await waitFor(() =>
      expect(commands.openModal.mock.calls).toEqual([['hand-off', { code: CODE, account: 'mi•••el' }]]),
    );
    expect(guest()).toBe('/promotions');
    expect(calls).toEqual(['/wps/session/handoff/owner']);
  });
});

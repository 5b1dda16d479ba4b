import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { ShellCommandsProvider } from '#portal/session/actions.tsx';
import { type SiteContextValue, SiteProvider } from '#portal/session/site-context.tsx';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { TEST_NOW } from '#portal/testing/render-widget.tsx';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { useMemberExtras } from './member-extras.ts';

const commands = { openModal: vi.fn(), toggleMenu: vi.fn(), closeDrawer: vi.fn() };

function Extras({ tell }: { readonly tell: (address: string) => void }) {
  useMemberExtras(null);
  const { pathname, search } = useLocation();
  tell(`${pathname}${search}`);
  return null;
}

/** Visits a page and gives where the visit is by then. */
function visit(address: string, member: MemberInfo | null): () => string {
  stubGateway();
  const site: SiteContextValue = {
    site: buildSiteInfo(),
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
              tell={(where) => {
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

describe('what a session means for a visit', () => {
  beforeEach(() => {
    sessionStorage.clear();
    commands.openModal.mockClear();
  });

  it('tells a member who comes back from a service what came of it, and takes it from the address', async () => {
    const where = visit('/member?menu=securityCenter&social=taken', buildMember());
    await waitFor(() => expect(where()).toBe('/member?menu=securityCenter'));
    expect(commands.openModal.mock.calls).toEqual([['social-accounts', { outcome: 'taken' }]]);
  });

  it('opens nothing for a guest, whom the form tells, nor for what is no outcome', () => {
    expect(visit('/login?social=expired', null)()).toBe('/login?social=expired');
    expect(visit('/member?social=else', buildMember())()).toBe('/member?social=else');
    expect(commands.openModal).not.toHaveBeenCalled();
  });
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShellCommandsProvider } from '#portal/actions/actions.tsx';
import { MenuStateProvider } from '#portal/actions/menu-state.tsx';
import { ownContractsPath } from '#portal/data/desk/contract-calls.ts';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { buildContract, buildOwnContracts } from '#portal/testing/desk/build-income.ts';
import { TEST_NOW } from '#portal/testing/render-widget.tsx';
import { ContractPopup } from './contract-popup.tsx';

const openModal = vi.fn();
const OWN = ownContractsPath('EN');
const layout = {
  ...buildLayout(),
  modals: { contract: { title: 'agent.menu.contracts' as const, sections: [] } },
};

/** A visit of an agent, whose modals a test opens and closes. */
function visit({ offers = ['9'], hasPlace = true }: { readonly offers?: string[]; readonly hasPlace?: boolean } = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const tell = (ids: readonly string[]): void => {
    const waiting = ids.map((contractId) => buildContract({ contractId }));
    queryClient.setQueryData([OWN], buildOwnContracts({ offers: waiting }));
  };
  tell(offers);
  const site = {
    ...{ site: buildSiteInfo(), layout: hasPlace ? layout : buildLayout(), session: 'agent', member: buildMember() },
    ...{ language: 'EN', device: 'desktop', state: 'normal', now: TEST_NOW },
  } as unknown as SiteContextValue;
  const page = (openModalId: string | null) => (
    <QueryClientProvider client={queryClient}>
      <SiteProvider value={site}>
        <ShellCommandsProvider commands={{ openModal, toggleMenu: vi.fn(), closeDrawer: vi.fn() }}>
          <MenuStateProvider state={{ hasMenu: true, isMenuOpen: false, isDrawerOpen: false }}>
            <ContractPopup openModalId={openModalId} />
          </MenuStateProvider>
        </ShellCommandsProvider>
      </SiteProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page(null));
  return { tell, show: (openModalId: string | null) => rerender(page(openModalId)) };
}

describe('the contract popup', () => {
  beforeEach(() => {
    openModal.mockClear();
    window.sessionStorage.clear();
  });

  it('opens once per visit for an offer that waits', () => {
    const { show } = visit();
    expect(openModal).toHaveBeenCalledExactlyOnceWith('contract');
    show('contract');
    show(null);
    expect(openModal).toHaveBeenCalledOnce();
    visit();
    expect(openModal).toHaveBeenCalledOnce();
  });

  it('opens again for another offer', () => {
    const first = visit();
    first.show('contract');
    first.show(null);
    visit({ offers: ['9', '10'] });
    expect(openModal).toHaveBeenCalledTimes(2);
  });

  it('stays away without an offer, without a place in the layout, and while the agent types', () => {
    visit({ offers: [] });
    visit({ hasPlace: false });
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    visit();
    field.remove();
    expect(openModal).not.toHaveBeenCalled();
  });

  it('waits for another modal to close', () => {
    window.sessionStorage.setItem('contractOffersClosed', '9');
    const { show } = visit();
    expect(openModal).not.toHaveBeenCalled();
    window.sessionStorage.clear();
    show('login');
    expect(openModal).not.toHaveBeenCalled();
    show(null);
    expect(openModal).toHaveBeenCalledOnce();
  });
});

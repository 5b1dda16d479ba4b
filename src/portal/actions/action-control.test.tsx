import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, MemberInfo, SiteInfo } from '#contracts/generated/contracts.ts';
import { SiteProvider } from '#portal/site/site-context.tsx';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { buildSiteInfo, flagsOf } from '#portal/testing/build-site-info.ts';
import { encryptedLink } from '#portal/testing/encrypted-link.ts';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { ActionControl } from './action-control.tsx';
import { ShellCommandsProvider } from './actions.tsx';

const commands = { openModal: vi.fn(), toggleMenu: vi.fn(), closeDrawer: vi.fn() };
const onDone = vi.fn();

beforeEach(() => {
  for (const spy of [...Object.values(commands), onDone]) spy.mockClear();
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${pathname}${search}${hash}`}</output>;
}

/** Renders a control of an action and answers it. */
function showControl(action: Action, site: Partial<SiteInfo> = {}, member: MemberInfo | null = null): HTMLElement {
  stubGateway();
  render(
    <MemoryRouter initialEntries={['/help']}>
      <SiteProvider
        value={{
          site: buildSiteInfo(site),
          layout: buildLayout(),
          language: 'EN',
          device: 'desktop',
          session: member === null ? 'guest' : 'member',
          member,
          state: 'normal',
          visitor: null,
          now: '2025-06-02T10:00:00Z',
        }}
      >
        <ShellCommandsProvider commands={commands}>
          <ActionControl action={action} onDone={onDone}>
            Go
          </ActionControl>
          <Address />
        </ShellCommandsProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  return screen.getByText('Go');
}

const address = () => screen.getByRole('status').textContent;

describe('the control of an action', () => {
  it('is a link to the page of the layout, with query and hash, and moves there without loading it', () => {
    const link = showControl({ do: 'navigate', page: 'home', query: { gameType: 'RNG' }, hash: 'top' });
    expect([link.tagName, link.getAttribute('href')]).toEqual(['A', '/?gameType=RNG#top']);
    fireEvent.click(link);
    expect(address()).toBe('/?gameType=RNG#top');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('does nothing for a page that the layout has not', () => {
    const control = showControl({ do: 'navigate', page: 'nowhere' });
    expect(control.tagName).toBe('BUTTON');
    fireEvent.click(control);
    expect(address()).toBe('/help');
  });

  it('opens an outside resource beside the site, which it learns nothing of', () => {
    const link = showControl({ do: 'openResource', kind: 'FACEBOOK' });
    expect(link.getAttribute('href')).toBe('https://social.example/pebble');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('leads to customer service; an address of mail opens no empty tab', () => {
    const link = showControl(
      { do: 'openCustomerService' },
      { customerService: [{ csType: 'EMAIL', path: encryptedLink('mailto:help@pebble.example') }] },
    );
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/wps/system/customerService', null]);
  });

  it('opens customer service in a tab of its own, whose address only a press decrypts', async () => {
    const tab = { opener: window, location: { assign: vi.fn() } };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const link = showControl({ do: 'openCustomerService' });
    expect(document.body.innerHTML).not.toContain('chat.example');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(open).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect([open.mock.calls, tab.opener]).toEqual([[['', '_blank']], null]);
    await vi.waitFor(() => expect(tab.location.assign.mock.calls).toEqual([['https://chat.example/pebble']]));
  });

  it('opens a modal', () => {
    fireEvent.click(showControl({ do: 'openModal', modal: 'notices' }));
    expect(commands.openModal.mock.calls).toEqual([['notices']]);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('toggles the menu', () => {
    fireEvent.click(showControl({ do: 'toggleMenu' }));
    expect(commands.toggleMenu).toHaveBeenCalledTimes(1);
  });

  it.each([
    { do: 'launchGame', vassalage: 'PG', gameCode: 'game-1' },
    { do: 'launchVendor', vassalage: 'PG' },
  ] satisfies Action[])('leads a guest to an account for $do', (action) => {
    fireEvent.click(showControl(action));
    expect(commands.openModal.mock.calls).toEqual([['sign-in-closed']]);
  });

  it('leads a guest to sign in where that is open', () => {
    fireEvent.click(showControl({ do: 'launchVendor', vassalage: 'PG' }, { whitelabel: flagsOf('SIGNIN3') }));
    expect(commands.openModal.mock.calls).toEqual([['login']]);
  });

  it('starts a game for a member', async () => {
    fireEvent.click(showControl({ do: 'launchGame', vassalage: 'PG', gameCode: 'game-1' }, {}, buildMember()));
    await waitFor(() =>
      expect(commands.openModal.mock.calls).toEqual([['game', { vassalage: 'PG', gameCode: 'game-1' }]]),
    );
  });

  it('leads a member to the games of a vendor of slots', async () => {
    fireEvent.click(showControl({ do: 'launchVendor', vassalage: 'JDB' }, {}, buildMember()));
    await waitFor(() => expect(address()).toBe('/rng?vassalage=JDB'));
    expect(commands.openModal).not.toHaveBeenCalled();
  });

  it('starts every other vendor itself for a member', async () => {
    fireEvent.click(showControl({ do: 'launchVendor', vassalage: 'CQ9' }, {}, buildMember()));
    await waitFor(() => expect(commands.openModal.mock.calls).toEqual([['game', { vassalage: 'CQ9' }]]));
  });
});

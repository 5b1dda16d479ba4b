import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShellCommandsProvider } from '#portal/actions/actions.tsx';
import { keepWish, takeWish } from '#portal/actions/game-wish.ts';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { useWishedGame } from './wished-game.ts';

const commands = { openModal: vi.fn(), toggleMenu: vi.fn(), closeDrawer: vi.fn() };

interface Moment {
  readonly session: SiteContextValue['session'];
  readonly openModalId: string | null;
}

/** Renders the page at one moment after another. */
function pageAt(first: Moment) {
  let { session } = first;
  const Page = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <SiteProvider
        value={{
          site: buildSiteInfo(),
          layout: buildLayout(),
          language: 'EN',
          device: 'desktop',
          session,
          member: null,
          state: 'normal',
          visitor: null,
          now: '2025-06-02T10:00:00Z',
        }}
      >
        <ShellCommandsProvider commands={commands}>{children}</ShellCommandsProvider>
      </SiteProvider>
    </MemoryRouter>
  );
  const { rerender } = renderHook(({ openModalId }: Moment) => useWishedGame(openModalId), {
    initialProps: first,
    wrapper: Page,
  });
  return (next: Moment) => {
    session = next.session;
    rerender(next);
  };
}

describe('the game that a guest wanted to play', () => {
  beforeEach(() => {
    commands.openModal.mockClear();
    takeWish();
    keepWish({ vassalage: 'PG', gameCode: 'game-1' });
  });

  it('starts when the guest has signed in and nothing else is open', async () => {
    const then = pageAt({ session: 'guest', openModalId: 'login' });
    then({ session: 'member', openModalId: 'change-password' });
    expect(commands.openModal).not.toHaveBeenCalled();
    then({ session: 'member', openModalId: null });
    await waitFor(() =>
      expect(commands.openModal.mock.calls).toEqual([['game', { vassalage: 'PG', gameCode: 'game-1' }]]),
    );
    expect(takeWish()).toBeNull();
  });

  it.each(['guest', 'trial'] as const)('is forgotten when the way to an account ends as a %s', (session) => {
    const then = pageAt({ session: 'guest', openModalId: 'login' });
    then({ session, openModalId: null });
    expect(takeWish()).toBeNull();
    expect(commands.openModal).not.toHaveBeenCalled();
  });
});

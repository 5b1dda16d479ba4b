import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAVOURITE_IDS_PATH } from '#portal/data/games/favourite-queries.ts';
import { gameListPath } from '#portal/data/games/game-list-queries.ts';
import { buildGames } from '#portal/testing/build-game.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const path = gameListPath({ gameType: 'RNG', pageNo: 1, pageSize: 18, language: 'EN', merchantCode: 'PEBBLE' });
const [first] = buildGames(1, 2);
const heart = (name: string) => screen.getByRole('button', { name, hidden: true });
const findHeart = (name: string) => screen.findByRole('button', { name, hidden: true }, { timeout: 8_000 });

const show = (ids: readonly string[] = []) =>
  renderWidget('game-grid', {
    address: '/rng',
    member: buildMember(),
    answers: {
      [path]: { games: buildGames(1, 2), totalPages: 1, totalCount: 2 },
      [FAVOURITE_IDS_PATH]: { ids },
    },
  });

/** Records the calls to the gateway, and answers them. */
function stubSending(answer: () => Promise<Response>): Array<{ method: string; path: string; body: unknown }> {
  const sent: Array<{ method: string; path: string; body: unknown }> = [];
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (!init.method || init.method === 'GET') return real(address, init);
    sent.push({ method: init.method, path: address, body: JSON.parse(String(init.body)) });
    return answer();
  });
  return sent;
}
const done = async () => Response.json({ success: true, value: { done: true } });

describe('favourites', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are changed on the page at once, and then at the gateway', async () => {
    await show();
    const sent = stubSending(() => new Promise(() => {}));
    fireEvent.click(heart('Add Game 1 to favourites'));
    expect(await findHeart('Remove Game 1 from favourites')).toBeDefined();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          method: 'POST',
          path: '/wps/relay/MCSFE_addFavorite',
          body: { nodeId: first?.nodeId, vendor: first?.vassalage, gameType: first?.gameType },
        },
      ]),
    );
  });

  it('are let go of', async () => {
    await show([first?.nodeId ?? '']);
    const sent = stubSending(done);
    fireEvent.click(await findHeart('Remove Game 1 from favourites'));
    expect(await findHeart('Add Game 1 to favourites')).toBeDefined();
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['DELETE']));
  });

  it('ignore presses within a second of a change of the same game', async () => {
    await show();
    const sent = stubSending(done);
    for (let click = 0; click < 5; click += 1) fireEvent.click(heart('Add Game 1 to favourites'));
    fireEvent.click(heart('Add Game 2 to favourites'));
    await findHeart('Remove Game 2 from favourites');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('are as before, and say so, when the gateway does not take the change', async () => {
    await show();
    stubSending(async () => Response.json({ success: false, code: 'limit_reached' }, { status: 409 }));
    fireEvent.click(heart('Add Game 1 to favourites'));
    expect(await screen.findByText('Your favourites could not be changed', {}, { timeout: 8_000 })).toBeDefined();
    expect(await findHeart('Add Game 1 to favourites')).toBeDefined();
  });
});

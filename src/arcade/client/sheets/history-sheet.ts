import type { RoundHistory } from '#arcade/game-api.ts';
import type { GameContext, GameVerbs } from '../game-context.ts';
import { ICONS } from '../icons.ts';
import { make, makeIcon } from '../make-element.ts';
import { openSheet } from './sheet.ts';

/** The rounds of this player, newest first, a page at a time; each can be seen again. */
export function openHistorySheet({ root, words, figures, server, session }: GameContext, game: GameVerbs): void {
  const { past } = words;
  const sheet = openSheet(root, words.history, words.close, 'history');

  async function replay(roundId: string) {
    try {
      const round = await server.round(roundId);
      sheet.close();
      game.replay(round);
    } catch {
      showFailure();
    }
  }

  function showFailure() {
    sheet.body.replaceChildren(make('p', { role: 'alert' }, past.notLoaded));
  }

  function row({ roundId, game: played, at, betMinor, winMinor, nonce }: RoundHistory['rounds'][number]) {
    const label = `${words.replay} ${past.round} ${nonce}`;
    const again = make('button', { type: 'button', class: 'round small', 'aria-label': label }, makeIcon(ICONS.replay));
    // Another game's round is shown by its own pictures, in that game.
    again.disabled = game.isPlaying || played.code !== session.game.code;
    again.addEventListener('click', () => void replay(roundId));
    const when = make('td', {}, make('bdi', {}, figures.date(at)), make('bdi', { class: 'played' }, played.name));
    const amounts = [betMinor, winMinor].map((minor) => make('td', {}, make('bdi', {}, figures.money(minor))));
    return make('tr', { class: winMinor > 0 ? 'won' : '' }, when, ...amounts, make('td', {}, again));
  }

  function turner(label: string, page: number, isOffered: boolean) {
    const button = make('button', { type: 'button', class: 'secondary' }, label);
    button.disabled = !isOffered;
    button.addEventListener('click', () => void showPage(page));
    return button;
  }

  async function showPage(page: number) {
    sheet.body.setAttribute('aria-busy', 'true');
    try {
      const { rounds, totalPages } = await server.history(page);
      if (rounds.length === 0) return sheet.body.replaceChildren(make('p', {}, past.none));
      const heads = [past.time, words.bet, words.win, words.replay].map((text) => make('th', { scope: 'col' }, text));
      sheet.body.replaceChildren(
        make(
          'table',
          { class: 'rounds' },
          make('thead', {}, make('tr', {}, ...heads)),
          make('tbody', {}, ...rounds.map(row)),
        ),
        make(
          'div',
          { class: 'pages' },
          turner(past.newer, page - 1, page > 1),
          make('bdi', {}, `${page} / ${totalPages}`),
          turner(past.older, page + 1, page < totalPages),
        ),
      );
    } catch {
      showFailure();
    } finally {
      sheet.body.removeAttribute('aria-busy');
    }
  }

  void showPage(1);
}

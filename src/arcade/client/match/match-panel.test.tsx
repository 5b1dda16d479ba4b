/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RoundSession } from '#arcade/game-api.ts';
import { makrukRules } from '#arcade/games/makruk/rules/makruk-rules.ts';
import type { MatchRules } from '#arcade/games/matches/rules/match-rules.ts';
import type { MatchState, SeenMatch } from '#arcade/match-api.ts';
import type { CompleteLanguage } from '#contracts/languages.ts';
import type { GameContext } from '../game-context.ts';
import { figuresIn } from '../money-text.ts';
import { loadWords } from '../words/words.ts';
import { loadMatchBoard } from './match-boards.ts';
import type { MatchClient } from './match-client.ts';
import { firstMatchState, type MatchClientState } from './match-client-state.ts';
import { MatchPanel } from './match-panel.tsx';

const board = await loadMatchBoard('makruk');
const client = { wish: vi.fn(), declare: vi.fn(), askResign: vi.fn(), playBot: vi.fn() };

const seen = {
  seat: 0,
  view: { count: null },
  moves: [],
  legal: ['e1e2'],
  turn: 0,
  drawOffer: null,
  turnsUntilOffer: 0,
  end: null,
} as unknown as SeenMatch;

async function show(language: CompleteLanguage, tag: string, changes: Partial<MatchClientState>): Promise<void> {
  const words = await loadWords(language);
  const figures = figuresIn(tag, { code: 'EUR', symbol: '€', decimals: 2 });
  render(
    <MatchPanel
      context={{ words, figures, session: { mode: 'real' } } as unknown as GameContext<RoundSession>}
      board={board}
      rules={makrukRules as unknown as MatchRules}
      client={client as unknown as MatchClient}
      state={{ ...firstMatchState(0, 100), ...changes }}
    />,
    document.body,
  );
}

const playing = (match: Partial<SeenMatch>, changes: Partial<MatchClientState> = {}) => ({
  server: { phase: 'playing', match: { ...seen, ...match } } as unknown as MatchState,
  ...changes,
});

afterEach(() => {
  render(null, document.body);
  vi.resetAllMocks();
});

describe('the search for an opponent', () => {
  it.each([
    ['EN', 'en-GB', '12 secs'],
    ['KO', 'ko', '12초'],
    ['AR', 'ar', '12 ث'],
  ] as const)('says its time in the words of %s', async (language, tag, text) => {
    await show(language, tag, { server: { phase: 'seeking' } as unknown as MatchState, soughtSeconds: 12 });
    expect(screen.getByText(text).tagName).toBe('BDI');
  });
});

describe('the offer of a draw', () => {
  it('is a button where it may be made', async () => {
    await show('EN', 'en-GB', playing({}));
    fireEvent.click(screen.getByRole('button', { name: 'Offer a draw' }));
    expect(client.wish).toHaveBeenCalledWith('draw');
  });

  it('says after how many moves it may be made again', async () => {
    await show('EN', 'en-GB', playing({ turnsUntilOffer: 3 }));
    expect(screen.getByRole('button', { name: 'Draw again in 3 moves' })).toHaveProperty('disabled', true);
    await show('EN', 'en-GB', playing({ turnsUntilOffer: 1 }));
    expect(screen.getByRole('button', { name: 'Draw again in 1 move' })).toHaveProperty('disabled', true);
  });
});

describe('the counts of makruk', () => {
  it('are shown with their side, and the board’s honour is declared with a button', async () => {
    const count = { honour: 'pieces', seat: 1, moves: 5, limit: 16 };
    await show('EN', 'en-GB', playing({ view: { count } }));
    expect(document.body.textContent).toContain('Red counts: 5 of 16 (pieces’ honour)');
    expect(screen.queryByRole('button', { name: 'Count my moves' })).toBeNull();
    await show('EN', 'en-GB', playing({ legal: ['e1e2', 'e1e2:count'] }));
    const button = screen.getByRole('button', { name: 'Count my moves' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect(client.declare).toHaveBeenCalledWith('count');
    await show('EN', 'en-GB', playing({ legal: ['e1e2', 'e1e2:count'] }, { declared: 'count' }));
    expect(screen.getByRole('button', { name: 'Count my moves' }).getAttribute('aria-pressed')).toBe('true');
  });
});

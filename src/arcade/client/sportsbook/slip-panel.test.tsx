/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameContext } from '../game-context.ts';
import { figuresIn } from '../money-text.ts';
import { loadWords } from '../words/words.ts';
import type { DraftLeg, SlipDraft } from './slip-draft.ts';
import { SlipPanel } from './slip-panel.tsx';
import type { SportsClient } from './sports-client.ts';
import { firstState } from './sports-state.ts';

const words = await loadWords('EN');
const currency = { code: 'EUR', symbol: '€', decimals: 2 };
const context = {
  words,
  figures: figuresIn('en-GB', currency),
  session: { currency, mode: 'real', betsMinor: [100, 10_000] },
  channel: { send: () => undefined },
} as unknown as GameContext;

const leg = (fixtureId: string, odds: number, now: number | null): DraftLeg => ({
  fixtureId,
  selection: 'full.handicap.-3.home',
  count: 'full',
  kind: 'handicap',
  line: -3,
  pick: 'home',
  sport: 'football',
  league: 'Crown League',
  home: `Ardenvale ${fixtureId}`,
  away: 'Brightmoor',
  odds,
  now,
});

const slip = { place: vi.fn(), remove: vi.fn(), typeStake: vi.fn(), addStake: vi.fn() };

function show(draft: Partial<SlipDraft>): void {
  const first = firstState('football', 5_000, 'decimal');
  const state = { ...first, draft: { ...first.draft, mode: 'accumulator', stake: '10', ...draft } as SlipDraft };
  act(() =>
    render(<SlipPanel context={context} client={{ slip } as unknown as SportsClient} state={state} />, document.body),
  );
}

afterEach(() => {
  render(null, document.body);
  vi.clearAllMocks();
});

describe('the slip on the page', () => {
  test('names its selections, their total odds and what they may return', () => {
    show({ legs: [leg('a', 200, 200), leg('b', 150, 150)] });
    expect(screen.getByText('Ardenvale a −0.75')).toBeDefined();
    expect(screen.getByText('3.00')).toBeDefined();
    expect(screen.getByText('€30.00')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Place €10.00' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '+50' }));
    expect(slip.addStake).toHaveBeenCalledWith(5_000);
  });

  test('keeps moved odds in sight, and its button says that they are accepted', () => {
    show({ legs: [leg('a', 200, 190), leg('b', 150, 150)] });
    expect(screen.getByText('2.00').tagName).toBe('S');
    expect(screen.getByText('1.90')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Accept change and place €10.00' })).toBeDefined();
  });

  test('is placed by Enter in its field, and a selection is removed by name', () => {
    show({ legs: [leg('a', 200, 200), leg('b', 150, null)] });
    fireEvent.keyDown(screen.getByLabelText(/Stake/), { key: 'Enter' });
    expect(slip.place).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: /^Remove: Ardenvale b/ }));
    expect(slip.remove).toHaveBeenCalledWith(expect.objectContaining({ fixtureId: 'b' }));
    expect(screen.getByText('Suspended')).toBeDefined();
  });
});

/** @jsxImportSource preact */
import { screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { findFixture } from '#arcade/games/sportsbook/season/fixture.ts';
import { SEASON_RULES, timelineOf } from '#arcade/games/sportsbook/season/timeline.ts';
import type { LegResult } from '#arcade/games/sportsbook/slip/slip.ts';
import { choiceOfEnd, choiceOfSlip, slipRules } from '#arcade/games/sportsbook/slip/slip-rules.ts';
import type { TableRoundView } from '#arcade/round-view-api.ts';
import { figuresIn } from '../money-text.ts';
import { loadWords } from '../words/words.ts';
import { SlipRound } from './slip-round.tsx';

const words = await loadWords('EN');
const figures = figuresIn('en-GB', { code: 'EUR', symbol: '€', decimals: 2 });
const serverSeed = '0123456789abcdef'.repeat(4);
const fixture = findFixture('t1-7-0');
if (fixture === undefined) throw new Error('no match');
const { score } = timelineOf(fixture, serverSeed).states.at(-1) ?? {};
if (score === undefined) throw new Error('no end');

/** A slip on the first player of a match of tennis, as the record has it. */
function show(changes: Partial<LegResult> = {}): void {
  const { id: fixtureId, home, away, league } = fixture ?? {};
  const leg = {
    fixtureId: fixtureId ?? '',
    sport: 'tennis',
    league: league?.name ?? '',
    home: home ?? '',
    away: away ?? '',
    startsAt: 0,
    selection: 'sets.result.0.home',
    odds: 250,
    rules: 'season-1',
  } as const;
  const result: LegResult = {
    pair: score ?? null,
    score: score ?? [0, 0],
    serverSeed,
    rules: SEASON_RULES,
    ...changes,
  };
  const choices = [choiceOfSlip({ legs: [leg], size: 1 }), choiceOfEnd({ results: [result] })];
  const { view, winMinor } = slipRules.play(() => 0, choices, 1_000);
  const round = { view, winMinor, betMinor: 1_000, isOver: true } as TableRoundView['round'];
  const page = { kind: 'sportsbook', round } as TableRoundView;
  act(() => render(<SlipRound view={page} words={words} figures={figures} />, document.body));
}

afterEach(() => render(null, document.body));

test('a slip of the past has its result, what came back, and a seed that leads to it', () => {
  show();
  const isWon = (score?.[0] ?? 0) > (score?.[1] ?? 0);
  expect(screen.getByText(isWon ? 'won' : 'lost')).toBeDefined();
  expect(screen.getByText(isWon ? 'Win €25.00' : 'Win €0.00')).toBeDefined();
  expect(screen.getByText(serverSeed)).toBeDefined();
  expect(screen.getByText('The result follows from the seed.')).toBeDefined();
});

test('a result that its seed does not lead to is told', () => {
  show({ score: [0, 0] });
  expect(screen.getByText('The result does not follow from the seed.')).toBeDefined();
});

test('nothing is said of a match that other rules have played', () => {
  show({ rules: 'season-0' });
  expect(screen.queryByText(/follow/)).toBeNull();
});

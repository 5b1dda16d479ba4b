import { describe, expect, it } from 'vitest';
import {
  agreed,
  betsOf,
  type DraftLeg,
  EMPTY_DRAFT,
  hasMoved,
  isOnSlip,
  returnsOf,
  type SlipDraft,
  stakeMinorOf,
  toggled,
  withOdds,
  without,
} from './slip-draft.ts';

const leg = (fixtureId: string, odds = 200): DraftLeg => ({
  fixtureId,
  selection: 'full.result.0.home',
  count: 'full',
  kind: 'result',
  line: 0,
  pick: 'home',
  sport: 'football',
  league: 'Crown League',
  home: 'A',
  away: 'B',
  odds,
  now: odds,
});

const draftOf = (...legs: readonly DraftLeg[]): SlipDraft => legs.reduce(toggled, EMPTY_DRAFT);

describe('the slip that is being written', () => {
  it('takes a selection and gives it back by the same press', () => {
    const draft = draftOf(leg('a'));
    expect(isOnSlip(draft, 'a', 'full.result.0.home')).toBe(true);
    expect(toggled(draft, leg('a')).legs).toEqual([]);
  });

  it('becomes an accumulator with the second match, and a single again without it', () => {
    const draft = draftOf(leg('a'), leg('b'));
    expect(draft.mode).toBe('accumulator');
    expect(without(draft, leg('b')).mode).toBe('single');
    expect(draftOf(leg('a'), { ...leg('a'), selection: 'full.total.10.over' }).mode).toBe('single');
  });

  it('counts its bets and returns by the kind of bet', () => {
    const draft = draftOf(leg('a', 200), leg('b', 300), leg('c', 150));
    expect([betsOf(draft), returnsOf(draft, 100)]).toEqual([1, 900]);
    const system: SlipDraft = { ...draft, mode: 'system', systemSize: 2 };
    expect([betsOf(system), returnsOf(system, 100)]).toEqual([3, 600 + 300 + 450]);
    const singles: SlipDraft = { ...draft, mode: 'single' };
    expect([betsOf(singles), returnsOf(singles, 100)]).toEqual([3, 650]);
  });

  it('says that odds have moved until the player agrees', () => {
    const moved = withOdds(draftOf(leg('a')), () => 190);
    expect(hasMoved(moved)).toBe(true);
    expect(returnsOf(moved, 100)).toBe(190);
    expect(hasMoved(agreed(moved))).toBe(false);
    expect(withOdds(moved, () => undefined)).toBe(moved);
  });

  it.each([
    ['10', 1_000],
    ['2.5', 250],
    ['2,50', 250],
    ['', null],
    ['0', null],
    ['-1', null],
    ['1e3', null],
  ])('reads the stake %s', (stake, minor) => expect(stakeMinorOf({ ...EMPTY_DRAFT, stake }, 2)).toBe(minor));
});

import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { modelOf, type SportId, sports } from '../data/sports.ts';
import type { MatchState } from '../models/match-model.ts';
import { expectationIn, type PricedMarket, priceMarkets, priceOf } from './price-markets.ts';
import { selectionId, selectionIn } from './selection.ts';

const ids = Object.keys(sports) as SportId[];

/** Some states of one match, the start first. */
function statesOf(id: SportId): readonly MatchState[] {
  const model = modelOf(sports[id], 0.2);
  const draw = fastDraw(1);
  const states = [model.start];
  for (let state = model.start; !state.isOver; states.push(state)) state = model.play(state, draw);
  return [0, 0.6].flatMap((part) => states[Math.floor(part * (states.length - 1))] ?? []);
}

describe.each(ids)('the prices of %s', (id) => {
  const sport = sports[id];
  const model = modelOf(sport, 0.2);
  const marginOf = ({ count, kind }: PricedMarket): number => {
    const name = count.startsWith('next') ? 'next' : count;
    return (sport.markets.find((one) => one.count === name && one.kind === kind)?.marginBasisPoints ?? 0) / 10_000;
  };

  it('return what their margin says, and not more', () => {
    // The state before the start has prices too.
    for (const state of statesOf(id).slice(id === 'football' ? 0 : 1)) {
      const markets = priceMarkets(sport, model, state);
      expect(markets.length).toBeGreaterThan(0);
      for (const market of markets) {
        for (const { pick, odds } of market.picks) {
          if (odds === null) continue;
          const expected = expectationIn(model, state, { ...market, pick });
          if (expected === null) throw new Error(pick);
          const returned = (expected.atOdds * odds) / 100 / (1 - expected.back);
          const stated = 1 / (1 + marginOf(market));
          expect(returned, `${market.count} ${market.kind} ${pick}`).toBeLessThanOrEqual(stated + 1e-9);
          expect(returned, `${market.count} ${market.kind} ${pick}`).toBeGreaterThan(stated * 0.97);
        }
      }
    }
  });

  it('are the same for a whole market and for one selection, by its text', () => {
    const [, state] = statesOf(id);
    if (state === undefined) throw new Error('no state');
    for (const market of priceMarkets(sport, model, state))
      for (const { pick, odds } of market.picks) {
        const selection = selectionIn(selectionId({ ...market, pick }));
        expect(selection).toEqual({ count: market.count, kind: market.kind, line: market.line, pick });
        if (selection !== undefined) expect(priceOf(sport, model, state, selection), pick).toBe(odds);
      }
  });

  it('have a result for the list, and no market twice', () => {
    const markets = priceMarkets(sport, model, model.start);
    expect(markets.some(({ count, kind }) => count === sport.main.result && kind === 'result')).toBe(true);
    const keys = markets.map(({ count, kind, line }) => `${count} ${kind} ${line}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the price of a selection', () => {
  const { football } = sports;
  const model = modelOf(football, 0);

  it.each([
    ['full.total.9.over', false],
    ['full.total.10.over', true],
    ['full.score.4.5-0', false],
    ['full.score.3.2-1', false],
    ['full.result.0.yes', false],
    ['next1.result.0.home', true],
    ['next2.result.0.home', false],
    ['period3.result.0.home', false],
    ['winner.result.0.home', false],
  ])('%s is stated only where the sport has it', (id, isStated) => {
    const selection = selectionIn(id);
    if (selection === undefined) throw new Error(id);
    expect(priceOf(football, model, model.start, selection) !== null).toBe(isStated);
  });

  it.each(['full', 'full.total.x.over', 'full.cards.0.home', '../a.total.1.over', 'full.total.10.over.x'])(
    'is none for the text %s',
    (id) => expect(selectionIn(id)).toBeUndefined(),
  );
});

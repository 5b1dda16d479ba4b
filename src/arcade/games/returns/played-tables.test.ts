import { describe, expect, it } from 'vitest';
import { roundGames } from '#arcade/games/round-games.ts';
import { deviationsForAll, estimateBet, faultOfBet, statesItsBest } from './bet-estimate.ts';
import { chipTable } from './chip-table.ts';
import { playTable } from './play-table.ts';
import { betOfPays, betOfShare, type PlayedTable } from './played-table.ts';
import { playedTables } from './played-tables.ts';

const ROUNDS = 2_000;
const SEED = 20_260_101;

const bets = playedTables.flatMap((table) => table.bets);
const deviations = deviationsForAll(bets.length);

/** The faults of a table's bets after some rounds. */
function faultsOf(table: PlayedTable): readonly string[] {
  const sums = playTable(table, ROUNDS, SEED);
  return table.bets.flatMap((bet, index) => {
    const sum = sums[index];
    if (sum === undefined) return `${bet.name} was not played`;
    const fault = faultOfBet(bet, estimateBet(bet, sum, deviations), table.rules.returnBasisPoints);
    return fault === null ? [] : `${bet.name} ${fault}`;
  });
}

describe.each(roundGames.map(({ rules }) => [rules.id, rules] as const))('%s', (id, rules) => {
  const tables = playedTables.filter((table) => table.rules.id === id);
  const ofGame = tables.flatMap((table) => table.bets);

  it('has bets for all of its places, each of them once', () => {
    expect(ofGame.length).toBeGreaterThan(0);
    expect(ofGame.flatMap(({ places }) => places).sort()).toEqual([...(rules.places ?? [])].sort());
    expect(new Set(ofGame.map(({ name }) => name)).size).toBe(ofGame.length);
  });

  it('states the return of its best bet', () => {
    expect(statesItsBest(ofGame, rules.returnBasisPoints)).toBe(true);
  });

  it('comes to the exact return of each bet', () => {
    for (const table of tables) if (table.startsSlowly !== true) expect(faultsOf(table)).toEqual([]);
  });
});

describe('the check', () => {
  const [table] = playedTables.filter(({ rules }) => rules.id === 'boule-1');

  it('fails for a bet that returns something else', () => {
    const wrong = betOfPays('number', [[8.5, 1 / 7]]);
    expect(table && faultsOf({ ...table, bets: [wrong] })).toEqual([
      'number was played to a return that is not its exact one',
    ]);
    const unknown = betOfShare('number', null);
    expect(table && faultsOf({ ...table, rules: { id: 'other', returnBasisPoints: 5_000 }, bets: [unknown] })).toEqual([
      'number was played to a return that is not the stated one',
    ]);
  });

  it('fails for a game that states more or less than its best bet', () => {
    const known = [betOfShare('one', 0.9), betOfShare('other', 0.943_26)];
    expect([9_431, 9_432, 9_433, 9_434].map((points) => statesItsBest(known, points))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('refuses a round that pays more than its places', () => {
    const wrong = chipTable(
      {
        id: 'wrong-1',
        returnBasisPoints: 9_000,
        volatility: 'low',
        betUnits: 1,
        choiceProblem: () => null,
        startChoices: 1,
        choiceOfAbsent: () => ({}),
        play: () => ({ view: { wins: [] }, isOver: true, winMinor: 1 }),
      },
      1,
      [betOfShare('one', 1, ['one'])],
    );
    expect(() => playTable(wrong, 1, SEED)).toThrow('not the sum of its places');
  });

  it('widens its intervals, so that all together have the confidence of one', () => {
    expect(deviationsForAll(1)).toBeCloseTo(2.5758, 4);
    expect(deviationsForAll(10)).toBeCloseTo(3.2905, 4);
    expect(deviationsForAll(100)).toBeCloseTo(3.8906, 4);
  });
});

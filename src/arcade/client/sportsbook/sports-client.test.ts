import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSession } from '#arcade/game-api.ts';
import type { ListedFixture, PlaceSlip, Slip, SlipAnswer, SportsBoard } from '#arcade/sportsbook-api.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import { figuresIn } from '../money-text.ts';
import { loadWords } from '../words/words.ts';
import { legOf } from './slip-desk.ts';
import { SportsClient } from './sports-client.ts';
import type { SportsServer } from './sports-server.ts';

const words = await loadWords('EN');
const currency = { code: 'EUR', symbol: '€', decimals: 2 };

function fixture(id: string, odds: number | null, changes: Partial<ListedFixture> = {}): ListedFixture {
  const pick = { pick: 'home', selection: 'full.result.0.home', odds };
  return {
    id,
    sport: 'football',
    league: { id: 'f1', name: 'Crown League' },
    home: `Home ${id}`,
    away: 'Away',
    startsAt: 0,
    status: 'live',
    score: [0, 0],
    periods: [[0, 0]],
    minute: 1,
    isSuspended: odds === null,
    isCorrected: false,
    main: [{ count: 'full', kind: 'result', line: 0, group: 'main', picks: [pick] }],
    more: 3,
    ...changes,
  };
}

const slip = { id: 'abcdefghijk', legs: [], state: 'open', winMinor: 0 } as unknown as Slip;
const board: SportsBoard = { now: 1, sports: [], leagues: [], fixtures: [fixture('a', 200), fixture('b', 300)] };

let placed: PlaceSlip[];
let answers: SlipAnswer[];
let client: SportsClient;
const sent = vi.fn();

const server = (): SportsServer => ({
  board: async () => board,
  fixture: () => Promise.reject(new GameRefusal('not_found', '')),
  league: () => Promise.reject(new GameRefusal('not_found', '')),
  place: async (request) => {
    placed.push(request);
    const answer = answers.shift();
    if (answer === undefined) throw new GameRefusal('insufficient_funds', '');
    return answer;
  },
  slips: async () => ({ slips: [], totalPages: 1 }),
  cashOut: async () => ({ outcome: 'moved', offerMinor: null }),
});

beforeEach(async () => {
  placed = [];
  answers = [];
  sent.mockClear();
  const session = { balanceMinor: 5_000, betsMinor: [100, 10_000], currency, mode: 'real' } as unknown as GameSession;
  const context = {
    session,
    words,
    figures: figuresIn('en-GB', currency),
    channel: { send: sent },
    sounds: { play: () => undefined },
  } as unknown as GameContext;
  client = new SportsClient({
    context,
    server: server(),
    sport: 'football',
    format: 'decimal',
    render: () => undefined,
    after: () => undefined,
  });
  await client.start();
});

function press(one: ListedFixture): void {
  const [market] = one.main;
  const [pick] = market?.picks ?? [];
  if (market === undefined || pick === undefined || pick.odds === null) throw new Error('no odds');
  client.slip.toggle(legOf(one, market, { ...pick, odds: pick.odds }));
}

const accepted: SlipAnswer = { outcome: 'accepted', slip, balanceMinor: 4_000 };

describe('the slip', () => {
  it('is placed with the odds that were seen, and is empty once it was accepted', async () => {
    press(fixture('a', 200));
    press(fixture('b', 300));
    client.slip.typeStake('10');
    answers = [accepted];
    await client.slip.place();
    expect(placed).toMatchObject([
      { betMinor: 1_000, size: 2, legs: [{ odds: 200 }, { odds: 300 }], accepts: 'better' },
    ]);
    expect(client.state).toMatchObject({
      creditMinor: 4_000,
      receipt: 'Bet accepted. Receipt abcdefgh',
      isBusy: false,
    });
    expect(client.state.draft.legs).toEqual([]);
  });

  it('places each single by itself, and keeps those that were not accepted', async () => {
    press(fixture('a', 200));
    press(fixture('b', 300));
    client.slip.chooseMode('single');
    client.slip.typeStake('2');
    answers = [accepted, { outcome: 'moved', odds: [290] }];
    await client.slip.place();
    expect(placed.map(({ betMinor, legs }) => [betMinor, legs.length])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(client.state.draft.legs).toMatchObject([{ fixtureId: 'b', odds: 300, now: 290 }]);
    expect(client.state.notice?.text).toBe('Odds have changed. Check them and place again.');
    answers = [accepted];
    await client.slip.place();
    expect(placed.at(-1)?.legs).toMatchObject([{ odds: 290 }]);
  });

  it('is filled with the most that is taken', async () => {
    press(fixture('a', 200));
    client.slip.typeStake('90');
    answers = [{ outcome: 'limited', mostMinor: 4_250 }];
    await client.slip.place();
    expect(client.state.draft.stake).toBe('42.50');
    expect(client.state.notice?.text).toBe('At most €42.50 is taken on this slip.');
  });

  it('says why it cannot be placed, and asks nobody', async () => {
    press(fixture('a', 200));
    await client.slip.place();
    expect(client.state.notice?.text).toBe('The least stake is €1.00.');
    client.slip.typeStake('5');
    client.slip.chooseMode('accumulator');
    await client.slip.place();
    expect(client.state.notice?.text).toBe('Add further selections for this kind of bet.');
    expect(placed).toEqual([]);
  });

  it('offers a deposit where the credit does not cover it', async () => {
    press(fixture('a', 200));
    client.slip.typeStake('60');
    await client.slip.place();
    expect(client.state.notice?.action?.sends).toBe('needsFunds');
    expect(client.state.draft.legs).toHaveLength(1);
  });
});

describe('news of matches in play', () => {
  it('move the odds on the board and on the slip, and say which way', () => {
    press(fixture('a', 200));
    client.hearLive({ now: 2, fixtures: [fixture('a', 190, { score: [1, 0] })] });
    expect(client.state.board?.fixtures[0]).toMatchObject({ score: [1, 0] });
    expect([...client.state.moves]).toEqual([['a full.result.0.home', 'down']]);
    expect(client.state.draft.legs).toMatchObject([{ odds: 200, now: 190 }]);
  });

  it('close a selection while its match is suspended, and open it again', async () => {
    press(fixture('a', 200));
    client.slip.typeStake('5');
    client.hearLive({ now: 2, fixtures: [fixture('a', null)] });
    expect(client.state.draft.legs[0]?.now).toBeNull();
    await client.slip.place();
    expect(client.state.notice?.text).toMatch(/takes no bets now/);
    client.hearLive({ now: 3, fixtures: [fixture('a', 210)] });
    expect(client.state.draft.legs[0]?.now).toBe(210);
  });

  it('end with the session', () => {
    client.ended();
    expect(client.state.isEnded).toBe(true);
    expect(sent).toHaveBeenCalledWith({ type: 'sessionEnded' });
  });
});

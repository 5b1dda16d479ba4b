import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameContext } from '#arcade/client/game-context.ts';
import { GameRefusal } from '#arcade/client/game-server.ts';
import type { FireVolley, FishRoom, VolleyAnswer } from '#arcade/fish-api.ts';
import type { RoundSession } from '#arcade/game-api.ts';
import { costOf } from '../rules/volley.ts';
import { FishClient, VOLLEY_EVERY_MS } from './fish-client.ts';
import { isInside } from './fish-sight.ts';

const NOW = Date.UTC(2026, 0, 1);
const room: FishRoom = { now: NOW + 5_000, number: 1, sea: 7, seat: 2, seats: [null, null, null, null], caught: [] };

const messages = { insufficientFunds: 'Not enough', deposit: 'Deposit', sessionEnded: 'Over', backToLobby: 'Back' };
const context = {
  session: { balanceMinor: 1_000, defaultBetMinor: 20, betsMinor: [10, 20, 40], mode: 'real' },
  words: { messages, fish: { kinds: {} }, say: (key: string) => key },
  figures: { money: (minor: number) => `€${minor}` },
  sounds: { play: () => undefined },
  server: { balance: async () => ({ balanceMinor: 777 }) },
} as unknown as GameContext<RoundSession>;

let now = NOW;
let sent: FireVolley[] = [];
let answer: (volley: FireVolley) => Promise<VolleyAnswer>;
let client: FishClient;
const shown = { fired: vi.fn(), caught: vi.fn() };

/** A round in which every fish got away. */
const missed = (volley: FireVolley, balanceMinor: number): VolleyAnswer => {
  const shots = volley.shots.map(({ weapon, fish }) => ({
    weapon,
    costMinor: volley.stakeMinor,
    hits: fish.map((id) => ({ fish: id, multiple: 0, winMinor: 0 })),
  }));
  return {
    round: { view: { stakeMinor: volley.stakeMinor, shots }, winMinor: 0, balanceMinor },
  } as unknown as VolleyAnswer;
};

const settle = async () => {
  now += VOLLEY_EVERY_MS;
  client.step();
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  now = NOW;
  sent = [];
  shown.fired.mockClear();
  shown.caught.mockClear();
  answer = async (volley) => missed(volley, 1_000 - costOf(volley));
  client = new FishClient({
    context,
    show: shown,
    fire: (volley) => {
      sent.push(volley);
      return answer(volley);
    },
    render: () => undefined,
    proportion: () => 0.56,
    money: ({ minor }) => `€${minor}`,
    now: () => now,
  });
  client.connected(true);
  client.hearRoom(room);
});

describe('a cannon', () => {
  it('fires no faster than its pace, and sends its shots as one volley', async () => {
    for (let press = 0; press < 12; press++) {
      client.fire();
      now += 50;
    }
    expect(client.state.creditMinor).toBe(1_000 - 3 * 20);
    expect(shown.fired).toHaveBeenCalledTimes(3);
    await settle();
    expect(sent.map(({ stakeMinor, shots }) => [stakeMinor, shots.length])).toEqual([[20, 3]]);
    expect(client.state.creditMinor).toBe(940);
  });

  it('keeps the stake of shots that were fired before another one was chosen', async () => {
    client.fire();
    client.chooseStake(40);
    now += 200;
    client.fire();
    await settle();
    expect(client.state.creditMinor).toBe(980 - 40);
    await settle();
    expect(sent.map(({ stakeMinor, shots }) => [stakeMinor, shots.length])).toEqual([
      [20, 1],
      [40, 1],
    ]);
  });

  it('is grey where the credit is not enough, and fires again for a lower stake', async () => {
    client.toggleAutoFire();
    client.chooseWeapon('torpedo');
    client.chooseStake(40);
    client.fire();
    answer = async (volley) => missed(volley, 150);
    await settle();
    now += 200;
    client.fire();
    expect(client.state).toMatchObject({ isPoor: true, isAutoFire: false, notice: { text: 'Not enough' } });
    const fired = shown.fired.mock.calls.length;
    client.chooseStake(20);
    client.fire();
    expect(client.state).toMatchObject({ isPoor: false, notice: null });
    expect(shown.fired).toHaveBeenCalledTimes(fired + 1);
  });

  it('tells what it caught, and takes the credit from the wallet', async () => {
    client.fire();
    const target = client.target ?? '';
    answer = async (volley) => {
      const missedOne = missed(volley, 1_080);
      const hit = { fish: target, multiple: 5, winMinor: 100 };
      const view = { stakeMinor: 20, shots: [{ weapon: 'bolt', costMinor: 20, hits: [hit] }] };
      return { round: { ...missedOne.round, view, winMinor: 100 } } as unknown as VolleyAnswer;
    };
    await settle();
    expect(shown.caught).toHaveBeenCalledWith(2, target, '+€100');
    expect(client.state).toMatchObject({ creditMinor: 1_080, lastWinMinor: 100 });
    expect(client.seen().some(({ fish }) => fish.id === target)).toBe(false);
    // The room tells it as well; it is shown once.
    client.hearShots({ seat: 2, shots: [], catches: [{ fish: target, multiple: 5, win: null }] });
    expect(shown.caught).toHaveBeenCalledTimes(1);
  });

  it('stops where the wallet refuses a volley, and shows what the wallet has', async () => {
    client.toggleAutoFire();
    answer = async () => {
      throw new GameRefusal('insufficient_funds', 'no', 15);
    };
    client.fire();
    await settle();
    expect(client.state).toMatchObject({
      creditMinor: 15,
      isPoor: true,
      isAutoFire: false,
      notice: { text: 'Not enough' },
    });
    await client.refreshBalance();
    expect(client.state).toMatchObject({ creditMinor: 777, isPoor: false, notice: null });
  });

  it('gets back what was not fired, since every fish was gone', async () => {
    client.fire();
    answer = async () => ({ round: null });
    await settle();
    expect(client.state.creditMinor).toBe(1_000);
  });

  it('fires nothing without a connection or after the end of the session', () => {
    client.connected(false);
    client.fire();
    client.connected(true);
    client.ended();
    client.fire();
    expect(shown.fired).not.toHaveBeenCalled();
    expect(client.state).toMatchObject({ isEnded: true, notice: { text: 'Over' } });
  });

  it('shows the shots of the others', () => {
    const shots = [{ weapon: 'bolt' as const, fish: ['clown.1.0'] }];
    client.hearShots({ seat: 0, shots, catches: [] });
    expect(shown.fired).toHaveBeenCalledWith(0, shots);
  });
});

describe('the target', () => {
  it('follows the server’s clock, and arrows take it over from auto-aim', () => {
    expect(client.now).toBe(NOW + 5_000);
    client.step();
    const best = client.target;
    expect(client.seen().filter(isInside).at(-1)?.fish.id).toBe(best);
    client.moveTarget('left');
    expect(client.state.isAutoAim).toBe(false);
    expect(client.state.status).toContain('×');
  });

  it('is another one as soon as it is caught', () => {
    client.step();
    const first = client.target ?? '';
    client.hearRoom({ ...room, caught: [first] });
    client.step();
    expect(client.target).not.toBe(first);
  });
});

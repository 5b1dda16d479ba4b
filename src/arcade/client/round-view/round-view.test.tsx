import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { SlotSession, SpinResult } from '#arcade/game-api.ts';
import { rouletteRules } from '#arcade/games/roulette/rules/roulette-rules.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { drawOfRound } from '#arcade/games/tables/rules/table-round.ts';
import type { RoundView, SlotRoundView, TableRoundView } from '#arcade/round-view-api.ts';
import { loadWords } from '../words/words.ts';
import { openRoundView } from './open-round-view.tsx';
import { bestSpin } from './shown-spin.ts';
import { FRAME_MS } from './use-replay.ts';

const words = await loadWords('EN');
const serverSeed = '0123456789abcdef'.repeat(4);
const fairness = (nonce: number) => ({ serverSeedHash: serverSeedHash(serverSeed), clientSeed: 'mine', nonce });
const shared = {
  game: { vendor: 'PG', code: 'PG-0001', name: 'Dragon Ascends', studio: 'Paper Garden', theme: 'east' },
  art: {
    symbolUrls: { wild: '/art/wild.svg' },
    backgroundUrl: '/art/background.svg',
    colours: {},
  } as SlotSession['art'],
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  language: 'EN',
  origin: 'http://aurora.localhost:8080',
  isShared: false,
  revealed: { serverSeed },
};

const falling = slotModels.find(({ machine }) => machine.cascade !== null);
if (falling === undefined) throw new Error('There is no machine whose symbols fall.');
const { machine } = falling;

/** The first rounds of a machine with more than one spin, as they come through JSON. */
function roundOfSpins(least: number): SpinResult {
  for (let nonce = 0; nonce < 2_000; nonce += 1) {
    const betMinor = machine.betUnits;
    const decided = decideRound(compileMachine(machine), { serverSeed, clientSeed: 'mine', nonce }, betMinor);
    if (decided.spins.length < least) continue;
    const rest = {
      roundId: 'r',
      machineId: machine.id,
      betMinor,
      balanceMinor: 0,
      settledAt: '',
      fairness: fairness(nonce),
    };
    return JSON.parse(JSON.stringify({ ...rest, ...decided }));
  }
  throw new Error('No round has so many spins.');
}

function slotView(changes: Partial<SlotRoundView> = {}): SlotRoundView {
  return { ...shared, kind: 'slot', machine, round: roundOfSpins(3), ...changes };
}

function rouletteView(changes: Partial<TableRoundView> = {}): TableRoundView {
  const choices = [{ bets: { red: 100, odd: 200 } }];
  const draw = drawOfRound(rouletteRules, { serverSeed, clientSeed: 'mine', nonce: 7 });
  const { view, winMinor } = rouletteRules.play(draw, choices, 300);
  const round = { roundId: 'r', rulesId: rouletteRules.id, betMinor: 300, view, choices, isOver: true, winMinor };
  return {
    ...shared,
    kind: 'roulette',
    betsMinor: [100, 500],
    round: { ...round, balanceMinor: 0, fairness: fairness(7), settledAt: '' },
    steps: [{ choices: 1, view, isOver: true, winMinor }],
    ...changes,
  };
}

let observed: (() => void)[] = [];
const toPortal = vi.fn();

beforeEach(() => {
  observed = [];
  toPortal.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        observed.push(changed);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('parent', { postMessage: toPortal });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  render(null, document.body);
  document.body.replaceChildren();
});

async function show(view: RoundView): Promise<void> {
  await openRoundView(document.body, view, { words, tag: 'en-GB' });
}

test('a round of a slot opens with the spin that won most, and each other spin is a step away', async () => {
  const view = slotView();
  const { spins } = view.round;
  await show(view);
  const best = spins.findIndex(({ winMinor }) => winMinor === Math.max(...spins.map((spin) => spin.winMinor)));
  expect(screen.getByText(`${best + 1} / ${spins.length}`)).toBeDefined();
  const reels = () => within(screen.getByRole('group', { name: 'Reels' })).getAllByRole('img', { hidden: true });
  expect(reels()).toHaveLength(machine.reels * machine.rows);
  const won = new Set(spins[best]?.lineWins.flatMap(({ positions }) => positions).map((position) => position.join()));
  const marked = () => reels().filter((picture) => picture.getAttribute('alt')?.endsWith(', Part of a win'));
  expect(marked().length).toBeGreaterThanOrEqual(won.size);
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next spin' });
  for (let press = best; press < spins.length - 1; press += 1) act(() => void fireEvent.click(next));
  expect(screen.getByText(`${spins.length} / ${spins.length}`)).toBeDefined();
  expect(next.disabled).toBe(true);
  // The last fall of a round never wins.
  expect(screen.getByText('No win.')).toBeDefined();
  expect(marked()).toHaveLength(0);
});

test('says of a won jackpot which one it was', async () => {
  const round = roundOfSpins(1);
  const jackpot = { tier: 'grand', amountMinor: 123_400 } as const;
  await show(slotView({ round: { ...round, jackpot, winMinor: round.winMinor + jackpot.amountMinor } }));
  expect(screen.getByText(/^Grand jackpot/).textContent).toBe('Grand jackpot €1,234.00');
  expect(screen.getByText('Verified')).toBeDefined();
});

test('a round of another game is on its board, with its outcome in words', async () => {
  const view = rouletteView();
  await show(view);
  const { pocket } = view.round.view as { readonly pocket: number };
  const picture = screen.getByRole('img', { name: new RegExp(`^${pocket}, `) });
  // Nothing of the board is in the way of the keyboard.
  expect(picture.querySelector('[inert] .roulette-board')).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

describe('the replay of a round', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
  const pass = async () => act(async () => void (await vi.advanceTimersByTimeAsync(FRAME_MS)));

  test('plays it from its first chip to its end, and stops there', async () => {
    await show(rouletteView());
    expect(screen.getByText('Step 3 of 3')).toBeDefined();
    press('Replay');
    expect(screen.getByText('€1.00 placed')).toBeDefined();
    await pass();
    expect(screen.getByText('€2.00 placed')).toBeDefined();
    for (let moment = 0; moment < 12; moment += 1) await pass();
    expect(screen.getByText('Step 3 of 3')).toBeDefined();
    expect(document.querySelector('.seen-outcome')?.textContent).toMatch(/^\d+, /);
    expect(screen.getByRole('button', { name: 'Replay' })).toBeDefined();
  });

  test('pauses, and goes on from there step by step', async () => {
    await show(rouletteView());
    press('Replay');
    press('Pause');
    await pass();
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    press('Next step');
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    press('Previous step');
    expect(screen.getByText('€1.00 placed')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous step' }).disabled).toBe(true);
  });

  test('plays the spins of a slot one after another', async () => {
    const view = slotView();
    await show(view);
    const total = view.round.spins.length;
    for (let step = bestSpin(view.round.spins); step < total - 1; step += 1) press('Next spin');
    press('Replay');
    for (let number = 1; number <= total; number += 1) {
      expect(screen.getByText(`${number} / ${total}`)).toBeDefined();
      await pass();
    }
  });
});

test('a seed is copied whole by its button, which says so', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await show(rouletteView());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy: Server seed' })));
  expect(writeText).toHaveBeenCalledWith(serverSeed);
  expect(await screen.findByText('Copied: Server seed')).toBeDefined();
});

test('a seed that the browser does not let a page copy is not called copied', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await show(rouletteView());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy: Server seed' })));
  expect(screen.queryByText(/^Copied/)).toBeNull();
});

test.each([
  ['slot', slotView],
  ['table', rouletteView],
] as const)(
  'a %s round that follows from its seeds is verified, with everything that proves it',
  async (_kind, build) => {
    const view = build();
    await show(view);
    expect(screen.getByText('Verified')).toBeDefined();
    const facts = document.querySelector('dl')?.textContent ?? '';
    for (const fact of ['mine', serverSeedHash(serverSeed), serverSeed, String(view.round.fairness.nonce)])
      expect(facts).toContain(fact);
  },
);

test('a slot round leads to the page that decides it anew', async () => {
  const view = slotView();
  await show(view);
  const { href, target } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Check it yourself' });
  expect(target).toBe('_blank');
  const { pathname, searchParams } = new URL(href);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/fairness',
    {
      language: 'EN',
      machine: machine.id,
      serverSeed,
      clientSeed: 'mine',
      nonce: String(view.round.fairness.nonce),
    },
  ]);
});

test('nothing is verified before the server seed is shown', async () => {
  await show(slotView({ revealed: null }));
  expect(screen.getByText('Not revealed yet')).toBeDefined();
  expect(screen.getByText('The server seed is shown once you start new seeds in the game.')).toBeDefined();
  expect(document.body.textContent).not.toContain(serverSeed);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [
    'a round that was changed',
    'The result does not follow from the seed.',
    () => {
      const { round } = rouletteView();
      return rouletteView({ round: { ...round, winMinor: round.winMinor + 100 } });
    },
  ],
  [
    'a seed without its hash',
    'The server seed does not have the hash that was shown before.',
    () => rouletteView({ revealed: { serverSeed: 'ff'.repeat(32) } }),
  ],
] as const)('%s differs', async (_what, sentence, build) => {
  await show(build());
  expect(screen.getByText('Differs')).toBeDefined();
  expect(screen.getByText(sentence)).toBeDefined();
});

test('the page tells its height to the page around it, at its origin alone', async () => {
  await show(rouletteView());
  const content = document.querySelector<HTMLElement>('.seen');
  vi.spyOn(content ?? document.body, 'getBoundingClientRect').mockReturnValue({ height: 640.2 } as DOMRect);
  for (const changed of observed) changed();
  expect(toPortal).toHaveBeenCalledWith(
    { source: 'marquee-game', type: 'contentHeight', heightPx: 641 },
    'http://aurora.localhost:8080',
  );
});

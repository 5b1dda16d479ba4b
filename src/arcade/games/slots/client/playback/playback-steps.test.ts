import { describe, expect, test } from 'vitest';
import type { PublicMachine, SpinResult } from '#arcade/game-api.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { fallingSymbols } from '../reels/falling-columns.ts';
import { playbackSteps, sizeOf, suspenseFrom } from './playback-steps.ts';

const ROUNDS = 400;

function rounds(machine: PublicMachine): SpinResult[] {
  const compiled = compileMachine(machine);
  const betMinor = machine.betUnits * 5;
  const serverSeed = '5a'.repeat(32);
  return Array.from({ length: ROUNDS }, (_, nonce) => {
    const decided = decideRound(compiled, { serverSeed, clientSeed: 'player', nonce }, betMinor);
    return {
      roundId: String(nonce),
      machineId: machine.id,
      betMinor,
      ...decided,
      balanceMinor: 0,
      fairness: { serverSeedHash: '', clientSeed: 'player', nonce },
      settledAt: '2026-01-01T00:00:00Z',
    };
  });
}

describe.each(slotModels.map(({ machine }) => [machine.id, machine] as const))('rounds of %s', (_id, machine) => {
  const played = rounds(machine);

  test('show exactly the amount that the server has paid', () => {
    for (const round of played) {
      const steps = playbackSteps(round, machine);
      const shown = steps.reduce((sum, step) => sum + (step.kind === 'wins' ? step.amountMinor : 0), 0);
      expect(shown).toBe(round.winMinor);
      const last = steps.at(-1);
      expect(last).toMatchObject({ kind: 'end', winMinor: round.winMinor });
    }
  });

  test('show every board once, in order', () => {
    for (const round of played) {
      const shown = playbackSteps(round, machine).flatMap((step) =>
        step.kind === 'turn' || step.kind === 'fall' ? [step.spin] : [],
      );
      expect(shown).toEqual(round.spins);
    }
  });

  test('begin each free spin with one less to come, and end them with what they won', () => {
    for (const round of played) {
      const steps = playbackSteps(round, machine);
      const begun = steps.filter((step) => step.kind === 'freeSpinBegins');
      const freeTurns = round.spins.filter(({ kind, fall }) => kind === 'free' && fall === 0);
      expect(begun).toHaveLength(freeTurns.length);
      const ended = steps.filter((step) => step.kind === 'freeSpinsEnd');
      expect(ended).toHaveLength(freeTurns.length > 0 ? 1 : 0);
      const freeMinor = round.spins.reduce((sum, spin) => sum + (spin.kind === 'free' ? spin.winMinor : 0), 0);
      if (ended[0]?.kind === 'freeSpinsEnd') expect(ended[0].sumMinor).toBe(freeMinor);
    }
  });

  test('let the symbols of the next board fall', () => {
    for (const { spins } of played) {
      spins.forEach((spin, index) => {
        const before = spins[index - 1];
        if (spin.fall === 0 || before === undefined) return;
        const step = playbackSteps({ ...(played[0] as SpinResult), spins }, machine).find(
          (candidate) => candidate.kind === 'fall' && candidate.spin === spin,
        );
        if (step?.kind !== 'fall') throw new Error('A fall is not shown.');
        for (const { symbol, reel, fromRow } of fallingSymbols(spin.grid, step.removed)) {
          if (fromRow >= 0) expect(before.grid[reel]?.[fromRow]).toBe(symbol);
        }
      });
    }
  });
});

test('waits for a reel only when all before it bring one scatter too few', () => {
  const machine = slotModels
    .map((model) => model.machine)
    .find(({ freeSpins, reels }) => freeSpins?.trigger === 3 && reels === 5);
  if (machine === undefined) throw new Error('No machine of five reels starts free spins with three scatters.');
  const blank = ['low1', 'low2', 'low3'] as const;
  const hit = ['low1', 'scatter', 'low3'] as const;
  const board = (...grid: (typeof blank | typeof hit)[]) => {
    const [first] = rounds(machine);
    const spin = first?.spins[0];
    if (spin === undefined) throw new Error('A round has no spin.');
    return suspenseFrom(machine, { ...spin, kind: 'base', grid });
  };
  expect(board(hit, blank, hit, blank, blank)).toBe(3);
  expect(board(hit, hit, blank, blank, blank)).toBe(2);
  expect(board(hit, blank, blank, blank, blank)).toBeNull();
  expect(board(hit, blank, blank, blank, hit)).toBeNull();
});

test('calls a win big from fifteen bets on and huge from fifty', () => {
  expect([0, 100, 1499, 1500, 4999, 5000].map((win) => sizeOf(win, 100))).toEqual([
    'none',
    'win',
    'win',
    'big',
    'big',
    'huge',
  ]);
});

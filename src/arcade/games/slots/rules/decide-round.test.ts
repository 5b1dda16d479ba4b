import { describe, expect, it } from 'vitest';
import { slotModels } from '../models/slot-models.ts';
import { compileMachine } from './compiled-machine.ts';
import { decideRound } from './decide-round.ts';

const seeds = { serverSeed: 'a7'.repeat(32), clientSeed: 'mika' };

describe('a decided round', () => {
  it.each(slotModels.map(({ name, machine }) => [name, machine] as const))('%s adds up in every part', (_, machine) => {
    const compiled = compileMachine(machine);
    const betMinor = machine.betUnits * 3;
    for (let nonce = 0; nonce < 400; nonce++) {
      const { spins, winMinor } = decideRound(compiled, { ...seeds, nonce }, betMinor);
      expect(spins.reduce((sum, spin) => sum + spin.winMinor, 0)).toBe(winMinor);
      for (const spin of spins) {
        const lines = spin.lineWins.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(lines + (spin.scatterWin?.amountMinor ?? 0)).toBe(spin.winMinor);
        expect(spin.grid).toHaveLength(machine.reels);
        for (const { positions, symbol } of spin.lineWins) {
          expect(positions.length).toBeGreaterThan(0);
          if (spin.expanded === null)
            for (const [reel, row] of positions)
              expect([symbol, 'wild', 'wild2', 'wild3', 'scatter']).toContain(spin.grid[reel]?.[row]);
        }
      }
      expect(spins.at(-1)?.freeSpinsLeft).toBe(0);
    }
  });

  it('follows from seeds, nonce, machine and bet alone, and its money grows with the bet', () => {
    for (const { machine } of slotModels) {
      const compiled = compileMachine(machine);
      for (let nonce = 0; nonce < 50; nonce++) {
        const once = decideRound(compiled, { ...seeds, nonce }, machine.betUnits);
        expect(decideRound(compileMachine(machine), { ...seeds, nonce }, machine.betUnits)).toEqual(once);
        expect(decideRound(compiled, { ...seeds, nonce }, machine.betUnits * 7).winMinor).toBe(once.winMinor * 7);
      }
    }
  });

  it('takes no bet that its units do not divide', () => {
    const [model] = slotModels;
    if (model === undefined) throw new Error('no model');
    for (const bet of [0, -5, 3, 7.5, Number.NaN])
      expect(() => decideRound(compileMachine(model.machine), { ...seeds, nonce: 0 }, bet)).toThrow(RangeError);
  });
});

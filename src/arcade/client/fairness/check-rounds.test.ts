import { describe, expect, test } from 'vitest';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { SpinResult } from '#arcade/game-api.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { checkRounds } from './check-rounds.ts';

const serverSeed = '0123456789abcdef'.repeat(4);
const revealed = { serverSeed, serverSeedHash: serverSeedHash(serverSeed), clientSeed: 'mine' };

/** Rounds as they come from the server, through JSON, over all machines of the house. */
const rounds: SpinResult[] = slotModels.map(({ machine }, nonce) => {
  const betMinor = machine.betUnits * 2;
  const decided = decideRound(compileMachine(machine), { serverSeed, clientSeed: 'mine', nonce }, betMinor);
  const fairness = { serverSeedHash: revealed.serverSeedHash, clientSeed: 'mine', nonce };
  const rest = { roundId: String(nonce), machineId: machine.id, betMinor, balanceMinor: 0, settledAt: '' };
  return JSON.parse(JSON.stringify({ ...rest, ...decided, fairness }));
});

function changed(change: Partial<SpinResult>): SpinResult[] {
  return rounds.map((round, index) => (index === 2 ? { ...round, ...change } : round));
}

describe('the check of rounds', () => {
  test('agrees with the outcome of the seeds, in any order of members', () => {
    expect(checkRounds(revealed, rounds)).toEqual({ kind: 'agrees', count: rounds.length });
  });

  test('finds another win', () => {
    expect(checkRounds(revealed, changed({ winMinor: 123_456 }))).toEqual({ kind: 'differs', nonce: 2 });
  });

  test('finds another board', () => {
    const spins = structuredClone(rounds[2]?.spins ?? []) as unknown as { grid: string[][] }[];
    const column = spins[0]?.grid[0];
    if (column === undefined) throw new Error('The round has no board.');
    column[0] = column[0] === 'low1' ? 'high1' : 'low1';
    expect(checkRounds(revealed, changed({ spins: spins as unknown as SpinResult['spins'] })).kind).toBe('differs');
  });

  test('finds a round of other seeds', () => {
    const fairness = { serverSeedHash: revealed.serverSeedHash, clientSeed: 'theirs', nonce: 2 };
    expect(checkRounds(revealed, changed({ fairness })).kind).toBe('differs');
  });

  test('takes no round of a machine that nobody has published', () => {
    expect(checkRounds(revealed, changed({ machineId: 'secret-1' })).kind).toBe('differs');
  });

  test('believes no seed without the hash that was shown before', () => {
    expect(checkRounds({ ...revealed, serverSeedHash: '00'.repeat(32) }, rounds)).toEqual({ kind: 'hashDiffers' });
  });
});

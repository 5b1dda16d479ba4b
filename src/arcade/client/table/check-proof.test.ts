import { expect, test } from 'vitest';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import { roundStream } from '#arcade/engine/round-stream.ts';
import { baccaratRules } from '#arcade/games/baccarat/rules/baccarat-rules.ts';
import { NO_CHIPS } from '#arcade/games/tables/rules/chip-start.ts';
import { checkProof } from './check-proof.ts';

const serverSeed = 'ab'.repeat(32);
const seeds = { serverSeed, clientSeed: 'OG:OG-0242', nonce: 7 };
const { view } = baccaratRules.play(roundStream(seeds), [NO_CHIPS], 0);
const proof = {
  number: 7,
  rulesId: 'baccarat-1',
  seedHash: serverSeedHash(serverSeed),
  serverSeed,
  clientSeed: seeds.clientSeed,
  view,
  own: null,
};

test('agrees with a result that follows from its seed', () => {
  expect(checkProof(proof, undefined)).toBe(true);
  expect(checkProof(proof, proof.seedHash)).toBe(true);
});

test.each([
  ['another hash', { seedHash: '00'.repeat(32) }],
  ['another seed', { serverSeed: 'cd'.repeat(32), seedHash: serverSeedHash('cd'.repeat(32)) }],
  ['another round', { number: 8 }],
  ['another result', { view: { ...view, outcome: 'tie' } }],
  ['unknown rules', { rulesId: 'baccarat-0' }],
])('does not agree with %s', (_what, change) => {
  expect(checkProof({ ...proof, ...change }, undefined)).toBe(false);
});

test('does not agree with a seed whose hash is not the one that was shown before', () => {
  expect(checkProof(proof, serverSeedHash('cd'.repeat(32)))).toBe(false);
});

import { expect, it } from 'vitest';
import { roundStream } from '#arcade/engine/round-stream.ts';
import { drawOfRound, ownClientSeed, tableClientSeed } from './table-round.ts';

const seeds = { serverSeed: 'ab'.repeat(32), nonce: 7 };
const table = { sharedDraws: 3 };
const drawn = (clientSeed: string, count = 8) => {
  const draw = drawOfRound({ table }, { ...seeds, clientSeed });
  return Array.from({ length: count }, () => draw(1_000_000));
};

it('gives all players of a table the same first draws, and others after them', () => {
  const [one, other] = ['one', 'other'].map((player) => drawn(ownClientSeed('DG:DG-0001', player)));
  expect(one?.slice(0, 3)).toEqual(other?.slice(0, 3));
  expect(one?.slice(0, 3)).toEqual(drawn('DG:DG-0001', 3));
  for (let at = 3; at < 8; at += 1) expect(one?.[at]).not.toBe(other?.[at]);
});

it('draws from one stream where players do not choose', () => {
  const draw = drawOfRound({}, { ...seeds, clientSeed: 'DG:DG-0001' });
  const stream = roundStream({ ...seeds, clientSeed: 'DG:DG-0001' });
  expect([draw(52), draw(52)]).toEqual([stream(52), stream(52)]);
});

it('finds the table in a client seed', () => {
  expect(tableClientSeed(ownClientSeed('DG:DG-0001', 'one'))).toBe('DG:DG-0001');
  expect(tableClientSeed('DG:DG-0001')).toBe('DG:DG-0001');
});

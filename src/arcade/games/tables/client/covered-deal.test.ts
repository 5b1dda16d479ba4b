import { expect, it } from 'vitest';
import { coveredAfter, coveredSteps } from './covered-deal.ts';

const all = (deal: Parameters<typeof coveredSteps>[0]) =>
  Array.from({ length: coveredSteps(deal) }, (_, step) => {
    const { player, dealer, faceDown } = coveredAfter(deal, step + 1);
    return `${player}/${dealer}+${faceDown}`;
  });

it('deals by turns face down, then to the player, turns the dealer’s cards up, and deals to him', () => {
  const open = { first: 2, open: 0, player: 3, dealer: 0, isOver: false };
  expect(all(open)).toEqual(['1/0+0', '1/0+1', '2/0+1', '2/0+2', '3/0+2']);
  expect(all({ ...open, dealer: 3, isOver: true })).toEqual([...all(open), '3/2+0', '3/3+0']);
});

it('leaves the open cards of the dealer open', () => {
  const deal = { first: 3, open: 1, player: 3, dealer: 3, isOver: true };
  expect(all(deal)).toEqual(['1/0+0', '1/1+0', '2/1+0', '2/1+1', '3/1+1', '3/1+2', '3/3+0']);
});

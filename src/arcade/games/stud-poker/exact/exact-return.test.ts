import { expect, it } from 'vitest';
import { pokerHandOf } from '#arcade/games/tables/rules/poker-hands.ts';
import { qualifies, RAISE_PAYS } from '../rules/stud-poker-rules.ts';
import { forEachRaise } from './exact-return.ts';

/** Ace, king, jack, eight and three, the ace of another suit. */
const MINE = [4, 24, 36, 44, 49];
/** A queen. */
const SHOWN = 40;

/** The net win of raising over all hands of the dealer with the open card, judged by the rules, in antes. */
function netByRules(): { readonly hands: number; readonly net: number } {
  const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !MINE.includes(card) && card !== SHOWN);
  const mine = pokerHandOf(MINE);
  let hands = 0;
  let net = 0;
  for (const [a, one] of left.entries())
    for (const [b, two] of left.entries())
      for (const [c, three] of left.entries())
        for (const [d, four] of left.entries()) {
          if (a >= b || b >= c || c >= d) continue;
          const his = [SHOWN, one, two, three, four];
          const lead = qualifies(his) ? mine.strength - pokerHandOf(his).strength : null;
          hands += 1;
          if (lead === null) net += 1;
          else if (lead !== 0) net += lead > 0 ? 1 + 2 * RAISE_PAYS[mine.kind] : -3;
        }
  return { hands, net };
}

it('counts a raise as the rules settle it against each hand of the dealer', () => {
  const counted = new Map<number, number>();
  forEachRaise(
    (_, shown, __, net) => counted.set(shown, net),
    (hand) => String(hand) === String(MINE),
  );
  expect(counted.size).toBe(47);
  expect(netByRules()).toEqual({ hands: 163_185, net: counted.get(SHOWN) });
});

/**
 * The cards of each hand once so many of the player's are dealt: the first card of each hand, the second ones, then
 * what each hand got when it was played. So they lie in the order in which they were drawn, before a split and after
 * it.
 */
export function dealtHands(hands: readonly (readonly number[])[], count: number): readonly (readonly number[])[] {
  if (hands.length === 0) return [[]];
  const first = hands.map((cards) => Math.min(2, cards.length));
  const lying = hands.map(() => 0);
  const order = [
    ...[0, 1].flatMap((place) => hands.flatMap((_, hand) => (place < (first[hand] ?? 0) ? [hand] : []))),
    ...hands.flatMap((cards, hand) => cards.slice(2).map(() => hand)),
  ];
  for (const hand of order.slice(0, count)) lying[hand] = (lying[hand] ?? 0) + 1;
  return hands.map((cards, hand) => cards.slice(0, lying[hand]));
}

import { expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { blackjackRules } from './blackjack-rules.ts';

/** The value of a card by its rank, aces as 11. */
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11] as const;

/** The sum by a way of its own: aces fall from 11 to 1, one after another. */
function sumOf(cards: readonly number[]): number {
  const values = cards.map((card) => VALUES[Math.floor(card / 4)] ?? 0);
  let aces = values.filter((value) => value === 11).length;
  let sum = values.reduce<number>((total, value) => total + value, 0);
  for (; sum > 21 && aces > 0; aces -= 1) sum -= 10;
  return sum;
}

const isAce = (card: number | undefined) => card !== undefined && card >= 48;
const worth = (card: number | undefined) => (card === undefined ? 0 : VALUES[Math.floor(card / 4)]);

interface Hand {
  cards: number[];
  stake: number;
  closed: boolean;
}

/** The payout of a round, from its cards in order and the player's acts. */
function settle(cards: readonly number[], seat: number, bets: { main: number; pair: number }, made: readonly string[]) {
  const dealer = cards.slice(0, 12);
  const own = cards.slice(12 + seat * 40).values();
  const next = () => own.next().value ?? 0;
  const hands: Hand[] = [{ cards: [next(), next()], stake: bets.main, closed: false }];
  const [one = 0, two = 0] = hands[0]?.cards ?? [];
  const isNatural = sumOf([one, two]) === 21;
  const dealers = sumOf(dealer.slice(0, 2)) === 21;
  let insured = 0;
  for (const act of made) {
    if (act === 'insure') insured = bets.main / 2;
    const hand = hands.find(({ cards: held, closed }) => !closed && sumOf(held) < 21);
    if (hand === undefined) continue;
    if (act === 'hit') hand.cards.push(next());
    if (act === 'stand') hand.closed = true;
    if (act === 'double') {
      hand.cards.push(next());
      hand.stake *= 2;
      hand.closed = true;
    }
    if (act === 'split') {
      hands.pop();
      for (const card of [one, two]) hands.push({ cards: [card, next()], stake: bets.main, closed: isAce(card) });
    }
  }
  let taken = 2;
  while (sumOf(dealer.slice(0, taken)) < 17) taken += 1;
  const against = sumOf(dealer.slice(0, taken));
  let paid = dealers ? insured * 3 : 0;
  for (const { cards: held, stake } of hands) {
    const sum = sumOf(held);
    if (sum > 21) continue;
    if (isNatural) paid += dealers ? stake : stake * 2.5;
    else if (!dealers) paid += against > 21 || sum > against ? stake * 2 : sum === against ? stake : 0;
  }
  const isRed = (card: number) => [1, 2].includes(card % 4);
  if (Math.floor(one / 4) === Math.floor(two / 4))
    paid += bets.pair * (one === two ? 26 : isRed(one) === isRed(two) ? 11 : 6);
  return { paid, staked: insured + hands.reduce((sum, { stake }) => sum + stake, 0) };
}

it('settles like an independent calculator, whatever the player does', () => {
  const seen = new Map<string, number>();
  for (let round = 0; round < 500; round += 1) {
    const seat = round % 7;
    const main = 2 * ((round % 50) + 1);
    const pair = round % 3 === 0 ? 4 : 0;
    const cards = ((draw) => Array.from({ length: 12 + seat * 40 + 40 }, () => draw(52)))(seededDraws(round));
    const choose = seededDraws(round + 1_000_000);
    const start = { bets: { main, ...(pair > 0 && { perfectPair: pair }) }, seat };
    const choices: Record<string, unknown>[] = [start];
    const made: string[] = [];
    let stakedMinor = main;
    let progress = blackjackRules.play(seededDraws(round), choices, main + pair);
    while (!progress.isOver) {
      const { acts } = progress.view;
      // Whatever can be split is split, so that there are enough of such rounds.
      const splitAt = acts.findIndex(({ act }) => act === 'split');
      const { act, costMinor } = acts[splitAt >= 0 ? splitAt : choose(acts.length)] ?? { act: '', costMinor: 0 };
      const choice = { act };
      expect(blackjackRules.choiceProblem(choices, choice)).toBeNull();
      expect(blackjackRules.raiseOf?.(choices, choice, main + pair)).toBe(costMinor);
      stakedMinor += costMinor;
      choices.push(choice);
      made.push(act);
      seen.set(act, (seen.get(act) ?? 0) + 1);
      progress = blackjackRules.play(seededDraws(round), choices, main + pair);
    }
    const { paid, staked } = settle(cards, seat, { main, pair }, made);
    expect(progress.winMinor, `round ${round}`).toBe(paid);
    expect(stakedMinor).toBe(staked);
    expect(progress.view.returnedMinor).toBe(0);
    const { hands, insuranceMinor } = progress.view;
    expect(insuranceMinor + hands.reduce((sum, { betMinor }) => sum + betMinor, 0)).toBe(staked);
    for (const { result } of hands) seen.set(String(result), (seen.get(String(result)) ?? 0) + 1);
    expect(worth(progress.view.dealer.cards[0])).toBe(worth(cards[0]));
  }
  const wanted = [
    'hit',
    'stand',
    'double',
    'split',
    'insure',
    'noInsurance',
    'win',
    'lose',
    'push',
    'bust',
    'blackjack',
  ];
  for (const name of wanted) expect(seen.get(name), name).toBeGreaterThan(9);
});

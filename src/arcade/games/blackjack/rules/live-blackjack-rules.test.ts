import { expect, it } from 'vitest';
import { NO_CHIPS } from '#arcade/games/tables/rules/chip-start.ts';
import { REVEAL } from '#arcade/games/tables/rules/reveal.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { isBlackjack } from './blackjack-hands.ts';
import { blackjackRules, DEALER_CARDS } from './blackjack-rules.ts';
import { liveBlackjackRules } from './live-blackjack-rules.ts';

type Choices = readonly Readonly<Record<string, unknown>>[];

const START = { bets: { main: 20 } };
const acts = (...names: readonly string[]): Choices => names.map((act) => ({ act }));
const cardsOf = (signs: string) => [...signs].map((sign) => '23456789TJQKA'.indexOf(sign) * 4);

/** A round at the table: the dealer's cards, filled up with tens, then the player's. */
function play(dealer: string, player: string, choices: Choices, start: Choices[number] = START) {
  const cards = [...cardsOf(dealer.padEnd(DEALER_CARDS, 'T')), ...cardsOf(player)].values();
  return liveBlackjackRules.play(() => cards.next().value ?? 0, [start, ...choices], 20);
}

it('tells nothing of the dealer’s hidden cards before the reveal, whatever is chosen', () => {
  for (const shown of ['A', 'T', '9', '2'])
    for (const made of [[], acts('stand'), acts('hit'), acts('double'), acts('insure'), acts('noInsurance', 'hit')]) {
      const known = ['A', 'T', '5', '9'].map((hidden) => JSON.stringify(play(shown + hidden, '562T', made)));
      expect(new Set(known).size, `${shown} ${JSON.stringify(made)}`).toBe(1);
      expect(play(`${shown}A`, '562T', made)).toMatchObject({ isOver: false, winMinor: 0 });
    }
});

it('waits for its table once nothing is left to choose', () => {
  expect(play('9T', 'T5', [])).toMatchObject({ isReady: false });
  expect(play('9T', 'T5', acts('stand'))).toMatchObject({ isReady: true, isOver: false, view: { acts: [] } });
  expect(play('9T', 'AK', [])).toMatchObject({
    isReady: true,
    view: { hands: [{ state: 'blackjack', result: null }] },
  });
  expect(play('AT', 'AK', [])).toMatchObject({ isReady: false });
  expect(play('9T', 'T5T', acts('hit'))).toMatchObject({ isReady: true, view: { hands: [{ result: 'bust' }] } });
});

it.each([
  // A blackjack of the dealer takes the main bet alone.
  ['TA', '562', ['double'], 20],
  ['TA', '88T9', ['split', 'stand', 'stand'], 20],
  ['TA', '88TTTT', ['split', 'hit', 'hit'], 20],
  ['TA', 'T9', ['stand'], 0],
  ['TA', 'AK', [], 20],
  ['AT', 'T9', ['insure', 'stand'], 30],
  ['AT', '56T', ['insure', 'double'], 50],
  ['A8', 'T8', ['insure', 'stand'], 0],
  // Without a choice, the default applies.
  ['T7', 'T8', [], 40],
  ['A7', 'T8', [], 20],
  ['T7', '88TT', ['split'], 80],
  ['T6T', 'T5T', ['hit'], 0],
] as const)('with %s and %s pays after %j and the reveal', (dealer, player, made, winMinor) => {
  expect(play(dealer, player, [...acts(...made), REVEAL])).toMatchObject({ isOver: true, winMinor });
});

it('comes to the same money as a round alone, with the same cards and choices', () => {
  let late = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const draws = () => seededDraws(seed * 31 + 7);
    const choose = seededDraws(seed + 5_000_000);
    const choices: Record<string, unknown>[] = [START];
    let stakedMinor = 20;
    for (;;) {
      const { view, isReady } = liveBlackjackRules.play(draws(), choices, 20);
      if (isReady === true) break;
      const { act, costMinor } = view.acts[choose(view.acts.length)] ?? { act: 'stand', costMinor: 0 };
      expect(liveBlackjackRules.choiceProblem(choices, { act })).toBeNull();
      stakedMinor += costMinor;
      choices.push({ act });
    }
    const live = liveBlackjackRules.play(draws(), [...choices, REVEAL], 20);
    // Alone, a round may have ended before: its further choices raise nothing.
    const alone: Record<string, unknown>[] = [START];
    let aloneStaked = 20;
    for (const choice of choices.slice(1)) {
      if (blackjackRules.play(draws(), alone, 20).isOver) break;
      aloneStaked += blackjackRules.raiseOf?.(alone, choice, 20) ?? 0;
      alone.push(choice);
    }
    const solo = blackjackRules.play(draws(), alone, 20);
    expect(solo.isOver).toBe(true);
    expect(live.winMinor - stakedMinor, String(seed)).toBe(solo.winMinor - aloneStaked);
    if (isBlackjack(live.view.dealer.cards)) late += 1;
  }
  expect(late).toBeGreaterThan(5);
});

it('shows spectators the cards, and gives them nothing to choose', () => {
  expect(play('9T', 'T5', [], NO_CHIPS)).toMatchObject({ isReady: true, view: { bets: {}, acts: [] } });
  const ended = play('6T', 'T5', [REVEAL], NO_CHIPS);
  expect(ended).toMatchObject({ isOver: true, winMinor: 0, view: { dealer: { total: 26 } } });
  expect(liveBlackjackRules.choiceProblem([], NO_CHIPS)).toBe('must place at least one chip');
});

it('keeps the reveal for the table', () => {
  expect(liveBlackjackRules.choiceProblem([START], REVEAL)).toBe('must have an act and nothing else');
  expect(liveBlackjackRules.choiceOfAbsent([START])).toBe(REVEAL);
  expect(liveBlackjackRules.choiceProblem([], liveBlackjackRules.choiceOfAbsent([]))).toBeNull();
  expect(liveBlackjackRules.table?.sharedDraws).toBe(DEALER_CARDS + 2);
});

import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { countHand, dealerHand } from './blackjack-hands.ts';
import { type BlackjackView, blackjackRules, DEALER_CARDS, SEAT_CARDS } from './blackjack-rules.ts';

type Choices = readonly Readonly<Record<string, unknown>>[];

const START = { bets: { main: 20 } };
const acts = (...names: readonly string[]): Choices => names.map((act) => ({ act }));
/** A card of a sign; clubs. */
const cardOf = (sign: string): number => '23456789TJQKA'.indexOf(sign) * 4;
const cardsOf = (signs: string): readonly number[] => [...signs].map(cardOf);

/** Draws that deal these cards: the dealer's, filled up with tens, then the player's. */
function dealing(dealer: string, player: string): (bound: number) => number {
  const cards = [...cardsOf(dealer.padEnd(DEALER_CARDS, 'T')), ...cardsOf(player)].values();
  return (bound) => {
    expect(bound).toBe(52);
    const next = cards.next();
    if (next.done === true) throw new Error('No card is left.');
    return next.value;
  };
}

const play = (dealer: string, player: string, choices: Choices, start = START) =>
  blackjackRules.play(dealing(dealer, player), [start, ...choices], 20);

const actsOf = ({ acts: allowed }: BlackjackView) =>
  Object.fromEntries(allowed.map(({ act, costMinor }) => [act, costMinor]));
const resultsOf = ({ hands }: BlackjackView) => hands.map(({ result }) => result);

describe('the cards', () => {
  it('are the dealer’s first, then those of the seat', () => {
    const bounds: number[] = [];
    const draw = (bound: number) => bounds.push(bound) % 52;
    const { view } = blackjackRules.play(draw, [{ ...START, seat: 2 }], 20);
    expect(view).toMatchObject({ seat: 2, dealer: { cards: [1] } });
    expect(view.hands[0]?.cards).toEqual([(12 + 80 + 1) % 52, (12 + 80 + 2) % 52]);
    expect(new Set(bounds)).toEqual(new Set([52]));
  });

  it('show nothing of the dealer but his first card until the player is done', () => {
    const waiting = play('9T', 'T5', []);
    expect(waiting).toMatchObject({ isOver: false, winMinor: 0, view: { dealer: { cards: [28], total: 9 } } });
    expect(JSON.stringify(play('92', 'T5', []))).toBe(JSON.stringify(waiting));
    expect(play('9T', 'T5', acts('stand')).view.dealer).toMatchObject({ cards: cardsOf('9T'), total: 19 });
  });

  it('are never more than the block of the dealer and of a seat', () => {
    /** The most cards from a hand of this least sum on, while `isDone` does not say that it gets no more. */
    const mostFrom = (least: number, hasAce: boolean, stopsAt: number): number => {
      const total = hasAce && least <= 11 ? least + 10 : least;
      if (total >= stopsAt) return 0;
      const key = `${least} ${hasAce} ${stopsAt}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const counts = Array.from({ length: 10 }, (_, index) =>
        mostFrom(least + index + 1, hasAce || index === 0, stopsAt),
      );
      const most = 1 + Math.max(...counts);
      found.set(key, most);
      return most;
    };
    const found = new Map<string, number>();
    expect(mostFrom(0, false, 17)).toBe(DEALER_CARDS);
    const single = mostFrom(0, false, 21);
    // Split aces get one card each, so that every other split hand begins with 2 at least.
    const split = 2 * Math.max(...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => 1 + mostFrom(value, false, 21)));
    expect([single, split]).toEqual([20, 38]);
    expect(Math.max(single, split)).toBeLessThanOrEqual(SEAT_CARDS);
    expect(dealerHand(cardsOf('AAAAAA6AAAAT'))).toHaveLength(DEALER_CARDS);
  });

  it('are counted with one ace as 11 where that fits', () => {
    const counted = ['A6', 'AA', 'A6T', 'AAAAAAAAAAA', 'TK', '5T7'].map((signs) => countHand(cardsOf(signs)));
    expect(counted.map(({ total, isSoft }) => `${isSoft ? 's' : ''}${total}`)).toEqual([
      's17',
      's12',
      '17',
      's21',
      '20',
      '22',
    ]);
  });
});

describe('a round', () => {
  it.each([
    ['T7', 'T8', ['stand'], ['win'], 40],
    ['T7', 'T7', ['stand'], ['push'], 20],
    ['T8', 'T7', ['stand'], ['lose'], 0],
    ['T7', 'T5T', ['hit'], ['bust'], 0],
    ['T6T', 'T5', ['stand'], ['win'], 40],
    ['A6', 'T7', ['noInsurance', 'stand'], ['push'], 20],
    ['6A', 'T8', ['stand'], ['win'], 40],
    ['T7', 'AK', [], ['blackjack'], 50],
    ['TA', 'AK', [], ['push'], 20],
    ['TA', 'T9', [], ['lose'], 0],
    ['T7', '56T', ['double'], ['win'], 80],
    ['T7', '562', ['double'], ['lose'], 0],
    ['T9', '885TT', ['split', 'hit', 'stand'], ['bust', 'lose'], 0],
    ['T7', '88TTA', ['split', 'stand', 'stand'], ['win', 'win'], 80],
    ['T7', '883TTT', ['split', 'double', 'stand'], ['win', 'win'], 120],
    ['T7', 'AATK', ['split'], ['win', 'win'], 80],
    ['6TT', 'KJA5', ['split', 'stand'], ['win', 'win'], 80],
  ] as const)('with %s and %s ends after %j with %j', (dealer, player, made, results, winMinor) => {
    const { view, isOver, winMinor: paid } = play(dealer, player, acts(...made));
    expect([isOver, resultsOf(view), paid]).toEqual([true, results, winMinor]);
    expect(view.acts).toEqual([]);
  });

  it('lets the dealer draw for a hand that is still in the game alone', () => {
    expect(play('22', 'T5T', acts('hit')).view.dealer.cards).toHaveLength(2);
    expect(play('22', 'AK', []).view.dealer.cards).toHaveLength(2);
    expect(play('22', 'T5', acts('stand')).view.dealer.cards).toEqual(cardsOf('22TT'));
  });

  it('says what may be done, and what it adds to the bet', () => {
    expect(actsOf(play('9T', 'T5', []).view)).toEqual({ hit: 0, stand: 0, double: 20 });
    expect(actsOf(play('9T', 'TK', []).view)).toEqual({ hit: 0, stand: 0, double: 20, split: 20 });
    expect(actsOf(play('9T', '552', acts('hit')).view)).toEqual({ hit: 0, stand: 0 });
    expect(actsOf(play('A5', '88', []).view)).toEqual({ insure: 10, noInsurance: 0 });
    expect(actsOf(play('9T', '8885', acts('split')).view)).toEqual({ hit: 0, stand: 0, double: 20 });
    const { hands } = play('9T', '8885', acts('split')).view;
    expect(hands.map(({ state }) => state)).toEqual(['playing', 'waiting']);
  });

  it('offers insurance under an ace before the dealer looks for blackjack', () => {
    const insured = play('AT', 'T9', acts('insure'));
    expect(insured).toMatchObject({ isOver: true, winMinor: 30, view: { insuranceMinor: 10, insuranceWinMinor: 30 } });
    expect(play('AT', 'T9', acts('noInsurance'))).toMatchObject({ isOver: true, winMinor: 0 });
    expect(play('AT', 'AK', acts('insure'))).toMatchObject({ isOver: true, winMinor: 50 });
    expect(play('A8', 'AK', acts('insure'))).toMatchObject({ isOver: true, winMinor: 50 });
    expect(play('A8', 'T9', acts('insure')).view.dealer.cards).toEqual(cardsOf('A'));
    expect(play('A8', 'T9', acts('insure', 'stand'))).toMatchObject({ isOver: true, winMinor: 20 });
  });

  it('takes playing on for a declined insurance', () => {
    expect(play('A8', 'T8', acts('stand'))).toMatchObject({ isOver: true, winMinor: 0 });
    expect(play('AT', '56', acts('double'))).toMatchObject({ isOver: true, winMinor: 20, view: { returnedMinor: 20 } });
  });

  it('gives back what was paid for a choice that the cards do not allow', () => {
    expect(play('T7', 'T8', acts('insure', 'stand'))).toMatchObject({ winMinor: 50, view: { returnedMinor: 10 } });
    expect(play('T7', 'T8', acts('split', 'stand'))).toMatchObject({ winMinor: 60, view: { returnedMinor: 20 } });
    const twice = play('T7', '88235T', acts('split', 'hit', 'double', 'stand', 'stand'));
    expect(twice).toMatchObject({ winMinor: 20, view: { returnedMinor: 20 } });
  });

  it('pays the pair of the first two cards at its end', () => {
    const start = { bets: { main: 20, perfectPair: 10 } };
    const of = (first: number, second: number) => {
      const cards = [...cardsOf('T7'.padEnd(DEALER_CARDS, 'T')), first, second].values();
      return blackjackRules.play(() => cards.next().value ?? 0, [start, { act: 'stand' }], 30);
    };
    expect(of(24, 24)).toMatchObject({ winMinor: 260, view: { pair: 'perfect', pairWinMinor: 260 } });
    expect(of(25, 26)).toMatchObject({ winMinor: 110, view: { pair: 'coloured', pairWinMinor: 110 } });
    expect(of(24, 25)).toMatchObject({ winMinor: 60, view: { pair: 'mixed', pairWinMinor: 60 } });
    expect(of(36, 40)).toMatchObject({ winMinor: 40, view: { pair: null, pairWinMinor: 0 } });
    expect(play('T7', '88', acts('stand')).view).toMatchObject({ pair: 'perfect', pairWinMinor: 0 });
  });
});

describe('a choice', () => {
  const problem = (made: Choices, next: Readonly<Record<string, unknown>>) => blackjackRules.choiceProblem(made, next);

  it('starts with chips on main, whose sum is the bet', () => {
    expect(problem([], { bets: { main: 20, perfectPair: 2 }, seat: 6 })).toBeNull();
    expect(blackjackRules.betOf?.({ bets: { main: 20, perfectPair: 2 } })).toBe(22);
    expect(blackjackRules.betOf?.({})).toBe(0);
    expect(problem([], { bets: { perfectPair: 2 } })).toBe('must have chips on main');
    expect(problem([], { bets: { main: 3 } })).toBe('must bet a positive whole multiple of 2 on main');
    expect(problem([], { bets: { tie: 2 } })).toBe('must not bet on the unknown place tie');
    expect(problem([], { bets: { main: 2 }, act: 'hit' })).toBe('must have bets and nothing else');
    for (const seat of [-1, 7, 0.5, '0', null])
      expect(problem([], { bets: { main: 2 }, seat })).toBe('seat must be a whole number from 0 to 6');
    expect(() => blackjackRules.play(() => 0, [], 20)).toThrow(RangeError);
    expect(() => blackjackRules.play(() => 0, [START, {}], 20)).toThrow(RangeError);
  });

  it('is an act that the choices before it leave open', () => {
    const made = (...names: readonly string[]) => [START, ...acts(...names)];
    for (const act of ['hit', 'stand', 'double', 'split', 'insure', 'noInsurance'])
      expect(problem(made(), { act })).toBeNull();
    expect(problem(made('insure'), { act: 'split' })).toBeNull();
    expect(problem(made('split', 'double'), { act: 'double' })).toBeNull();
    expect(problem(made(), {})).toContain('act must be one of hit');
    expect(problem(made(), { act: 'surrender' })).toContain('act must be one of hit');
    expect(problem(made(), { act: 'hit', hand: 1 })).toBe('must have an act and nothing else');
    expect(problem(made('hit'), { act: 'insure' })).toContain('must answer the insurance');
    expect(problem(made('noInsurance'), { act: 'insure' })).toContain('must answer the insurance');
    expect(problem(made('hit'), { act: 'split' })).toBe('must split the first two cards');
    expect(problem(made('split'), { act: 'split' })).toBe('must split the first two cards');
    expect(problem(made('hit'), { act: 'double' })).toBe('must double on the first two cards');
    expect(problem(made('split', 'double', 'double'), { act: 'double' })).toContain('more often than there are hands');
  });

  it('raises the bet by the main bet or half of it, whatever lies on the pair', () => {
    const start = { bets: { main: 20, perfectPair: 6 } };
    const raise = (act: string) => blackjackRules.raiseOf?.([start], { act }, 26);
    expect(['hit', 'stand', 'double', 'split', 'insure', 'noInsurance'].map(raise)).toEqual([0, 0, 20, 20, 10, 0]);
    expect(blackjackRules.raiseOf?.([], start, 26)).toBe(0);
  });

  it('of an absent player leads to the end of every round', () => {
    expect(problem([], blackjackRules.choiceOfAbsent([]))).toBeNull();
    for (let seed = 0; seed < 300; seed += 1) {
      for (const begun of [[], acts('hit'), acts('split')]) {
        const choices = [START, ...begun];
        const step = () => blackjackRules.play(seededDraws(seed), choices, 20);
        for (let left = 0; left < 4 && !step().isOver; left += 1)
          choices.push(blackjackRules.choiceOfAbsent(choices) as never);
        expect(step().isOver).toBe(true);
      }
    }
  });
});

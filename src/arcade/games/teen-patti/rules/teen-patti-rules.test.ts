import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { TIE_CHANCE, teenPattiTable } from '../exact/teen-patti-bets.ts';
import { teenPattiPlaces, teenPattiRules } from './teen-patti-rules.ts';

const HANDS = 22_100;
/** So many hands can be dealt from the 49 cards that the first hand leaves. */
const OTHER_HANDS = 18_424;

/** All sequences by their signs, from the highest. */
const SEQUENCES = 'AKQ A32 KQJ QJT JT9 T98 987 876 765 654 543 432'.split(' ');
const KINDS = ['highCard', 'pair', 'colour', 'sequence', 'pureSequence', 'trail'] as const;
/** The payout of one unit on pair plus, by kind of hand. */
const PAIR_PLUS = [0, 2, 5, 7, 31, 36] as const;

/** A hand by a way of its own: the number of its kind, and a text that is greater for a higher hand. */
function readCards(cards: readonly number[]): { readonly kind: number; readonly key: string } {
  const letter = (rank: number) => String.fromCharCode(97 + rank);
  const ranks = cards.map((card) => Math.floor(card / 4));
  const countOf = (rank: number) => ranks.filter((other) => other === rank).length;
  const inOrder = [...ranks].sort((left, right) => countOf(right) - countOf(left) || right - left);
  const isSuited = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4);
  const sequence = SEQUENCES.indexOf(inOrder.map((rank) => '23456789TJQKA'[rank]).join(''));
  const same = new Set(ranks).size;
  const kind = same === 1 ? 5 : sequence >= 0 ? (isSuited ? 4 : 3) : isSuited ? 2 : same === 2 ? 1 : 0;
  const deciding = sequence >= 0 ? letter(25 - sequence) : inOrder.map(letter).join('');
  return { kind, key: `${kind}${deciding}` };
}

/** All hands in groups of equal ones. */
function groupsOfHands(): ReadonlyMap<string, readonly (readonly number[])[]> {
  const groups = new Map<string, number[][]>();
  for (let first = 0; first < 52; first += 1)
    for (let second = first + 1; second < 52; second += 1)
      for (let third = second + 1; third < 52; third += 1) {
        const cards = [first, second, third];
        const { key } = readCards(cards);
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [cards]);
        else group.push(cards);
      }
  return groups;
}

describe('the return', () => {
  const groups = groupsOfHands();

  it('of pair plus is exact, over all hands', () => {
    const counts = KINDS.map((_, kind) =>
      [...groups].reduce((sum, [key, hands]) => sum + (key.startsWith(String(kind)) ? hands.length : 0), 0),
    );
    expect(counts).toEqual([16_440, 3_744, 1_096, 720, 48, 52]);
    const paid = counts.reduce((sum, count, kind) => sum + count * (PAIR_PLUS[kind] ?? 0), 0);
    expect(paid / HANDS).toBeCloseTo(5_342 / 5_525, 12);
    expect(shareOfPlace(teenPattiTable, 'pairPlusA')).toBeCloseTo(paid / HANDS, 12);
  });

  it('of A and B is exact: both hands win equally often, and equal hands are counted', () => {
    // Two hands are equal only within a group, and only hands without a common card can be dealt together.
    let ties = 0;
    for (const hands of groups.values())
      for (const hand of hands) ties += hands.filter((other) => other.every((card) => !hand.includes(card))).length;
    expect(ties).toBe(450_528);
    const tie = ties / (HANDS * OTHER_HANDS);
    expect(tie).toBeCloseTo(TIE_CHANCE, 15);
    expect(TIE_CHANCE).toBe(1_083 / 978_775);
    const stated = ((1 - tie) / 2) * 1.95 + tie;
    expect(stated).toBeCloseTo(9_543_327 / 9_787_750, 12);
    expect(shareOfPlace(teenPattiTable, 'playerA')).toBeCloseTo(stated, 12);
    expect(teenPattiRules.returnBasisPoints).toBe(Math.floor(stated * 10_000));
  });
});

it('settles like an independent calculator', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const stake = 20 * (round + 1);
    const bets = Object.fromEntries(
      teenPattiPlaces.filter((_, index) => ((round % 15) + 1) & (1 << index)).map((place) => [place, stake]),
    );
    const choice = { bets };
    expect(teenPattiRules.choiceProblem([], choice)).toBeNull();
    const { view, isOver, winMinor } = teenPattiRules.play(seededDraws(round), [choice], stake);
    expect([view.playerA.length, view.playerB.length]).toEqual([3, 3]);
    expect(new Set([...view.playerA, ...view.playerB]).size).toBe(6);
    const [a, b] = [readCards(view.playerA), readCards(view.playerB)];
    expect([view.handA, view.handB]).toEqual([KINDS[a.kind], KINDS[b.kind]]);
    const won = stake + (stake / 20) * 19;
    const amounts: Record<string, number> = {
      playerA: a.key > b.key ? won : a.key === b.key ? stake : 0,
      playerB: b.key > a.key ? won : a.key === b.key ? stake : 0,
      pairPlusA: stake * (PAIR_PLUS[a.kind] ?? 0),
      pairPlusB: stake * (PAIR_PLUS[b.kind] ?? 0),
    };
    const wins = Object.keys(bets).filter((place) => (amounts[place] ?? 0) > 0);
    expect(view.outcome).toBe(a.key > b.key ? 'playerA' : a.key < b.key ? 'playerB' : 'tie');
    expect(view.wins).toEqual(wins.map((place) => ({ place, amountMinor: amounts[place] })));
    expect(winMinor).toBe(wins.reduce((sum, place) => sum + (amounts[place] ?? 0), 0));
    expect(Number.isSafeInteger(winMinor) && isOver).toBe(true);
    expect(view.bets).toEqual(bets);
    expect(view.winningPlaces).toEqual(teenPattiPlaces.filter((place) => (amounts[place] ?? 0) > stake));
    seen.add(view.outcome).add(view.handA).add(view.handB);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['playerA', 'playerB', 'pair', 'colour', 'sequence']));
});

it('returns the stakes on A and B where the hands are equal', () => {
  // A gets a deuce, a four and a six of three suits, and so does B.
  const wanted = [0, 1, 9, 10, 18, 16];
  const dealt: number[] = [];
  const draw = () => {
    const card = wanted[dealt.length] ?? 0;
    const place = card - dealt.filter((other) => other < card).length;
    dealt.push(card);
    return place;
  };
  const bets = { playerA: 40, playerB: 20, pairPlusA: 20 };
  const { view, winMinor } = teenPattiRules.play(draw, [{ bets }], 80);
  expect(view).toMatchObject({ playerA: [0, 9, 18], playerB: [1, 10, 16], outcome: 'tie', winningPlaces: [] });
  expect(winMinor).toBe(60);
});

describe('a choice', () => {
  it('is the bets, whose sum is the bet', () => {
    expect(teenPattiRules.betOf?.({ bets: { playerA: 40, pairPlusB: 20 } })).toBe(60);
    expect(teenPattiRules.choiceProblem([], teenPattiRules.choiceOfAbsent([]))).toBeNull();
  });

  it('is refused with the reason', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => teenPattiRules.choiceProblem([], choice);
    expect(teenPattiRules.choiceProblem([{ bets: { playerA: 20 } }], {})).toBe('must not follow the bets');
    expect(problem({ bets: { playerA: 20 }, side: 1 })).toBe('must have bets and nothing else');
    expect(problem({ bets: [20] })).toBe('must have bets by place');
    expect(problem({ bets: {} })).toBe('must place at least one chip');
    expect(problem({ bets: { tie: 20 } })).toBe('must not bet on the unknown place tie');
    for (const amount of [0, -20, 30, 20.5, '20', null])
      expect(problem({ bets: { playerB: amount } })).toBe('must bet a positive whole multiple of 20 on playerB');
    expect(() => teenPattiRules.play(() => 0, [], 20)).toThrow(RangeError);
  });
});

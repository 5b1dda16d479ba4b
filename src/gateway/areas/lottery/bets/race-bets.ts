import type { DrawnNumbers } from '../draws/draw-numbers.ts';
import { type BetType, numberBets, odds, oddsFor, optionBets, orderedBets } from './bet-type.ts';
import { duelOf } from './digit-bets.ts';
import { evenChance, isSide } from './sides.ts';

const CARS = 10;
const PLACES = Array.from({ length: CARS }, (_, index) => index + 1);
const SUMS = Array.from({ length: 17 }, (_, index) => index + 3);
const PAIRS = CARS * (CARS - 1);
const TARGET = 0.97;
/** Sums of the first two above it are big. */
const MIDDLE_SUM = 11;

const carAt = ({ balls }: DrawnNumbers, place: number): number => Number(balls[place - 1]);
const topSum = (draw: DrawnNumbers): number => carAt(draw, 1) + carAt(draw, 2);

/** The bets on ten cars in the order in which they arrive. */
export function raceBets(): BetType[] {
  const car = { from: 1, to: CARS, digits: 2 };
  const ofTop = (isAsked: (sum: number) => boolean) => oddsFor(pairsWith(isAsked) / PAIRS, TARGET);
  return [
    ...PLACES.map((place) =>
      numberBets({ code: `place-${place}`, group: 'places', ...car, price: odds(9.85, 1 / CARS) }, (draw, pick) =>
        Number(draw.balls[place - 1] === pick),
      ),
    ),
    ...PLACES.map(sidesOfPlace),
    optionBets(
      {
        ...{ code: 'topSum', group: 'sums' },
        prices: Object.fromEntries(SUMS.map((sum) => [`s${sum}`, ofTop((one) => one === sum)])),
      },
      (draw, option) => option === `s${topSum(draw)}`,
    ),
    optionBets(
      {
        ...{ code: 'topSumSides', group: 'sums' },
        prices: {
          big: ofTop((sum) => sum > MIDDLE_SUM),
          small: ofTop((sum) => sum <= MIDDLE_SUM),
          odd: ofTop((sum) => sum % 2 === 1),
          even: ofTop((sum) => sum % 2 === 0),
        },
      },
      (draw, option) => isSide(option, topSum(draw), topSum(draw) > MIDDLE_SUM),
    ),
    numberBets({ code: 'inTop3', group: 'top', ...car, price: odds(3.28, 3 / CARS) }, ({ balls }, pick) =>
      Number(balls.slice(0, 3).includes(pick)),
    ),
    orderedBets({ code: 'exact2', group: 'top', size: 2, ...car, price: odds(88.6, 1 / PAIRS) }, ({ balls }) => balls),
  ];
}

/** The first five places also race against the last five: the first against the tenth, and so on. */
function sidesOfPlace(place: number): BetType {
  const price = evenChance(1.97);
  const duel = place <= CARS / 2 ? { dragon: price, tiger: price } : {};
  return optionBets(
    { code: `sides-${place}`, group: 'sides', prices: { big: price, small: price, odd: price, even: price, ...duel } },
    (draw, option) => {
      const value = carAt(draw, place);
      if (option === 'dragon' || option === 'tiger') return option === duelOf(value - carAt(draw, CARS + 1 - place));
      return isSide(option, value, value > CARS / 2);
    },
  );
}

function pairsWith(isAsked: (sum: number) => boolean): number {
  return PLACES.flatMap((first) => PLACES.filter((second) => second !== first && isAsked(first + second))).length;
}

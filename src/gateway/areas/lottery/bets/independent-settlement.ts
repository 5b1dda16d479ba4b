import type { DrawnNumbers } from '../draws/draw-numbers.ts';

/**
 * How often a bet hits, worked out by another way than the bet types do it: it lists the single bets of a line, writes
 * the draw down as text, and asks for each bet by itself. For tests.
 */
export function independentHits(family: string, betType: string, picks: readonly string[], draw: DrawnNumbers): number {
  const size = Number(/(?:pair|miss|pick-|any|balls)(\d)$/.exec(betType)?.[1] ?? 1);
  if (betType.startsWith('straight') || betType.startsWith('exact'))
    return draw.balls.join('|').startsWith(picks.join('|')) ? 1 : 0;
  const asked = { family, betType, draw, read: readDraw(draw) };
  return setsOf(picks, betType === 'any4' && family === 'four' ? 1 : size).reduce(
    (sum, set) => sum + hitsOfSet(asked, set),
    0,
  );
}

const COLOURS: Readonly<Record<string, string>> = {
  red: '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46',
  blue: '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48',
  green: '05 06 11 16 17 21 22 27 28 32 33 38 39 43 44 49',
};

/** From the year of the horse, which began on 17 February 2026, backwards. */
const BACK_FROM_HORSE = 'horse snake dragon rabbit tiger ox rat pig dog rooster monkey goat'.split(' ');

interface Asked {
  readonly family: string;
  readonly betType: string;
  readonly draw: DrawnNumbers;
  readonly read: ReturnType<typeof readDraw>;
}

function readDraw({ balls, prizes }: DrawnNumbers) {
  const numbers = prizes?.flatMap((prize) => prize.numbers) ?? [];
  const [special = balls.at(-1) ?? ''] = numbers;
  const text = ` ${(numbers.length > 0 ? numbers : balls).join(' ')} `;
  const sum = balls.map(Number).reduce((one, other) => one + other);
  return { numbers, special, text, main: ` ${balls.slice(0, -1).join(' ')} `, sum };
}

function setsOf(picks: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return picks.flatMap((pick, index) => setsOf(picks.slice(index + 1), size - 1).map((rest) => [pick, ...rest]));
}

function hitsOfSet({ family, betType, draw, read }: Asked, set: readonly string[]): number {
  const [pick = ''] = set;
  const { special, text, main, sum } = read;
  const count = (pattern: string, where = text): number => [...where.matchAll(new RegExp(pattern, 'g'))].length;
  const [, place = '1'] = betType.split('-');
  const ball = draw.balls[Number(place) - 1] ?? '';
  const sides = (value: number, big: boolean | null): number =>
    Number({ big: big === true, small: big === false, odd: value % 2 !== 0, even: value % 2 === 0 }[pick] ?? false);

  switch (
    betType.replace(/-\d+$/, '').replace(/\d$/, '') + (family === 'four' && betType.startsWith('any') ? '4' : '')
  ) {
    case 'special':
    case 'top':
      return Number(special.endsWith(pick));
    case 'first':
      return Number((draw.prizes?.[1]?.numbers[0] ?? '').endsWith(pick));
    case 'head':
      return count(`\\d*${pick} `, ` ${(draw.prizes?.at(-1)?.numbers ?? []).join(' ')} `.replaceAll(' ', '  '));
    case 'lo':
      return count(`${pick} `);
    case 'any4':
      return count(`${pick} `);
    case 'pair':
      return Number(set.every((one) => text.includes(`${one} `)));
    case 'miss':
      return Number(!set.some((one) => text.includes(`${one} `)));
    case 'headDigit':
      return Number(new RegExp(`${pick}.$`).test(special));
    case 'tailDigit':
      return Number(special.endsWith(pick));
    case 'specialSides': {
      const value = Number(special.slice(-2));
      if (family === 'six' || family === 'five') {
        const to = family === 'six' ? 49 : 45;
        return value === to ? 0 : sides(value, value * 2 > to);
      }
      return sides(value, value > 49);
    }
    case 'place':
      return Number(ball === pick);
    case 'sides': {
      const value = Number(ball);
      const across = Number(draw.balls[10 - Number(place)] ?? 0);
      if (pick === 'dragon' || pick === 'tiger') return Number(pick === 'dragon' ? value > across : value < across);
      return sides(value, family === 'race' ? value >= 6 : value >= 5);
    }
    case 'sumSides': {
      const middle = { digits: 22.5, keno: 810, eleven: 30 }[family] ?? 0;
      return sides(sum, sum === middle ? null : sum > middle);
    }
    case 'dragonTiger': {
      const [one = '', , , , other = ''] = draw.balls;
      return Number(pick === (one > other ? 'dragon' : one < other ? 'tiger' : 'tie'));
    }
    case 'last':
      return Number(draw.balls.join('').endsWith(pick));
    case 'triple': {
      const digits = draw.balls.slice(-3).sort().join('');
      const isStraight = '0123456789'.includes(digits) || digits === '089' || digits === '019';
      const kinds = new Set(digits).size;
      return Number(pick === (kinds === 1 ? 'leopard' : kinds === 2 ? 'pair' : isStraight ? 'straight' : 'mixed'));
    }
    case 'halves':
      return threeWay(pick, draw.balls.filter((one) => one <= '40').length, ['up', 'even', 'down']);
    case 'parities':
      return threeWay(pick, draw.balls.filter((one) => '13579'.includes(one.at(-1) ?? '')).length, [
        'odd',
        'same',
        'even',
      ]);
    case 'fiveElements':
      return Number(
        pick === (sum < 696 ? 'metal' : sum < 764 ? 'wood' : sum < 856 ? 'water' : sum < 924 ? 'fire' : 'earth'),
      );
    case 'pick':
    case 'any':
      return Number(set.every((one) => text.includes(` ${one} `)));
    case 'topSum':
      return Number(pick === `s${Number(draw.balls[0]) + Number(draw.balls[1])}`);
    case 'topSumSides': {
      const top = Number(draw.balls[0]) + Number(draw.balls[1]);
      return sides(top, top >= 12);
    }
    case 'inTop':
      return Number(draw.balls.indexOf(pick) < 3);
    case 'oddCount':
      return Number(pick === `o${draw.balls.filter((one) => Number(one) & 1).length}`);
    case 'specialBall':
      return Number(special === pick);
    case 'colour':
      return Number(COLOURS[pick]?.includes(special) ?? false);
    case 'zodiac':
      return Number(BACK_FROM_HORSE[(Number(special) - 1) % 12] === pick);
    case 'tail':
      return Number(special.endsWith(pick));
    case 'ball':
    case 'balls':
      return Number(set.every((one) => main.includes(` ${one} `)));
    default:
      throw new Error(`no independent settlement of ${betType} in ${family}`);
  }
}

function threeWay(pick: string, count: number, [more, same, fewer]: readonly [string, string, string]): number {
  return Number(pick === (count > 10 ? more : count === 10 ? same : fewer));
}

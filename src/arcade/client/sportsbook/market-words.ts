import type { PartName } from '#arcade/games/sportsbook/data/sport-data.ts';
import { type SportId, sports } from '#arcade/games/sportsbook/data/sports.ts';
import type { MarketKey, Selection } from '#arcade/games/sportsbook/markets/selection.ts';
import { countIn } from '#arcade/games/sportsbook/models/score-model.ts';
import type { GameWords } from '../words/game-words.ts';

/** The two sides of a match by name. */
export interface Sides {
  readonly sport: SportId;
  readonly home: string;
  readonly away: string;
}

/** A line in quarters as a number: 2.25. */
export function lineText(quarters: number): string {
  return String(quarters / 4).replace('-', '−');
}

/** The name of a market, such as `Total goals · Half 1`. */
export function marketTitle({ count, kind }: MarketKey, sides: Sides, words: GameWords): string {
  const { sports: say } = words;
  const sport = sports[sides.sport];
  const title =
    kind === 'home' || kind === 'away'
      ? words.say('sports.kind.home', { team: sides[kind] })
      : kind === 'total' || (kind === 'handicap' && sport.model === 'sets')
        ? `${say.kind[kind]}: ${say.unit[count === 'sets' ? setUnit(sport.part) : sport.unit]}`
        : say.kind[kind];
  const part = partOfCount(count, sport.part, words, sport.model === 'score' && sport.overtime !== null);
  return part === '' ? title : `${title} · ${part}`;
}

/** The unit of a market on sets, such as `maps` of e-sports. */
function setUnit(part: PartName): 'map' | 'frame' | 'set' {
  return part === 'map' || part === 'frame' ? part : 'set';
}

function partOfCount(count: string, part: PartName, words: GameWords, hasOvertime: boolean): string {
  const { kind, number } = countIn(count);
  if (kind === 'winner') return words.sports.count.winner;
  if (kind === 'full') return hasOvertime ? words.sports.count.full : '';
  if (kind === 'next') return words.say('sports.count.next', { number });
  return kind === 'period' || kind === 'set' ? partText(part, number, words) : '';
}

export function partText(part: PartName, number: number, words: GameWords): string {
  return words.say(`sports.part.${part}`, { number });
}

/** A pick of a market in words: `Over 2.5`, or a side with its handicap. */
export function pickText(
  { kind, line, pick }: Pick<Selection, 'kind' | 'line' | 'pick'>,
  sides: Sides,
  words: GameWords,
): string {
  const { sports: say } = words;
  switch (pick) {
    case 'home':
    case 'away':
      return kind === 'handicap' ? `${sides[pick]} ${signed(pick === 'home' ? line : -line)}` : sides[pick];
    case 'draw':
      return say.draw;
    case 'over':
    case 'under':
      return words.say(`sports.${pick}`, { line: lineText(line) });
    case 'homeDraw':
      return words.say('sports.or', { first: sides.home, second: say.draw });
    case 'homeAway':
      return words.say('sports.or', { first: sides.home, second: sides.away });
    case 'drawAway':
      return words.say('sports.or', { first: say.draw, second: sides.away });
    case 'yes':
    case 'no':
    case 'odd':
    case 'even':
      return say[pick];
    case 'other':
      return say.otherScore;
    default:
      return pick.replace('-', '–');
  }
}

/** A short text for the columns of lists: 1, X, 2, the line. */
export function shortPick({ kind, line, pick }: Pick<Selection, 'kind' | 'line' | 'pick'>): string {
  if (kind === 'handicap') return signed(pick === 'home' ? line : -line);
  if (kind === 'total') return `${pick === 'over' ? '▲' : '▼'} ${lineText(line)}`;
  return { home: '1', draw: 'X', away: '2' }[pick] ?? pick;
}

function signed(quarters: number): string {
  return quarters > 0 ? `+${lineText(quarters)}` : lineText(quarters);
}

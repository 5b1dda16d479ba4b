/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { BetZone, ZoneGroup } from '#arcade/games/tables/client/bet-zones.tsx';
import { FlatDice } from '#arcade/games/tables/client/dice.tsx';
import { type SicBoBet, sicBoBets } from '../rules/sic-bo-places.ts';

/** The groups of the layout that one page shows where there is no room for all. */
export const sicBoPages = ['sums', 'equal', 'numbers'] as const;

export type SicBoPage = (typeof sicBoPages)[number];

/** The name of a bet. */
export function nameOfSicBoBet({ kind, numbers: [first = 0, second = 0] }: SicBoBet, words: GameWords): string {
  switch (kind) {
    case 'sum':
      return words.say('sicBo.sum', { sum: first });
    case 'pair':
      return words.say('sicBo.pair', { first, second });
    case 'double':
    case 'triple':
    case 'single':
      return words.say(`sicBo.${kind}`, { number: first });
    default:
      return words.sicBo[kind];
  }
}

/** What a bet pays, such as `8:1` or `1, 2, 12:1`. */
export function paysOfSicBoBet({ pays }: SicBoBet): string {
  return `${pays.join(', ')}:1`;
}

const RANGES: Readonly<Partial<Record<SicBoBet['kind'], string>>> = { small: '4–10', big: '11–17' };

function pictureOf(bet: SicBoBet, words: GameWords): BetZone['picture'] {
  const [first = 0] = bet.numbers;
  switch (bet.kind) {
    case 'sum':
      return <b class="sb-sum">{first}</b>;
    case 'double':
      return <FlatDice numbers={[first, first]} />;
    case 'triple':
      return <FlatDice numbers={[first, first, first]} />;
    case 'pair':
    case 'single':
      return <FlatDice numbers={bet.numbers} />;
    case 'small':
    case 'big':
      return (
        <>
          <span class="ct-name" dir="auto">
            {words.sicBo[bet.kind]}
          </span>
          <bdi class="sb-range" dir="ltr">
            {RANGES[bet.kind]}
          </bdi>
        </>
      );
    default:
      return undefined;
  }
}

function zoneOf(bet: SicBoBet, words: GameWords): BetZone {
  const isSize = bet.kind === 'small' || bet.kind === 'big';
  const picture = pictureOf(bet, words);
  return {
    place: bet.place,
    name: nameOfSicBoBet(bet, words),
    pays: paysOfSicBoBet(bet),
    ...(picture !== undefined && { picture }),
    ...(isSize && { note: words.sicBo.losesToTriples }),
  };
}

/** The whole layout in its order: sides, doubles, triples with any triple in their middle, sums, pairs and singles. */
export function sicBoGroups(words: GameWords): readonly ZoneGroup[] {
  const zonesOf = (...kinds: readonly SicBoBet['kind'][]) =>
    sicBoBets.filter(({ kind }) => kinds.includes(kind)).map((bet) => zoneOf(bet, words));
  const triples = zonesOf('triple');
  return [
    { group: 'sides', zones: zonesOf('small', 'even', 'odd', 'big') },
    { group: 'doubles', zones: zonesOf('double') },
    { group: 'triples', zones: [...triples.slice(0, 3), ...zonesOf('anyTriple'), ...triples.slice(3)] },
    { group: 'sums', zones: zonesOf('sum') },
    { group: 'pairs', zones: zonesOf('pair') },
    { group: 'singles', zones: zonesOf('single') },
  ];
}

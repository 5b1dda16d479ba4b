/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { BetZone, ZoneGroup } from '#arcade/games/tables/client/bet-zones.tsx';
import { type FanTanBet, fanTanBets } from '../rules/fan-tan-places.ts';

/** The name of a bet. */
export function nameOfFanTanBet({ kind, wins, back }: FanTanBet, words: GameWords): string {
  const [first = 0, second = 0] = wins;
  switch (kind) {
    case 'fan':
      return words.say('fanTan.fan', { number: first });
    case 'nim':
      return words.say('fanTan.nim', { win: first, back: back ?? 0 });
    case 'kwok':
      return words.say('fanTan.kwok', { first, second });
    default:
      return words.fanTan[kind];
  }
}

/** The pay of a bet, such as `2.85:1`. */
export function paysOfFanTanBet({ pays }: FanTanBet): string {
  return `${pays / 100}:1`;
}

/** The kind of bet, the numbers that win as full discs, and the one that gives the stake back as an open ring. */
function Picture({ bet: { kind, wins, back }, words }: { readonly bet: FanTanBet; readonly words: GameWords }) {
  const name = kind === 'odd' || kind === 'even' ? words.fanTan[kind] : words.fanTan.kind[kind];
  return (
    <>
      <span class="ct-name" dir="auto">
        {name}
      </span>
      <span class="ft-numbers">
        {wins.map((number) => (
          <b key={number} class="ft-number">
            {number}
          </b>
        ))}
        {back !== null && <i class="ft-number ft-back">{back}</i>}
      </span>
    </>
  );
}

/** The layout in its order: fan, below it nim by the winning number, then kwok, odd and even. */
export function fanTanGroups(words: GameWords): readonly ZoneGroup[] {
  const zonesOf = (...kinds: readonly FanTanBet['kind'][]): readonly BetZone[] =>
    fanTanBets
      .filter(({ kind }) => kinds.includes(kind))
      .map((bet) => ({
        place: bet.place,
        name: nameOfFanTanBet(bet, words),
        pays: paysOfFanTanBet(bet),
        picture: <Picture bet={bet} words={words} />,
      }));
  return [
    { group: 'fan', zones: zonesOf('fan') },
    { group: 'nim', zones: zonesOf('nim') },
    { group: 'kwok', zones: zonesOf('kwok') },
    { group: 'sides', zones: zonesOf('odd', 'even') },
  ];
}

import { chipStack } from '#art/live-tables/chip-stack.ts';
import { faceUpCard } from '#art/live-tables/playing-card.ts';
import { rouletteWheel } from '#art/objects/roulette-wheel.ts';
import { patternDefinition } from '#art/scenery/patterns.ts';
import { type BannerFrame, blurFilter, fromEnd, inkScrim } from '../banner-frame.ts';
import { brassLantern } from './brass-lantern.ts';
import { MEYDAN_INK } from './desert-night.ts';
import { archDefinitions, latticeArch } from './lattice-arch.ts';

const PALM_WOOD = { light: '#7A4A1E', dark: '#2E1A08', edge: '#E2B968' };

/** A carved rail, and emerald cloth within it. */
function table(frame: BannerFrame, y: number): string {
  const { width: w, height: h } = frame;
  const middle = fromEnd(frame, w * 0.3);
  const layer = (drop: number, fill: string) =>
    `<path d="M-40 ${h + 40}V${y + 40 + drop}Q${middle} ${y - 40 + drop} ${w + 40} ${y + 40 + drop}V${h + 40}Z" fill="${fill}"/>`;
  return (
    `${layer(0, '#1C1206')}${layer(7, '#5E3C14')}${layer(13, '#8A5F24')}${layer(18, 'url(#cloth)')}` +
    `<path d="M-40 ${y + 84}Q${middle} ${y + 4} ${w + 40} ${y + 84}" fill="none" stroke="#EBCB82" stroke-opacity=".4" stroke-width="1.6"/>`
  );
}

/** A wheel, a hand of cards and chips under brass lanterns. */
export function oasisTablesBanner(frame: BannerFrame): string {
  const { width: w, height: h, mobile } = frame;
  const at = (distance: number) => fromEnd(frame, distance);
  const side = frame.reading === 'rtl' ? 1 : -1;
  const room =
    `<defs>${blurFilter('soft', 4)}${patternDefinition('star8', 'tiles', '#EBCB82')}` +
    '<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#04281F"/><stop offset=".6" stop-color="#0E6A50"/><stop offset="1" stop-color="#06362A"/></linearGradient>' +
    `<radialGradient id="cloth" cx="${side > 0 ? 0.28 : 0.72}" cy=".1" r=".8"><stop offset="0" stop-color="#1FA678"/><stop offset=".45" stop-color="#0E6A4C"/><stop offset="1" stop-color="#043326"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#wall)"/><rect width="${w}" height="${h}" fill="url(#tiles)" opacity=".13"/>${archDefinitions(mobile ? 0.7 : 1.2)}`;
  const card = (distance: number, y: number, width: number, turn: number, rank: string, suit: 'spades' | 'hearts') =>
    faceUpCard({ x: at(distance), y, width, turn: turn * side, shadowBlur: 'url(#soft)' }, rank, suit);
  if (mobile) {
    return (
      room +
      latticeArch('arch', { x: at(92), half: 46, tip: -26, foot: 140 }) +
      brassLantern(at(196), 8, 46) +
      brassLantern(at(300), -6, 40) +
      table(frame, 62) +
      rouletteWheel('w', { x: at(84), y: 112, radius: 80, squash: 0.62, wood: PALM_WOOD }) +
      card(196, 92, 38, -8, 'A', 'spades') +
      card(226, 96, 38, 9, 'K', 'hearts') +
      chipStack(at(166), 138, 13, 'gold', 3) +
      inkScrim(frame, MEYDAN_INK)
    );
  }
  return (
    room +
    latticeArch('outer', { x: at(64), half: 70, tip: -6, foot: 220 }) +
    latticeArch('arch', { x: at(236), half: 70, tip: -6, foot: 220 }) +
    latticeArch('inner', { x: at(408), half: 70, tip: -6, foot: 220 }) +
    latticeArch('last', { x: at(580), half: 70, tip: -6, foot: 220 }) +
    table(frame, 136) +
    inkScrim(frame, MEYDAN_INK) +
    brassLantern(at(150), 6, 66) +
    brassLantern(at(322), 18, 84) +
    brassLantern(at(494), 2, 66) +
    rouletteWheel('w', { x: at(212), y: 214, radius: 172, squash: 0.6, wood: PALM_WOOD }) +
    chipStack(at(452), 214, 23, 'red', 3) +
    card(446, 262, 74, -8, 'A', 'spades') +
    card(506, 258, 74, 10, 'K', 'hearts') +
    chipStack(at(368), 306, 26, 'gold', 4) +
    chipStack(at(318), 322, 22, 'green', 2) +
    chipStack(at(572), 250, 20, 'gold', 2)
  );
}

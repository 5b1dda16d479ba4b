import { chipStack } from '#art/live-tables/chip-stack.ts';
import { faceUpCard, type Suit } from '#art/live-tables/playing-card.ts';
import { rouletteWheel } from '#art/objects/roulette-wheel.ts';
import { fnv1a32, mulberry32 } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { type BannerFrame, blurFilter, inkScrim } from '../banner-frame.ts';
import { LOTUS_INK } from './crimson-ground.ts';
import { paperLantern } from './paper-lantern.ts';

const LIGHTS = ['#FFD98A', '#FF8A6B', '#FFE9C4', '#E2AE45'];
const ROSEWOOD = { light: '#7A2014', dark: '#3A0A0A', edge: '#D58A3E' };

/** Lamps of the city behind the table, out of focus. */
function cityLights({ width, height, mobile }: BannerFrame): string {
  const random = mulberry32(fnv1a32('live-saigon'));
  const discs = Array.from({ length: mobile ? 22 : 40 }, (_, index) => {
    const x = width * (mobile ? random() : 0.3 + random() * 0.7);
    return `<circle cx="${f(x)}" cy="${f(random() * height * 0.5)}" r="${f(4 + random() * (mobile ? 9 : 16))}" fill="${LIGHTS[index % LIGHTS.length]}" opacity="${f(0.12 + random() * 0.28)}"/>`;
  });
  return `<g filter="url(#far)">${discs.join('')}</g>`;
}

/** The far edge of the table: a wooden rail, and crimson cloth within it. */
function table({ width: w, height: h }: BannerFrame, y: number): string {
  const layer = (drop: number, fill: string) =>
    `<path d="M-40 ${h + 40}V${y + 46 + drop}Q${w * 0.62} ${y - 40 + drop} ${w + 40} ${y + 46 + drop}V${h + 40}Z" fill="${fill}"/>`;
  return (
    `${layer(0, '#220608')}${layer(7, '#6A2416')}${layer(13, '#8E3A20')}${layer(18, 'url(#cloth)')}` +
    `<path d="M-40 ${y + 92}Q${w * 0.62} ${y + 6} ${w + 40} ${y + 92}" fill="none" stroke="#FFD98A" stroke-opacity=".35" stroke-width="1.6"/>`
  );
}

type Dealt = readonly [x: number, y: number, turn: number, rank: string, suit: Suit];

/** A baccarat hand, a wheel and chips on a crimson table. */
export function liveSaigonBanner(frame: BannerFrame): string {
  const { width: w, height: h, mobile } = frame;
  const ground =
    `<defs>${blurFilter('far', 2.4)}${blurFilter('soft', 4)}` +
    '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4A0A1C"/><stop offset=".55" stop-color="#8C1230"/><stop offset="1" stop-color="#3A0711"/></linearGradient>' +
    '<radialGradient id="cloth" cx=".66" cy=".1" r=".9"><stop offset="0" stop-color="#E23A4E"/><stop offset=".45" stop-color="#B3122F"/><stop offset="1" stop-color="#5E0519"/></radialGradient></defs>' +
    `<rect width="${w}" height="${h}" fill="url(#night)"/>`;
  const hand = (width: number, cards: readonly Dealt[]) =>
    cards
      .map(([x, y, turn, rank, suit]) => faceUpCard({ x, y, width, turn, shadowBlur: 'url(#soft)' }, rank, suit))
      .join('');
  if (mobile) {
    return (
      ground +
      cityLights(frame) +
      paperLantern('near', 300, 26, 40) +
      table(frame, 58) +
      rouletteWheel('w', { x: 292, y: 108, radius: 74, squash: 0.62, wood: ROSEWOOD }) +
      hand(38, [
        [150, 92, -12, '9', 'hearts'],
        [182, 88, 6, 'K', 'clubs'],
      ]) +
      chipStack(206, 132, 13, 'gold', 3) +
      inkScrim(frame, LOTUS_INK)
    );
  }
  return (
    ground +
    cityLights(frame) +
    table(frame, 112) +
    inkScrim(frame, LOTUS_INK) +
    paperLantern('far', w - 424, 52, 62) +
    paperLantern('near', w - 60, 56, 84) +
    rouletteWheel('w', { x: w - 168, y: 204, radius: 168, squash: 0.62, wood: ROSEWOOD }) +
    chipStack(w - 408, 208, 22, 'green', 3) +
    hand(74, [
      [w - 372, 240, -14, '9', 'hearts'],
      [w - 312, 248, 7, 'K', 'clubs'],
    ]) +
    chipStack(w - 238, 300, 25, 'gold', 4) +
    chipStack(w - 182, 316, 22, 'black', 2)
  );
}

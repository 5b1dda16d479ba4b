import { objectMarkup } from '#art/heroes/hero-library.ts';
import { coin } from '#art/objects/coin.ts';
import { auroraScene } from '#art/scenery/aurora-scene.ts';
import { type BannerFrame, fromEnd, inkScrim } from '../banner-frame.ts';

const INK = '#060A1C';

function floatingGem(id: string, x: number, y: number, size: number, turn: number, opacity = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 32}) translate(-16 -16)" opacity="${opacity}">${objectMarkup('gem-stone', id)}</g>`;
}

function starCoin(x: number, y: number, radius: number, turn: number): string {
  return coin({ x, y, radius, turn, mark: 'star' });
}

function tealGlow(x: number, y: number, radius: number): string {
  const stop = (offset: number, colour: string, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<defs><radialGradient id="glow">${stop(0, '#7CF7E6', 0.75)}${stop(0.4, '#2FE3C5', 0.28)}${stop(1, '#2FE3C5', 0)}</radialGradient></defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)"/>`;
}

/** A gem and coins under the northern lights. */
export function northernLightsBanner(frame: BannerFrame): string {
  const { width: w, height } = frame;
  const end = (distance: number): number => fromEnd(frame, distance);
  const scene = auroraScene({ width: w, height, seed: 'n7', horizon: 0.78, stars: 90 });
  if (frame.mobile) {
    return (
      scene +
      tealGlow(w * 0.76, 70, 120) +
      floatingGem('g1', w * 0.76, 72, 112, -8) +
      starCoin(w * 0.555, 92, 13, -20) +
      starCoin(w * 0.94, 36, 12, 24) +
      starCoin(w * 0.93, 112, 16, 12) +
      inkScrim(frame, INK)
    );
  }
  return (
    scene +
    inkScrim(frame, INK) +
    tealGlow(end(200), 132, 190) +
    starCoin(end(372), 70, 16, -30) +
    starCoin(end(340), 206, 24, -18) +
    floatingGem('g1', end(200), 136, 218, -8) +
    starCoin(end(84), 64, 22, 26) +
    starCoin(end(50), 178, 30, 14) +
    starCoin(end(118), 232, 18, -24) +
    floatingGem('g2', end(330), 120, 40, 24, 0.9) +
    floatingGem('g3', end(40), 110, 30, -20, 0.85)
  );
}

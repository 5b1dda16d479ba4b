import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flagCodes, flagSvg } from '#art/objects/flags.ts';
import { type GlobeColours, globeSvg } from '#art/objects/globe.ts';
import { lotteryBall, lotteryBallSvg } from '#art/objects/lottery-ball.ts';
import { lotusFlower } from '#art/objects/lotus-flower.ts';
import { fallbackTileSvg } from '#art/tiles/fallback-tile.ts';
import { auroraScene } from './aurora-scene.ts';

function wrapped(markup: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${markup}</svg>`;
}

const PICTURES: [name: string, draw: () => string][] = [
  ['the aurora scene', () => wrapped(auroraScene({ width: 400, height: 300, seed: 'n', lake: true }))],
  ['the globe', () => globeSvg()],
  ['a lottery ball', () => lotteryBallSvg({ label: '7', colour: '#D81E3E' })],
  ['a ball among others', () => wrapped(lotteryBall(90, 60, { label: '04', colour: '#1F8A5B', radius: 39 }))],
  ['a lotus', () => wrapped(lotusFlower('l', 200, 200, 1))],
  ['the fallback tile', () => fallbackTileSvg({ gameCode: 'X1', vendorName: 'Paper Garden', title: 'Dragon Ascends' })],
  ['a flag', () => flagSvg('es')],
];

describe('scenery', () => {
  it.each(PICTURES)('%s is well-formed and the same every time', async (_, draw) => {
    const svg = draw();
    expect(draw()).toBe(svg);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/);
    const { channels } = await sharp(Buffer.from(svg))
      .png()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    expect(channels).toBeGreaterThanOrEqual(3);
  });

  it('paints the globe in the colours that it is given, and in no others', () => {
    const grey: GlobeColours = {
      sphere: ['#101010', '#111111', '#121212'],
      air: ['#131313', '#141414', '#151515'],
      rim: ['#161616', '#171717'],
      sea: '#181818',
      land: '#191919',
      refusal: ['#1A1A1A', '#1B1B1B'],
    };
    const used = new Set(globeSvg(grey).match(/#[0-9A-F]{6}/g));
    expect([...used].sort()).toEqual(Object.values(grey).flat().sort());
  });

  it('shows the game code on a fallback tile whose title has no Latin letters', () => {
    const draw = (title: string) => fallbackTileSvg({ gameCode: 'X1', vendorName: 'PG', title });
    expect(draw('金龙')).toBe(draw('X1'));
    expect(draw('<b>&"')).not.toContain('<b>');
  });

  it('shows the plain disc for a missing flag', () => {
    expect(flagCodes()).toContain('gb');
    expect(flagSvg('zz').replaceAll('flag-zz-', 'flag-xx-')).toBe(flagSvg('xx'));
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { qrMatrix } from './qr-matrix.ts';
import { qrPng } from './qr-png.art.ts';

const ADDRESS = 'https://pebble.example/register?referralCode=PEBBLE-1';
type Square = readonly [x: number, y: number, width: number, height: number];

/** A canvas that remembers what is filled, with its colour. */
function stubCanvas() {
  const filled: { readonly colour: string; readonly square: Square }[] = [];
  const context = {
    fillStyle: '',
    fillRect: (...square: Square) => void filled.push({ colour: context.fillStyle, square }),
  };
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockImplementation((() => context) as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['png'], { type: 'image/png' })));
  return filled;
}

describe('qrPng', () => {
  afterEach(() => vi.restoreAllMocks());

  it('draws dark modules on whole pixels, with four light modules on every side', async () => {
    const filled = stubCanvas();
    expect((await qrPng(ADDRESS))?.type).toBe('image/png');
    const [ground, ...modules] = filled;
    expect(ground).toEqual({ colour: '#ffffff', square: [0, 0, 800, 800] });
    expect(new Set(modules.map(({ colour }) => colour))).toEqual(new Set(['#000000']));
    const module = 800 / ((qrMatrix(ADDRESS, 'M')?.count ?? 0) + 8);
    const edges = modules.flatMap(({ square: [x, y, width, height] }) => [x, y, x + width, y + height]);
    expect(edges.every(Number.isInteger)).toBe(true);
    expect([Math.min(...edges), Math.max(...edges)]).toEqual([Math.round(4 * module), Math.round(800 - 4 * module)]);
  });

  it('makes no picture of a text that no code can hold', async () => {
    stubCanvas();
    expect(await qrPng('a'.repeat(5000))).toBeNull();
  });
});

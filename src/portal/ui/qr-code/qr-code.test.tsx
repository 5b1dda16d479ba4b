import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { QrCode } from './qr-code.art.tsx';
import { QR_COMPONENT_DEFAULTS, QR_DEFAULTS } from './qr-defaults.ts';
import { drawQr } from './qr-drawing.ts';
import { qrMatrix } from './qr-matrix.ts';

const TEXT = 'https://apps.example/pebble/ios?language=EN';
const LONGEST_OF_MEDIUM = 2331;

const words = createWords('EN', 'EN', { 'qr.overflow': 'code length overflow', 'qr.logoFailed': 'Image load error' });
const show = (code: React.JSX.Element) => render(<WordsProvider words={words}>{code}</WordsProvider>);

/** The squares of a path: the middle and the side of each. */
function squaresIn(path: string) {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v/g)].map(([, x, y, side]) => {
    const half = Number(side) / 2;
    return { x: Number(x) + half, y: Number(y) + half, side: Number(side) };
  });
}

function matrixOf(text: string) {
  const matrix = qrMatrix(text, 'M');
  if (!matrix) throw new Error('no code holds the text');
  return matrix;
}

describe('drawQr', () => {
  it('has the defaults of the specification', () => {
    expect(QR_DEFAULTS).toEqual({
      size: 800,
      margin: 20,
      errorCorrection: 'M',
      logoScale: 0.2,
      dotScale: 0.35,
      binarizeThreshold: 128,
    });
    expect(QR_COMPONENT_DEFAULTS).toEqual({ ...QR_DEFAULTS, size: 200, dotScale: 1 });
  });

  it.each([QR_DEFAULTS, QR_COMPONENT_DEFAULTS])('reads back as the matrix that it was drawn from', (style) => {
    const matrix = matrixOf(TEXT);
    const module = (style.size - 2 * style.margin) / matrix.count;
    const read = new Set(
      squaresIn(drawQr(matrix, style, false).dark).map(({ x, y }) =>
        [y, x].map((at) => Math.floor((at - style.margin) / module)).join(),
      ),
    );
    for (let row = 0; row < matrix.count; row++)
      for (let column = 0; column < matrix.count; column++)
        expect(read.has(`${row},${column}`), `${row},${column}`).toBe(matrix.isDark(row, column));
  });

  it('draws data at its scale and the patterns whole', () => {
    const matrix = matrixOf(TEXT);
    const module = (800 - 40) / matrix.count;
    const sides = new Set(squaresIn(drawQr(matrix, QR_DEFAULTS, false).dark).map(({ side }) => side.toFixed(2)));
    expect(sides).toEqual(new Set([module.toFixed(2), (module * 0.35).toFixed(2)]));
    expect(matrix.isPattern(0, 0)).toBe(true);
  });

  it('leaves the middle to the mark and nothing but the middle', () => {
    const matrix = matrixOf(TEXT);
    const { dark, logo } = drawQr(matrix, QR_DEFAULTS, true);
    expect(logo).toEqual({ at: 324, side: 152 });
    const inside = squaresIn(dark).filter(({ x, y }) => x > 324 && x < 476 && y > 324 && y < 476);
    expect(inside).toEqual([]);
    const without = squaresIn(drawQr(matrix, QR_DEFAULTS, false).dark).length;
    // Medium error correction restores up to 15 % of a code.
    expect(without - squaresIn(dark).length).toBeLessThan(matrix.count ** 2 * 0.07);
  });

  it('keeps a quiet margin on every side', () => {
    for (const { x, y, side } of squaresIn(drawQr(matrixOf(TEXT), QR_COMPONENT_DEFAULTS, false).dark))
      for (const at of [x, y]) {
        expect(at - side / 2).toBeGreaterThanOrEqual(19.99);
        expect(at + side / 2).toBeLessThanOrEqual(180.01);
      }
  });

  it('knows the length that a code can hold', () => {
    expect(qrMatrix('a'.repeat(LONGEST_OF_MEDIUM), 'M')?.count).toBe(177);
    expect(qrMatrix('a'.repeat(LONGEST_OF_MEDIUM + 1), 'M')).toBeNull();
    expect(qrMatrix('', 'M')).toBeNull();
  });
});

describe('QrCode', () => {
  it('is a picture with a name', () => {
    show(<QrCode text={TEXT} label="iOS app" logo="/site-assets/7/mark.svg" />);
    const code = screen.getByRole('img', { name: 'iOS app' });
    expect(code.getAttribute('viewBox')).toBe('0 0 200 200');
    expect(code.querySelector('image')?.getAttribute('href')).toBe('/site-assets/7/mark.svg');
    expect(code.outerHTML).not.toContain('style=');
  });

  it('says that the mark did not load, and stays a whole code', () => {
    show(<QrCode text={TEXT} label="iOS app" logo="/missing.svg" />);
    const code = screen.getByRole('img', { name: 'iOS app' });
    const before = code.querySelector('path')?.getAttribute('d')?.length ?? 0;
    const image = code.querySelector('image');
    if (image) fireEvent.error(image);
    expect(screen.getByRole('alert').textContent).toBe('Image load error');
    expect(code.querySelector('image')).toBeNull();
    expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(before);
  });

  it('says that a text is too long for any code', () => {
    show(<QrCode text={'a'.repeat(5000)} label="iOS app" />);
    expect(screen.getByRole('alert').textContent).toBe('code length overflow');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('turns the mark into black and white at the threshold', () => {
    show(<QrCode text={TEXT} label="iOS app" logo="/mark.svg" isBinarized />);
    const level = screen.getByRole('img').querySelector('feFuncR');
    const slope = Number(level?.getAttribute('slope'));
    const crossing = (0.5 - Number(level?.getAttribute('intercept'))) / slope;
    expect(Math.round(crossing * 255)).toBe(129);
  });
});

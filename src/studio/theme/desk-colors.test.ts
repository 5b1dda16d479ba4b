import { describe, expect, it } from 'vitest';
import { type ColorRole, darkColors, faceColors, lightColors } from './desk-colors.ts';

const texts = ['tx', 'tx2', 'tx3', 'priTx', 'ok', 'warn', 'err'] as const;
const onGrounds = (['bg', 'surf', 'surf2', 'band'] as const).flatMap((ground) =>
  texts.map((text) => [text, ground] as const),
);
const pairs: ReadonlyArray<readonly [text: ColorRole, ground: ColorRole]> = [
  ...onGrounds,
  ...(['pri', 'priHover', 'priPressed'] as const).map((ground) => ['onPri', ground] as const),
  ...(['priTx', 'onPriSoft', 'tx', 'tx2'] as const).map((text) => [text, 'priSoft'] as const),
  ...[['ok', 'okSoft'] as const, ['onOkSoft', 'okSoft'] as const],
  ...[['warn', 'warnSoft'] as const, ['onWarnSoft', 'warnSoft'] as const],
  ...[['err', 'errSoft'] as const, ['onErrSoft', 'errSoft'] as const],
  ...[['accTx', 'accSoft'] as const, ['onHot', 'hot'] as const, ['tx2', 'surf3'] as const, ['tx', 'here'] as const],
  ...[['onInk', 'ink'] as const, ['onInk2', 'ink'] as const],
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('the %s colours of the desk', (_, colors) => {
  it.each(pairs)('let %s be read on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it('let the focus be seen on every ground', () => {
    for (const ground of ['bg', 'surf', 'surf2', 'priSoft'] as const)
      expect(contrast(colors.focus, colors[ground]), ground).toBeGreaterThanOrEqual(3);
  });
});

it.each(faceColors)('lets white letters be read on the face %s', (ground) => {
  expect(contrast('#FFFFFF', ground)).toBeGreaterThanOrEqual(4.5);
});

/** The ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

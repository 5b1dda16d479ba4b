import type { ThemeColors } from '#contracts/generated/contracts.ts';
import { colorProperties } from '#portal/theme/tokens.ts';

const INK: ReadonlySet<keyof ThemeColors> = new Set(['tx', 'tx2', 'tx3', 'priTx', 'accTx', 'ok', 'warn', 'err']);
const LINES: ReadonlySet<keyof ThemeColors> = new Set(['line', 'line2']);
const GROUNDS: ReadonlySet<keyof ThemeColors> = new Set([
  ...(['surf', 'surf2', 'surf3'] as const),
  ...(['okSoft', 'warnSoft', 'errSoft', 'accSoft'] as const),
]);

function printedAs(role: keyof ThemeColors): string | null {
  if (INK.has(role)) return 'CanvasText';
  if (LINES.has(role)) return 'GrayText';
  return GROUNDS.has(role) ? 'Canvas' : null;
}

/** The colours of what is printed: dark on white, whatever the theme. What reads other roles keeps them. */
export const printedLook = colorProperties
  .flatMap(([role, property]) => {
    const color = printedAs(role);
    return color === null ? [] : [`${property}: ${color};`];
  })
  .join(' ');

import { writeFileSync } from 'node:fs';

/** One measured figure, and the target it is held against where there is one. */
export interface Figure {
  /** The measured figure, in the words of the table. */
  readonly figure: string;
  readonly measured: number;
  /** `×` for a ratio. */
  readonly unit: string;
  /** The terms of the ratio, or the conditions of the figure. */
  readonly detail?: string;
  readonly target?: Target;
}

export type Target = { readonly atMost: number } | { readonly atLeast: number };

/** Prints the figures as a table and writes them to the path in `BENCH_OUTPUT`, if the environment names one. */
export function reportFigures(figures: readonly Figure[]): void {
  const rows = [
    ['figure', 'measured', 'target', '', 'from'],
    ...figures.map((figure) => [
      figure.figure,
      `${inFigures(figure.measured)} ${figure.unit}`,
      sayTarget(figure),
      sayOutcome(figure.target && isMet(figure.measured, figure.target)),
      figure.detail ?? '',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const row of rows)
    console.info(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );

  const { BENCH_OUTPUT } = process.env;
  if (BENCH_OUTPUT === undefined) return;
  const results = figures.map(({ measured, ...figure }) => ({
    ...figure,
    measured: Number(inFigures(measured)),
    ...(figure.target && { met: isMet(measured, figure.target) }),
  }));
  writeFileSync(BENCH_OUTPUT, JSON.stringify({ results }));
}

/** Judged by the figure itself, never by its rounded form. */
function isMet(measured: number, target: Target): boolean {
  return 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast;
}

function sayTarget({ target, unit }: Figure): string {
  if (target === undefined) return '';
  return 'atMost' in target ? `≤ ${target.atMost} ${unit}` : `≥ ${target.atLeast} ${unit}`;
}

function sayOutcome(met: boolean | undefined): string {
  if (met === undefined) return '';
  return met ? 'met' : 'MISSED';
}

/** Three figures are what a machine with neighbours can stand for. */
function inFigures(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

import type { FaceName } from './letterforms.ts';
import { outlineText, type TextOutline } from './text-outline.ts';

/** A line of a title at its final scale. */
export interface BrokenLine {
  outline: TextOutline;
  /** Factor from hundredths of the em to user units. */
  scale: number;
  /** Whether the line holds only small words such as `of the`, which are set at half size. */
  minor: boolean;
}

export interface LineBreaking {
  face: FaceName;
  width: number;
  height: number;
  gap: number;
  /** The tallest a line may be. */
  maxLineHeight: number;
}

const SMALL_WORDS = new Set('of the and & in on to a vs for from'.split(' '));
const MAX_LINES = 3;
const MAX_LINE_RATIO = 2.1;
/** Below this height a line is hard to read on a phone, and its split scores little more than half. */
const LEAST_HEIGHT = 22;
const PENALTY_PER_LINE = 250;

/** Every way to cut words into at most three lines, in order. */
function splits(words: readonly string[], lines = MAX_LINES): string[][][] {
  if (words.length === 0) return [[]];
  if (lines === 0) return [];
  return words.flatMap((_, index) =>
    splits(words.slice(index + 1), lines - 1).map((rest) => [words.slice(0, index + 1), ...rest]),
  );
}

export function blockHeight(lines: readonly BrokenLine[], gap: number): number {
  return lines.reduce((sum, { outline, scale }) => sum + outline.height * scale, 0) + gap * (lines.length - 1);
}

/** Scales each line to the full width, then reins in extremes, small words and the height of the block. */
export function fitLines(
  lines: readonly BrokenLine[],
  { width, height, gap, maxLineHeight }: LineBreaking,
): BrokenLine[] {
  const filled = lines.map((line) => {
    const tallest = line.minor ? maxLineHeight * 0.34 : maxLineHeight;
    return { ...line, scale: Math.min(width / line.outline.width, tallest / line.outline.height) };
  });
  const major = filled.filter(({ minor }) => !minor).map(({ scale }) => scale);
  const least = Math.min(...major);
  const balanced = filled.map((line) => ({
    ...line,
    scale: Math.min(line.scale, least * (line.minor ? 0.5 : MAX_LINE_RATIO)),
  }));
  const gaps = gap * (balanced.length - 1);
  const ink = blockHeight(balanced, gap) - gaps;
  const squeeze = Math.min(1, (height - gaps) / ink);
  return balanced.map((line) => ({ ...line, scale: line.scale * squeeze }));
}

function score(lines: readonly BrokenLine[]): number {
  const area = lines.reduce((sum, { outline, scale }) => sum + outline.width * scale * outline.height * scale, 0);
  const heights = lines.filter(({ minor }) => !minor).map(({ outline, scale }) => outline.height * scale);
  const readable = Math.min(...heights) >= LEAST_HEIGHT;
  return area * (readable ? 1 : 0.55) - (lines.length - 1) * PENALTY_PER_LINE;
}

/** Breaks a title so that it fills its box best. The text must be drawable in the face; an empty one has no lines. */
export function breakLines(text: string, breaking: LineBreaking): BrokenLine[] {
  const measured = new Map<string, TextOutline>();
  const measure = (line: string) => {
    const known = measured.get(line) ?? outlineText(line, breaking.face);
    measured.set(line, known);
    return known;
  };
  let best: { lines: BrokenLine[]; score: number } = { lines: [], score: -Infinity };
  for (const split of splits(text.split(' ').filter(Boolean))) {
    const lines = split.map((words) => ({
      outline: measure(words.join(' ')),
      scale: 1,
      minor: split.length > 1 && words.every((word) => SMALL_WORDS.has(word.toLowerCase())),
    }));
    if (lines.every(({ minor }) => minor) || lines.some(({ outline }) => outline.width === 0)) continue;
    const fitted = fitLines(lines, breaking);
    const fittedScore = score(fitted);
    if (fittedScore > best.score) best = { lines: fitted, score: fittedScore };
  }
  return best.lines;
}

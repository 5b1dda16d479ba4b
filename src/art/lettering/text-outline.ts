import { type Face, type FaceName, faceOf, type OutlineCommand } from './letterforms.ts';

/** A line of text laid out at 100 units to the em, with the tight box of its ink. */
export interface TextOutline {
  commands: readonly OutlineCommand[];
  left: number;
  top: number;
  width: number;
  height: number;
}

const SUBSTITUTES: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '–': '-', '—': '-', '´': "'", '`': "'" };

/** The nearest character a face can draw: itself, its typewriter form, or its letter without marks. */
function drawable(face: Face, character: string): string {
  const plain = SUBSTITUTES[character] ?? character;
  if (face.letter(plain)) return plain;
  const bare = plain.normalize('NFD').replace(/\p{Mark}/gu, '');
  return [...bare].every((part) => face.letter(part)) ? bare : '';
}

/** The characters of a text that a face can draw, with single spaces; empty when the text is in another script. */
export function drawableText(text: string, faceName: FaceName): string {
  const face = faceOf(faceName);
  const drawn = [...text].map((character) => (/\s/.test(character) ? ' ' : drawable(face, character))).join('');
  return drawn.replace(/\s+/g, ' ').trim();
}

const UNITS_TO_HUNDREDTHS = 0.1;

/** Lays out a line. Characters the face lacks are left out, so pass drawable text where that matters. */
export function outlineText(text: string, faceName: FaceName): TextOutline {
  const face = faceOf(faceName);
  const commands: OutlineCommand[] = [];
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let pen = 0;
  let previous = '';
  for (const character of text) {
    const letter = face.letter(character);
    if (!letter) continue;
    pen += face.kerning(previous, character);
    for (const { type, points } of letter.outline) {
      commands.push({ type, points: place(points, pen, box) });
    }
    pen += letter.advance;
    previous = character;
  }
  if (commands.length === 0) return { commands, left: 0, top: 0, width: 0, height: 0 };
  return { commands, left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top };
}

/** Moves points to the pen and grows the box around them; control points count, which keeps ink inside for sure. */
function place(
  points: readonly number[],
  pen: number,
  box: { left: number; top: number; right: number; bottom: number },
): number[] {
  return points.map((value, index) => {
    if (index % 2 === 0) {
      const x = (value + pen) * UNITS_TO_HUNDREDTHS;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      return x;
    }
    const y = value * UNITS_TO_HUNDREDTHS;
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    return y;
  });
}

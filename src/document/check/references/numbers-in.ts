import type { JsonPath } from '#document/json-path.ts';
import type { PlacedText } from './strings-in.ts';

/** Every number in a value as a text, in order, wherever it stands. */
export function* numbersIn(value: unknown, path: JsonPath = []): Generator<PlacedText> {
  if (typeof value === 'number') {
    yield { path, text: String(value) };
  } else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* numbersIn(entry, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* numbersIn(inner, [...path, name]);
  }
}

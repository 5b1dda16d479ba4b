import type { JsonPath } from '#document/json-path.ts';

/** A text somewhere in a document. */
export interface PlacedText {
  readonly path: JsonPath;
  readonly text: string;
}

/** Every text in a value, in order, wherever it stands. Names of properties are none. */
export function stringsIn(value: unknown, path: JsonPath = [], found: PlacedText[] = []): readonly PlacedText[] {
  if (typeof value === 'string') {
    found.push({ path, text: value });
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) stringsIn(value[index], [...path, index], found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) stringsIn(inner, [...path, name], found);
  }
  return found;
}

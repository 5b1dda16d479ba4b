import type { Fault } from '../fault.ts';
import type { JsonPath } from '../json-path.ts';

/** Checks everything in a document that lasts from one moment until another: conditions and announcements. */
export function* checkPeriods(value: unknown, path: JsonPath = []): Generator<Fault> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* checkPeriods(entry, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    if ('from' in value && 'until' in value && typeof value.from === 'string' && typeof value.until === 'string') {
      if (Date.parse(value.until) <= Date.parse(value.from)) {
        yield {
          path: [...path, 'until'],
          wrong: `${JSON.stringify(value.until)} is not after ${JSON.stringify(value.from)}`,
          right: 'let it end after it begins',
        };
      }
    }
    for (const [name, inner] of Object.entries(value)) yield* checkPeriods(inner, [...path, name]);
  }
}

import type { Node } from 'jsonc-parser';
import { type Problem, problemOfFile } from '#document/check/problem.ts';
import { type PlacedText, stringsIn } from '#document/check/references/strings-in.ts';
import type { Fault } from '#document/fault.ts';
import { formatJsonPath, type JsonPath } from '#document/json-path.ts';
import { MAX_BYTES, parseJsonText } from './json-text.ts';

/** A document that was read, with the way back from its values to their places in the file. */
export interface SourceDocument {
  readonly file: string;
  readonly value: unknown;
  /** Every text in it, wherever it stands. */
  readonly texts: readonly PlacedText[];
  /** Gives a fault of the document its place. */
  readonly locate: (fault: Fault) => Problem;
}

/**
 * No schema allows as many entries. Validators take quadratic time in the number of faults, so longer lists never reach
 * them.
 */
const MAX_ENTRIES = 2000;

type SourceReading = { readonly source: SourceDocument } | { readonly problems: readonly Problem[] };

/** Cache of parsed bytes, for as long as somebody holds the bytes: each site that extends a layout asks for it. */
const readings = new WeakMap<Uint8Array, { readonly file: string; readonly reading: SourceReading }>();

/** Reads a file as strict JSON, or says why it is none. Nobody may change the bytes afterwards. */
export function readSource(file: string, content: string | Uint8Array): SourceReading {
  if (typeof content === 'string') return readAnew(file, content);
  const known = readings.get(content);
  if (known?.file === file) return known.reading;
  const reading = readAnew(file, content);
  readings.set(content, { file, reading });
  return reading;
}

function readAnew(file: string, content: string | Uint8Array): SourceReading {
  const whole = (wrong: string, right: string) => ({ problems: [problemOfFile(file, wrong, right)] });
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  if (bytes.byteLength > MAX_BYTES)
    return whole(`the file has ${Math.ceil(bytes.byteLength / 1024)} kB`, `give ${MAX_BYTES / 1024} kB or less`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return whole('the file is not UTF-8', 'save it as UTF-8');
  }
  if (text.startsWith('\uFEFF'))
    return whole('the file begins with a byte order mark', 'save it as UTF-8 without one, as JSON has it');
  const placeAt = placeFinder(text);
  const parsed = parseJsonText(text);
  if ('faults' in parsed) {
    return {
      problems: parsed.faults.map(({ offset, path, wrong, right }) => ({
        file,
        ...placeAt(offset),
        path: formatJsonPath(path),
        wrong,
        right,
        severity: 'error' as const,
      })),
    };
  }
  const { tree } = parsed;
  const offsetOf = offsetFinder(tree);
  const locate = ({ path, wrong, right, isName, severity }: Fault): Problem => ({
    file,
    ...placeAt(offsetOf(path, isName ?? false)),
    path: formatJsonPath(path),
    wrong,
    right,
    severity: severity ?? 'error',
  });
  const value: unknown = JSON.parse(text);
  const long = pathOfLongList(value, []);
  if (long) {
    const wrong = `the list has more than ${MAX_ENTRIES} entries`;
    return { problems: [locate({ path: long, wrong, right: 'give fewer' })] };
  }
  return { source: { file, value, texts: stringsIn(value), locate } };
}

function pathOfLongList(value: unknown, path: JsonPath): JsonPath | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && value.length > MAX_ENTRIES) return path;
  for (const [name, inner] of Object.entries(value)) {
    const found = pathOfLongList(inner, [...path, Array.isArray(value) ? Number(name) : name]);
    if (found) return found;
  }
  return null;
}

/** Tells where a value begins, or its name; for a value that is missing, what would hold it. */
function offsetFinder(tree: Node): (path: JsonPath, isName: boolean) => number {
  const known = new Map<Node, ReadonlyMap<unknown, Node>>();
  const propertiesOf = (object: Node): ReadonlyMap<unknown, Node> => {
    const properties =
      known.get(object) ?? new Map(object.children?.map((property) => [property.children?.[0]?.value, property]));
    known.set(object, properties);
    return properties;
  };
  return (path, isName) => {
    let node = tree;
    for (const [index, step] of path.entries()) {
      const property = node.type === 'object' ? propertiesOf(node).get(step) : undefined;
      const inner = node.type === 'array' ? node.children?.[Number(step)] : property?.children?.[1];
      if (!inner) return node.offset;
      if (isName && property && index === path.length - 1) return property.offset;
      node = inner;
    }
    return node.offset;
  };
}

function placeFinder(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => {
    let line = 0;
    let after = starts.length;
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Fault } from '../fault.ts';
import { formatJsonPath, type JsonPath } from '../json-path.ts';
import { MAX_BYTES, parseJsonText } from './json-text.ts';
import { type Problem, problemOfFile } from './problem.ts';
import { type PlacedText, stringsIn } from './strings-in.ts';

/** A document that was read, with the way back from its values to their places in the file. */
export interface SourceDocument {
  readonly file: string;
  readonly value: unknown;
  /** Every text in it, wherever it stands. */
  readonly texts: readonly PlacedText[];
  /** Gives a fault of the document its place. */
  readonly locate: (fault: Fault) => Problem;
}

/** Reads a file as strict JSON, or says why it is none. */
export function readSource(
  file: string,
  content: string | Uint8Array,
): { readonly source: SourceDocument } | { readonly problems: readonly Problem[] } {
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
  const locate = ({ path, wrong, right, isName, severity }: Fault): Problem => ({
    file,
    ...placeAt(offsetOf(tree, path, isName ?? false)),
    path: formatJsonPath(path),
    wrong,
    right,
    severity: severity ?? 'error',
  });
  const value: unknown = JSON.parse(text);
  return { source: { file, value, texts: stringsIn(value), locate } };
}

/** Where a value begins, or its name; for a value that is missing, what would hold it. */
function offsetOf(tree: Node, path: JsonPath, isName: boolean): number {
  const node = findNodeAtLocation(tree, [...path]);
  if (!node) return path.length === 0 ? tree.offset : offsetOf(tree, path.slice(0, -1), false);
  return isName && node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

function placeFinder(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  return (offset) => {
    const before = text.slice(0, offset);
    const start = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: offset - start + 1 };
  };
}

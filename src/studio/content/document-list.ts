import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { formatDocument, formatValue } from '#document/format-document.ts';

/** An entry of a list in a document, with its text as it stands in the file. */
export interface ListEntry<Value> {
  readonly text: string;
  readonly value: Value;
}

/** The column at which the entries of a document's list begin. */
const INDENT = 4;

/**
 * Reads the list under a key of a document.
 * @returns no entries where the document is missing or has no such list.
 */
export function readList<Value>(document: string | undefined, key: string): readonly ListEntry<Value>[] {
  const nodes = listIn(document, key)?.children ?? [];
  return nodes.map(({ offset, length }) => {
    const text = (document ?? '').slice(offset, offset + length);
    return { text, value: JSON.parse(text) as Value };
  });
}

/** Formats an entry as our documents are formatted. */
export const entryOf = <Value>(value: Value): ListEntry<Value> => ({ text: formatValue(value, INDENT), value });

/**
 * Replaces the list under a key. The rest of the document, and entries that were read from it, stay byte for byte.
 */
export function writeList(document: string | undefined, key: string, entries: readonly ListEntry<unknown>[]): string {
  const list = listIn(document, key);
  if (document === undefined || list === undefined) return formatDocument({ [key]: entries.map(({ value }) => value) });
  const pad = ' '.repeat(INDENT);
  const written = entries.length === 0 ? '[]' : `[\n${entries.map(({ text }) => pad + text).join(',\n')}\n  ]`;
  return document.slice(0, list.offset) + written + document.slice(list.offset + list.length);
}

function listIn(document: string | undefined, key: string) {
  const root = document === undefined ? undefined : parseTree(document);
  return root && findNodeAtLocation(root, [key]);
}

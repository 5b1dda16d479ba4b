import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Fault } from '#document/fault.ts';
import type { JsonPath } from '#document/json-path.ts';

/** A fault of the text itself, at a position in it. */
export interface TextFault {
  readonly offset: number;
  readonly path: JsonPath;
  readonly wrong: string;
  readonly right: string;
}

export const MAX_BYTES = 512 * 1024;
export const MAX_DEPTH = 40;

const syntax: Readonly<Record<string, Pick<Fault, 'wrong' | 'right'>>> = {
  InvalidSymbol: { wrong: 'this is not JSON', right: 'put names and texts in double quotes' },
  InvalidNumberFormat: { wrong: 'this is no number of JSON', right: 'write it like 12 or 1.5' },
  PropertyNameExpected: { wrong: 'a name in double quotes is missing', right: 'add it, or take out the comma before' },
  ValueExpected: { wrong: 'a value is missing', right: 'add it, or take out the comma before' },
  ColonExpected: { wrong: 'a colon is missing', right: 'put one between name and value' },
  CommaExpected: { wrong: 'a comma is missing', right: 'put one between the entries' },
  CloseBraceExpected: { wrong: 'an object is not closed', right: 'add }' },
  CloseBracketExpected: { wrong: 'a list is not closed', right: 'add ]' },
  EndOfFileExpected: { wrong: 'there is more after the end of the document', right: 'take it out' },
  InvalidCommentToken: { wrong: 'JSON has no comments', right: 'take it out' },
  UnexpectedEndOfComment: { wrong: 'JSON has no comments', right: 'take it out' },
  UnexpectedEndOfString: { wrong: 'a text is not closed', right: 'add " before the end of the line' },
  UnexpectedEndOfNumber: { wrong: 'a number is cut off', right: 'write it like 12 or 1.5' },
  InvalidUnicode: { wrong: 'this is no character', right: 'write \\u and four hexadecimal digits' },
  InvalidEscapeCharacter: { wrong: 'this escape is not known', right: 'escape a backslash as \\\\' },
  InvalidCharacter: { wrong: 'this character may not stand in a text', right: 'escape it' },
};

/**
 * Reads strict JSON: no comments, no comma at the end, no name twice, nothing too deep. The tree is there when nothing
 * is wrong.
 */
export function parseJsonText(text: string): { readonly tree: Node } | { readonly faults: readonly TextFault[] } {
  if (text.trim() === '')
    return { faults: [{ offset: 0, path: [], wrong: 'the file is empty', right: 'write a JSON object' }] };
  const tooDeep = depthFault(text);
  if (tooDeep) return { faults: [tooDeep] };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  // One slip makes many errors after it, so only the first is reported.
  if (first) {
    const { wrong, right } = syntax[printParseErrorCode(first.error)] ?? {
      wrong: 'this is not JSON',
      right: 'write strict JSON',
    };
    return { faults: [{ offset: first.offset, path: [], wrong, right }] };
  }
  if (!tree) return { faults: [{ offset: 0, path: [], wrong: 'this is not JSON', right: 'write strict JSON' }] };
  const faults = [...nameFaults(tree, [])];
  return faults.length > 0 ? { faults } : { tree };
}

/** Found before parsing, since parsers call themselves for each level and would run out of stack. */
function depthFault(text: string): TextFault | null {
  let depth = 0;
  let isInText = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset];
    if (isInText) {
      if (character === '\\') offset += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > MAX_DEPTH)
      return { offset, path: [], wrong: `this is more than ${MAX_DEPTH} levels deep`, right: 'nest less' };
  }
  return null;
}

/** Names that JavaScript would take for an object's own machinery. No document has a use for them. */
const refusedNames = new Set(['__proto__', 'constructor', 'prototype']);

function* nameFaults(node: Node, path: JsonPath): Generator<TextFault> {
  const seen = new Set<string>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') {
      yield* nameFaults(child, [...path, index]);
      continue;
    }
    const [key, value] = child.children ?? [];
    const name = String(key?.value);
    const at = { offset: child.offset, path: [...path, name] };
    if (refusedNames.has(name))
      yield { ...at, wrong: `${JSON.stringify(name)} may not be a name`, right: 'take it out' };
    if (seen.has(name)) yield { ...at, wrong: `${JSON.stringify(name)} is given twice`, right: 'keep one of them' };
    seen.add(name);
    if (value) yield* nameFaults(value, [...path, name]);
  }
}

import type { Action, Condition, TextByLanguage } from '#contracts/generated/contracts.ts';
import { validateAction } from '#contracts/generated/validators.js';
import type { JsonPath } from '#document/json-path.ts';

/** Something that a document names and that has to be there. */
export type Reference = { readonly path: JsonPath } & (
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'menu' | 'vendor' | 'textKey' | 'asset' | 'flag'; readonly name: string }
  | { readonly kind: 'menuItem'; readonly menu: string; readonly name: string }
  | { readonly kind: 'words'; readonly words: TextByLanguage }
);

/**
 * Finds what a value of a valid document refers to. References are known by their looks, which the schemas keep apart:
 * an action has `do`, words go by language codes, a translation key has dots and nothing but, a picture lies in
 * `assets/`. A menu is named by a property that is `menu` or ends in `Menu`, one of its items by `raised` beside
 * `menu`, and vendors by a list called `vendors`.
 */
export function* referencesIn(value: unknown, path: JsonPath): Generator<Reference> {
  if (typeof value === 'string') {
    yield* referencesInText(value, path);
  } else if (Array.isArray(value)) {
    const isOfVendors = path.at(-1) === 'vendors';
    for (const [index, entry] of value.entries()) {
      if (isOfVendors && typeof entry === 'string') yield { kind: 'vendor', name: entry, path: [...path, index] };
      else yield* referencesIn(entry, [...path, index]);
    }
  } else if (typeof value === 'object' && value !== null) {
    if ('do' in value && validateAction(value)) yield { kind: 'action', action: value, path };
    else if (areWords(value)) yield { kind: 'words', words: value, path };
    else for (const [name, inner] of Object.entries(value)) yield* referencesIn(inner, [...path, name]);
    if ('menu' in value && 'raised' in value && typeof value.menu === 'string' && typeof value.raised === 'string')
      yield { kind: 'menuItem', menu: value.menu, name: value.raised, path: [...path, 'raised'] };
  }
}

function* referencesInText(text: string, path: JsonPath): Generator<Reference> {
  const holder = String(path.at(-1));
  if (/^(menu|[a-z]\w*Menu)$/.test(holder)) yield { kind: 'menu', name: text, path };
  else if (/^assets\//.test(text)) yield { kind: 'asset', name: text, path };
  else if (/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/.test(text)) yield { kind: 'textKey', name: text, path };
}

function areWords(value: object): value is TextByLanguage {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([name, words]) => /^[A-Z]{2}$/.test(name) && typeof words === 'string');
}

/** The modules that a condition asks for. */
export function* flagsIn(condition: Condition, path: JsonPath): Generator<Reference> {
  if ('flag' in condition) yield { kind: 'flag', name: condition.flag, path: [...path, 'flag'] };
  else if ('not' in condition) yield* flagsIn(condition.not, [...path, 'not']);
  else if ('all' in condition)
    for (const [index, one] of condition.all.entries()) yield* flagsIn(one, [...path, 'all', index]);
  else if ('any' in condition)
    for (const [index, one] of condition.any.entries()) yield* flagsIn(one, [...path, 'any', index]);
}

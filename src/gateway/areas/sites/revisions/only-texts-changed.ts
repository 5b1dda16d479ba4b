import { languages } from '#contracts/languages.ts';

/** Documents of a site as they are sent: texts by file, and what stands for the bytes of each asset. */
export interface SentDocuments {
  readonly sources: Readonly<Record<string, string>>;
  readonly assets: Readonly<Record<string, string>>;
}

/** Files of translations: every value is a text. */
const LOCALE = /\/locales\/[A-Z]{2}\.json$/;

/**
 * Compares documents with those that they are based on. Only texts may differ: values of files of translations, and
 * values of objects whose keys are language codes.
 * @returns a line with file and path for each other difference; none where texts alone changed.
 */
export function onlyTextsChanged(base: SentDocuments, sent: SentDocuments): readonly string[] {
  const problems: string[] = [];
  const say = (where: string): void => void problems.push(`${where}: translators change texts alone`);
  for (const file of namesOf(base.sources, sent.sources)) {
    const [before, after] = [base.sources[file], sent.sources[file]];
    if (before === after) continue;
    const isNewLocale = before === undefined && LOCALE.test(file);
    const [left, right] = [isNewLocale ? {} : parsed(before), parsed(after)];
    if (left === undefined || right === undefined) say(file);
    else if (LOCALE.test(file) && isTexts(left) && isTexts(right)) continue;
    else for (const path of differences(left, right, '')) say(`${file}: ${path}`);
  }
  for (const name of namesOf(base.assets, sent.assets))
    if (base.assets[name] !== sent.assets[name]) say(`assets/${name}`);
  return problems;
}

/** The paths at which two values differ otherwise than in a text by language. */
function* differences(left: unknown, right: unknown, path: string): Generator<string> {
  if (Object.is(left, right)) return;
  if (isTextByLanguage(left) && isTextByLanguage(right)) return;
  if (Array.isArray(left) && Array.isArray(right) && left.length === right.length) {
    for (const [at, value] of left.entries()) yield* differences(value, right[at], below(path, String(at)));
    return;
  }
  if (!isRecord(left) || !isRecord(right)) {
    yield path === '' ? 'the whole document' : path;
    return;
  }
  for (const key of namesOf(left, right)) {
    const isInBoth = Object.hasOwn(left, key) && Object.hasOwn(right, key);
    if (isInBoth) yield* differences(left[key], right[key], below(path, key));
    else yield below(path, key);
  }
}

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const namesOf = (left: object, right: object): ReadonlySet<string> =>
  new Set([...Object.keys(left), ...Object.keys(right)]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const isTextByLanguage = (value: unknown): boolean =>
  isRecord(value) &&
  isTexts(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((code) => Object.hasOwn(languages, code));

/** Undefined for a file that is not there, or is no JSON. */
function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

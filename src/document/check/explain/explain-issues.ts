import { PROPERTY_NAMES } from '#contracts/generated/property-names.ts';
import type { ValidationIssue, Validator } from '#contracts/generated/validators.js';
import type { Fault } from '#document/fault.ts';
import { type JsonPath, valueAt } from '#document/json-path.ts';
import { nearestName } from '#document/nearest-name.ts';
import { chooseAlternatives, type ReportedIssue } from './choose-alternative.ts';
import { describeIssue, show } from './describe-issue.ts';

/**
 * With more issues than this, nobody asks what each strange name meant: every guess validates the whole value again.
 */
const MAX_GUESSED = 200;

/** The names of one kind of issue, by the pointer of the object that has or lacks them. */
type NamesAt = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Says in plain words what a validator finds wrong with a value, one fault for each. Empty when it finds nothing.
 * @param at the path of the value in its document; faults carry whole paths.
 */
export function explainIssues(validate: Validator<unknown>, value: unknown, at: JsonPath = []): readonly Fault[] {
  const issues = issuesOf(validate, value);
  const faults = new Map<string, Fault>();
  const missing = namesAt(issues, 'required', 'missingProperty');
  for (const issue of withoutEchoes(issues, value, missing)) {
    const guess = issues.length > MAX_GUESSED ? null : validate;
    const fault = faultOf(issue, value, guess, missing.get(issue.instancePath) ?? []);
    faults.set(JSON.stringify([fault.path, fault.wrong]), { ...fault, path: [...at, ...fault.path] });
  }
  return [...faults.values()];
}

function issuesOf(validate: Validator<unknown>, value: unknown): readonly ReportedIssue[] {
  return validate(value) ? [] : chooseAlternatives(validate.errors ?? []);
}

/**
 * Leaves out what only repeats another issue: the reason behind a refused name, and a missing property that was
 * mistyped.
 */
function withoutEchoes(issues: readonly ReportedIssue[], root: unknown, missing: NamesAt): readonly ReportedIssue[] {
  const refused = new Set(
    issues.filter((issue) => issue.keyword === 'propertyNames').map((issue) => issue.instancePath),
  );
  const isReason = (issue: ReportedIssue): boolean =>
    refused.has(issue.instancePath) &&
    ['pattern', 'minLength', 'maxLength'].includes(issue.keyword) &&
    typeof valueAt(root, pathOfPointer(issue.instancePath, root)) !== 'string';
  const meant = new Map<string, Set<string | null>>();
  for (const [pointer, extras] of namesAt(issues, 'additionalProperties', 'additionalProperty')) {
    const asked = missing.get(pointer);
    if (asked) meant.set(pointer, new Set([...extras].map((extra) => nearestName(extra, asked))));
  }
  const isMistyped = ({ keyword, instancePath, params }: ReportedIssue): boolean =>
    keyword === 'required' && meant.get(instancePath)?.has(String(params.missingProperty)) === true;
  return issues.filter((issue) => !isReason(issue) && !isMistyped(issue));
}

/**
 * @param guess finds out what a strange name meant; null where nobody asks.
 * @param missing the names that the object of the issue lacks.
 */
function faultOf(
  issue: ReportedIssue,
  root: unknown,
  guess: Validator<unknown> | null,
  missing: Iterable<string>,
): Fault {
  const path = pathOfPointer(issue.instancePath, root);
  const value = valueAt(root, path);
  const { wrong, right } = issue.alternatives
    ? { wrong: `${show(value)} fits none of the forms`, right: issue.alternatives }
    : describeIssue(issue, value);
  if (issue.keyword === 'propertyNames')
    return { path: [...path, String(issue.params.propertyName)], wrong, right, isName: true };
  if (issue.keyword === 'discriminator' && issue.params.tagValue !== undefined)
    return { path: [...path, String(issue.params.tag)], wrong, right };
  if (issue.keyword !== 'additionalProperties') return { path, wrong, right };
  const name = String(issue.params.additionalProperty);
  const meant = nearestName(name, missing) ?? (guess && meantByName(name, path, root, guess));
  return { path: [...path, name], wrong, right: meant === null ? right : `did you mean ${show(meant)}?`, isName: true };
}

/**
 * The allowed property that a mistyped one most likely meant: the nearest of all names that the validator accepts in
 * its place.
 */
function meantByName(name: string, path: JsonPath, root: unknown, validate: Validator<unknown>): string | null {
  const candidates = new Set(PROPERTY_NAMES);
  for (;;) {
    const candidate = nearestName(name, candidates);
    if (candidate === null) return null;
    const refuses = issuesOf(validate, renamed(root, path, name, candidate)).some(
      (issue) =>
        (issue.keyword === 'additionalProperties' &&
          issue.params.additionalProperty === candidate &&
          sameAs(issue, path)) ||
        (issue.alternatives !== undefined && sameAs(issue, path)),
    );
    if (!refuses) return candidate;
    candidates.delete(candidate);
  }
}

function renamed(value: unknown, path: JsonPath, from: string, to: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined)
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key === from ? to : key, inner]));
  if (Array.isArray(value)) return value.with(Number(step), renamed(value[Number(step)], rest, from, to));
  const holder = value as Readonly<Record<string, unknown>>;
  return { ...holder, [step]: renamed(holder[step], rest, from, to) };
}

function sameAs(issue: ValidationIssue, path: JsonPath): boolean {
  return (
    issue.instancePath === path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  );
}

function namesAt(issues: readonly ReportedIssue[], keyword: string, param: string): NamesAt {
  const names = new Map<string, Set<string>>();
  for (const issue of issues) {
    if (issue.keyword !== keyword) continue;
    const known = names.get(issue.instancePath);
    if (known) known.add(String(issue.params[param]));
    else names.set(issue.instancePath, new Set([String(issue.params[param])]));
  }
  return names;
}

/** The way that a JSON pointer goes in a value. */
function pathOfPointer(pointer: string, root: unknown): JsonPath {
  const path: Array<string | number> = [];
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(valueAt(root, path)) ? Number(name) : name);
  }
  return path;
}

import type { ValidationIssue } from '#contracts/generated/validators.js';
import { nearestName } from '../nearest-name.ts';
import { kindOf, show } from './describe-issue.ts';

/** An issue to be told; `alternatives` stands for a value that fits none of several forms. */
export type ToldIssue = ValidationIssue & { readonly alternatives?: string };

/**
 * Where a value may take one of several forms, the validator tells what every form misses. This keeps what the form that was most
 * likely meant misses: the one that fits on the outside and fails further in, else the one with the fewest issues.
 */
export function chooseAlternatives(issues: readonly ValidationIssue[]): readonly ToldIssue[] {
  let told: readonly ToldIssue[] = issues;
  // Innermost first, so that an outer choice sees what is left of the inner one.
  for (;;) {
    const choice = deepest(told.filter((issue) => issue.keyword === 'oneOf' && issue.alternatives === undefined));
    if (!choice) return told;
    const end = told.indexOf(choice);
    let start = end;
    while (start > 0 && isWithin(told[start - 1], choice.instancePath)) start -= 1;
    told = told.toSpliced(start, end - start + 1, ...choose(told.slice(start, end), choice));
  }
}

function choose(issues: readonly ToldIssue[], choice: ValidationIssue): readonly ToldIssue[] {
  const outside = issues.filter((issue) => issue.instancePath === choice.instancePath);
  const inside = issues.filter((issue) => issue.instancePath !== choice.instancePath);
  const forms = byForm(outside, choice).sort((one, other) => one.length - other.length);
  const [best, next] = forms.filter((form) => !form.some(isOtherKind));
  if (inside.length > 0) {
    const fits = best?.every((issue) => issue.keyword === 'additionalProperties') ?? false;
    return fits && best ? [...best, ...inside] : inside;
  }
  if (best && best.length !== next?.length) return best;
  const mistyped = mistypedName(outside);
  if (mistyped) return [mistyped];
  return [{ ...choice, alternatives: `give ${[...new Set(forms.map(wanted))].join(', or ')}` }];
}

function byForm(issues: readonly ToldIssue[], choice: ValidationIssue): Array<readonly ToldIssue[]> {
  const forms = new Map<string, ToldIssue[]>();
  for (const issue of issues) {
    const form = formOf(issue, choice);
    forms.set(form, [...(forms.get(form) ?? []), issue]);
  }
  return [...forms.values()];
}

/** A name that no form knows, close to one that some form asks for. */
function mistypedName(issues: readonly ToldIssue[]): ToldIssue | undefined {
  const asked = issues
    .filter((issue) => issue.keyword === 'required')
    .map((issue) => String(issue.params.missingProperty));
  const isMistyped = ({ keyword, params }: ToldIssue): boolean =>
    keyword === 'additionalProperties' && nearestName(String(params.additionalProperty), asked) !== null;
  return issues.find(isMistyped);
}

/** The form of a choice that an issue belongs to; forms that are files of their own have paths of their own. */
function formOf(issue: ValidationIssue, choice: ValidationIssue): string {
  const prefix = `${choice.schemaPath}/`;
  return issue.schemaPath.startsWith(prefix)
    ? (issue.schemaPath.slice(prefix.length).split('/')[0] ?? '')
    : 'another file';
}

function isOtherKind(issue: ValidationIssue): boolean {
  return issue.keyword === 'type' || issue.keyword === 'const';
}

/** What a form asks for, from what is missing. */
function wanted(form: readonly ValidationIssue[]): string {
  const [first] = form;
  if (first?.keyword === 'type') return kindOf(first.params.type);
  if (first?.keyword === 'const') return show(first.params.allowedValue);
  const missing = form
    .filter((issue) => issue.keyword === 'required')
    .map((issue) => show(issue.params.missingProperty));
  return missing.join(' and ') || 'another form';
}

function deepest(choices: readonly ToldIssue[]): ToldIssue | undefined {
  return choices.reduce<ToldIssue | undefined>(
    (best, choice) => (best && best.instancePath.length >= choice.instancePath.length ? best : choice),
    undefined,
  );
}

function isWithin(issue: ToldIssue | undefined, path: string): boolean {
  return issue !== undefined && (issue.instancePath === path || issue.instancePath.startsWith(`${path}/`));
}

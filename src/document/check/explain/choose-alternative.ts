import type { ValidationIssue } from '#contracts/generated/validators.js';
import { nearestName } from '#document/nearest-name.ts';
import { kindOf, show } from './describe-issue.ts';

/** An issue to report; `alternatives` stands for a value that fits none of several forms. */
export type ReportedIssue = ValidationIssue & { readonly alternatives?: string };

/**
 * For a value with several allowed forms, the validator reports the faults against every form. This keeps the faults
 * against the form that was most likely meant: the one that fits on the outside and fails further in, else the one with
 * the fewest issues.
 */
export function chooseAlternatives(issues: readonly ValidationIssue[]): readonly ReportedIssue[] {
  const reported: ReportedIssue[] = [];
  // A validator reports what the forms miss before the choice between them, and an inner choice before an outer one.
  for (const issue of withoutItemsBeyondLimit(issues)) {
    if (issue.keyword !== 'oneOf') {
      reported.push(issue);
      continue;
    }
    let start = reported.length;
    while (start > 0 && isWithin(reported[start - 1], issue.instancePath)) start -= 1;
    for (const chosen of choose(reported.splice(start), issue)) reported.push(chosen);
  }
  return reported;
}

/** Reports a list with too many entries once and drops the issues of its entries: a file can hold very many. */
function withoutItemsBeyondLimit(issues: readonly ValidationIssue[]): readonly ValidationIssue[] {
  const lists = new Set(issues.filter(({ keyword }) => keyword === 'maxItems').map(({ instancePath }) => instancePath));
  return lists.size === 0 ? issues : issues.filter(({ instancePath }) => !liesUnder(instancePath, lists));
}

function liesUnder(pointer: string, lists: ReadonlySet<string>): boolean {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = end > 0 ? pointer.lastIndexOf('/', end - 1) : -1)
    if (lists.has(pointer.slice(0, end))) return true;
  return false;
}

function choose(issues: readonly ReportedIssue[], choice: ValidationIssue): readonly ReportedIssue[] {
  const outside = issues.filter((issue) => issue.instancePath === choice.instancePath);
  const inside = issues.filter((issue) => issue.instancePath !== choice.instancePath);
  const forms = byForm(outside, choice).sort((one, other) => one.length - other.length);
  const [best, next] = forms.filter((form) => !form.some(isOtherKind));
  if (inside.length > 0) {
    if (hasWholeForm(outside, choice)) return inside;
    const fits = best?.every((issue) => issue.keyword === 'additionalProperties') ?? false;
    return fits && best ? [...best, ...inside] : inside;
  }
  if (best && best.length !== next?.length) return best;
  const mistyped = mistypedName(outside);
  if (mistyped) return [mistyped];
  return [{ ...choice, alternatives: `give ${[...new Set(forms.map(wanted))].join(', or ')}` }];
}

function byForm(issues: readonly ReportedIssue[], choice: ValidationIssue): Array<readonly ReportedIssue[]> {
  const forms = new Map<string, ReportedIssue[]>();
  for (const issue of issues) {
    const form = formOf(issue, choice);
    const known = forms.get(form);
    if (known) known.push(issue);
    else forms.set(form, [issue]);
  }
  return [...forms.values()];
}

/**
 * Some form asks for nothing that is missing and refuses no name: forms are numbered, and those that miss something
 * leave a gap.
 */
function hasWholeForm(issues: readonly ReportedIssue[], choice: ValidationIssue): boolean {
  const numbers = new Set(issues.map((issue) => Number(formOf(issue, choice))).filter(Number.isInteger));
  let highest = -1;
  for (const number of numbers) highest = Math.max(highest, number);
  return numbers.size <= highest;
}

/** A name that no form knows, close to one that some form asks for. */
function mistypedName(issues: readonly ReportedIssue[]): ReportedIssue | undefined {
  const asked = new Set<string>();
  const extras = new Map<string, ReportedIssue>();
  for (const issue of issues) {
    const extra = String(issue.params.additionalProperty);
    if (issue.keyword === 'required') asked.add(String(issue.params.missingProperty));
    else if (issue.keyword === 'additionalProperties' && !extras.has(extra)) extras.set(extra, issue);
  }
  for (const [extra, issue] of extras) if (nearestName(extra, asked) !== null) return issue;
  return undefined;
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

/** The requirement of a form, from the missing properties. */
function wanted(form: readonly ValidationIssue[]): string {
  const [first] = form;
  if (first?.keyword === 'type') return kindOf(first.params.type);
  if (first?.keyword === 'const') return show(first.params.allowedValue);
  const missing = form
    .filter((issue) => issue.keyword === 'required')
    .map((issue) => show(issue.params.missingProperty));
  return missing.join(' and ') || 'another form';
}

function isWithin(issue: ReportedIssue | undefined, path: string): boolean {
  return issue !== undefined && (issue.instancePath === path || issue.instancePath.startsWith(`${path}/`));
}

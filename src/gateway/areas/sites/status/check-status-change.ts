import { countries } from '#contracts/countries.ts';
import type { FieldErrorCode } from '#contracts/errors.ts';
import type { ChangeMaintenance, RegionRule, StatusMessage } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { isPast } from './status-override.ts';

type Faults = Record<string, FieldErrorCode>;

/**
 * Checks a change of maintenance: the end is after the start and in the future, and texts are in languages of the site.
 * @throws DomainError `invalid_request` naming every field.
 */
export function checkMaintenance(
  site: PublishedSite,
  { switch: switched = null, plan = null }: ChangeMaintenance,
  now: Date,
): void {
  const faults: Faults = {
    ...languageFaults(site, 'switch', switched),
    ...languageFaults(site, 'plan', plan),
  };
  if (switched?.enabled === true && switched.endTime !== undefined && isPast(switched.endTime, now))
    faults['switch.endTime'] = 'out_of_range';
  if (plan !== null && (isPast(plan.endTime, now) || Date.parse(plan.endTime) <= Date.parse(plan.startTime)))
    faults['plan.endTime'] = 'out_of_range';
  refuse(faults);
}

/**
 * Checks a region rule: countries exist, somebody is let in, and texts are in languages of the site.
 * @throws DomainError `invalid_request` naming every field.
 */
export function checkRegion(site: PublishedSite, rule: RegionRule | null): void {
  const faults: Faults = languageFaults(site, 'rule', rule);
  const unknown = rule?.countries.findIndex((country) => !countries.includes(country)) ?? -1;
  if (unknown >= 0) faults[`rule.countries.${unknown}`] = 'not_allowed_value';
  if (rule?.mode === 'allow' && rule.countries.length === 0) faults['rule.countries'] = 'too_short';
  refuse(faults);
}

interface Texts {
  readonly title?: StatusMessage;
  readonly message?: StatusMessage;
}

function languageFaults({ site }: PublishedSite, at: string, texts: Texts | null): Faults {
  const offered: readonly string[] = site.languages.offered;
  const faults: Faults = {};
  for (const [name, text = {}] of [
    ['title', texts?.title],
    ['message', texts?.message],
  ] as const)
    for (const language of Object.keys(text))
      if (!offered.includes(language)) faults[`${at}.${name}.${language}`] = 'not_allowed_value';
  return faults;
}

function refuse(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw new DomainError('invalid_request', { fields: faults });
}

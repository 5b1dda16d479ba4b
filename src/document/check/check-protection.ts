import type { JurisdictionControls, SelfExclusionSpan, SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { isModuleOn } from '../flags.ts';
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.ts';
import { comesBefore, type Protection, protectionOf } from '../protection.ts';

const MONTHS: Readonly<Record<SelfExclusionSpan, number>> = {
  halfYear: 6,
  year: 12,
  fiveYears: 60,
  forGood: Number.POSITIVE_INFINITY,
};

/**
 * Checks a site's protection of players by itself, and against the profile of its jurisdiction: every control that is
 * mandatory there has to be on, and every control that is on has to stay within the bounds.
 */
export function* checkProtection(site: SiteDocument): Generator<Fault> {
  const protection = protectionOf(site);
  yield* checkIntervals(protection);
  const id = site.jurisdiction ?? 'none';
  const { controls } = JURISDICTIONS[id];
  for (const [path, said, right] of [
    ...limitFaults(site, protection, controls),
    ...realityCheckFaults(protection, controls),
    ...exclusionFaults(protection, controls),
    ...identityFaults(site, protection, controls),
    ...informationFaults(protection, controls),
  ])
    yield { path: ['protection', ...path], wrong: `${id}: ${said}`, right };
}

/** A place below `protection`, what is wrong, and what would be right. */
type Breach = readonly [path: ReadonlyArray<string | number>, wrong: string, right: string];

function* checkIntervals({ realityCheck }: Protection): Generator<Fault> {
  if (realityCheck !== null && !realityCheck.choices.includes(realityCheck.usual))
    yield {
      path: ['protection', 'realityCheck', 'usual'],
      wrong: `${realityCheck.usual} is none of the choices`,
      right: `give one of ${realityCheck.choices.join(', ')}`,
    };
}

function* limitFaults(
  { flags }: SiteDocument,
  { limits }: Protection,
  controls: JurisdictionControls,
): Generator<Breach> {
  const takesDeposits = isModuleOn(flags, 'DEPOSIT3');
  const asked = [
    ['deposit', takesDeposits ? controls.depositLimits : null],
    ['stake', controls.stakeLimits],
    ['loss', controls.lossLimits],
    ['time', controls.timeLimits],
  ] as const;
  for (const [kind, control] of asked) {
    if (control?.rule !== 'mandatory') continue;
    const offered: readonly string[] = limits[kind];
    const missing = (control.periods ?? []).filter((period) => !offered.includes(period));
    const periods = missing.join(', ');
    if (missing.length > 0)
      yield [['limits', kind], `${kind} limits are mandatory for each ${periods}`, `offer ${periods} too`];
  }
}

function* realityCheckFaults(
  { realityCheck }: Protection,
  { realityCheck: asked }: JurisdictionControls,
): Generator<Breach> {
  if (asked.rule === 'off') return;
  if (realityCheck === null) {
    if (asked.rule === 'mandatory')
      yield [['realityCheck'], 'a reality check is mandatory', 'give realityCheck with its choices in minutes'];
    return;
  }
  const { choices, graceMinutes, mayTurnOff } = realityCheck;
  const { longestMinutes = Number.POSITIVE_INFINITY, longestGraceMinutes = Number.POSITIVE_INFINITY } = asked;
  for (const [index, minutes] of choices.entries())
    if (minutes > longestMinutes)
      yield [
        ['realityCheck', 'choices', index],
        `${minutes} minutes between reality checks are too long`,
        `give ${longestMinutes} or less`,
      ];
  if (graceMinutes > longestGraceMinutes)
    yield [
      ['realityCheck', 'graceMinutes'],
      `${graceMinutes} minutes without an answer are too long`,
      `give ${longestGraceMinutes} or less`,
    ];
  if (mayTurnOff && asked.mayTurnOff === false)
    yield [['realityCheck', 'mayTurnOff'], 'a member may not turn the reality check off', 'give false'];
}

function* exclusionFaults(
  { timeOuts, selfExclusions, exclusionEndsOnRequest }: Protection,
  { timeOut, selfExclusion, exclusionEndsOnRequest: endsOnRequest }: JurisdictionControls,
): Generator<Breach> {
  const missing = (timeOut.spans ?? []).filter((span) => !timeOuts.includes(span));
  if (timeOut.rule === 'mandatory' && missing.length > 0)
    yield [['timeOuts'], `a time-out of a ${missing.join(', ')} is mandatory`, `offer ${missing.join(', ')} too`];
  if (selfExclusion.rule === 'mandatory' && selfExclusions.length === 0)
    yield [['selfExclusions'], 'self-exclusion is mandatory', 'offer year, fiveYears or forGood'];
  if (endsOnRequest.rule === 'mandatory' && !exclusionEndsOnRequest)
    yield [['exclusionEndsOnRequest'], 'a self-exclusion has to hold until its member asks for the end', 'give true'];
  const { shortestMonths = 0 } = selfExclusion;
  for (const [index, span] of selfExclusions.entries())
    if (selfExclusion.rule !== 'off' && MONTHS[span] < shortestMonths)
      yield [
        ['selfExclusions', index],
        `a self-exclusion of ${MONTHS[span]} months is too short`,
        `take it out: it has to last ${shortestMonths} months or longer`,
      ];
}

function* identityFaults(
  { flags }: SiteDocument,
  protection: Protection,
  controls: JurisdictionControls,
): Generator<Breach> {
  for (const kind of ['ageCheck', 'nameCheck'] as const) {
    const { rule, before } = controls[kind];
    if (rule !== 'mandatory' || before === undefined) continue;
    // Without deposits, nothing comes before play.
    const step = before === 'deposit' && !isModuleOn(flags, 'DEPOSIT3') ? 'play' : before;
    const what = kind === 'ageCheck' ? 'age' : 'name';
    if (!comesBefore(protection[kind], step))
      yield [[kind], `a check of the ${what} is mandatory before a ${step}`, `give ${JSON.stringify(step)}`];
  }
}

function* informationFaults({ statement, help }: Protection, controls: JurisdictionControls): Generator<Breach> {
  if (controls.statement.rule === 'mandatory' && !statement)
    yield [['statement'], 'a statement with net deposits is mandatory', 'give true, or leave it out'];
  if (controls.help.rule === 'mandatory' && help === null)
    yield [['help'], 'a help line is mandatory', 'give help with its phone number'];
}

import { expect, it } from 'vitest';
import type { JurisdictionId, ProtectionSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { JURISDICTIONS } from '../jurisdictions/jurisdictions.ts';
import { checkProtection } from './check-protection.ts';

const flags: SiteDocument['flags'] = [{ modId: 'DEPOSIT3', enabled: true }];
const strict: ProtectionSettings = {
  realityCheck: { choices: [30, 60], usual: 60 },
  selfExclusions: ['year', 'fiveYears', 'forGood'],
  exclusionEndsOnRequest: true,
  ageCheck: 'deposit',
  nameCheck: 'deposit',
  help: { phone: '1510' },
};

const faultsOf = (jurisdiction: JurisdictionId, more: ProtectionSettings = {}, siteFlags = flags) => {
  const site = { jurisdiction, protection: { ...strict, ...more }, flags: siteFlags } as unknown as SiteDocument;
  return [...checkProtection(site)].map(({ path, wrong, right }) => `${path.slice(1).join('.')}: ${wrong}; ${right}`);
};

it.each(Object.keys(JURISDICTIONS) as JurisdictionId[])('lets a site with every control pass under %s', (id) => {
  expect(JURISDICTIONS[id].id).toBe(id);
  expect(faultsOf(id)).toEqual([]);
});

it('asks nothing of a site without a jurisdiction', () => {
  expect([...checkProtection({ flags } as unknown as SiteDocument)]).toEqual([]);
});

it.each<readonly [string, JurisdictionId, ProtectionSettings, string]>([
  [
    'no deposit limit of a week',
    'UKGC',
    { limits: { deposit: ['day', 'month'] } },
    'limits.deposit: UKGC: deposit limits are mandatory for each week; offer week too',
  ],
  [
    'no stake limits',
    'NJ',
    { limits: { stake: [] } },
    'limits.stake: NJ: stake limits are mandatory for each day, week, month; offer day, week, month too',
  ],
  [
    'no time limit of a day',
    'NJ',
    { limits: { time: ['each'] } },
    'limits.time: NJ: time limits are mandatory for each day; offer day too',
  ],
  [
    'a rare reality check',
    'MGA',
    { realityCheck: { choices: [60, 90], usual: 60 } },
    'realityCheck.choices.1: MGA: 90 minutes between reality checks are too long; give 60 or less',
  ],
  [
    'a long wait for an answer',
    'MGA',
    { realityCheck: { choices: [60], usual: 60, graceMinutes: 15 } },
    'realityCheck.graceMinutes: MGA: 15 minutes without an answer are too long; give 10 or less',
  ],
  [
    'a reality check that can be turned off',
    'MGA',
    { realityCheck: { choices: [60], usual: 60, mayTurnOff: true } },
    'realityCheck.mayTurnOff: MGA: a member may not turn the reality check off; give false',
  ],
  [
    'no time-out of a week',
    'UKGC',
    { timeOuts: ['day', 'month'] },
    'timeOuts: UKGC: a time-out of a week is mandatory; offer week too',
  ],
  [
    'no self-exclusion',
    'MGA',
    { selfExclusions: [] },
    'selfExclusions: MGA: self-exclusion is mandatory; offer year, fiveYears or forGood',
  ],
  [
    'a short self-exclusion',
    'NJ',
    { selfExclusions: ['halfYear', 'year'] },
    'selfExclusions.0: NJ: a self-exclusion of 6 months is too short; take it out: it has to last 12 months or longer',
  ],
  [
    'no statement',
    'UKGC',
    { statement: false },
    'statement: UKGC: a statement with net deposits is mandatory; give true, or leave it out',
  ],
  [
    'a late check of the age',
    'UKGC',
    { ageCheck: 'play' },
    'ageCheck: UKGC: a check of the age is mandatory before a deposit; give "deposit"',
  ],
  [
    'a late check of the name',
    'UKGC',
    { nameCheck: 'withdrawal' },
    'nameCheck: UKGC: a check of the name is mandatory before a play; give "play"',
  ],
  [
    'a usual interval that nobody can choose',
    'none',
    { realityCheck: { choices: [30], usual: 60 } },
    'realityCheck.usual: 60 is none of the choices; give one of 30',
  ],
])('refuses %s', (_what, id, more, fault) => {
  expect(faultsOf(id, more)).toEqual([fault]);
});

it.each<readonly [keyof ProtectionSettings, JurisdictionId, string]>([
  ['realityCheck', 'UKGC', 'a reality check is mandatory'],
  ['exclusionEndsOnRequest', 'UKGC', 'a self-exclusion has to hold until its member asks for the end'],
  ['ageCheck', 'NJ', 'a check of the age is mandatory before a deposit'],
  ['nameCheck', 'MGA', 'a check of the name is mandatory before a withdrawal'],
  ['help', 'MGA', 'a help line is mandatory'],
])('refuses a site without %s under %s', (control, jurisdiction, fault) => {
  const { [control]: _none, ...protection } = strict;
  const faults = [...checkProtection({ jurisdiction, protection, flags } as unknown as SiteDocument)];
  expect(faults.map(({ path, wrong }) => [path.join('.'), wrong])).toEqual([
    [`protection.${control}`, `${jurisdiction}: ${fault}`],
  ]);
});

it('asks for no deposit limits where nothing is deposited', () => {
  expect(faultsOf('UKGC', { limits: { deposit: [] }, ageCheck: 'play' }, [])).toEqual([]);
});

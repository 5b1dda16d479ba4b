import type { AmountRange, SiteDocument } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import type { Fault } from '../fault.ts';
import type { JsonPath } from '../json-path.ts';
import { checkAgentPlans } from './check-agent-plans.ts';
import { checkBonus } from './check-bonus.ts';
import { checkCashier } from './check-cashier.ts';
import { checkLottery } from './check-lottery.ts';
import { checkPayouts } from './check-payouts.ts';
import { checkPoints } from './check-points.ts';
import { checkProtection } from './check-protection.ts';
import { checkRegistrationPattern } from './check-registration-pattern.ts';
import { checkRewards } from './check-rewards.ts';

/** Checks what a site says beyond its schema. */
export function* checkSiteDocument(site: SiteDocument, siteId: string): Generator<Fault> {
  if (site.id !== siteId)
    yield {
      path: ['id'],
      wrong: `the site lies in the folder ${JSON.stringify(siteId)}`,
      right: `give ${JSON.stringify(siteId)}, or rename the folder`,
    };
  if (!site.languages.offered.includes(site.languages.default)) {
    yield {
      path: ['languages', 'default'],
      wrong: `${site.languages.default} is not among the languages offered`,
      right: `give one of ${site.languages.offered.join(', ')}`,
    };
  }
  if (!isTimeZone(site.timeZone))
    yield {
      path: ['timeZone'],
      wrong: `there is no time zone ${JSON.stringify(site.timeZone)}`,
      right: 'give an IANA name such as Europe/Madrid',
    };
  const { from, to } = site.legal.copyright;
  if (from > to)
    yield { path: ['legal', 'copyright', 'to'], wrong: `${to} is before ${from}`, right: `give ${from} or later` };
  yield* checkRegistration(site);
  yield* checkAmounts(site);
  yield* checkPayouts(site);
  yield* checkCashier(site);
  yield* checkPoints(site);
  yield* checkBonus(site);
  yield* checkRewards(site);
  yield* checkLottery(site);
  yield* checkAgentPlans(site);
  yield* checkProtection(site);
  yield* checkOwnHosts(site);
  yield* checkRoutes(site);
  yield* checkFlags(site.flags, ['flags'], new Set());
}

function* checkRegistration({ registration }: SiteDocument): Generator<Fault> {
  const seen = new Set<string>();
  for (const [index, field] of registration.fields.entries()) {
    const at = ['registration', 'fields', index];
    if (seen.has(field.name))
      yield {
        path: [...at, 'name'],
        wrong: `the field ${JSON.stringify(field.name)} is given twice`,
        right: 'keep one of them',
      };
    seen.add(field.name);
    const { minLength, maxLength, acceptedPattern } = field;
    if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
      yield {
        path: [...at, 'minLength'],
        wrong: `${minLength} is more than the maxLength, ${maxLength}`,
        right: `give ${maxLength} or less`,
      };
    }
    const fault = acceptedPattern === undefined ? null : checkRegistrationPattern(acceptedPattern);
    if (fault) yield { path: [...at, 'acceptedPattern'], ...fault };
  }
}

function* checkAmounts({ wallet, currency }: SiteDocument): Generator<Fault> {
  const ranges: ReadonlyArray<readonly [string, AmountRange | undefined]> = [
    ['deposit', wallet.deposit],
    ['withdrawal', wallet.withdrawal],
  ];
  for (const [name, range] of ranges) {
    if (!range) continue;
    const tooFine = (['min', 'max'] as const).filter(
      (end) => (range[end].split('.')[1]?.length ?? 0) > currency.decimals,
    );
    for (const end of tooFine) {
      yield {
        path: ['wallet', name, end],
        wrong: `${range[end]} has more decimals than ${currency.code}`,
        right: `give ${currency.decimals} decimals or fewer`,
      };
    }
    if (
      tooFine.length === 0 &&
      decimalToMinor(range.min, currency.decimals) > decimalToMinor(range.max, currency.decimals)
    ) {
      yield {
        path: ['wallet', name, 'min'],
        wrong: `${range.min} is more than the max, ${range.max}`,
        right: `give ${range.max} or less`,
      };
    }
  }
}

/** Hosts of the platform's own: the list of brands, the studio, the mail of a demo, the frames of games. */
const PLATFORM_HOSTS = new Set(['localhost', 'studio.localhost', 'mail.localhost', 'arcade.localhost']);

function* checkOwnHosts({ hosts }: SiteDocument): Generator<Fault> {
  for (const [index, host] of hosts.entries()) {
    if (PLATFORM_HOSTS.has(host))
      yield {
        path: ['hosts', index],
        wrong: `the host ${host} is the platform's own`,
        right: 'give a host of the brand, such as brand.localhost',
      };
  }
}

/** A route of the site leads to one of its hosts. */
function* checkRoutes(site: SiteDocument): Generator<Fault> {
  const allowed = new Set([...site.hosts, ...(site.allowedHosts ?? [])]);
  for (const [index, { host }] of site.domainRoutes.entries()) {
    if (!allowed.has(host))
      yield {
        path: ['domainRoutes', index, 'host'],
        wrong: `the host ${host} is not allowed`,
        right: `add ${JSON.stringify(host)} to hosts or allowedHosts`,
      };
  }
}

function* checkFlags(flags: SiteDocument['flags'], at: JsonPath, seen: Set<string>): Generator<Fault> {
  for (const [index, { modId, childrenNodes }] of flags.entries()) {
    if (seen.has(modId))
      yield { path: [...at, index, 'modId'], wrong: `the module ${modId} is given twice`, right: 'keep one of them' };
    seen.add(modId);
    if (childrenNodes) yield* checkFlags(childrenNodes, [...at, index, 'childrenNodes'], seen);
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

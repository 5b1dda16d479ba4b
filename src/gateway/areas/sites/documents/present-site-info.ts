import type {
  FeedbackBoundsInfo,
  LanguageCode,
  ProtectionInfo,
  RegisterRules,
  RegisterSettings,
  Resource,
  SiteCurrency,
  SiteInfo,
} from '#contracts/generated/contracts.ts';
import { inLanguage } from '#contracts/languages.ts';
import { agentPlansOf } from '#document/agent-plans.ts';
import { protectionOf } from '#document/protection.ts';
import { NO_SERVICES, type OfferedServices } from '#gateway/kit/offered-services.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { wordsOf } from '#gateway/kit/text-in-language.ts';
import { encryptServiceLink } from './encrypt-service-link.ts';

/**
 * The site's public information in one language (specification, section 3, "Permission payload", info).
 * @param services what it offers of services elsewhere, which its documents alone do not tell.
 */
export function presentSiteInfo(
  published: PublishedSite,
  language: LanguageCode,
  services: OfferedServices = NO_SERVICES,
): SiteInfo {
  const { site, theme } = published;
  const words = (text: Parameters<typeof wordsOf>[0]): string =>
    wordsOf(text, language, { words: published.words, defaultLanguage: site.languages.default }) ?? '';
  return {
    id: site.id,
    merchantCode: site.merchantCode,
    name: inLanguage(site.names ?? {}, language) ?? site.name,
    tagline: site.tagline === undefined ? '' : words(site.tagline),
    mainDomain: site.hosts[0] ?? '',
    hosts: site.hosts,
    assetBase: published.assetBase,
    languages: site.languages,
    currency: currencyIn(language, site.currency),
    timeZone: site.timeZone,
    whitelabel: site.flags,
    register: { settings: presentRegisterSettings(published), rules: presentRegisterRules(published) },
    socialProviders: [...services.socialProviders],
    phoneVerification: services.phoneVerification,
    resources: resourcesByKind(site.resources),
    customerService: site.customerService.map(({ csType, url }) => ({
      csType,
      path: encryptServiceLink(site.id, url),
    })),
    ...(site.liveChat !== undefined && { hasLiveChat: true as const }),
    domainRoute: site.domainRoutes.map(({ host, label }) => ({ host, label: words(label) })),
    analytics: { gtagId: site.analytics?.gtagId ?? null },
    imageCDNs: site.imageCDNs ?? [],
    launchGameCDNs: site.launchGameCDNs ?? [],
    legal: { minimumAge: site.legal.minimumAge, copyright: site.legal.copyright, licence: site.legal.licence ?? null },
    agentPlans: [...agentPlansOf(site)],
    protection: presentProtection(published),
    feedback: feedbackBounds(published),
    theme,
  };
}

/** What the site offers for the protection of its players. */
function presentProtection({ site }: PublishedSite): ProtectionInfo {
  const { limits, realityCheck, timeOuts, selfExclusions, ...others } = protectionOf(site);
  const { exclusionEndsOnRequest, statement, ageCheck, nameCheck, help } = others;
  const { deposit, stake, loss, bet, time } = limits;
  return {
    limits: { deposit: [...deposit], stake: [...stake], loss: [...loss], bet, time: [...time] },
    realityCheck: realityCheck && { choices: realityCheck.choices, mayTurnOff: realityCheck.mayTurnOff },
    timeOuts: [...timeOuts],
    selfExclusions: [...selfExclusions],
    ...{ exclusionEndsOnRequest, statement, ageCheck, nameCheck, help },
  };
}

/** How many words feedback has where the site says nothing else; the specification leaves both open. */
const FEEDBACK_WORDS = { minWords: 3, maxWords: 300 } as const;

/** How many words a visitor's feedback may have. */
export function feedbackBounds({ site }: Pick<PublishedSite, 'site'>): FeedbackBoundsInfo {
  return { ...FEEDBACK_WORDS, ...site.feedback };
}

/** A currency with the symbol that a language writes. */
export function currencyIn(language: LanguageCode, { symbols, ...currency }: SiteCurrency): SiteCurrency {
  return { ...currency, symbol: inLanguage(symbols ?? {}, language) ?? currency.symbol };
}

/** Which fields the registration form has and which of them must be filled in, in order. */
export function presentRegisterSettings({ site }: PublishedSite): RegisterSettings {
  const fields = site.registration.fields
    .map(({ name, enabled, required, order }) => ({ name, enabled, required, order }))
    .sort((one, other) => one.order - other.order);
  return { fields, types: site.registration.types };
}

/** The pattern and length of each enabled field. A field without a pattern takes any text of its length. */
export function presentRegisterRules({ site }: PublishedSite): RegisterRules {
  const rules = site.registration.fields
    .filter((field) => field.enabled)
    .map((field) => [
      field.name,
      {
        acceptedPattern: field.acceptedPattern ?? '*',
        minLength: field.minLength ?? 0,
        maxLength: field.maxLength ?? 200,
        patternId: field.patternId ?? 'lengthRange',
      },
    ]);
  return Object.fromEntries(rules);
}

function resourcesByKind(resources: readonly Resource[]): Record<string, Resource[]> {
  const byKind: Record<string, Resource[]> = {};
  for (const resource of resources) {
    byKind[resource.kind] ??= [];
    byKind[resource.kind]?.push(resource);
  }
  return byKind;
}

import type { Flags, ModId, SiteInfo } from '#contracts/generated/contracts.ts';
import { buildTheme } from './build-theme.ts';
import { encryptedLink } from './encrypted-link.ts';

/** The modules of a site, all of them on and side by side. */
export const flagsOf = (...modIds: readonly ModId[]): Flags => modIds.map((modId) => ({ modId, enabled: true }));

/** A small site in English and Spanish, with sign-in closed and one way to reach customer service. */
export function buildSiteInfo(overrides: Partial<SiteInfo> = {}): SiteInfo {
  return {
    id: 'pebble',
    merchantCode: 'PEBBLE',
    name: 'Pebble',
    tagline: 'Games on the beach',
    mainDomain: 'pebble.example',
    hosts: ['pebble.example', 'localhost'],
    languages: { offered: ['EN', 'ES'], default: 'EN' },
    currency: { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' },
    timeZone: 'Europe/Madrid',
    whitelabel: [],
    socialProviders: [],
    phoneVerification: null,
    register: { settings: { fields: [], types: ['username'] }, rules: {} },
    resources: {
      FACEBOOK: [{ kind: 'FACEBOOK', labelNameEn: 'Facebook', url: 'https://social.example/pebble' }],
      TELEGRAM: [{ kind: 'TELEGRAM', labelNameEn: 'Telegram', url: 'https://telegram.example/pebble' }],
    },
    customerService: [{ csType: 'LIVECHAT', path: encryptedLink('https://chat.example/pebble') }],
    domainRoute: [],
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
    agentPlans: [],
    protection: {
      limits: {
        ...{ deposit: [], bet: true, time: ['each', 'day', 'week', 'month'] },
        ...{ stake: ['day', 'week', 'month'], loss: ['day', 'week', 'month'] },
      },
      realityCheck: null,
      timeOuts: ['day', 'week', 'month'],
      selfExclusions: ['halfYear', 'year', 'fiveYears', 'forGood'],
      ...{ exclusionEndsOnRequest: false, statement: true, ageCheck: 'withdrawal', nameCheck: null },
      help: { phone: '+34 900 200 225', links: [] },
    },
    feedback: { minWords: 3, maxWords: 300 },
    legal: { minimumAge: 18, copyright: { from: 2019, to: 2025, holder: 'Pebble' }, licence: null },
    theme: buildTheme(),
    assetBase: '/site-assets/7',
    ...overrides,
  };
}

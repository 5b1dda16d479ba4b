import type { LanguageCode, ModId, PayoutSettings, SiteCurrency } from '#contracts/generated/contracts.ts';
import { languages as allLanguages } from '#contracts/languages.ts';
import { formatDocument } from '#document/format-document.ts';
import fontSets from './font-sets.json' with { type: 'json' };
import { agentPlansOf } from './new-agent-plans.ts';
import { cashierOf } from './new-cashier.ts';
import type { NewSite } from './new-site.ts';
import { type StarterWord, siteWords } from './site-words.ts';
import { gradientFrom, themeColorsFrom } from './theme-colors-from.ts';

/** The environment that the documents of a new brand depend on. */
export interface DocumentPlace {
  readonly merchantCode: string;
  /** The year that the brand begins in. */
  readonly year: number;
  /** The way from a file of the brand's folder to a schema, as `$schema` gives it. */
  readonly schemaFor: (file: string, schema: string) => string;
}

/** Mods that are off in a new brand: they need agents with contracts, a chat room, or amounts of its own. */
const OFF: ReadonlySet<ModId> = new Set([
  'AGENTPOLICY3',
  'CONTRACT3',
  'DIVIDEND3',
  'DAILYSALARY3',
  'HOURLYSALARY3',
  'REALTIMESALARY3',
  'CHATROOM3',
  'UPLINETRANSFER3',
  'REFERRAL3',
]);
const OF_SIGN_IN: readonly ModId[] = [
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'MOBILEVERCODELOGIN3',
  'PHONEPWDRESET3',
  'PWDEXPFORCECHANGE3',
  'SOCIALLOGIN3',
  'FREEPLAY3',
];
const OF_CONTRACT: readonly ModId[] = ['DIVIDEND3', 'DAILYSALARY3', 'HOURLYSALARY3', 'REALTIMESALARY3'];
const OF_ALL: readonly ModId[] = [
  'POINTSYSTEM3',
  'BONUS3',
  'VIP3',
  'REFERRAL3',
  'AGENTPOLICY3',
  'DEPOSIT3',
  'WITHDRAW3',
  'UPLINETRANSFER3',
];

/** The documents of a new brand, by their names in its folder. */
export function siteDocuments(site: NewSite, place: DocumentPlace): ReadonlyMap<string, string> {
  const documents = new Map<string, string>();
  const write = (file: string, schema: string, document: object): void => {
    documents.set(file, formatDocument({ $schema: place.schemaFor(file, schema), ...document }));
  };
  write('site.json', 'documents/site.schema.json', siteDocument(site, place));
  write('theme.json', 'documents/theme.schema.json', themeDocument(site));
  write('layout.json', 'editor/layout.schema.json', { id: `${site.id}-player`, extends: [site.layout], changes: [] });
  write('content/announcements.json', 'documents/announcements.schema.json', announcements(site));
  write('content/help.json', 'documents/help.schema.json', help(site));
  const notes = siteWords('footerNote', site.languages, site.name);
  for (const language of site.languages) {
    const note = notes[language];
    const words = note === undefined ? {} : { 'footer.note': note };
    write(`locales/${language}.json`, 'documents/locale.schema.json', words);
  }
  return documents;
}

function siteDocument({ id, name, host, languages, currency }: NewSite, { merchantCode, year }: DocumentPlace): object {
  const says = (word: StarterWord) => siteWords(word, languages, name);
  const money = currencyOf(currency, languages[0]);
  const amount = (units: number): string =>
    money.decimals === 0 ? String(units * 1000) : units.toFixed(Math.min(money.decimals, 2));
  return {
    id,
    merchantCode,
    hosts: [host],
    name,
    tagline: says('tagline'),
    languages: { offered: languages, default: languages[0] },
    currency: money,
    timeZone: 'UTC',
    flags: [
      { ...flag('SIGNIN3'), childrenNodes: OF_SIGN_IN.map(flag) },
      ...OF_ALL.map(flag),
      { ...flag('CONTRACT3'), childrenNodes: OF_CONTRACT.map(flag) },
      flag('CHATROOM3'),
    ],
    registration: {
      types: ['username', 'registerMobile'],
      fields: [
        field('username', 10, {
          required: true,
          acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
          minLength: 6,
          maxLength: 16,
          patternId: 'letterFirst',
        }),
        field('password', 20, {
          required: true,
          acceptedPattern: '^[!-~]+$',
          minLength: 8,
          maxLength: 64,
          patternId: 'lettersDigitsSymbols',
        }),
        field('confirmPassword', 30, {
          required: true,
          acceptedPattern: '*',
          minLength: 8,
          maxLength: 64,
          patternId: 'lengthRange',
        }),
        field('mobileNum', 40, {
          required: false,
          acceptedPattern: '^[0-9]+$',
          minLength: 6,
          maxLength: 14,
          patternId: 'digits',
        }),
        field('verificationCode', 50, {
          required: false,
          acceptedPattern: '^[0-9]+$',
          minLength: 6,
          maxLength: 6,
          patternId: 'digits',
        }),
        field('email', 60, {
          required: true,
          acceptedPattern: '^[^@ ]+@[^@ .]+(\\.[^@ .]+)+$',
          minLength: 6,
          maxLength: 120,
          patternId: 'email',
        }),
        field('birthday', 70, {
          required: true,
          acceptedPattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
          minLength: 10,
          maxLength: 10,
          patternId: 'dateYmd',
        }),
        field('referralCode', 80, {
          required: false,
          acceptedPattern: '^[A-Za-z0-9-]+$',
          minLength: 4,
          maxLength: 20,
          patternId: 'noSpaces',
        }),
      ],
    },
    socialProviders: ['google', 'facebook', 'telegram'],
    resources: [],
    customerService: [{ csType: 'EMAIL', url: `mailto:help@${host}` }],
    domainRoutes: [{ host, label: says('mainLine') }],
    allowedHosts: [],
    maintenance: { enabled: false },
    legal: { minimumAge: 18, copyright: { from: year, to: year, holder: name } },
    vendors: 'all',
    categories: ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH', 'PVP', 'LOTT', 'ELOTT'],
    wallet: {
      isSingle: true,
      deposit: { min: amount(10), max: amount(5000) },
      withdrawal: { min: amount(20), max: amount(5000) },
    },
    security: { passwordDays: 90 },
    payouts: payoutsIn(currency),
    agentPlans: agentPlansOf(amount),
    lottery: { minStake: amount(1), maxStake: amount(100), maxExposure: amount(50_000) },
    // Offers are the brand's own: until it has some, operators grant bonuses.
    bonus: { spends: 'ownFirst', contributions: [{ category: 'RNG', percent: 100 }] },
    points: {
      rates: [{ from: amount(0), per: amount(1), points: 1 }],
      conversion: { points: 300, amount: amount(1) },
    },
    cashier: cashierOf(amount, says),
    layouts: { player: `${id}-player` },
  };
}

/**
 * The payout settings of a new brand. Banks are a country's: those of the euro are known, every other brand names its
 * own.
 */
function payoutsIn(currency: string): PayoutSettings {
  const eWallets: PayoutSettings['eWallets'] = {
    most: 5,
    types: [
      { code: 'PAYPAL', name: 'PayPal', form: 'email' },
      { code: 'SKRILL', name: 'Skrill', form: 'email' },
      { code: 'NETELLER', name: 'Neteller', form: 'email' },
      { code: 'USDT_TRC20', name: 'USDT (TRC20)', form: 'tron' },
    ],
  };
  if (currency !== 'EUR') return { eWallets };
  const banks = [
    { code: 'BNP', name: 'BNP Paribas' },
    { code: 'DEUTSCHE', name: 'Deutsche Bank' },
    { code: 'ING', name: 'ING' },
    { code: 'N26', name: 'N26' },
    { code: 'REVOLUT', name: 'Revolut' },
    { code: 'SANTANDER', name: 'Banco Santander' },
    { code: 'UNICREDIT', name: 'UniCredit' },
  ];
  return { bankAccounts: { most: 5, number: { kind: 'iban' }, banks }, eWallets };
}

function flag(modId: ModId): { readonly modId: ModId; readonly enabled: boolean } {
  return { modId, enabled: !OFF.has(modId) };
}

function field(name: string, order: number, rules: { readonly required: boolean } & Record<string, unknown>): object {
  const { required, ...rest } = rules;
  return { name, enabled: true, required, order, ...rest };
}

/** A currency as the language of most visitors writes it. */
function currencyOf(code: string, language: LanguageCode): SiteCurrency {
  const format = new Intl.NumberFormat(allLanguages[language].tag, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(1);
  const at = (type: string): number => parts.findIndex((part) => part.type === type);
  return {
    code,
    symbol: (parts[at('currency')]?.value ?? code).slice(0, 8),
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    symbolPosition: at('currency') < at('integer') ? 'before' : 'after',
  };
}

function themeDocument({ id, name, languages, ...seed }: NewSite): object {
  const isDark = seed.scheme === 'dark';
  const colors = themeColorsFrom(seed);
  return {
    id,
    scheme: seed.scheme,
    colors,
    gradient: gradientFrom(seed),
    fonts: fontSets[fontSetFor(languages)],
    radius: { s: 8, m: 12, l: 16, xl: 20, tile: 14 },
    shadow: { color: colors.ink, opacity: isDark ? [40, 45, 62, 38] : [10, 12, 24, 16] },
    logo: { mark: 'assets/mark.svg', wordmark: name },
    icons: { favicon: 'assets/favicon.svg', touch: 'assets/icon-192.png', large: 'assets/icon-512.png' },
  };
}

/** The faces that write the languages; those of other scripts are written by what the visitor's system has. */
function fontSetFor(languages: readonly LanguageCode[]): keyof typeof fontSets {
  const [first] = languages;
  if (first !== undefined && allLanguages[first].direction === 'rtl') return 'arabic';
  return languages.includes('VI') ? 'vietnamese' : 'latin';
}

/** One popup per audience, and one banner per banner place. */
function announcements({ name, languages }: NewSite): object {
  const says = (word: StarterWord) => siteWords(word, languages, name);
  const popup = (id: string, execution: 'A' | 'B' | 'F', title: StarterWord, content: StarterWord) => ({
    id,
    kind: 'PU',
    execution,
    title: says(title),
    content: says(content),
  });
  const banner = (id: string, title: StarterWord, more: object) => ({
    id,
    kind: 'B',
    execution: 'B',
    title: says(title),
    banner: { ...more, image: { desktop: `assets/banner-${id}.webp`, mobile: `assets/banner-${id}.webp` } },
  });
  return {
    announcements: [
      popup('welcome-visitors', 'B', 'welcomeTitle', 'welcomeText'),
      popup('first-steps', 'F', 'firstStepsTitle', 'firstStepsText'),
      popup('member-news', 'A', 'memberNewsTitle', 'memberNewsText'),
      {
        id: 'welcome',
        kind: 'B',
        execution: 'B',
        title: says('welcomeTitle'),
        content: says('welcomeText'),
        banner: {
          groupName: 'w_home',
          linkageType: { do: 'navigate', page: 'home', query: { gameType: 'RNG' } },
          image: { desktop: 'assets/banner-welcome-desktop.webp', mobile: 'assets/banner-welcome-mobile.webp' },
          eyebrow: says('welcomeEyebrow'),
          eyebrowIcon: 'star',
          buttonLabel: says('welcomeButton'),
        },
      },
      banner('register', 'registerTitle', { groupName: 'w_reg' }),
      banner('forgot', 'forgotTitle', { groupName: 'w_forget' }),
      banner('menu', 'tagline', {
        groupName: 'w_leftmenu',
        linkageType: { do: 'navigate', page: 'home', query: { gameType: 'RNG' } },
      }),
      { id: 'play-safely', kind: 'PL', execution: 'B', title: says('safelyTitle'), content: says('safelyNotice') },
    ],
  };
}

function help({ name, languages }: NewSite): object {
  const says = (word: StarterWord) => siteWords(word, languages, name);
  return {
    terms: [
      { term: 'getting-started', title: says('startTitle'), content: says('startHelp') },
      { term: 'play-safely', title: says('safelyTitle'), content: says('safelyHelp') },
      { term: 'privacy', title: says('privacyTitle'), content: says('privacyHelp') },
    ],
  };
}

import { createHash } from 'node:crypto';
import type {
  AnnouncementEntry,
  HelpTermEntry,
  LayoutDocument,
  SiteDocument,
  ThemeDocument,
} from '#contracts/generated/contracts.ts';
import type { SiteDocuments, SiteEdition } from '#gateway/kit/published-site.ts';

/** A test's settings of a site; everything else is a minimal valid default. */
export interface TestSite {
  readonly id: string;
  readonly site?: Partial<SiteDocument>;
  readonly layout?: LayoutDocument;
  readonly announcements?: readonly AnnouncementEntry[];
  readonly help?: readonly HelpTermEntry[];
  /** The contents of files in the assets folder, by name. */
  readonly assets?: Readonly<Record<string, string>>;
}

const assetBytes = new Map<string, Uint8Array>();

/** The documents of a site, resolved, as the gateway publishes them. */
export function siteDocuments({
  id,
  site = {},
  layout,
  announcements = [],
  help = [],
  assets = {},
}: TestSite): SiteDocuments {
  const documents = {
    id,
    site: { ...plainSite(id), ...site },
    theme,
    layout: layout ?? plainLayout,
    words: { EN: { 'home.hot': `Hot at ${id}` } },
    announcements: { announcements: [...announcements] },
    help: { terms: [...help] },
    assets: Object.fromEntries(Object.entries(assets).map(([name, content]) => [name, keepAsset(content)])),
  };
  return { ...documents, checksum: sha256Hex(JSON.stringify(documents)) };
}

/** The documents with what they are made of. */
export function siteEdition(documents: SiteDocuments): SiteEdition {
  return {
    documents,
    sources: { [`sites/${documents.id}/site.json`]: JSON.stringify(documents.site) },
    remarks: [],
    assetBytes: (digest) => assetBytes.get(digest),
  };
}

function keepAsset(content: string): string {
  const digest = sha256Hex(content);
  assetBytes.set(digest, Buffer.from(content));
  return digest;
}

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function plainSite(id: string): SiteDocument {
  return {
    id,
    merchantCode: id.toUpperCase(),
    hosts: [`${id}.localhost`],
    name: id,
    tagline: { EN: `Welcome to ${id}`, ES: `Bienvenidos a ${id}` },
    languages: { offered: ['EN', 'ES', 'TH'], default: 'EN' },
    currency: { code: 'EUR', symbol: '€', decimals: 2, symbolPosition: 'before' },
    timeZone: 'Europe/Madrid',
    flags: [{ modId: 'SIGNIN3', enabled: true, childrenNodes: [{ modId: 'FREEPLAY3', enabled: false }] }],
    registration: {
      types: ['username'],
      fields: [
        {
          name: 'password',
          enabled: true,
          required: true,
          order: 20,
          minLength: 8,
          maxLength: 64,
          patternId: 'noSpaces',
        },
        {
          name: 'username',
          enabled: true,
          required: true,
          order: 10,
          acceptedPattern: '^[a-z]+$',
          minLength: 6,
          maxLength: 16,
        },
        { name: 'email', enabled: false, required: false, order: 30 },
      ],
    },
    resources: [{ kind: 'FACEBOOK', labelNameEn: 'Facebook', url: 'https://social.example/site' }],
    customerService: [{ csType: 'EMAIL', url: 'mailto:help@site.example' }],
    domainRoutes: [{ host: `${id}.localhost`, label: { EN: 'Main line', ES: 'Línea principal' } }],
    legal: { minimumAge: 18, copyright: { from: 2019, to: 2025, holder: id } },
    vendors: 'all',
    categories: ['RNG', 'LIVE', 'COCKFIGHT', 'SPORTS', 'ESPORTS', 'ELOTT'],
    wallet: { isSingle: true },
    layouts: { player: 'plain' },
  };
}

/** Three pages, one of which reads a query value, and the three whole-page states. */
const plainLayout: LayoutDocument = {
  id: 'plain',
  pages: {
    home: { paths: ['/', '/home'], title: { EN: 'Home' }, query: ['gameType'], sections: [] },
    help: { paths: ['/help'], title: { EN: 'Help' }, sections: [] },
    notFound: { state: 'notFound', title: { EN: 'Not found' }, sections: [] },
    maintenance: { state: 'maintenance', title: { EN: 'Maintenance' }, sections: [] },
    region: { state: 'regionRestricted', title: { EN: 'Region' }, sections: [] },
  },
};

const colorNames = [
  'bg',
  'bg2',
  'surf',
  'surf2',
  'surf3',
  'line',
  'line2',
  'tx',
  'tx2',
  'tx3',
  'pri',
  'priHover',
  'priPressed',
  'onPri',
  'priTx',
  'priSoft',
  'acc',
  'accHover',
  'onAcc',
  'accTx',
  'accSoft',
  'ok',
  'okSoft',
  'warn',
  'warnSoft',
  'err',
  'errSoft',
  'hot',
  'onHot',
  'gold',
  'focus',
  'field',
  'scrim',
  'ink',
  'onArt',
  'onArt2',
  'glass',
] as const;

const font = {
  family: 'Geist',
  weights: { min: 100, max: 900 },
  fallback: { local: 'Arial', sizeAdjust: 100 },
  faces: [{ file: 'fonts/geist-latin.woff2', unicodeRange: 'U+0000-00FF' }],
};

const theme: ThemeDocument = {
  id: 'plain',
  scheme: 'dark',
  colors: Object.fromEntries(colorNames.map((name) => [name, '#102030'])) as unknown as ThemeDocument['colors'],
  gradient: {
    angle: 90,
    stops: [
      { color: '#102030', at: 0 },
      { color: '#203040', at: 100 },
    ],
  },
  fonts: { interface: font, display: font },
  radius: { s: 4, m: 8, l: 12, xl: 16, tile: 8 },
  shadow: { color: '#000000', opacity: [10, 20, 30, 40] },
  logo: { mark: 'assets/mark.svg', wordmark: 'Plain' },
};

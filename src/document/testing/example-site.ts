import type { CheckContext, SiteFiles } from '#document/check/read/site-files.ts';

const site = `{
  "id": "harbour",
  "merchantCode": "HARBOUR",
  "hosts": ["harbour.example"],
  "name": "Harbour",
  "languages": { "offered": ["EN", "ES"], "default": "EN" },
  "currency": { "code": "EUR", "symbol": "€", "decimals": 2, "symbolPosition": "before" },
  "timeZone": "Europe/Madrid",
  "flags": [{ "modId": "SIGNIN3", "enabled": true }],
  "registration": {
    "types": ["username"],
    "fields": [
      { "name": "username", "enabled": true, "required": true, "order": 1, "acceptedPattern": "^[a-z]+$", "minLength": 4, "maxLength": 16 },
      { "name": "password", "enabled": true, "required": true, "order": 2, "acceptedPattern": "*", "minLength": 8, "maxLength": 64 }
    ]
  },
  "resources": [{ "kind": "TELEGRAM", "labelNameEn": "Telegram", "url": "https://chat.example/harbour" }],
  "customerService": [{ "csType": "EMAIL", "url": "mailto:help@harbour.example" }],
  "domainRoutes": [{ "host": "harbour.example", "label": { "EN": "Main", "ES": "Principal" } }],
  "allowedHosts": ["chat.example"],
  "legal": { "minimumAge": 18, "copyright": { "from": 2020, "to": 2025, "holder": "Harbour" } },
  "vendors": ["PG", "EG2"],
  "categories": ["RNG", "LIVE"],
  "wallet": { "isSingle": true, "deposit": { "min": "10.00", "max": "500.00" } },
  "layouts": { "player": "harbour-player" }
}
`;

const theme = `{
  "id": "harbour",
  "scheme": "dark",
  "colors": {
    "bg": "#090D1B", "bg2": "#0D1224", "surf": "#131930", "surf2": "#1A2240", "surf3": "#232D52",
    "line": "#202A4C", "line2": "#2E3A66", "tx": "#F3F5FF", "tx2": "#B7C0DF", "tx3": "#8A96BD",
    "pri": "#2FE3C5", "priHover": "#5CF0D8", "priPressed": "#1EC7AB", "onPri": "#03231E", "priTx": "#3FE8CC", "priSoft": "#2FE3C521",
    "acc": "#7C54F5", "accHover": "#8F6BFF", "onAcc": "#FFFFFF", "accTx": "#B7A3FF", "accSoft": "#8F6BFF29",
    "ok": "#3DDC97", "okSoft": "#3DDC9724", "warn": "#FFBE55", "warnSoft": "#FFBE5524", "err": "#FF7187", "errSoft": "#FF718724",
    "hot": "#E0284A", "onHot": "#FFFFFF", "gold": "#FFCF66", "focus": "#8CF7E6", "field": "#2FE3C5", "scrim": "#040712A8",
    "ink": "#060A1C", "onArt": "#FFFFFF", "onArt2": "#D5DDF5", "glass": "#FFFFFF24"
  },
  "gradient": { "angle": 100, "stops": [{ "color": "#2FE3C5", "at": 0 }, { "color": "#8F6BFF", "at": 100 }] },
  "fonts": {
    "interface": {
      "family": "Geist", "weights": { "min": 400, "max": 600 }, "fallback": { "local": "Arial", "sizeAdjust": 105 },
      "faces": [{ "file": "fonts/geist-latin.woff2", "unicodeRange": "U+0000-00FF" }]
    },
    "display": {
      "family": "Unbounded", "weights": { "min": 600, "max": 600 }, "fallback": { "local": "Arial", "sizeAdjust": 138 },
      "faces": [{ "file": "fonts/unbounded-latin.woff2", "unicodeRange": "U+0000-00FF" }]
    }
  },
  "radius": { "s": 8, "m": 12, "l": 16, "xl": 20, "tile": 14 },
  "shadow": { "color": "#020512", "opacity": [40, 45, 62, 38] },
  "logo": { "mark": "assets/mark.svg", "wordmark": "harbour" }
}
`;

const overlay = `{
  "id": "harbour-player",
  "extends": ["quay"],
  "changes": [
    { "node": "home-hot", "props": { "size": 18 } },
    { "insertAfter": "home-hot", "nodes": [{ "id": "home-live", "widget": "game-section", "props": { "source": "category", "gameType": "LIVE", "title": "home.live", "icon": "spade", "size": 8, "tile": "live" } }] },
    { "menu": "side", "hide": "side-help" }
  ]
}
`;

const quay = `{
  "id": "quay",
  "shell": {
    "sideMenu": [
      {
        "id": "side", "widget": "side-menu", "props": { "menu": "side" },
        "children": [{ "id": "side-language", "widget": "language-select", "props": { "look": "row" } }]
      }
    ]
  },
  "menus": {
    "side": [
      { "id": "side-home", "label": "menu.home", "icon": "house", "action": { "do": "navigate", "page": "home" } },
      { "id": "side-help", "label": "menu.help", "action": { "do": "openModal", "modal": "notices" } }
    ]
  },
  "pages": {
    "home": {
      "paths": ["/", "/home"],
      "title": "page.home",
      "query": ["gameType"],
      "sections": [
        { "id": "home-banner", "widget": "banner", "props": { "group": "w_home", "slidesPerView": 1.272, "autoplayMs": 5000, "speedMs": 1000 }, "at": { "mobile": { "slidesPerView": 1.08 } } },
        { "id": "home-hot", "widget": "game-section", "props": { "source": "hot", "title": "home.hot", "icon": "flame", "size": 12, "tile": "portrait" } }
      ]
    },
    "not-found": { "state": "notFound", "title": "page.notFound", "sections": [{ "id": "not-found-note", "widget": "not-found" }] },
    "maintenance": { "state": "maintenance", "title": "page.maintenance", "sections": [{ "id": "maintenance-note", "widget": "status-maintenance" }] },
    "region": { "state": "regionRestricted", "title": "page.region", "sections": [{ "id": "region-note", "widget": "status-region" }] }
  },
  "modals": {
    "notices": { "title": "notice.title", "sections": [{ "id": "notices-list", "widget": "notice-list" }] },
    "about": { "title": "page.about", "sections": [{ "id": "about-text", "widget": "shared-section", "props": { "section": "about" } }] }
  },
  "sections": {
    "about": { "title": "About us", "nodes": [{ "id": "about-note", "widget": "rich-text", "props": { "blocks": [{ "kind": "paragraph", "text": "about.text" }] } }] }
  }
}
`;

const announcements = `{
  "announcements": [
    {
      "id": "opening", "kind": "B", "execution": "B", "title": { "EN": "Open", "ES": "Abierto" },
      "from": "2025-01-01T00:00:00Z", "until": "2025-02-01T00:00:00Z",
      "banner": { "groupName": "w_home", "image": { "desktop": "assets/opening.webp", "mobile": "assets/opening.webp" }, "linkageType": { "do": "navigate", "page": "home", "query": { "gameType": "RNG" } } }
    }
  ]
}
`;

/** The texts of a small site in which nothing is wrong, by file. */
export const EXAMPLE_TEXTS = {
  'layouts/quay.json': quay,
  'sites/harbour/site.json': site,
  'sites/harbour/theme.json': theme,
  'sites/harbour/layout.json': overlay,
  'sites/harbour/content/announcements.json': announcements,
  'sites/harbour/content/help.json':
    '{ "terms": [{ "term": "limits", "title": { "EN": "Limits" }, "content": { "EN": "Set them." } }] }\n',
  'sites/harbour/locales/EN.json': '{ "home.live": "Live now" }\n',
  'sites/harbour/locales/ES.json': '{ "home.live": "En vivo" }\n',
} as const;

/** Keys that the portal would bring. */
const EXAMPLE_KEYS: ReadonlySet<string> = new Set([
  'menu.home',
  'menu.help',
  'page.home',
  'page.notFound',
  'page.maintenance',
  'page.region',
  'home.hot',
  'notice.title',
  'page.about',
  'about.text',
  'games.all_one',
  'games.all_other',
  'games.none',
]);

/** The placeholders that the portal would fill into them. */
const EXAMPLE_PLACEHOLDERS: ReadonlyMap<string, readonly string[]> = new Map([['games.all', ['count']]]);

const vendorCategories: ReadonlyMap<string, readonly string[]> = new Map([
  ['PG', ['RNG']],
  ['EG2', ['RNG', 'LIVE']],
  ['JDB', ['RNG', 'FISH']],
]);

/** Everything that the documents of the example are checked against. */
export const EXAMPLE_CONTEXT: Required<CheckContext> = {
  portalKeys: EXAMPLE_KEYS,
  portalPlaceholders: EXAMPLE_PLACEHOLDERS,
  vendors: new Set(vendorCategories.keys()),
  vendorCategories,
  slots: new Map([
    ['PG:PG-0001', { name: 'Dragon Ascends', hasFreeSpins: true }],
    ['JDB:JDB-0001', { name: 'Cherry Bridge', hasFreeSpins: false }],
  ]),
};

/**
 * The files of the example site, some of them otherwise.
 * @param otherwise texts or bytes by file; null leaves a file out.
 */
export function exampleFiles(otherwise: Readonly<Record<string, string | Uint8Array | null>> = {}): SiteFiles {
  const documents = new Map<string, string | Uint8Array>(Object.entries(EXAMPLE_TEXTS));
  for (const [file, content] of Object.entries(otherwise)) {
    if (content === null) documents.delete(file);
    else documents.set(file, content);
  }
  return { documents, assets: new Set(['sites/harbour/assets/mark.svg', 'sites/harbour/assets/opening.webp']) };
}

/**
 * A text of the example with one part replaced. The part has to be there, so that a test never breaks nothing.
 * @param part null replaces the whole text.
 */
export function exampleWith(
  file: keyof typeof EXAMPLE_TEXTS,
  part: string | null,
  instead: string | Uint8Array,
): SiteFiles {
  if (part === null || typeof instead !== 'string') return exampleFiles({ [file]: instead });
  const text: string = EXAMPLE_TEXTS[file];
  if (!text.includes(part)) throw new Error(`${file} has no ${part}`);
  return exampleFiles({ [file]: text.replace(part, () => instead) });
}

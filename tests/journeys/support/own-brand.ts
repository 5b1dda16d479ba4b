import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteOrigin } from './shared-gateway.ts';
import { type RunningGateway, startGateway } from './start-gateway.ts';

/** The id of the brand, and its name in addresses. */
export const OWN_BRAND = 'tideline';

/** Colours of the brand, by which a page of it is known. */
export const OWN_GROUND = '#F4F7FA';

/** A gateway that serves the brand alone. Its folder goes when it stops. */
export interface OwnBrandGateway extends Pick<RunningGateway, 'port' | 'stop'> {
  readonly origin: string;
}

/** Starts a gateway of the brand, whose site document may say more than it does otherwise. */
export async function ownBrandGateway(more: Readonly<Record<string, unknown>> = {}): Promise<OwnBrandGateway> {
  const folder = await ownBrandFolder(more);
  const gateway = await startGateway({ environment: { SITES_DIR: folder } });
  const stop = async (): Promise<number | null> => {
    const exitCode = await gateway.stop();
    await rm(folder, { recursive: true, force: true });
    return exitCode;
  };
  return { port: gateway.port, origin: siteOrigin(OWN_BRAND, gateway.port), stop };
}

/**
 * Writes a brand of its own into a temporary `SITES_DIR`, from documents alone: a light theme, its words in three
 * languages one of which reads from right to left, an overlay that changes nodes and menus of a shared layout, flags,
 * registration fields, and a page that no other brand has.
 */
async function ownBrandFolder(more: Readonly<Record<string, unknown>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-own-brand-'));
  const documents = {
    'site.json': { ...site, ...more },
    'theme.json': await theme(),
    'layout.json': layout,
    'content/announcements.json': announcements,
    'content/help.json': help,
    'locales/EN.json': { 'story.title': 'Our story', 'story.text': 'Three friends, one pier and a deck of cards.' },
    'locales/PT.json': {
      'story.title': 'A nossa história',
      'story.text': 'Três amigos, um cais e um baralho de cartas.',
    },
    'locales/AR.json': { 'story.title': 'قصتنا', 'story.text': 'ثلاثة أصدقاء ورصيف واحد ومجموعة من ورق اللعب.' },
  };
  for (const [file, document] of Object.entries(documents))
    await write(path.join(folder, OWN_BRAND, file), JSON.stringify(document, null, 2));
  await write(path.join(folder, OWN_BRAND, 'assets/mark.svg'), mark);
  return folder;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const words = (EN: string, PT: string, AR: string) => ({ EN, PT, AR });

const site = {
  id: OWN_BRAND,
  merchantCode: 'TIDELINE',
  hosts: [`${OWN_BRAND}.localhost`],
  name: 'Tideline',
  tagline: words('Games by the water', 'Jogos à beira da água', 'ألعاب على ضفاف الماء'),
  languages: { offered: ['EN', 'PT', 'AR'], default: 'EN' },
  currency: { code: 'BRL', symbol: 'R$', decimals: 2, symbolPosition: 'before' },
  timeZone: 'America/Sao_Paulo',
  flags: [
    { modId: 'SIGNIN3', enabled: false, childrenNodes: [{ modId: 'FREEPLAY3', enabled: true }] },
    { modId: 'VIP3', enabled: true },
    { modId: 'POINTSYSTEM3', enabled: false },
    { modId: 'BONUS3', enabled: false },
    { modId: 'REFERRAL3', enabled: false },
    { modId: 'DEPOSIT3', enabled: false },
    { modId: 'WITHDRAW3', enabled: false },
    { modId: 'UPLINETRANSFER3', enabled: false },
    { modId: 'CONTRACT3', enabled: false },
  ],
  registration: {
    types: ['username'],
    fields: [
      {
        name: 'username',
        enabled: true,
        required: true,
        order: 1,
        acceptedPattern: '^[a-z]+$',
        minLength: 4,
        maxLength: 12,
      },
      { name: 'password', enabled: true, required: true, order: 2, minLength: 10, maxLength: 64 },
      { name: 'nickname', enabled: true, required: false, order: 3, minLength: 2, maxLength: 20 },
    ],
  },
  resources: [],
  customerService: [{ csType: 'EMAIL', url: 'mailto:help@tideline.example' }],
  domainRoutes: [{ host: `${OWN_BRAND}.localhost`, label: words('Main line', 'Linha principal', 'الخط الرئيسي') }],
  allowedHosts: ['tideline.example'],
  legal: { minimumAge: 21, copyright: { from: 2024, to: 2026, holder: 'Tideline' } },
  vendors: ['PG', 'EG2', 'JDB', 'FC', 'CQ9', 'BGS', 'JL', 'PT'],
  categories: ['FISH', 'RNG', 'LIVE'],
  wallet: { isSingle: true },
  layouts: { player: `${OWN_BRAND}-player` },
};

/** Aurora's fonts and shapes under colours of its own. */
async function theme(): Promise<unknown> {
  const { $schema: _schema, ...aurora } = JSON.parse(await readFile('sites/aurora/theme.json', 'utf8'));
  return {
    ...aurora,
    id: OWN_BRAND,
    scheme: 'light',
    colors: {
      ...aurora.colors,
      ...{ bg: OWN_GROUND, bg2: '#FFFFFF', surf: '#FFFFFF', surf2: '#E8EEF4', surf3: '#D8E2EC' },
      ...{ line: '#D8E2EC', line2: '#74879B', tx: '#10202E', tx2: '#33475A', tx3: '#4A5D70' },
      ...{
        pri: '#0B5FA5',
        priHover: '#094F8A',
        priPressed: '#073F6E',
        onPri: '#FFFFFF',
        priTx: '#0A5594',
        priSoft: '#DCEAF7',
      },
      ...{ acc: '#7A3E00', accHover: '#8F4A00', onAcc: '#FFFFFF', accTx: '#7A3E00', accSoft: '#FBEADB' },
      ...{ ok: '#0A6B3D', okSoft: '#DDF3E7', warn: '#7A4A00', warnSoft: '#FBEED7', err: '#B0182B', errSoft: '#FBE3E6' },
      ...{
        hot: '#B0182B',
        onHot: '#FFFFFF',
        gold: '#8A5A00',
        focus: '#0B5FA5',
        field: '#0B5FA5',
        scrim: '#10202E99',
        ink: '#0A1622',
      },
    },
    gradient: {
      angle: 100,
      stops: [
        { color: '#0B5FA5', at: 0 },
        { color: '#073F6E', at: 100 },
      ],
    },
    shadow: { color: '#10202E', opacity: [10, 12, 24, 16] },
    logo: { mark: 'assets/mark.svg', wordmark: 'tideline' },
    icons: { favicon: 'assets/mark.svg' },
  };
}

const layout = {
  id: `${OWN_BRAND}-player`,
  extends: ['player-classic'],
  pages: {
    story: {
      paths: ['/story', '/our-story'],
      title: 'story.title',
      sections: [
        { id: 'story-heading', widget: 'page-heading', props: { text: 'story.title' } },
        {
          id: 'story-text',
          widget: 'rich-text',
          props: {
            blocks: [
              { kind: 'heading', text: 'story.title' },
              { kind: 'paragraph', text: 'story.text' },
            ],
          },
        },
      ],
    },
  },
  changes: [
    { remove: 'home-banner' },
    { hide: 'home-winners' },
    { node: 'home-hot', props: { size: 6 }, at: { mobile: { size: 3 } } },
    {
      insertBefore: 'home-hot',
      nodes: [
        {
          id: 'home-welcome',
          widget: 'rich-text',
          props: {
            blocks: [
              { kind: 'paragraph', text: words('Welcome ashore.', 'Bem-vindos a terra.', 'أهلًا بكم على الشاطئ.') },
            ],
          },
          when: { session: ['guest'] },
        },
      ],
    },
    {
      menu: 'side',
      insertAfter: 'side-help',
      items: [{ id: 'side-story', label: 'story.title', icon: 'star', action: { do: 'navigate', page: 'story' } }],
    },
    { menu: 'side', hide: 'side-licence' },
  ],
};

const announcements = {
  announcements: [
    {
      id: 'ashore',
      kind: 'PL',
      execution: 'B',
      title: words('Ashore', 'Em terra', 'على الشاطئ'),
      content: words('The pier is open.', 'O cais está aberto.', 'الرصيف مفتوح.'),
    },
  ],
};

const help = {
  terms: [
    {
      term: 'rules',
      title: words('House rules', 'Regras da casa', 'قواعد المكان'),
      content: words('Be kind to the dealer.', 'Seja simpático com o crupiê.', 'كن لطيفًا مع الموزّع.'),
    },
  ],
};

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M2 16q6-8 12 0t12 0v8H2z" fill="#0B5FA5"/></svg>\n';

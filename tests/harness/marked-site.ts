import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LayoutDocument, PushRevision, SiteDocument } from '#contracts/generated/contracts.ts';

/**
 * The documents of a small site in which everything that a visitor sees carries the same mark: the name, the tagline,
 * the title, a heading, a notice, a help term, a colour (`markColor`), the mark's picture. What shows two marks at once
 * is a mixture of two revisions.
 * @param mark lower-case letters, digits and hyphens.
 */
export function markedSite(id: string, mark: string): PushRevision {
  const words = (what: string) => ({ EN: `${what} ${mark}.` });
  const theme = JSON.parse(readFileSync('sites/aurora/theme.json', 'utf8'));
  const site = JSON.parse(readFileSync('sites/aurora/site.json', 'utf8'));
  const { tagline: _tagline, regionRestriction: _region, ...rest } = site;
  const documents = {
    'site.json': {
      ...rest,
      $schema: undefined,
      id,
      merchantCode: id.replaceAll('-', '').toUpperCase(),
      hosts: [`${id}.localhost`],
      name: `Name ${mark}`.slice(0, 40),
      tagline: words('Tagline'),
      languages: { offered: ['EN'], default: 'EN' },
      domainRoutes: [{ host: `${id}.localhost`, label: words('Line') }],
      categories: ['RNG'],
      // Some of aurora's lead to pages that this site has not.
      resources: [],
      layouts: { player: `${id}-player` },
      bonus: withoutFreeSpins(site.bonus),
    },
    'theme.json': {
      ...theme,
      $schema: undefined,
      id,
      colors: { ...theme.colors, scrim: markColor(mark) },
      logo: { mark: 'assets/mark.svg', wordmark: id },
      icons: { favicon: 'assets/mark.svg' },
    },
    'layout.json': markedLayout(`${id}-player`, words),
    'content/announcements.json': {
      announcements: [
        { id: 'notice', kind: 'PL', execution: 'B', title: words('Notice'), content: words('Notice text') },
      ],
    },
    'content/help.json': { terms: [{ term: 'help', title: words('Help'), content: words('Help text') }] },
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>${mark}</title></svg>`;
  return {
    sources: Object.fromEntries(
      Object.entries(documents).map(([file, document]) => [
        `sites/${id}/${file}`,
        `${JSON.stringify(document, null, 2)}\n`,
      ]),
    ),
    assets: { 'mark.svg': Buffer.from(svg).toString('base64') },
  };
}

/** Tests have a small catalogue, in which games that aurora names are missing. */
function withoutFreeSpins(bonus: NonNullable<SiteDocument['bonus']>) {
  return { ...bonus, offers: bonus.offers?.map(({ freeSpins: _spins, ...offer }) => offer) };
}

/** The colour by which a theme carries a mark: that of `--scrim`, on which nothing has to be read. */
export function markColor(mark: string): string {
  return `#${createHash('sha256').update(mark).digest('hex').slice(0, 6).toUpperCase()}A8`;
}

function markedLayout(id: string, words: (what: string) => { EN: string }): LayoutDocument {
  const note = (node: string) => ({
    id: node,
    widget: 'rich-text',
    props: { blocks: [{ kind: 'paragraph', text: words('Paragraph') }] },
  });
  return {
    id,
    pages: {
      home: {
        paths: ['/'],
        title: words('Title'),
        description: words('Description'),
        sections: [
          { id: 'home-heading', widget: 'page-heading', props: { text: words('Heading') } },
          { id: 'home-notices', widget: 'notice-bar', props: { allNotices: { do: 'openModal', modal: 'notices' } } },
          note('home-note'),
        ],
      },
      help: {
        paths: ['/help'],
        title: words('Title'),
        sections: [{ id: 'help-terms', widget: 'help-centre', props: {} }],
      },
      'not-found': { state: 'notFound', title: words('Title'), sections: [note('not-found-note')] },
      maintenance: { state: 'maintenance', title: words('Title'), sections: [note('maintenance-note')] },
      region: { state: 'regionRestricted', title: words('Title'), sections: [note('region-note')] },
    },
    modals: {
      notices: { title: words('Title'), sections: [{ id: 'notices-list', widget: 'notice-list', props: {} }] },
    },
  };
}

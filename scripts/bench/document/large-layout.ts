import type { GameType, IconName, LayoutDocument, UnknownNode } from '#contracts/generated/contracts.ts';

/** The number of sections per page of the layout, about as many as a home page has. */
const SECTIONS_OF_PAGE = 14;

const categories: ReadonlyArray<{ gameType: GameType; icon: IconName }> = [
  { gameType: 'RNG', icon: 'cherry' },
  { gameType: 'LIVE', icon: 'spade' },
  { gameType: 'SPORTS', icon: 'trophy' },
  { gameType: 'ESPORTS', icon: 'gamepad-2' },
  { gameType: 'COCKFIGHT', icon: 'bird' },
  { gameType: 'FISH', icon: 'fish' },
  { gameType: 'PVP', icon: 'swords' },
  { gameType: 'LOTT', icon: 'ticket' },
];

/**
 * A base layout of that many nodes in the proportions of our sites' layouts: mostly game sections, a breakpoint on
 * every seventh node, a condition on every fourteenth.
 */
export function largeLayout(nodes: number): LayoutDocument {
  const pages: NonNullable<LayoutDocument['pages']> = {};
  let made = 0;
  for (let page = 1; made < nodes; page += 1) {
    const sections: UnknownNode[] = [];
    while (sections.length < SECTIONS_OF_PAGE && made < nodes) {
      const section = sectionOf(made, nodes - made);
      sections.push(section);
      made += 1 + (section.children?.length ?? 0);
    }
    pages[`page-${page}`] = {
      paths: page === 1 ? ['/', '/index', '/home'] : [`/page-${page}`],
      title: `page.page${page}.title`,
      description: `page.page${page}.description`,
      query: ['gameType'],
      sections,
    };
  }
  return { id: 'bench-classic', pages };
}

/** A brand's changes to it: an overlay of the size that sites have. */
export function smallOverlay(): LayoutDocument {
  return {
    id: 'bench-brand',
    extends: ['bench-classic'],
    changes: [
      { node: 'section-0', props: { autoplayMs: 4000 }, at: { mobile: { slidesPerView: 1 } } },
      { node: 'section-3', props: { size: 18, more: null } },
      { hide: 'section-40' },
      { remove: 'section-77' },
      { insertAfter: 'section-100', nodes: [sectionOf(1000, 1)] },
      { node: 'section-150', when: { session: ['guest'] } },
    ],
  };
}

function sectionOf(number: number, room: number): UnknownNode {
  const id = `section-${number}`;
  switch (number % 14) {
    case 0:
      return {
        id,
        widget: 'banner',
        props: { group: 'w_home', slidesPerView: 1.272, autoplayMs: 5000, speedMs: 1000 },
        at: { mobile: { slidesPerView: 1.08 } },
      };
    case 1:
      return { id, widget: 'notice-bar', props: { allNotices: { do: 'openModal', modal: 'notices' } } };
    case 2:
      return { id, widget: 'game-menu', props: { showFavourites: true }, at: { mobile: { showFavourites: false } } };
    case 8:
      return {
        id,
        widget: 'winner-board',
        props: { title: 'home.winners', limit: 20, perSlide: 4, spacingPx: 15, speedMs: 300 },
      };
    case 12:
      return {
        id,
        widget: 'brand-note',
        props: { note: { EN: 'Play where the lights are.', ES: 'Juega donde están las luces.' } },
        ...(room > 1 && {
          children: [{ id: `${id}-social`, widget: 'social-links', props: { kinds: ['FACEBOOK', 'TELEGRAM'] } }],
        }),
      };
    default:
      return gameSection(id, number);
  }
}

function gameSection(id: string, number: number): UnknownNode {
  const { gameType, icon } = categories[number % categories.length] ?? { gameType: 'RNG', icon: 'cherry' };
  return {
    id,
    widget: 'game-section',
    version: 2,
    props: {
      source: 'category',
      gameType,
      title: `category.${gameType}`,
      icon,
      size: number % 3 === 0 ? 12 : 5,
      pageSize: 18,
      tile: gameType === 'LIVE' ? 'live' : 'portrait',
      more: 'card',
    },
    ...(number % 14 === 5 && { when: { flag: 'SIGNIN3', is: 'off' } as const }),
  };
}

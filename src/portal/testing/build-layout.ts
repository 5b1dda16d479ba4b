import type { LayoutDocument } from '#contracts/generated/contracts.ts';

/** A small whole layout: a home page with a categories menu, a help page, the whole-page states and one modal. */
export function buildLayout(overrides: Partial<LayoutDocument> = {}): LayoutDocument {
  return {
    id: 'pebble-player',
    shell: {
      header: [{ id: 'header', widget: 'header-bar', props: { menuToggle: true } }],
      sideMenu: [{ id: 'side', widget: 'side-menu', props: { menu: 'side' } }],
      footer: [{ id: 'footer-copyright', widget: 'copyright', props: { showAge: true } }],
    },
    menus: {
      side: [
        { id: 'side-home', label: 'menu.home', icon: 'house', action: { do: 'navigate', page: 'home' } },
        { id: 'side-categories', kind: 'categories' },
        { id: 'side-about', kind: 'heading', label: 'menu.about' },
        { id: 'side-help', label: 'menu.help', icon: 'life-buoy', action: { do: 'navigate', page: 'help' } },
      ],
      quick: [{ id: 'quick-notices', label: 'notice.title', icon: 'megaphone', action: openNotices }],
    },
    pages: {
      home: {
        paths: ['/', '/home'],
        title: 'page.home.title',
        query: ['gameType'],
        sections: [
          { id: 'home-note', widget: 'rich-text', props: { blocks: [{ kind: 'title', text: { EN: 'Welcome' } }] } },
          { id: 'home-games', widget: 'game-section', props: slots },
        ],
      },
      slots: {
        paths: ['/rng'],
        title: 'category.RNG',
        gameType: 'RNG',
        query: ['vassalage', 'classify', 'filter', 'search', 'page'],
        sections: [{ id: 'slots-games', widget: 'game-grid', props: { tile: 'portrait' } }],
      },
      help: {
        paths: ['/help'],
        title: 'page.help.title',
        sections: [{ id: 'help-terms', widget: 'help-centre', props: {} }],
      },
      'not-found': {
        state: 'notFound',
        title: 'status.notFound.pageTitle',
        sections: [{ id: 'not-found-note', widget: 'not-found', props: {} }],
      },
      maintenance: {
        state: 'maintenance',
        title: 'status.maintenance.pageTitle',
        shell: { header: false, sideMenu: false, footer: false },
        sections: [{ id: 'maintenance-status', widget: 'status-maintenance', props: {} }],
      },
      region: {
        state: 'regionRestricted',
        title: 'status.region.pageTitle',
        shell: { header: false, sideMenu: false, footer: false },
        sections: [{ id: 'region-status', widget: 'status-region', props: {} }],
      },
    },
    modals: {
      game: { title: 'page.game.title', size: 'stage', sections: [] },
      login: { title: 'action.login', sections: [] },
      notices: {
        title: 'notice.title',
        sections: [{ id: 'notices-list', widget: 'notice-list', props: {} }],
      },
    },
    ...overrides,
  };
}

const openNotices = { do: 'openModal', modal: 'notices' } as const;

const slots = { source: 'category', gameType: 'RNG', title: 'category.RNG', icon: 'cherry', size: 4, tile: 'portrait' };

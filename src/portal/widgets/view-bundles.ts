/** In which files the views of a family come. */
interface FamilyChunks {
  /** Bundle → widgets: `shell/shell-views.ts` is the bundle `shell`. */
  readonly together?: Readonly<Record<string, readonly string[]>>;
  /** Each in a file of its own. */
  readonly apart: readonly string[];
}

/**
 * The chunks of each family. Views come in one file where pages that show one of them mostly show the others: apart, as
 * many small files weigh a third more, and each is a request that the first view waits for.
 */
export const familyChunks: Readonly<Record<string, FamilyChunks>> = {
  account: {
    apart: [
      'account-note',
      'change-password-form',
      'contact-form',
      'forgot-form',
      'hand-off-confirm',
      'login-form',
      'modal-art',
      'payment-password-form',
      'register-form',
      'sign-in-closed',
      'sign-out-confirm',
      'social-accounts',
      'two-step',
    ],
  },
  agent: {
    apart: ['agent-landing'],
  },
  content: {
    apart: [
      'app-guide',
      'columns',
      'domain-list',
      'feedback-form',
      'help-centre',
      'legal-licence',
      'notice-list',
      'page-note',
      'popup-list',
      'rich-text',
    ],
  },
  home: {
    together: {
      home: ['banner', 'game-menu', 'game-section', 'notice-bar', 'page-heading'],
    },
    apart: ['category-gates', 'category-tiles', 'winner-board'],
  },
  lobby: {
    together: {
      lobby: ['classify-menu', 'game-grid', 'lobby-filters', 'lobby-head', 'pagination', 'vendor-menu'],
    },
    apart: ['collection-list', 'favourite-games', 'recent-games', 'vendor-grid'],
  },
  lottery: {
    apart: ['draw-list', 'draw-results', 'next-draw'],
  },
  member: {
    together: {
      member: [
        'member-menu',
        'member-section',
        'play-limits',
        'profile-card',
        'security-overview',
        'session-list',
        'sign-in-history',
      ],
    },
    apart: ['inbox', 'play-limits-form', 'profile-form'],
  },
  money: {
    apart: ['bank-accounts', 'consolidated-funds', 'e-wallets', 'wallet-transfer'],
  },
  play: {
    apart: ['bet-records', 'game-stage'],
  },
  rewards: {
    apart: ['promotion-detail', 'promotion-list'],
  },
  shell: {
    together: {
      /** In the header of every page. */
      shell: ['game-search', 'guest-actions', 'header-bar', 'language-select', 'notice-bell'],
      /** In the menu beside every page. */
      menu: ['app-download', 'icon-link', 'menu-banner', 'side-menu'],
      /** At the foot of every page, and floating over it. */
      footer: [
        'brand-note',
        'copyright',
        'footer-columns',
        'help-list',
        'link-list',
        'product-list',
        'service-bar',
        'social-links',
        'vendor-logos',
      ],
    },
    apart: [
      'account-menu',
      'balance-cell',
      'bottom-bar',
      'button-row',
      'footer-band',
      'link-row',
      'logo-bar',
      'site-clock',
      'top-navigation',
      'utility-strip',
    ],
  },
  status: {
    apart: ['not-found', 'status-maintenance', 'status-region'],
  },
};

/** Every chunk of views: its name, and its file below the folder of the widgets. */
export const viewChunks: readonly (readonly [name: string, file: string])[] = Object.entries(familyChunks).flatMap(
  ([family, { together = {}, apart }]) => [
    ...Object.keys(together).map((bundle) => [bundle, `${family}/${bundle}-views.ts`] as const),
    ...apart.map((widget) => [widget, `${family}/${widget}/${widget}.tsx`] as const),
  ],
);

/** The file of a widget's view, below the folder of the widgets; undefined for a widget that no family has. */
export function viewFile(widget: string): string | undefined {
  for (const [family, { together = {}, apart }] of Object.entries(familyChunks)) {
    if (apart.includes(widget)) return `${family}/${widget}/${widget}.tsx`;
    const bundle = Object.keys(together).find((name) => together[name]?.includes(widget));
    if (bundle !== undefined) return `${family}/${bundle}-views.ts`;
  }
  return undefined;
}

/** The folder of a widget, below the folder of the widgets. */
export function widgetFolder(widget: string): string | undefined {
  const family = Object.keys(familyChunks).find((name) => widgetsOf(name).includes(widget));
  return family && `${family}/${widget}`;
}

/** The widgets of a family. */
export function widgetsOf(family: string): readonly string[] {
  const { together = {}, apart = [] } = familyChunks[family] ?? {};
  return [...Object.values(together).flat(), ...apart].sort();
}

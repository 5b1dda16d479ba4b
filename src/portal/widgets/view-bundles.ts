/**
 * The widgets whose views come in one file (`shell-views.ts`, `home-views.ts`, `lobby-views.ts`, `member-views.ts`), since pages that show
 * one of them mostly show the others: apart, as many small files weigh a third more, and each is a request that the first view waits for.
 */
export const viewBundles: Readonly<Record<string, readonly string[]>> = {
  /** Around every page. */
  shell: [
    'app-download',
    'brand-note',
    'copyright',
    'footer-columns',
    'game-search',
    'header-bar',
    'help-list',
    'icon-link',
    'language-select',
    'link-list',
    'menu-banner',
    'notice-bell',
    'product-list',
    'service-bar',
    'side-menu',
    'social-links',
    'vendor-logos',
  ],
  /** On home pages. */
  home: ['banner', 'category-tiles', 'game-menu', 'game-section', 'notice-bar', 'page-heading', 'winner-board'],
  /** On the lobbies. */
  lobby: ['classify-menu', 'game-grid', 'lobby-filters', 'lobby-head', 'pagination', 'vendor-menu'],
  /** In the member centre. */
  member: [
    'member-menu',
    'member-section',
    'play-limits',
    'profile-card',
    'security-overview',
    'session-list',
    'sign-in-history',
  ],
};

/** The file of a widget's view, below the folder of the widgets. */
export function viewFile(widget: string): string {
  const bundle = Object.keys(viewBundles).find((name) => viewBundles[name]?.includes(widget));
  return bundle === undefined ? `${widget}/${widget}.tsx` : `${bundle}-views.ts`;
}

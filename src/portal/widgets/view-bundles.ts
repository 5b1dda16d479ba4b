/**
 * The widgets whose views come in one file (`shell-views.ts`, `home-views.ts` and so on), since pages that show
 * one of them mostly show the others: apart, as many small files weigh a third more, and each is a request that the first view waits for.
 */
export const viewBundles: Readonly<Record<string, readonly string[]>> = {
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
  /** On home pages. */
  home: ['banner', 'game-menu', 'game-section', 'notice-bar', 'page-heading'],
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

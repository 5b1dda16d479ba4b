/**
 * The widgets that stand around every page. Their views come in one file (`shell-views.ts`), since no page goes without them: apart,
 * seventeen small files weigh a third more.
 */
export const shellWidgets: readonly string[] = [
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
];

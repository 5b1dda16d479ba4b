import { WIDGET_FAMILIES } from '#contracts/generated/widget-families.ts';

/**
 * The views that come in one file, by family and bundle: `shell/shell-views.ts` is the bundle `shell`. Views come in
 * one file where pages that show one of them mostly show the others: apart, as many small files weigh a third more, and
 * each is a request that the first view waits for. All other views come in a file of their own.
 */
export const viewBundles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  home: {
    home: ['banner', 'game-menu', 'game-section', 'notice-bar', 'page-heading'],
  },
  lobby: {
    lobby: ['classify-menu', 'game-grid', 'lobby-filters', 'lobby-head', 'page-tabs', 'pagination', 'vendor-menu'],
  },
  member: {
    member: [
      'member-checks',
      'member-menu',
      'member-section',
      'play-limits',
      'profile-card',
      'security-overview',
      'session-list',
      'sign-in-history',
    ],
    protection: ['help-line', 'protection-limits', 'protection-pauses'],
  },
  shell: {
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
};

/** The bundle of a widget's view; undefined where the view comes alone. */
function bundleOf(widget: string, family: string): string | undefined {
  const bundles = viewBundles[family] ?? {};
  return Object.keys(bundles).find((bundle) => bundles[bundle]?.includes(widget));
}

/** The file of a widget's view, below the folder of the widgets; undefined for a widget that no family has. */
export function viewFile(widget: string): string | undefined {
  const family = WIDGET_FAMILIES[widget];
  if (family === undefined) return undefined;
  const bundle = bundleOf(widget, family);
  return bundle === undefined ? `${family}/${widget}/${widget}.tsx` : `${family}/${bundle}-views.ts`;
}

/** Every chunk of views: its name, and its file below the folder of the widgets. */
export const viewChunks: readonly (readonly [name: string, file: string])[] = [
  ...new Map(
    Object.entries(WIDGET_FAMILIES).map(([widget, family]) => [bundleOf(widget, family) ?? widget, viewFile(widget)]),
  ),
].flatMap(([name, file]) => (file === undefined ? [] : [[name, file] as const]));

/** The folder of a widget, below the folder of the widgets. */
export function widgetFolder(widget: string): string | undefined {
  const family = WIDGET_FAMILIES[widget];
  return family && `${family}/${widget}`;
}

import type { WidgetFamily } from '../widget-family.ts';
import { gameSearchWidget } from './game-search/game-search-widget.ts';
import { helpListWidget } from './help-list/help-list-widget.ts';
import { menuBannerWidget } from './menu-banner/menu-banner-widget.ts';
import { noticeBellWidget } from './notice-bell/notice-bell-widget.ts';
import { productListWidget } from './product-list/product-list-widget.ts';
import { sideMenuWidget } from './side-menu/side-menu-widget.ts';
import { topNavigationWidget } from './top-navigation/top-navigation-widget.ts';
import { vendorLogosWidget } from './vendor-logos/vendor-logos-widget.ts';

/**
 * The widgets of what stands around every page: header, menu and footer. A definition that has more than a version and
 * a view stands in its folder.
 */
export const shellWidgets = {
  'account-menu': {
    type: 'account-menu',
    version: 1,
    view: async () => (await import('./account-menu/account-menu.tsx')).AccountMenuView,
  },
  'app-download': {
    type: 'app-download',
    version: 1,
    view: async () => (await import('./menu-views.ts')).AppDownloadView,
  },
  'balance-cell': {
    type: 'balance-cell',
    version: 1,
    view: async () => (await import('./balance-cell/balance-cell.tsx')).BalanceCellView,
  },
  'bottom-bar': {
    type: 'bottom-bar',
    version: 1,
    view: async () => (await import('./bottom-bar/bottom-bar.tsx')).BottomBarView,
  },
  'brand-note': {
    type: 'brand-note',
    version: 1,
    view: async () => (await import('./footer-views.ts')).BrandNoteView,
  },
  'button-row': {
    type: 'button-row',
    version: 1,
    view: async () => (await import('./button-row/button-row.tsx')).ButtonRowView,
  },
  copyright: {
    type: 'copyright',
    version: 1,
    view: async () => (await import('./footer-views.ts')).CopyrightView,
  },
  'footer-band': {
    type: 'footer-band',
    version: 1,
    view: async () => (await import('./footer-band/footer-band.tsx')).FooterBandView,
  },
  'footer-columns': {
    type: 'footer-columns',
    version: 1,
    view: async () => (await import('./footer-views.ts')).FooterColumnsView,
  },
  'game-search': gameSearchWidget,
  'guest-actions': {
    type: 'guest-actions',
    version: 1,
    view: async () => (await import('./shell-views.ts')).GuestActionsView,
  },
  'header-bar': {
    type: 'header-bar',
    version: 1,
    view: async () => (await import('./shell-views.ts')).HeaderBarView,
  },
  'help-list': helpListWidget,
  'icon-link': {
    type: 'icon-link',
    version: 1,
    view: async () => (await import('./menu-views.ts')).IconLinkView,
  },
  'language-select': {
    type: 'language-select',
    version: 1,
    view: async () => (await import('./shell-views.ts')).LanguageSelectView,
  },
  'link-list': {
    type: 'link-list',
    version: 1,
    view: async () => (await import('./footer-views.ts')).LinkListView,
  },
  'link-row': { type: 'link-row', version: 1, view: async () => (await import('./link-row/link-row.tsx')).LinkRowView },
  'logo-bar': { type: 'logo-bar', version: 1, view: async () => (await import('./logo-bar/logo-bar.tsx')).LogoBarView },
  'menu-banner': menuBannerWidget,
  'notice-bell': noticeBellWidget,
  'product-list': productListWidget,
  'service-bar': {
    type: 'service-bar',
    version: 1,
    view: async () => (await import('./footer-views.ts')).ServiceBarView,
  },
  'side-menu': sideMenuWidget,
  'site-clock': {
    type: 'site-clock',
    version: 1,
    view: async () => (await import('./site-clock/site-clock.tsx')).SiteClockView,
  },
  'social-links': {
    type: 'social-links',
    version: 1,
    view: async () => (await import('./footer-views.ts')).SocialLinksView,
  },
  'top-navigation': topNavigationWidget,
  'utility-strip': {
    type: 'utility-strip',
    version: 1,
    view: async () => (await import('./utility-strip/utility-strip.tsx')).UtilityStripView,
  },
  'vendor-logos': vendorLogosWidget,
} satisfies WidgetFamily;

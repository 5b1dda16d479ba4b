/** The views of the widgets that stand around every page, in one file (`view-bundles.ts` tells why). */
export { AppDownloadView } from './app-download/app-download.tsx';
export { BrandNoteView } from './brand-note/brand-note.tsx';
export { CopyrightView } from './copyright/copyright.tsx';
export { FooterColumnsView } from './footer-columns/footer-columns.tsx';
export { GameSearchView } from './game-search/game-search.tsx';
export { HeaderBarView } from './header-bar/header-bar.tsx';
export { HelpListView } from './help-list/help-list.tsx';
export { IconLinkView } from './icon-link/icon-link.tsx';
export { LanguageSelectView } from './language-select/language-select.tsx';
export { LinkListView } from './link-list/link-list.tsx';
export { MenuBannerView } from './menu-banner/menu-banner.tsx';
export { NoticeBellView } from './notice-bell/notice-bell.tsx';
export { ProductListView } from './product-list/product-list.tsx';
export { ServiceBarView } from './service-bar/service-bar.tsx';
export { SideMenuView } from './side-menu/side-menu.tsx';
export { SocialLinksView } from './social-links/social-links.tsx';
export { VendorLogosView } from './vendor-logos/vendor-logos.tsx';

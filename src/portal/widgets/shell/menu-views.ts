/** The views of the menu beside the page, in one file (`view-bundles.ts` tells why). */
export { AppDownloadView } from './app-download/app-download.tsx';
export { IconLinkView } from './icon-link/icon-link.tsx';
export { MenuBannerView } from './menu-banner/menu-banner.tsx';
export { SideMenuView } from './side-menu/side-menu.tsx';

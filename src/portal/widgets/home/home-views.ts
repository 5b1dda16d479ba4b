/** The views of the widgets that home pages show, in one file (`view-bundles.ts` tells why). */
export { BannerView } from './banner/banner.tsx';
export { GameMenuView } from './game-menu/game-menu.tsx';
export { GameSectionView } from './game-section/game-section.tsx';
export { NoticeBarView } from './notice-bar/notice-bar.tsx';
export { PageHeadingView } from './page-heading/page-heading.tsx';

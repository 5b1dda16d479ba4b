/** The views of the header, in one file (`view-bundles.ts` tells why). */
export { GameSearchView } from './game-search/game-search.tsx';
export { GuestActionsView } from './guest-actions/guest-actions.tsx';
export { HeaderBarView } from './header-bar/header-bar.tsx';
export { LanguageSelectView } from './language-select/language-select.tsx';
export { NoticeBellView } from './notice-bell/notice-bell.tsx';

/** The views of the widgets that the lobbies show, in one file (`view-bundles.ts` tells why). */
export { ClassifyMenuView } from './classify-menu/classify-menu.tsx';
export { GameGridView } from './game-grid/game-grid.tsx';
export { LobbyFiltersView } from './lobby-filters/lobby-filters.tsx';
export { LobbyHeadView } from './lobby-head/lobby-head.tsx';
export { PageTabsView } from './page-tabs/page-tabs.tsx';
export { PaginationView } from './pagination/pagination.tsx';
export { VendorMenuView } from './vendor-menu/vendor-menu.tsx';

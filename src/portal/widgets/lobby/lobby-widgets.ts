import type { WidgetFamily } from '../widget-family.ts';
import { classifyMenuWidget } from './classify-menu/classify-menu-widget.ts';
import { gameGridWidget } from './game-grid/game-grid-widget.ts';
import { lobbyHeadWidget } from './lobby-head/lobby-head-widget.ts';
import { paginationWidget } from './pagination/pagination-widget.ts';
import { recentGamesWidget } from './recent-games/recent-games-widget.ts';
import { vendorGridWidget } from './vendor-grid/vendor-grid-widget.ts';
import { vendorMenuWidget } from './vendor-menu/vendor-menu-widget.ts';

/**
 * The widgets of the lobbies, and the lists of games. A definition that has more than a version and a view stands in
 * its folder.
 */
export const lobbyWidgets = {
  'classify-menu': classifyMenuWidget,
  'collection-list': {
    type: 'collection-list',
    version: 1,
    view: async () => (await import('./collection-list/collection-list.tsx')).CollectionListView,
  },
  'favourite-games': {
    type: 'favourite-games',
    version: 1,
    view: async () => (await import('./favourite-games/favourite-games.tsx')).FavouriteGamesView,
  },
  'game-grid': gameGridWidget,
  'lobby-filters': {
    type: 'lobby-filters',
    version: 1,
    view: async () => (await import('./lobby-views.ts')).LobbyFiltersView,
  },
  'lobby-head': lobbyHeadWidget,
  'page-tabs': {
    type: 'page-tabs',
    version: 1,
    view: async () => (await import('./lobby-views.ts')).PageTabsView,
  },
  pagination: paginationWidget,
  'recent-games': recentGamesWidget,
  'vendor-grid': vendorGridWidget,
  'vendor-menu': vendorMenuWidget,
} satisfies WidgetFamily;

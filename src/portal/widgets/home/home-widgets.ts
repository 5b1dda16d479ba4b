import type { WidgetFamily } from '../widget-family.ts';
import { bannerWidget } from './banner/banner-widget.ts';
import { categoryGatesWidget } from './category-gates/category-gates-widget.ts';
import { categoryTilesWidget } from './category-tiles/category-tiles-widget.ts';
import { gameMenuWidget } from './game-menu/game-menu-widget.ts';
import { gameSectionWidget } from './game-section/game-section-widget.ts';
import { noticeBarWidget } from './notice-bar/notice-bar-widget.ts';
import { winnerBoardWidget } from './winner-board/winner-board-widget.ts';

/** The widgets of home pages. A definition that has more than a version and a view stands in its folder. */
export const homeWidgets = {
  banner: bannerWidget,
  'category-gates': categoryGatesWidget,
  'category-tiles': categoryTilesWidget,
  'game-menu': gameMenuWidget,
  'game-section': gameSectionWidget,
  'notice-bar': noticeBarWidget,
  'page-heading': {
    type: 'page-heading',
    version: 1,
    view: async () => (await import('./home-views.ts')).PageHeadingView,
  },
  'winner-board': winnerBoardWidget,
} satisfies WidgetFamily;

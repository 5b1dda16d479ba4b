/** The views of the boards that some home pages show, in one file (`view-bundles.ts` tells why). */
export { CategoryTilesView } from './category-tiles/category-tiles.tsx';
export { WinnerBoardView } from './winner-board/winner-board.tsx';

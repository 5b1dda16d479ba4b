import { gameArt } from '#arcade/art/game-art.ts';
import type { GameSession } from '#arcade/game-api.ts';
import type { SymbolId } from '#arcade/symbol-id.ts';
import { languages } from '#contracts/languages.ts';
import type { ArcadeGame } from '../games/arcade-games.ts';
import type { PlaySession } from '../store/session-store.ts';

/** Who looks at a game: his currency and language, and the page around the frame. */
export type GameViewer = Pick<PlaySession, 'currency' | 'currencySymbol' | 'currencyDecimals' | 'language' | 'origin'>;

/** Where the pictures of a game are served. */
export function artBase({ vendor, code }: Pick<ArcadeGame, 'vendor' | 'code'>): string {
  return `/art/${vendor}/${encodeURIComponent(code)}`;
}

/** Name and pictures of a game, in the viewer's language. `symbols` are those of its machine; empty for other games. */
export function describeGame(
  { vendor, code, studio, art, name: english, names }: ArcadeGame,
  symbols: readonly SymbolId[],
  { currency, currencySymbol: symbol, currencyDecimals: decimals, language, origin }: GameViewer,
): Pick<GameSession, 'game' | 'art' | 'currency' | 'language' | 'origin'> {
  const { words } = languages[language as keyof typeof languages] ?? languages.EN;
  const name = words === 'EN' ? english : (names[words] ?? english);
  return {
    game: { vendor, code, name, studio, theme: art.theme },
    art: gameArt(art, artBase({ vendor, code }), symbols),
    currency: { code: currency, symbol, decimals },
    language,
    origin,
  };
}

import type { FishKindId } from './games/fish/rules/fish-kinds.ts';
import type { SymbolId } from './symbol-id.ts';

/** Addresses of the game's pictures on the arcade, all SVG, immutable. */
export interface GameArt {
  /** The game's name in its own lettering, without a ground. */
  readonly logoUrl: string;
  /** The scene behind the reels, for windows that are wider than high. */
  readonly backgroundUrl: string;
  /** The same scene for upright windows. */
  readonly tallBackgroundUrl: string;
  /** The picture at either side of the reels, shown where there is room. */
  readonly pillarUrl: string;
  /** The game's square tile. */
  readonly tileUrl: string;
  readonly symbolUrls: Readonly<Partial<Record<SymbolId, string>>>;
  readonly colours: GameColours;
}

/** Addresses of a fish shooter's own pictures. */
export interface FishArt {
  /** The sea behind the fish, for windows that are wider than high. */
  readonly seaUrl: string;
  readonly tallSeaUrl: string;
  /** Each kind of fish without a ground, looking to the right. */
  readonly fishUrls: Readonly<Record<FishKindId, string>>;
}

/**
 * Colours of the game as CSS colours, for frame and buttons: its palette from dark to light, then the metal of its
 * lettering.
 */
export interface GameColours {
  readonly ink: string;
  readonly deep: string;
  readonly dark: string;
  readonly mid: string;
  readonly glow: string;
  readonly pale: string;
  readonly accent: string;
  readonly rim: string;
  readonly metalHighlight: string;
  readonly metalUpper: string;
  readonly metalMiddle: string;
  readonly metalLower: string;
  readonly metalShade: string;
  readonly metalExtrude: string;
}

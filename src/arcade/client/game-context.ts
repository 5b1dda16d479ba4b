import type { GameSession, SpinResult } from '../game-api.ts';
import type { GameServer } from './game-server.ts';
import type { Figures } from './money-text.ts';
import type { AutoplayChoice } from './playback/autoplay.ts';
import type { PortalChannel } from './portal-channel.ts';
import type { SoundBox } from './sound/sound-box.ts';
import type { GameWords } from './words/game-words.ts';

/** What every part of an open game shares. */
export interface GameContext {
  readonly session: GameSession;
  readonly server: GameServer;
  readonly words: GameWords;
  readonly figures: Figures;
  readonly channel: PortalChannel;
  readonly sounds: SoundBox;
  /** Where sheets are put. */
  readonly root: HTMLElement;
}

/** What sheets may ask of the game behind them. */
export interface GameVerbs {
  readonly betMinor: number;
  readonly isPlaying: boolean;
  chooseBet(betMinor: number): void;
  autoplay(choice: AutoplayChoice): void;
  replay(round: SpinResult): void;
}

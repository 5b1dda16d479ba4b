import type { GameSession, RoundResult, SpinResult } from '../game-api.ts';
import { type GameServer, gameServer } from './game-server.ts';
import type { Figures } from './money-text.ts';
import type { PortalChannel } from './portal-channel.ts';
import type { SoundBox } from './sound/sound-box.ts';
import type { GameWords } from './words/game-words.ts';

/** State shared by all parts of an open game. */
export interface GameContext<Session extends GameSession = GameSession> {
  readonly session: Session;
  readonly server: GameServer;
  readonly words: GameWords;
  readonly figures: Figures;
  readonly channel: PortalChannel;
  readonly sounds: SoundBox;
  /** The parent element of sheets. */
  readonly root: HTMLElement;
}

/** The context of a game whose screen is built after it. */
export function gameContext<Session extends GameSession>(
  session: Session,
  { words, figures, sounds }: Pick<GameContext, 'words' | 'figures' | 'sounds'>,
  channel: PortalChannel,
  root: () => HTMLElement,
): GameContext<Session> {
  return {
    session,
    server: gameServer(session.token),
    words,
    figures,
    channel,
    sounds,
    get root() {
      return root();
    },
  };
}

/** Actions of every game that sheets may call. */
export interface GameVerbs {
  readonly betMinor: number;
  readonly isPlaying: boolean;
  chooseBet(betMinor: number): void;
  /** Shows a round of the history again. */
  replay(round: SpinResult | RoundResult): void;
}

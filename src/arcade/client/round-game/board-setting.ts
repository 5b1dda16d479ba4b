import type { RoundSession } from '#arcade/game-api.ts';
import type { GameContext } from '../game-context.ts';
import type { BoardProps } from './round-board.ts';

/** The part of a game's context that its board needs. */
export interface BoardContext {
  readonly session: Pick<RoundSession, 'betsMinor'>;
  readonly figures: Pick<GameContext['figures'], 'money'>;
  readonly words: GameContext['words'];
  readonly sounds: Pick<GameContext['sounds'], 'play'>;
}

/** The properties of a board that stay the same while its game is open. */
export function boardSetting({
  session: { betsMinor },
  figures,
  words,
  sounds,
}: BoardContext): Pick<BoardProps<unknown>, 'chipsMinor' | 'limitMinor' | 'money' | 'words' | 'play'> {
  return {
    chipsMinor: betsMinor,
    limitMinor: betsMinor.at(-1) ?? 0,
    money: figures.money,
    words,
    play: (sound) => sounds.play(sound),
  };
}

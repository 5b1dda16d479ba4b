import type { GameSession } from '../game-api.ts';
import { type Figures, figuresIn } from './money-text.ts';
import { type SoundBox, soundBox } from './sound/sound-box.ts';
import type { GameWords } from './words/game-words.ts';
import { spokenLanguage } from './words/spoken-language.ts';
import { loadWords } from './words/words.ts';

/** Words, figures and sound of an open game. */
export interface GameSetting {
  readonly words: GameWords;
  readonly figures: Figures;
  readonly sounds: SoundBox;
  readonly hasLessMotion: () => boolean;
}

/** Puts the page into the session's language and loads its words. */
export async function prepareSetting(session: GameSession): Promise<GameSetting> {
  const { code, language } = spokenLanguage(session.language);
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
  document.title = session.game.name;
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  return {
    words: await loadWords(code),
    figures: figuresIn(language.tag, session.currency),
    sounds: soundBox(document, () => localStorage),
    hasLessMotion: () => lessMotion.matches,
  };
}

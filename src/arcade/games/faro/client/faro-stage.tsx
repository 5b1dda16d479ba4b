/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { DealtCard } from '#arcade/games/tables/client/dealt-card.tsx';
import type { FaroTurn } from '../rules/faro-rules.ts';

interface StageProps {
  /** The cards dealt so far. */
  readonly turns: readonly FaroTurn[];
  readonly words: GameWords;
}

/** The two cards of the last turn: the losing one on the left, the winning one on the right, in every language. */
export function FaroStage({ turns, words }: StageProps) {
  const turn = turns.at(-1) ?? null;
  const pile = (side: 'lose' | 'win', name: string) => (
    <div class="fr-pile" data-side={side}>
      <span class="fr-side" dir="auto">
        {name}
      </span>
      <DealtCard key={turns.length} card={turn?.[side] ?? null} words={words} isWon={side === 'win'} />
    </div>
  );
  return (
    <div class="fr-stage">
      <div class="fr-piles">
        {pile('lose', words.faro.loses)}
        {pile('win', words.faro.wins)}
      </div>
      <span class="fr-turn" dir="auto">
        {words.say('faro.turn', { number: turns.length === 0 ? '–' : turns.length })}
      </span>
    </div>
  );
}

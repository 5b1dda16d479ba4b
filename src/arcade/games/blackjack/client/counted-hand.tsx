/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { SeatedHand } from '#arcade/games/tables/client/seated-hand.tsx';
import type { HandResult } from '../rules/blackjack-rules.ts';
import { plateOfCount } from './plate-of-count.ts';

interface HandProps {
  readonly name: string;
  readonly cards: readonly number[];
  /** A card lies face down after the others. */
  readonly hasHole?: boolean;
  /** The indices of the cards that lay face down. */
  readonly turned?: readonly number[];
  /** It gets no more cards. */
  readonly isFinal?: boolean;
  /** The hand is played now. */
  readonly isPlayed?: boolean;
  readonly result?: HandResult | null;
  /** The payout, with the result; empty where it is nothing. */
  readonly paid?: string;
  readonly words: GameWords;
  readonly children?: ComponentChildren;
}

const TONES = { blackjack: 'best', win: 'win', push: 'push', lose: 'lose', bust: 'lose' } as const;

/** A hand of blackjack with its total. */
export function CountedHand(props: HandProps) {
  const { name, cards, hasHole = false, turned = [], isFinal = false, isPlayed = false } = props;
  const { result = null, paid = '', words, children } = props;
  const plate = plateOfCount(cards, isFinal);
  const told = result === null ? [] : [words.blackjack.result[result]];
  return (
    <SeatedHand
      name={name}
      label={[words.say('blackjack.count', { name, total: plate }), ...told].join(', ')}
      plate={plate}
      cards={cards}
      faceDown={hasHole ? 1 : 0}
      turned={turned}
      isPlayed={isPlayed}
      end={result === null ? null : { text: words.blackjack.result[result], tone: TONES[result], paid }}
      words={words}
    >
      {children}
    </SeatedHand>
  );
}

/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { Choice } from '#arcade/games/game-rules.ts';
import { ACE, JACK, JOKER, KING, QUEEN, rankOf, suitOf } from '../rules/cards.ts';
import { type HandName, type VariantId, type VideoPokerVariant, variantOfId } from '../rules/variants.ts';
import { type HandPay, handPaysOf, type VideoPokerView } from '../rules/video-poker-rules.ts';
import { CardBack, CardFace, signOfRank } from './card-face.tsx';
import { useCardTurns } from './card-turns.ts';

const faceDown = [null, null, null, null, null] as const;

/** The board of a variant: its pay table stands above the cards before the first round too. */
export function videoPokerBoardOf(id: VariantId): RoundBoard<VideoPokerView> {
  const variant = variantOfId(id);
  const pays = handPaysOf(variant);
  return {
    Board: (props) => <VideoPokerTable {...props} pays={props.view?.pays ?? pays} />,
    firstDraft: () => ({ hold: [] }),
    keepsDraft: false,
    mainButton: ({ isOver, words }) => ({
      label: isOver ? words.videoPoker.deal : words.videoPoker.draw,
      isAllowed: true,
    }),
    outcome: ({ rank }, words) => (rank === 'nothing' ? words.videoPoker.noWin : nameOfHand(rank, words)),
    rules: (words) => ({
      paragraphs: rulesOf(variant, words),
      pays: pays.map(({ hand, multiple }) => [nameOfHand(hand, words), `×${multiple}`] as const),
    }),
  };
}

interface TableProps extends BoardProps<VideoPokerView> {
  readonly pays: readonly HandPay[];
}

function VideoPokerTable(props: TableProps) {
  const { view, isOver, words, draft } = props;
  const { faceUp, isDone } = useCardTurns({
    view,
    hasLessMotion: props.hasLessMotion,
    turned: () => props.play('turn'),
    done: () => {
      if (props.isOver) props.shown();
    },
  });
  const mayHold = view !== null && !isOver && !props.isBusy;
  const hold = view?.hold ?? holdOfDraft(draft);

  function press(place: number): void {
    if (!mayHold) return;
    const others = hold.filter((held) => held !== place);
    props.setDraft({ hold: others.length < hold.length ? others : [...hold, place].sort((a, b) => a - b) });
    props.play('press');
  }

  return (
    <div class="vp-board" data-still={props.hasLessMotion || undefined}>
      <PayTable lit={isDone && view !== null ? view.rank : null} {...props} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="vp-cards" role="group" aria-label={words.videoPoker.cards}>
        {(view?.cards ?? faceDown).map((card, place) => (
          <CardButton
            // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, and the cards in them change.
            key={place}
            card={card}
            isFaceUp={faceUp.has(place)}
            isHeld={view !== null && hold.includes(place)}
            mayHold={mayHold}
            words={words}
            onPress={() => press(place)}
          />
        ))}
      </div>
    </div>
  );
}

interface PayTableProps extends Pick<TableProps, 'pays' | 'betMinor' | 'money' | 'words'> {
  readonly lit: HandName | 'nothing' | null;
}

function PayTable({ pays, betMinor, money, words, lit }: PayTableProps) {
  return (
    <ul class="vp-pays" aria-label={words.videoPoker.payTable}>
      {pays.map(({ hand, multiple }) => (
        <li key={hand} class={hand === lit ? 'vp-pay vp-lit' : 'vp-pay'} aria-current={hand === lit || undefined}>
          <span class="vp-hand">{nameOfHand(hand, words)}</span>
          <bdi dir="ltr">{money(betMinor * multiple)}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface CardButtonProps {
  /** Null before the first round. */
  readonly card: number | null;
  readonly isFaceUp: boolean;
  readonly isHeld: boolean;
  readonly mayHold: boolean;
  readonly words: GameWords;
  onPress(): void;
}

/** A closed button keeps its focus, so that the keyboard stays with the card from one round to the next. */
function CardButton({ card, isFaceUp, isHeld, mayHold, words, onPress }: CardButtonProps) {
  const name = card === null || !isFaceUp ? words.videoPoker.faceDown : nameOfCard(card, words);
  return (
    <button
      type="button"
      class="vp-card"
      aria-label={mayHold ? `${words.videoPoker.hold}: ${name}` : name}
      aria-pressed={isHeld}
      aria-disabled={!mayHold}
      data-face={isFaceUp ? 'up' : 'down'}
      onClick={onPress}
    >
      <span class="vp-sides">
        <CardBack />
        {card !== null && isFaceUp && <CardFace card={card} />}
      </span>
      <span class="vp-hold">{words.videoPoker.hold}</span>
    </button>
  );
}

function holdOfDraft({ hold }: Choice): readonly number[] {
  return Array.isArray(hold) ? hold.filter((place: unknown) => typeof place === 'number') : [];
}

function nameOfHand(hand: HandName, words: GameWords): string {
  return words.videoPoker.hand[hand];
}

function nameOfCard(card: number, words: GameWords): string {
  const { joker, rank, suit } = words.videoPoker;
  if (card === JOKER) return joker;
  const courts: Readonly<Record<number, string>> = {
    [JACK]: rank.jack,
    [QUEEN]: rank.queen,
    [KING]: rank.king,
    [ACE]: rank.ace,
  };
  const number = rankOf(card);
  return words.say('videoPoker.cardName', { rank: courts[number] ?? signOfRank(number), suit: suit[suitOf(card)] });
}

function rulesOf({ wildRank, deckSize, pays }: VideoPokerVariant, words: GameWords): readonly string[] {
  const { rules } = words.videoPoker;
  const isNatural = pays.some(({ hand }) => hand === 'naturalRoyal');
  return [
    rules.deal,
    rules.hold,
    ...(wildRank === null ? [] : [wildRank === 0 ? rules.deucesWild : rules.sevensWild]),
    ...(deckSize > JOKER ? [rules.jokerWild] : []),
    ...(isNatural ? [rules.natural] : []),
    rules.pays,
    rules.deck,
    rules.absent,
  ];
}

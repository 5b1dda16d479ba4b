/** @jsxImportSource preact */

import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { type Bead, BeadPlate } from '#arcade/games/tables/client/bead-plate.tsx';
import { BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { DealtCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { FeltWaves } from '#arcade/games/tables/client/felt-waves.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { CARD_STEP_MS, useSteps } from '#arcade/games/tables/client/use-steps.ts';
import {
  ANDAR_BAHAR_PAYS,
  type AndarBaharPlace,
  type AndarBaharView,
  andarBaharPlaces,
  andarBaharRules,
  sideOfCard,
} from '../rules/andar-bahar-rules.ts';

/** A long round deals faster, so that all its cards take about as long. */
const LONGEST_DEAL_MS = 5_000;

const sitting: AndarBaharPlace[] = [];
const TONES = { andar: 'blue', bahar: 'red' } as const;

function beadOf(outcome: AndarBaharPlace, words: GameWords): Bead {
  return { mark: words.andarBahar.mark[outcome], name: words.andarBahar[outcome], tone: TONES[outcome] };
}

function paysOf(place: AndarBaharPlace): string {
  return `${ANDAR_BAHAR_PAYS[place] / 100}:1`;
}

interface RowProps {
  readonly side: AndarBaharPlace;
  readonly cards: readonly number[];
  readonly isWon: boolean;
  readonly words: GameWords;
}

/** The cards of a side overlap as far as they must. The last one of the winning side has the joker's rank. */
function Row({ side, cards, isWon, words }: RowProps) {
  const places = cards.length === 0 ? [null] : cards;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="ab-row" role="group" aria-label={words.andarBahar[side]} data-side={side}>
      <span class="ab-title" dir="auto" aria-hidden="true">
        {words.andarBahar[side]}
      </span>
      <div class="ab-cards">
        {places.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place.
          <span key={index} class="ab-slot">
            <DealtCard card={card} words={words} isWon={isWon && index === cards.length - 1} />
          </span>
        ))}
      </div>
    </div>
  );
}

function Board(props: BoardProps<AndarBaharView>) {
  const { view, words, money, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  const cards = view?.cards ?? [];
  // The joker card is the first step.
  const steps = cards.length + 1;
  const step = useSteps(props, steps, Math.min(CARD_STEP_MS, LONGEST_DEAL_MS / steps));
  const past = useSitting(sitting, props, ({ outcome }) => outcome);
  const outcome = isShown || hasLessMotion ? (view?.outcome ?? null) : null;
  const dealt = cards.slice(0, step - 1);
  const cardsOf = (side: AndarBaharPlace) => dealt.filter((_, index) => sideOfCard(index) === side);
  const zones = andarBaharPlaces.map((place) => ({ place, name: words.andarBahar[place], pays: paysOf(place) }));
  return (
    <div class="ct-board ab-board" data-still={hasLessMotion || isShown}>
      <FeltWaves />
      <div class="ab-table">
        <div class="ab-joker">
          <DealtCard card={view?.joker ?? null} words={words} />
          <span class="ab-title" dir="auto">
            {words.andarBahar.joker}
          </span>
          <span class="ab-dealt" dir="auto">
            {words.say('andarBahar.dealt', { count: dealt.length })}
          </span>
        </div>
        <div class="ab-rows">
          {andarBaharPlaces.map((side) => (
            <Row key={side} side={side} cards={cardsOf(side)} isWon={outcome === side} words={words} />
          ))}
        </div>
        <BeadPlate label={words.andarBahar.results} beads={past.map((each) => beadOf(each, words))} />
      </div>
      <BetZones
        label={words.bet}
        kind="ab-zones"
        groups={[{ group: 'all', zones }]}
        chips={chips}
        wonPlaces={outcome === null ? [] : [outcome]}
        board={props}
      />
      <ChipTray chips={chips} words={words} money={money} />
    </div>
  );
}

export const andarBaharBoard: RoundBoard<AndarBaharView> = {
  Board,
  ...chipBoard(andarBaharRules, (words) => words.andarBahar.deal),
  outcome: ({ outcome, cards }, words) =>
    words.say('andarBahar.won', { side: words.andarBahar[outcome], count: cards.length }),
  rules: (words) => {
    const { about, pays, deck } = words.andarBahar.rules;
    return {
      paragraphs: [about, pays, deck],
      pays: andarBaharPlaces.map((place) => [words.andarBahar[place], paysOf(place)] as const),
    };
  },
};

/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { TableAct } from '#arcade/games/tables/client/act-bar.tsx';
import { actBoard } from '#arcade/games/tables/client/act-board.ts';
import { ChipAmount } from '#arcade/games/tables/client/chip-amount.tsx';
import { DealerTable } from '#arcade/games/tables/client/dealer-table.tsx';
import { nameOfPokerKind } from '#arcade/games/tables/client/poker-names.ts';
import { type HandEnd, SeatedHand } from '#arcade/games/tables/client/seated-hand.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import { highHandOf } from '../rules/joker-hands.ts';
import { CARDS, isAllowed, lowStrength, type SetHand, setOf } from '../rules/pai-gow-hands.ts';
import { type PaiGowView, paiGowRules, WIN_PAYS } from '../rules/pai-gow-rules.ts';
import { PickedCards } from './picked-cards.tsx';

const PAYS = `${WIN_PAYS / 100}:1`;
const LOW = 2;
const HIGH = 5;
const ALL_LOW = [0, 1] as const;
const ALL_HIGH = [0, 1, 2, 3, 4] as const;
/** A low hand from here on is a pair. */
const LEAST_PAIR = 13 * 13;

function nameOfLow(low: readonly number[], words: GameWords): string {
  return words.teenPatti.hand[lowStrength(low) >= LEAST_PAIR ? 'pair' : 'highCard'];
}

function nameOfHigh(high: readonly number[], words: GameWords): string {
  const { kind } = highHandOf(high);
  return kind === 'fiveAces' ? words.videoPoker.hand.fiveOfAKind : nameOfPokerKind(kind, words);
}

interface SideProps {
  readonly name: string;
  /** Null while the cards lie face down or have not been dealt. */
  readonly set: SetHand | null;
  readonly faceDown: number;
  readonly end: HandEnd | null;
  readonly words: GameWords;
}

/** The low and the high hand of one side. */
function Side({ name, set, faceDown, end, words }: SideProps) {
  const { low, high } = set ?? { low: [], high: [] };
  const lowName = set === null ? '–' : nameOfLow(low, words);
  const highName = set === null ? '–' : nameOfHigh(high, words);
  const labelOf = (part: string, hand: string) => words.say('teenPatti.cards', { side: `${name}, ${part}`, hand });
  return (
    <div class="dl-hands pg-side">
      <SeatedHand
        name={words.paiGow.low}
        label={labelOf(words.paiGow.low, lowName)}
        plate={lowName}
        cards={low}
        faceDown={Math.min(LOW, faceDown)}
        turned={ALL_LOW}
        places={LOW}
        words={words}
      />
      <b class="pg-name" dir="auto" aria-hidden="true">
        {name}
      </b>
      <SeatedHand
        name={words.paiGow.high}
        label={labelOf(words.paiGow.high, highName)}
        plate={highName}
        cards={high}
        faceDown={Math.max(0, faceDown - LOW)}
        turned={ALL_HIGH}
        places={HIGH}
        end={end}
        words={words}
      />
    </div>
  );
}

type PaiGowAct = 'set' | 'house';

function Board(props: BoardProps<PaiGowView>) {
  const { view, isOver, isShown, isBusy, words, money, winMinor, hasLessMotion } = props;
  const isPlaying = view !== null && !(isOver && isShown);
  const chips = useChips(isPlaying ? { ...props, draft: { bets: view.bets } } : props);
  const [picked, setPicked] = useState<readonly number[]>([]);
  // Seven cards are dealt, and in the end the dealer's are turned up at once.
  const steps = view === null ? 0 : CARDS + (isOver ? 1 : 0);
  const begun = useDealing(props, steps);
  const cards = view?.cards.slice(0, begun) ?? [];
  const isTurn = isPlaying && begun === steps && !isOver;
  const [one, two] = picked;
  const chosen = view !== null && one !== undefined && two !== undefined ? setOf(view.cards, [one, two]) : null;
  const isFine = chosen !== null && isAllowed(chosen);
  const isEnded = isOver && begun === steps;
  const result = isOver && (isShown || hasLessMotion) ? (view?.result ?? null) : null;
  const acts: readonly TableAct<PaiGowAct>[] = [
    { act: 'set', label: words.paiGow.set, key: 'S', tone: 'green', costMinor: 0, isAllowed: isFine },
    { act: 'house', label: words.paiGow.house, key: 'H', tone: 'blue', costMinor: 0, isAllowed: view !== null },
  ];
  const toggle = (index: number) => {
    props.play('press');
    setPicked((before) =>
      before.includes(index)
        ? before.filter((other) => other !== index)
        : [...before.slice(-1), index].sort((left, right) => left - right),
    );
  };
  const hint = chosen !== null && !isFine ? words.paiGow.tooHigh : words.paiGow.pick;
  const paid = winMinor > 0 ? money(winMinor) : '';
  return (
    <DealerTable
      kind="pg"
      board={props}
      chips={isPlaying ? { ...chips, bets: {} } : chips}
      zones={[{ place: 'main', name: words.blackjack.main, pays: PAYS }]}
      isPlaying={isPlaying}
      isTurn={isTurn}
      acts={acts}
      choose={(act) => props.choose(act === 'set' ? { low: picked } : { house: true })}
      told={hint}
    >
      <Side
        name={words.blackjack.dealer}
        set={isEnded ? (view?.dealer ?? null) : null}
        faceDown={isEnded ? 0 : Math.min(begun, view === null ? 0 : CARDS)}
        end={null}
        words={words}
      />
      {view === null || view.player !== null ? (
        <Side
          name={words.blackjack.hand}
          set={view?.player ?? null}
          faceDown={0}
          end={result === null ? null : { text: words.blackjack.result[result], tone: result, paid }}
          words={words}
        />
      ) : (
        <div class="pg-setting">
          <PickedCards cards={cards} picked={picked} isOpen={isTurn && !isBusy} words={words} toggle={toggle} />
          <div class="pg-line">
            <span class="pg-hint" dir="auto" aria-hidden="true">
              {hint}
            </span>
            <ChipAmount label={words.bet} amountMinor={view.bets.main ?? 0} chips={chips} money={money} />
          </div>
        </div>
      )}
    </DealerTable>
  );
}

export const paiGowBoard: RoundBoard<PaiGowView> = {
  Board,
  ...actBoard(paiGowRules, 'house'),
  firstDraft: (view) => (view === null ? { bets: {} } : { house: true }),
  outcome: ({ player, dealer, result }, words) => {
    const told = (set: SetHand | null) =>
      set === null ? '–' : `${nameOfLow(set.low, words)} · ${nameOfHigh(set.high, words)}`;
    return words.say('paiGow.ended', {
      dealer: told(dealer),
      player: told(player),
      result: words.blackjack.result[result ?? 'lose'],
    });
  },
  rules: (words) => {
    const { about, order, house, returns, absent } = words.paiGow.rules;
    return {
      paragraphs: [about, order, house, returns, words.teenPatti.rules.deck, absent],
      pays: [[words.blackjack.result.win, PAYS]],
    };
  },
};

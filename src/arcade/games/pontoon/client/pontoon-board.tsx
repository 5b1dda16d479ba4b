/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { plateOfCount } from '#arcade/games/blackjack/client/plate-of-count.ts';
import type { TableAct } from '#arcade/games/tables/client/act-bar.tsx';
import { actBoard } from '#arcade/games/tables/client/act-board.ts';
import { ChipAmount } from '#arcade/games/tables/client/chip-amount.tsx';
import { coveredAfter, coveredSteps } from '#arcade/games/tables/client/covered-deal.ts';
import { DealerTable } from '#arcade/games/tables/client/dealer-table.tsx';
import { SeatedHand } from '#arcade/games/tables/client/seated-hand.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import { handOf } from '../rules/pontoon-hands.ts';
import {
  BEST_PAYS,
  type PontoonAct,
  type PontoonResult,
  type PontoonView,
  pontoonRules,
} from '../rules/pontoon-rules.ts';

const FIRST = 2;
const EVEN = '1:1';
const BEST = `${BEST_PAYS}:1`;
const ACTS = ['twist', 'stick', 'buy'] as const;
const LOOKS = {
  twist: { key: 'T', tone: 'green' },
  stick: { key: 'S', tone: 'red' },
  buy: { key: 'B', tone: 'blue' },
} as const;
const TONES = { pontoon: 'best', trick: 'best', win: 'win', lose: 'lose', bust: 'lose' } as const;

/** The name of a hand: its total, or the better hand it makes. */
function countOf(cards: readonly number[], isFinal: boolean, words: GameWords): string {
  const hand = handOf(cards);
  return hand === 'pontoon' || hand === 'trick' ? words.pontoon[hand] : plateOfCount(cards, isFinal);
}

function nameOfResult(result: PontoonResult, words: GameWords): string {
  return result === 'pontoon' || result === 'trick' ? words.pontoon[result] : words.blackjack.result[result];
}

function actsOf(view: PontoonView | null, words: GameWords): readonly TableAct<PontoonAct>[] {
  return ACTS.map((act) => ({
    act,
    label: words.pontoon[act],
    ...LOOKS[act],
    costMinor: act === 'buy' ? (view?.bets.main ?? 0) : 0,
    isAllowed: view?.acts.includes(act) === true,
  }));
}

function Board(props: BoardProps<PontoonView>) {
  const { view, isOver, isShown, words, money, winMinor, hasLessMotion } = props;
  const isPlaying = view !== null && !(isOver && isShown);
  const chips = useChips(isPlaying ? { ...props, draft: { bets: view.bets } } : props);
  const deal = {
    first: FIRST,
    open: 0,
    player: view?.player.length ?? 0,
    dealer: view?.dealer.length ?? 0,
    isOver: isOver && view !== null,
  };
  const steps = view === null ? 0 : coveredSteps(deal);
  const begun = useDealing(props, steps);
  const dealt = view === null ? { player: 0, dealer: 0, faceDown: 0 } : coveredAfter(deal, begun);
  const player = view?.player.slice(0, dealt.player) ?? [];
  const dealer = view?.dealer.slice(0, dealt.dealer) ?? [];
  const isDecided = isOver && (isShown || hasLessMotion);
  const result = isDecided ? (view?.result ?? null) : null;
  const paid = winMinor > 0 ? money(winMinor) : '';
  const { dealer: dealerName, hand } = words.blackjack;
  const [his, mine] = [countOf(dealer, true, words), countOf(player, isOver, words)];
  const labelOf = (name: string, total: string) => words.say('blackjack.count', { name, total });
  return (
    <DealerTable
      kind="pn"
      board={props}
      chips={isPlaying ? { ...chips, bets: {} } : chips}
      zones={[{ place: 'main', name: words.blackjack.main, pays: EVEN, note: `${words.pontoon.pontoon} ${BEST}` }]}
      isPlaying={isPlaying}
      isTurn={isPlaying && begun === steps && !isOver}
      acts={actsOf(view, words)}
      choose={(act) => props.choose({ act })}
      told={labelOf(hand, mine)}
    >
      <div class="dl-dealer">
        <SeatedHand
          name={dealerName}
          label={labelOf(dealerName, his)}
          plate={his}
          cards={dealer}
          faceDown={dealt.faceDown}
          turned={[0, 1]}
          words={words}
        />
      </div>
      <div class="dl-hands">
        <SeatedHand
          name={hand}
          label={labelOf(hand, mine)}
          plate={mine}
          cards={player}
          end={result === null ? null : { text: nameOfResult(result, words), tone: TONES[result], paid }}
          words={words}
        >
          {view !== null && isPlaying && (
            <ChipAmount label={words.bet} amountMinor={view.stakeMinor} chips={chips} money={money} />
          )}
        </SeatedHand>
      </div>
    </DealerTable>
  );
}

export const pontoonBoard: RoundBoard<PontoonView> = {
  Board,
  ...actBoard(pontoonRules, 'stick'),
  outcome: ({ player, dealer, result }, words) =>
    words.say('pontoon.ended', {
      dealer: countOf(dealer, true, words),
      player: countOf(player, true, words),
      result: nameOfResult(result ?? 'lose', words),
    }),
  rules: (words) => {
    const { about, hands, acts, dealer, best, absent } = words.pontoon.rules;
    return {
      paragraphs: [about, hands, acts, dealer, best, words.blackjack.rules.shoe, absent],
      pays: [
        [words.pontoon.pontoon, BEST],
        [words.pontoon.trick, BEST],
        [words.blackjack.result.win, EVEN],
      ],
    };
  },
};

/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { nameOfHand } from '#arcade/games/blackjack/client/blackjack-words.ts';
import { plateOfCount } from '#arcade/games/blackjack/client/plate-of-count.ts';
import type { TableAct } from '#arcade/games/tables/client/act-bar.tsx';
import { actBoard } from '#arcade/games/tables/client/act-board.ts';
import { ChipAmount } from '#arcade/games/tables/client/chip-amount.tsx';
import { coveredAfter, coveredSteps } from '#arcade/games/tables/client/covered-deal.ts';
import { DealerTable } from '#arcade/games/tables/client/dealer-table.tsx';
import { type HandEnd, SeatedHand } from '#arcade/games/tables/client/seated-hand.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import { handOf } from '../rules/pontoon-hands.ts';
import type { PontoonAct } from '../rules/pontoon-round.ts';
import { BEST_PAYS, type PontoonResult, type PontoonView, pontoonRules } from '../rules/pontoon-rules.ts';
import { dealtHands } from './dealt-hands.ts';

const FIRST = 2;
const EVEN = '1:1';
const BEST = `${BEST_PAYS}:1`;
const ACTS = ['twist', 'stick', 'buy', 'split'] as const;
const RAISES: ReadonlySet<PontoonAct> = new Set(['buy', 'split']);
const LOOKS = {
  twist: { key: 'T', tone: 'green' },
  stick: { key: 'S', tone: 'red' },
  buy: { key: 'B', tone: 'blue' },
  split: { key: 'P', tone: 'violet' },
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
    label: act === 'split' ? words.blackjack.act.split : words.pontoon[act],
    ...LOOKS[act],
    costMinor: RAISES.has(act) ? (view?.bets.main ?? 0) : 0,
    isAllowed: view?.acts.includes(act) === true,
  }));
}

function endOf(
  result: PontoonResult,
  winMinor: number,
  { words, money }: Pick<BoardProps<PontoonView>, 'words' | 'money'>,
): HandEnd {
  return { text: nameOfResult(result, words), tone: TONES[result], paid: winMinor > 0 ? money(winMinor) : '' };
}

function Board(props: BoardProps<PontoonView>) {
  const { view, isOver, isShown, words, money, hasLessMotion } = props;
  const isPlaying = view !== null && !(isOver && isShown);
  const chips = useChips(isPlaying ? { ...props, draft: { bets: view.bets } } : props);
  const deal = {
    first: FIRST,
    open: 0,
    player: view?.hands.reduce((sum, { cards }) => sum + cards.length, 0) ?? 0,
    dealer: view?.dealer.length ?? 0,
    isOver: isOver && view !== null,
  };
  const steps = view === null ? 0 : coveredSteps(deal);
  const begun = useDealing(props, steps);
  const dealt = view === null ? { player: 0, dealer: 0, faceDown: 0 } : coveredAfter(deal, begun);
  const hands = dealtHands(view?.hands.map(({ cards }) => cards) ?? [], dealt.player);
  const dealer = view?.dealer.slice(0, dealt.dealer) ?? [];
  const isDecided = isOver && (isShown || hasLessMotion);
  const isTurn = isPlaying && begun === steps && !isOver;
  const { dealer: dealerName } = words.blackjack;
  const his = countOf(dealer, true, words);
  const shown = hands.map((cards, index) => {
    const hand = view?.hands[index];
    const isWhole = cards.length === hand?.cards.length;
    const result = isDecided || (isWhole && hand?.result === 'bust') ? (hand?.result ?? null) : null;
    const isFinal = view !== null && (view.played === null || index < view.played);
    return { cards, hand, result, name: nameOfHand(index, hands.length, words), total: countOf(cards, isFinal, words) };
  });
  const played = shown[view?.played ?? 0];
  const labelOf = (name: string, total: string) => words.say('blackjack.count', { name, total });
  return (
    <DealerTable
      kind="pn"
      board={props}
      chips={isPlaying ? { ...chips, bets: {} } : chips}
      zones={[{ place: 'main', name: words.blackjack.main, pays: EVEN, note: `${words.pontoon.pontoon} ${BEST}` }]}
      isPlaying={isPlaying}
      isTurn={isTurn}
      acts={actsOf(view, words)}
      choose={(act) => props.choose({ act })}
      told={played === undefined ? '' : labelOf(played.name, played.total)}
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
      <div class="dl-hands" data-count={shown.length}>
        {shown.map(({ cards, hand, result, name, total }, index) => (
          <SeatedHand
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand keeps its place.
            key={index}
            name={name}
            label={[labelOf(name, total), ...(result === null ? [] : [nameOfResult(result, words)])].join(', ')}
            plate={total}
            cards={cards}
            isPlayed={isTurn && index === view?.played && shown.length > 1}
            end={result === null ? null : endOf(result, hand?.winMinor ?? 0, props)}
            words={words}
          >
            {hand !== undefined && isPlaying && (
              <ChipAmount label={words.bet} amountMinor={hand.betMinor} chips={chips} money={money} />
            )}
          </SeatedHand>
        ))}
      </div>
    </DealerTable>
  );
}

export const pontoonBoard: RoundBoard<PontoonView> = {
  Board,
  ...actBoard(pontoonRules, 'stick'),
  outcome: ({ hands, dealer }, words) => {
    const [first, second] = hands.map(({ cards, result }) => ({
      player: countOf(cards, true, words),
      result: nameOfResult(result ?? 'lose', words),
    }));
    const of = countOf(dealer, true, words);
    if (second === undefined) return words.say('pontoon.ended', { dealer: of, player: '', result: '', ...first });
    const told = [first, second].map((hand, index) =>
      words.say('blackjack.ended', {
        name: nameOfHand(index, 2, words),
        total: hand?.player ?? '',
        result: hand?.result ?? '',
      }),
    );
    return [words.say('blackjack.dealerEnded', { total: of }), ...told].join(' ');
  },
  rules: (words) => {
    const { about, hands, acts, split, dealer, best, absent } = words.pontoon.rules;
    return {
      paragraphs: [about, hands, acts, split, dealer, best, words.blackjack.rules.shoe, absent],
      pays: [
        [words.pontoon.pontoon, BEST],
        [words.pontoon.trick, BEST],
        [words.blackjack.result.win, EVEN],
      ],
    };
  },
};

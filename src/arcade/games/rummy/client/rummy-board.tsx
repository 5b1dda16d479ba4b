/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { TableAct } from '#arcade/games/tables/client/act-bar.tsx';
import { actBoard } from '#arcade/games/tables/client/act-board.ts';
import { ChipAmount } from '#arcade/games/tables/client/chip-amount.tsx';
import { coveredAfter, coveredSteps } from '#arcade/games/tables/client/covered-deal.ts';
import { DealerTable } from '#arcade/games/tables/client/dealer-table.tsx';
import { PayList } from '#arcade/games/tables/client/pay-list.tsx';
import { SeatedHand } from '#arcade/games/tables/client/seated-hand.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import { pointsOf } from '../rules/rummy-points.ts';
import {
  paysOfPoints,
  RAISE_PAYS,
  type RummyAct,
  type RummyResult,
  type RummyView,
  rummyRules,
} from '../rules/rummy-rules.ts';

const HAND = 3;
const ALL = [0, 1, 2] as const;
const TONES = { fold: 'lose', noHand: 'win', win: 'win', lose: 'lose', push: 'push' } as const;

/** The rows of the pay table: points from and to, and what the raise pays. Ranges run from left to right. */
const payRows = RAISE_PAYS.map(({ upTo, pays }, index) => {
  const from = index === 0 ? 0 : Number(RAISE_PAYS[index - 1]?.upTo) + 1;
  return { points: from === upTo ? String(upTo) : `\u2066${from}–${upTo}\u2069`, pays, text: `${pays}:1` };
});

function nameOfResult(result: RummyResult, words: GameWords): string {
  return result === 'fold' || result === 'noHand' ? words.studPoker.result[result] : words.blackjack.result[result];
}

function actsOf(view: RummyView | null, words: GameWords): readonly TableAct<RummyAct>[] {
  const isAllowed = view !== null && view.result === null;
  const costMinor = view?.bets.ante ?? 0;
  return [
    { act: 'raise', label: words.redDog.raise, key: 'R', tone: 'green', costMinor, isAllowed },
    { act: 'fold', label: words.studPoker.fold, key: 'F', tone: 'red', costMinor: 0, isAllowed },
  ];
}

function Board(props: BoardProps<RummyView>) {
  const { view, isOver, isShown, words, money, winMinor, hasLessMotion } = props;
  const isPlaying = view !== null && !(isOver && isShown);
  const chips = useChips(isPlaying ? { ...props, draft: { bets: view.bets } } : props);
  const deal = { first: HAND, open: 0, player: HAND, dealer: HAND, isOver: isOver && view !== null };
  const steps = view === null ? 0 : coveredSteps(deal);
  const begun = useDealing(props, steps);
  const dealt = view === null ? { player: 0, dealer: 0, faceDown: 0 } : coveredAfter(deal, begun);
  const player = view?.player.slice(0, dealt.player) ?? [];
  const dealer = view?.dealer.slice(0, dealt.dealer) ?? [];
  const countOf = (cards: readonly number[]) => (cards.length === HAND ? String(pointsOf(cards)) : '–');
  const labelOf = (name: string, cards: readonly number[]) =>
    words.say('pokDeng.count', { name, count: countOf(cards) });
  const result = isOver && (isShown || hasLessMotion) ? (view?.result ?? null) : null;
  const { dealer: dealerName, hand } = words.blackjack;
  return (
    <DealerTable
      kind="rm"
      hasSides
      board={props}
      chips={isPlaying ? { ...chips, bets: {} } : chips}
      zones={[{ place: 'ante', name: words.studPoker.ante, pays: '1:1' }]}
      isPlaying={isPlaying}
      isTurn={isPlaying && begun === steps && !isOver}
      acts={actsOf(view, words)}
      choose={(act) => props.choose({ act })}
      told={labelOf(hand, player)}
    >
      <div class="dl-dealer">
        <SeatedHand
          name={dealerName}
          label={labelOf(dealerName, dealer)}
          plate={countOf(dealer)}
          cards={dealer}
          faceDown={dealt.faceDown}
          turned={ALL}
          places={HAND}
          words={words}
        />
      </div>
      <div class="dl-hands">
        <SeatedHand
          name={hand}
          label={labelOf(hand, player)}
          plate={countOf(player)}
          cards={player}
          places={HAND}
          end={
            result === null
              ? null
              : { text: nameOfResult(result, words), tone: TONES[result], paid: winMinor > 0 ? money(winMinor) : '' }
          }
          words={words}
        >
          {view !== null && isPlaying && (
            <ChipAmount label={words.bet} amountMinor={view.stakeMinor} chips={chips} money={money} />
          )}
        </SeatedHand>
      </div>
      <PayList
        words={words}
        rows={payRows.map(({ points, pays, text }) => ({
          name: words.say('rummy.points', { points }),
          pays: text,
          isNow: player.length === HAND && pointsOf(player) <= 20 && paysOfPoints(pointsOf(player)) === pays,
        }))}
      />
    </DealerTable>
  );
}

export const rummyBoard: RoundBoard<RummyView> = {
  Board,
  ...actBoard(rummyRules, 'fold'),
  outcome: ({ player, dealer, result }, words) =>
    words.say('studPoker.ended', {
      dealer: pointsOf(dealer),
      player: pointsOf(player),
      result: nameOfResult(result ?? 'lose', words),
    }),
  rules: (words) => {
    const { about, melds, raise, dealer, best } = words.rummy.rules;
    const { absent } = words.studPoker.rules;
    return {
      paragraphs: [about, melds, raise, dealer, best, words.teenPatti.rules.deck, absent],
      pays: [
        [words.studPoker.ante, '1:1'],
        ...payRows.map(
          ({ points, text }) =>
            [words.say('studPoker.raiseOf', { hand: words.say('rummy.points', { points }) }), text] as const,
        ),
      ],
    };
  },
};

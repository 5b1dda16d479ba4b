/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { TableAct } from '#arcade/games/tables/client/act-bar.tsx';
import { actBoard } from '#arcade/games/tables/client/act-board.ts';
import { ChipAmount } from '#arcade/games/tables/client/chip-amount.tsx';
import { coveredAfter, coveredSteps } from '#arcade/games/tables/client/covered-deal.ts';
import { DealerTable } from '#arcade/games/tables/client/dealer-table.tsx';
import { PayList } from '#arcade/games/tables/client/pay-list.tsx';
import { nameOfPokerKind } from '#arcade/games/tables/client/poker-names.ts';
import { SeatedHand } from '#arcade/games/tables/client/seated-hand.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import { type PokerKind, pokerKinds } from '#arcade/games/tables/rules/poker-hands.ts';
import {
  RAISE_PAYS,
  type StudAct,
  type StudPokerView,
  type StudResult,
  studPokerRules,
} from '../rules/stud-poker-rules.ts';

const HAND = 5;
const COVERED = [1, 2, 3, 4] as const;
const TONES = { fold: 'lose', noHand: 'win', win: 'win', lose: 'lose', push: 'push' } as const;
/** Hands that pay more than 1 to 1 on the raise, the best first. */
const tabled = pokerKinds.filter((kind) => RAISE_PAYS[kind] > 1).reverse();

function nameOfResult(result: StudResult, words: GameWords): string {
  return result === 'fold' || result === 'noHand' ? words.studPoker.result[result] : words.blackjack.result[result];
}

function actsOf(view: StudPokerView | null, words: GameWords): readonly TableAct<StudAct>[] {
  const isAllowed = view !== null && view.result === null;
  const costMinor = 2 * (view?.bets.ante ?? 0);
  return [
    { act: 'raise', label: words.redDog.raise, key: 'R', tone: 'green', costMinor, isAllowed },
    { act: 'fold', label: words.studPoker.fold, key: 'F', tone: 'red', costMinor: 0, isAllowed },
  ];
}

function Board(props: BoardProps<StudPokerView>) {
  const { view, isOver, isShown, words, money, winMinor, hasLessMotion } = props;
  const isPlaying = view !== null && !(isOver && isShown);
  const chips = useChips(isPlaying ? { ...props, draft: { bets: view.bets } } : props);
  const deal = { first: HAND, open: 1, player: HAND, dealer: HAND, isOver: isOver && view !== null };
  const steps = view === null ? 0 : coveredSteps(deal);
  const begun = useDealing(props, steps);
  const dealt = view === null ? { player: 0, dealer: 0, faceDown: 0 } : coveredAfter(deal, begun);
  const player = view?.player.slice(0, dealt.player) ?? [];
  const dealer = view?.dealer.slice(0, dealt.dealer) ?? [];
  const nameOf = (kind: PokerKind | null | undefined, count: number) =>
    kind && count === HAND ? nameOfPokerKind(kind, words) : '–';
  const his = nameOf(view?.dealerKind, dealer.length);
  const mine = nameOf(view?.playerKind, player.length);
  const result = isOver && (isShown || hasLessMotion) ? (view?.result ?? null) : null;
  const labelOf = (side: string, hand: string) => words.say('teenPatti.cards', { side, hand });
  const { dealer: dealerName, hand } = words.blackjack;
  return (
    <DealerTable
      kind="sp"
      hasSides
      board={props}
      chips={isPlaying ? { ...chips, bets: {} } : chips}
      zones={[{ place: 'ante', name: words.studPoker.ante, pays: '1:1' }]}
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
          turned={COVERED}
          places={HAND}
          words={words}
        />
      </div>
      <div class="dl-hands">
        <SeatedHand
          name={hand}
          label={labelOf(hand, mine)}
          plate={mine}
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
        rows={tabled.map((kind) => ({
          name: nameOfPokerKind(kind, words),
          pays: `${RAISE_PAYS[kind]}:1`,
          isNow: player.length === HAND && view?.playerKind === kind,
        }))}
      />
    </DealerTable>
  );
}

export const studPokerBoard: RoundBoard<StudPokerView> = {
  Board,
  ...actBoard(studPokerRules, 'fold'),
  outcome: ({ playerKind, dealerKind, result }, words) =>
    words.say('studPoker.ended', {
      dealer: nameOfPokerKind(dealerKind ?? 'highCard', words),
      player: nameOfPokerKind(playerKind, words),
      result: nameOfResult(result ?? 'lose', words),
    }),
  rules: (words) => {
    const { about, raise, dealer, best, absent } = words.studPoker.rules;
    return {
      paragraphs: [about, raise, dealer, best, words.teenPatti.rules.deck, absent],
      pays: [
        [words.studPoker.ante, '1:1'],
        ...[...pokerKinds]
          .reverse()
          .map(
            (kind) =>
              [
                words.say('studPoker.raiseOf', { hand: nameOfPokerKind(kind, words) }),
                `${RAISE_PAYS[kind]}:1`,
              ] as const,
          ),
      ],
    };
  },
};

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
import { type Deng, dengOf, isPok, pointsOf } from '../rules/pok-deng-hands.ts';
import { type PokDengAct, type PokDengView, pokDengRules } from '../rules/pok-deng-rules.ts';

const PAYS: Readonly<Record<Deng, string>> = { 1: '1:1', 2: '3:2', 3: '3:1', 5: '5:1' };
const DENGS = [1, 2, 3, 5] as const;
const FIRST = 2;

function nameOfDeng(deng: Deng, words: GameWords): string {
  return deng === 1 ? words.pokDeng.win : words.say('pokDeng.deng', { number: deng });
}

/** The points of a hand with its deng, or that it is a pok. */
function countOf(cards: readonly number[], words: GameWords): string {
  if (cards.length < FIRST) return '–';
  const points = pointsOf(cards);
  const told = isPok(cards) ? words.say('pokDeng.pok', { points }) : String(points);
  const deng = dengOf(cards);
  return deng === 1 ? told : `${told} · ${nameOfDeng(deng, words)}`;
}

function actsOf(view: PokDengView | null, words: GameWords): readonly TableAct<PokDengAct>[] {
  const isAllowed = view !== null && view.result === null;
  return [
    { act: 'draw', label: words.pokDeng.draw, key: 'D', tone: 'green', costMinor: 0, isAllowed },
    { act: 'stay', label: words.pokDeng.stay, key: 'S', tone: 'red', costMinor: 0, isAllowed },
  ];
}

function Board(props: BoardProps<PokDengView>) {
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
  const result = isOver && (isShown || hasLessMotion) ? (view?.result ?? null) : null;
  const mine = countOf(player, words);
  const paid = winMinor > 0 ? money(winMinor) : '';
  const { dealer: dealerName, hand } = words.blackjack;
  const labelOf = (name: string, count: string) => words.say('pokDeng.count', { name, count });
  return (
    <DealerTable
      kind="pd"
      hasSides
      board={props}
      chips={isPlaying ? { ...chips, bets: {} } : chips}
      zones={[{ place: 'main', name: words.blackjack.main, pays: '1–5:1' }]}
      isPlaying={isPlaying}
      isTurn={isPlaying && begun === steps && !isOver}
      acts={actsOf(view, words)}
      choose={(act) => props.choose({ act })}
      told={labelOf(hand, mine)}
    >
      <div class="dl-dealer">
        <SeatedHand
          name={dealerName}
          label={labelOf(dealerName, countOf(dealer, words))}
          plate={countOf(dealer, words)}
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
          end={result === null ? null : { text: words.blackjack.result[result], tone: result, paid }}
          words={words}
        >
          {view !== null && isPlaying && (
            <ChipAmount label={words.bet} amountMinor={view.bets.main ?? 0} chips={chips} money={money} />
          )}
        </SeatedHand>
      </div>
      <PayList
        words={words}
        rows={DENGS.map((deng) => ({
          name: nameOfDeng(deng, words),
          pays: PAYS[deng],
          isNow: player.length >= FIRST && dengOf(player) === deng,
        }))}
      />
    </DealerTable>
  );
}

export const pokDengBoard: RoundBoard<PokDengView> = {
  Board,
  ...actBoard(pokDengRules, 'stay'),
  outcome: ({ player, dealer, result }, words) =>
    words.say('pokDeng.ended', {
      dealer: countOf(dealer, words),
      player: countOf(player, words),
      result: words.blackjack.result[result ?? 'lose'],
    }),
  rules: (words) => {
    const { about, points, pok, deng, dealer, best } = words.pokDeng.rules;
    return {
      paragraphs: [about, points, pok, deng, dealer, best, words.blackjack.rules.shoe, words.pokDeng.rules.absent],
      pays: DENGS.map((each) => [nameOfDeng(each, words), PAYS[each]] as const),
    };
  },
};

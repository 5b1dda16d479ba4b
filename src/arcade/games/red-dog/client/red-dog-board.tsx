/** @jsxImportSource preact */
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import type { TableAct } from '#arcade/games/tables/client/act-bar.tsx';
import { actBoard } from '#arcade/games/tables/client/act-board.ts';
import { ChipAmount } from '#arcade/games/tables/client/chip-amount.tsx';
import { DealerTable } from '#arcade/games/tables/client/dealer-table.tsx';
import { DealtCard, nameOfCard } from '#arcade/games/tables/client/dealt-card.tsx';
import { PayList, type PayListRow } from '#arcade/games/tables/client/pay-list.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useDealing } from '#arcade/games/tables/client/use-dealing.ts';
import {
  paysOfSpread,
  type RedDogAct,
  type RedDogView,
  redDogRules,
  SPREAD_PAYS,
  THREE_PAYS,
} from '../rules/red-dog-rules.ts';

/** The third card goes between the first two. */
const PLACES = [0, 2, 1] as const;
const TONES = { win: 'win', lose: 'lose', push: 'push' } as const;
const MOST_SPREAD = 11;

/** The spread or what is in its place, in words. */
function nameOfSpread(spread: number | null, words: GameWords): string {
  if (spread === null) return words.redDog.pair;
  return spread === 0 ? words.redDog.neighbours : words.say('redDog.spread', { number: spread });
}

/** The rows of the pay table: a spread or several, and what they pay. Ranges run from left to right. */
const spreadRows = SPREAD_PAYS.map((pays, index) => ({
  numbers: index === SPREAD_PAYS.length - 1 ? `\u2066${index + 1}–${MOST_SPREAD}\u2069` : String(index + 1),
  pays: `${pays}:1`,
}));

/** The pay table; `spread` is undefined while the first two cards do not lie yet. */
function payRows(spread: number | null | undefined, words: GameWords): readonly PayListRow[] {
  const ofSpread = spreadRows.map(({ numbers, pays }, index) => ({
    name: words.say('redDog.spread', { number: numbers }),
    pays,
    isNow: typeof spread === 'number' && spread > 0 && paysOfSpread(spread) === SPREAD_PAYS[index],
  }));
  const { threeOfAKind } = words.videoPoker.hand;
  return [...ofSpread, { name: threeOfAKind, pays: `${THREE_PAYS}:1`, isNow: spread === null }];
}

function actsOf(view: RedDogView | null, words: GameWords): readonly TableAct<RedDogAct>[] {
  const isAllowed = view !== null && view.result === null;
  const costMinor = view?.bets.main ?? 0;
  return [
    { act: 'raise', label: words.redDog.raise, key: 'R', tone: 'green', costMinor, isAllowed },
    { act: 'call', label: words.redDog.call, key: 'C', tone: 'blue', costMinor: 0, isAllowed },
  ];
}

function Board(props: BoardProps<RedDogView>) {
  const { view, isOver, isShown, words, money, winMinor, hasLessMotion } = props;
  const isPlaying = view !== null && !(isOver && isShown);
  const chips = useChips(isPlaying ? { ...props, draft: { bets: view.bets } } : props);
  const cards = view?.cards ?? [];
  const begun = useDealing(props, cards.length);
  const isDealt = view !== null && begun === cards.length;
  const result = isOver && (isShown || hasLessMotion) ? (view?.result ?? null) : null;
  const spread = view !== null && begun >= 2 ? view.spread : undefined;
  const told = spread === undefined || spread === null ? '' : nameOfSpread(spread, words);
  return (
    <DealerTable
      kind="rd"
      board={props}
      chips={isPlaying ? { ...chips, bets: {} } : chips}
      zones={[{ place: 'main', name: words.blackjack.main, pays: `1–${SPREAD_PAYS[0]}:1` }]}
      isPlaying={isPlaying}
      isTurn={isPlaying && isDealt && !isOver}
      acts={actsOf(view, words)}
      choose={(act) => props.choose({ act })}
      told={told}
    >
      <div class="rd-cards">
        {PLACES.map((place) => (
          <DealtCard
            key={`${place} ${begun > place}`}
            card={begun > place ? (cards[place] ?? null) : null}
            words={words}
            isWon={result === 'win'}
          />
        ))}
        {result !== null && (
          <span class="dl-result" data-tone={TONES[result]} aria-hidden="true">
            <span dir="auto">{words.blackjack.result[result]}</span>
            {winMinor > 0 && <bdi dir="ltr">{money(winMinor)}</bdi>}
          </span>
        )}
      </div>
      <div class="rd-line">
        <b class="rd-spread" dir="auto">
          {spread === undefined ? '–' : nameOfSpread(spread, words)}
        </b>
        {view !== null && isPlaying && (
          <ChipAmount label={words.bet} amountMinor={view.stakeMinor} chips={chips} money={money} />
        )}
      </div>
      <PayList rows={payRows(spread, words)} words={words} />
    </DealerTable>
  );
}

export const redDogBoard: RoundBoard<RedDogView> = {
  Board,
  ...actBoard(redDogRules, 'call'),
  outcome: ({ cards, spread, result }, words) =>
    words.say('redDog.ended', {
      spread: nameOfSpread(spread, words),
      card: nameOfCard(cards.at(-1) ?? 0, words),
      result: words.blackjack.result[result ?? 'lose'],
    }),
  rules: (words) => {
    const { about, pair, raise, best, shoe, absent } = words.redDog.rules;
    return {
      paragraphs: [about, pair, raise, best, shoe, absent],
      pays: payRows(undefined, words).map(({ name, pays }) => [name, pays] as const),
    };
  },
};

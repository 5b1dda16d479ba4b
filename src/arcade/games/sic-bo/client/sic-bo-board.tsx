/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import type { GameWords } from '#arcade/client/words/game-words.ts';
import { BetZones } from '#arcade/games/tables/client/bet-zones.tsx';
import { chipBoard } from '#arcade/games/tables/client/chip-board.ts';
import { ChipTray } from '#arcade/games/tables/client/chip-tray.tsx';
import { FlatDice } from '#arcade/games/tables/client/dice.tsx';
import { useChips } from '#arcade/games/tables/client/use-chips.ts';
import { useSitting } from '#arcade/games/tables/client/use-sitting.ts';
import { useSteps } from '#arcade/games/tables/client/use-steps.ts';
import { sicBoBets } from '../rules/sic-bo-places.ts';
import { type SicBoView, sicBoRules } from '../rules/sic-bo-rules.ts';
import { SicBoDome } from './sic-bo-dome.tsx';
import { nameOfSicBoBet, paysOfSicBoBet, type SicBoPage, sicBoGroups, sicBoPages } from './sic-bo-layout.tsx';

const SHAKE_MS = 1_200;
/** So many past rounds and wins have room. */
const SHOWN_RESULTS = 14;
const SHOWN_WINS = 3;

type PastThrow = Pick<SicBoView, 'dice' | 'sum' | 'isTriple'>;

/** What outlasts a round: the frame builds the board anew for each. */
const sitting: PastThrow[] = [];
const opened: { page: SicBoPage } = { page: 'sums' };

function outcomeOf({ dice, sum, isTriple }: PastThrow, words: GameWords): string {
  // Isolated, since the sentence may run from right to left.
  const shown = `\u2066${dice.join(', ')}\u2069`;
  if (isTriple) return words.say('sicBo.rolledTriple', { dice: shown, sum });
  const size = sum < 11 ? words.sicBo.small : words.sicBo.big;
  const parity = sum % 2 === 0 ? words.sicBo.even : words.sicBo.odd;
  return words.say('sicBo.rolled', { dice: shown, sum, size, parity });
}

function toneOf({ sum, isTriple }: PastThrow): 'green' | 'red' | 'blue' {
  if (isTriple) return 'green';
  return sum < 11 ? 'blue' : 'red';
}

function PastThrows({ past, words }: { readonly past: readonly PastThrow[]; readonly words: GameWords }) {
  return (
    <ul class="sb-past" aria-label={words.sicBo.results}>
      {past
        .slice(-SHOWN_RESULTS)
        .reverse()
        .map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results have no other identity than their order.
          <li key={index} class="sb-throw">
            <FlatDice numbers={each.dice} />
            <b class="sb-past-sum" data-tone={toneOf(each)} aria-hidden="true">
              {each.sum}
            </b>
            <span class="visually-hidden">{outcomeOf(each, words)}</span>
          </li>
        ))}
    </ul>
  );
}

interface WinsProps {
  readonly wins: SicBoView['wins'];
  readonly money: (minor: number) => string;
  readonly words: GameWords;
}

/** The greatest wins of the round, below the dome. */
function Wins({ wins, money, words }: WinsProps) {
  const greatest = [...wins].sort((left, right) => right.amountMinor - left.amountMinor).slice(0, SHOWN_WINS);
  return (
    <ul class="sb-wins">
      {greatest.map(({ place, amountMinor }) => {
        const bet = sicBoBets.find((each) => each.place === place);
        return (
          <li key={place} class="sb-win">
            <span dir="auto">{bet === undefined ? place : nameOfSicBoBet(bet, words)}</span>
            <bdi dir="ltr">{money(amountMinor)}</bdi>
          </li>
        );
      })}
    </ul>
  );
}

interface TabsProps {
  readonly page: SicBoPage;
  readonly words: GameWords;
  choose(page: SicBoPage): void;
}

/** Seen only where the layout is too small for all its rows. */
function PageTabs({ page, words, choose }: TabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own.
    <div class="sb-tabs" role="group" aria-label={words.sicBo.layout}>
      {sicBoPages.map((each) => (
        <button key={each} type="button" class="sb-tab" aria-pressed={each === page} onClick={() => choose(each)}>
          {words.sicBo.page[each]}
        </button>
      ))}
    </div>
  );
}

function Board(props: BoardProps<SicBoView>) {
  const { view, words, money, isShown, hasLessMotion } = props;
  const chips = useChips(props);
  const [page, setPage] = useState(opened.page);
  useSteps(props, 1, SHAKE_MS);
  const past = useSitting<SicBoView, PastThrow>(sitting, props, (thrown) => thrown);
  const isRolling = view !== null && !isShown && !hasLessMotion;
  const ended = isRolling ? null : view;
  const choosePage = (next: SicBoPage): void => {
    opened.page = next;
    setPage(next);
    props.play('press');
  };
  return (
    <div class="sb-board" data-still={hasLessMotion || isShown}>
      <div class="sb-stage">
        <SicBoDome
          // While the dice are shaken, those of the round before stay on them.
          dice={ended?.dice ?? past.at(-1)?.dice ?? null}
          isRolling={isRolling}
          label={ended === null ? words.sicBo.roll : outcomeOf(ended, words)}
        />
        <Wins wins={ended?.wins ?? []} money={money} words={words} />
      </div>
      <div class="sb-aside">
        <PastThrows past={past} words={words} />
        <PageTabs page={page} words={words} choose={choosePage} />
      </div>
      <div class="sb-layout" data-page={page}>
        <BetZones
          label={words.sicBo.layout}
          kind="sb-zones"
          groups={sicBoGroups(words)}
          chips={chips}
          wonPlaces={ended?.winningPlaces ?? []}
          board={props}
        />
      </div>
      <ChipTray chips={chips} words={words} money={money} />
    </div>
  );
}

/** One row for bets that pay alike: both sums of a pay together, and one of all equal ones. */
function payRows(words: GameWords): readonly (readonly [string, string])[] {
  const rowOf = (name: string, place: string) => {
    const bet = sicBoBets.find((each) => each.place === place);
    return [name, bet === undefined ? '' : paysOfSicBoBet(bet)] as const;
  };
  const { sicBo } = words;
  return [
    ...(['small', 'big', 'odd', 'even'] as const).map((side) => rowOf(sicBo[side], side)),
    ...[4, 5, 6, 7, 8, 9, 10].map((sum) =>
      rowOf(words.say('sicBo.sums', { first: sum, second: 21 - sum }), `sum${sum}`),
    ),
    rowOf(sicBo.doubles, 'double1'),
    rowOf(sicBo.triples, 'triple1'),
    rowOf(sicBo.anyTriple, 'anyTriple'),
    rowOf(sicBo.pairs, 'pair12'),
    rowOf(sicBo.singles, 'single1'),
  ];
}

export const sicBoBoard: RoundBoard<SicBoView> = {
  Board,
  ...chipBoard(sicBoRules, (words) => words.sicBo.roll),
  outcome: outcomeOf,
  rules: (words) => {
    const { about, sides, numbers } = words.sicBo.rules;
    return { paragraphs: [about, sides, numbers], pays: payRows(words) };
  },
};

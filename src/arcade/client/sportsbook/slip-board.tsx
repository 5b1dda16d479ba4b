/** @jsxImportSource preact */
import type { SlipView } from '#arcade/games/sportsbook/slip/slip.ts';
import type { BoardProps, RoundBoard } from '../round-game/round-board.ts';
import { formatOfLanguage } from './odds-text.ts';
import { SlipLegs, slipTitle } from './slip-card.tsx';

type SlipRecordProps = Pick<BoardProps<SlipView>, 'words' | 'money' | 'betMinor' | 'winMinor' | 'isOver'> & {
  readonly view: SlipView;
};

/** A slip in the record: its legs with their odds and results, the stake and what came back. */
export function SlipRecord({ view, words, money, betMinor, winMinor, isOver }: SlipRecordProps) {
  const format = formatOfLanguage(document.documentElement.dataset.language ?? 'EN');
  return (
    <div class="sp-card sp-mine sp-record">
      <h2>{slipTitle(view, words)}</h2>
      <SlipLegs
        view={view}
        scores={view.legs.map((_, index) => view.results?.[index]?.score ?? null)}
        words={words}
        format={format}
      />
      <p class="sp-money">
        <span>{`${words.sports.stake} ${money(betMinor)}`}</span>
        {view.combinations > 1 && <span>{words.say('sports.combinations', { count: view.combinations })}</span>}
        {view.cashOutMinor !== null && <span>{words.sports.state.cashedOut}</span>}
        <span>{isOver ? `${words.win} ${money(winMinor)}` : `${words.sports.returns} ${money(view.mostMinor)}`}</span>
      </p>
    </div>
  );
}

/** A slip as the board of a round, for the history. */
export const slipBoard: RoundBoard<SlipView> = {
  Board: ({ view, ...rest }) => (view === null ? null : <SlipRecord view={view} {...rest} />),
  firstDraft: () => ({}),
  keepsDraft: false,
  mainButton: ({ words }) => ({ label: words.sports.slip, isAllowed: false }),
  outcome: (view, words) => {
    const { state, outcome } = words.sports;
    if (view.cashOutMinor !== null) return state.cashedOut;
    return view.outcomes?.map((one) => outcome[one]).join(', ') ?? state.open;
  },
  rules: (words) => {
    const { about, margin, settle, void: voided, corrected, live, cashOut } = words.sports.rules;
    return { paragraphs: [about, margin, settle, voided, corrected, live, cashOut], pays: [] };
  },
};

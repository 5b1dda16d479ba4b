/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { PLINKO_ROWS, plinkoMultiples, plinkoRisks } from '../rules/plinko-multiples.ts';
import { type PlinkoView, plinkoRiskOf, plinkoRules } from '../rules/plinko-rules.ts';
import { PlinkoDrawing } from './plinko-drawing.tsx';

/** Twelve rows take 1.6 s; the style sheet moves the ball as long from row to row. */
const ROW_MS = 130;
const FADE_MS = 250;

/** How many rows the ball of the round has passed. Tells the frame when it is in its slot. */
function useFall(props: BoardProps<PlinkoView>): number {
  const latest = useRef(props);
  latest.current = props;
  const { view } = props;
  const [fall, setFall] = useState<{ readonly view: PlinkoView | null; readonly rows: number }>({ view, rows: 0 });
  useEffect(() => {
    if (view === null) return;
    const { hasLessMotion } = latest.current;
    let rows = hasLessMotion ? PLINKO_ROWS - 1 : 0;
    const timer = setInterval(
      () => {
        rows += 1;
        setFall({ view, rows });
        if (rows < PLINKO_ROWS) return;
        clearInterval(timer);
        latest.current.play('stop');
        latest.current.shown();
      },
      hasLessMotion ? FADE_MS : ROW_MS,
    );
    return () => clearInterval(timer);
  }, [view]);
  return fall.view === view ? fall.rows : 0;
}

function Board(props: BoardProps<PlinkoView>) {
  const { view, draft, isBusy, words, hasLessMotion } = props;
  const rows = useFall(props);
  const isFalling = view !== null && rows < PLINKO_ROWS;
  const chosen = plinkoRiskOf(draft) ?? 'low';
  const risk = isFalling ? view.risk : chosen;
  const isBallShown = view !== null && (!hasLessMotion || !isFalling);
  return (
    <div class="plinko-board">
      <div class="plinko-parts">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
        <div class="plinko-risks" role="group" aria-label={words.plinko.risk}>
          <span class="plinko-label">{words.plinko.risk}</span>
          {plinkoRisks.map((each) => (
            <button
              key={each}
              type="button"
              class="plinko-risk"
              aria-pressed={each === chosen}
              aria-disabled={isBusy || isFalling}
              onClick={() => {
                if (isBusy || isFalling) return;
                props.play('press');
                props.setDraft({ risk: each });
              }}
            >
              {words.plinko[each]}
            </button>
          ))}
        </div>
        <PlinkoDrawing
          label={words.say('plinko.board', { slots: PLINKO_ROWS + 1 })}
          risk={risk}
          ball={isBallShown ? { path: view.path, rows } : null}
          litSlot={view !== null && !isFalling && view.risk === risk ? view.slot : null}
        />
      </div>
    </div>
  );
}

export const plinkoBoard: RoundBoard<PlinkoView> = {
  Board,
  firstDraft: () => ({ risk: 'low' }),
  keepsDraft: true,
  mainButton: ({ draft, words }) => ({
    label: words.plinko.drop,
    isAllowed: plinkoRules.choiceProblem([], draft) === null,
  }),
  // Isolated, since the sentence may run from right to left.
  outcome: ({ slot, multiple }, words) =>
    words.say('plinko.landed', { slot: slot + 1, multiple: `\u2066×${multiple / 100}\u2069` }),
  rules: (words) => ({
    paragraphs: [words.say('plinko.rules.path', { rows: PLINKO_ROWS }), words.plinko.rules.risk],
    pays: plinkoRisks.flatMap((risk) =>
      plinkoMultiples[risk].slice(0, PLINKO_ROWS / 2 + 1).map((multiple, slot) => {
        const across = PLINKO_ROWS - slot;
        const slots = slot === across ? `${slot + 1}` : `${slot + 1}, ${across + 1}`;
        return [words.say('plinko.pays', { risk: words.plinko[risk], slots }), `×${multiple / 100}`] as const;
      }),
    ),
  }),
};

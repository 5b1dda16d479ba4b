/** @jsxImportSource preact */
import { useId, useState } from 'preact/hooks';
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { type CrashView, crashRules, crashTargetOf, HIGHEST_TARGET, LEAST_TARGET } from '../rules/crash-rules.ts';
import { CrashCurve, multiplierAt } from './crash-curve.tsx';
import { useRise } from './use-rise.ts';

/** In hundredths. */
const quickTargets = [120, 150, 200, 500, 1_000] as const;

/** A multiple in a sentence, which may run from right to left. */
function multipleInText(multiple: number): string {
  return `\u2066×${multiple / 100}\u2069`;
}

function TargetField({ draft, setDraft, isBusy, words, play }: BoardProps<CrashView>) {
  const id = useId();
  const target = crashTargetOf(draft);
  const [text, setText] = useState(String((target ?? 200) / 100));
  const range = words.say('crash.range', {
    least: multipleInText(LEAST_TARGET),
    most: multipleInText(HIGHEST_TARGET),
  });
  const write = (written: string): void => {
    setText(written);
    // Some keyboards have a comma for the decimal point.
    const hundredths = Number(written.trim().replace(',', '.')) * 100;
    setDraft({ target: Math.abs(hundredths - Math.round(hundredths)) < 1e-6 ? Math.round(hundredths) : null });
  };
  return (
    <div class="crash-target">
      <label class="crash-label" for={id}>
        {words.crash.target}
      </label>
      <input
        id={id}
        class="crash-input"
        type="text"
        inputMode="decimal"
        autocomplete="off"
        dir="ltr"
        value={text}
        readOnly={isBusy}
        aria-invalid={target === null}
        aria-describedby={`${id}-range`}
        onInput={({ currentTarget }) => write(currentTarget.value)}
      />
      <div class="crash-quick">
        {quickTargets.map((quick) => (
          <button
            key={quick}
            type="button"
            aria-pressed={quick === target}
            aria-disabled={isBusy}
            onClick={() => {
              if (isBusy) return;
              play('press');
              write(String(quick / 100));
            }}
          >
            <bdi dir="ltr">×{quick / 100}</bdi>
          </button>
        ))}
      </div>
      <small id={`${id}-range`} class="crash-range" dir="auto" data-wrong={target === null}>
        {range}
      </small>
    </div>
  );
}

function Board(props: BoardProps<CrashView>) {
  const { view, draft, words } = props;
  const part = useRise(props);
  const isRising = view !== null && part < 1;
  const target = isRising ? view.target : crashTargetOf(draft);
  // Rounded down, so that the target is not shown before it is reached; the end is exact.
  const now = view === null ? 100 : isRising ? Math.floor(multiplierAt(view, part) * 100 + 1e-6) : view.point;
  const state = view === null ? 'waiting' : now >= view.target ? 'passed' : isRising ? 'rising' : 'lost';
  return (
    <div class="crash-board">
      <div class="crash-parts">
        <TargetField {...props} />
        <div class="crash-stage" data-state={state} data-over={view !== null && !isRising}>
          <CrashCurve view={view} part={part} target={target} label={words.crash.curve} />
          <div class="crash-now">
            <bdi dir="ltr">×{(now / 100).toFixed(2)}</bdi>
          </div>
          {view !== null && state === 'passed' && (
            <div class="crash-passed" dir="auto">
              {words.crash.target} <bdi dir="ltr">×{view.target / 100}</bdi>
              <span aria-hidden="true"> ✓</span>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

export const crashBoard: RoundBoard<CrashView> = {
  Board,
  firstDraft: () => ({ target: 200 }),
  keepsDraft: true,
  mainButton: ({ draft, words }) => ({
    label: words.crash.start,
    isAllowed: crashRules.choiceProblem([], draft) === null,
  }),
  outcome: ({ target, point, won }, words) =>
    words.say(won ? 'crash.won' : 'crash.lost', { target: multipleInText(target), point: multipleInText(point) }),
  rules: (words) => ({
    paragraphs: [
      words.crash.rules.about,
      words.say('crash.rules.chance', { percent: crashRules.returnBasisPoints / 100 }),
    ],
    pays: [[words.crash.target, `×${LEAST_TARGET / 100} – ×${HIGHEST_TARGET / 100}`]],
  }),
};

/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, RoundBoard } from '#arcade/client/round-game/round-board.ts';
import { COIN_MULTIPLE, type CoinSide, type CoinView, coinRules, coinSideOf } from '../rules/coin-rules.ts';

const SPIN_MS = 1_000;
const FADE_MS = 250;
/** Whole turns before the coin lands. */
const TURNS = 5;

const multipleText = `×${COIN_MULTIPLE / 100}`;
/** The same in a sentence, which may run from right to left. */
const multipleInText = `\u2066${multipleText}\u2069`;

function CoinFace({ side }: { readonly side: CoinSide }) {
  return (
    <svg class={`coin-face coin-${side}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle class="coin-edge" cx="50" cy="50" r="49" />
      <circle class="coin-plate" cx="50" cy="50" r="41" />
      {side === 'heads' ? (
        <path class="coin-relief" d="M26 66V37l13 12 11-19 11 19 13-12v29zM26 70h48v6H26z" />
      ) : (
        <path class="coin-relief" d="m50 22 8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z" />
      )}
    </svg>
  );
}

/** How many rounds this board has shown: the coin is a new element in each, so that it spins again. */
function useRoundCount(view: CoinView | null): number {
  const seen = useRef({ view, count: 0 });
  if (seen.current.view !== view) seen.current = { view, count: seen.current.count + 1 };
  return seen.current.count;
}

/** The round whose coin has landed. Tells the frame when it does. */
function useLanded(props: BoardProps<CoinView>): CoinView | null {
  const latest = useRef(props);
  latest.current = props;
  const [landed, setLanded] = useState<CoinView | null>(null);
  const { view } = props;
  useEffect(() => {
    if (view === null) return;
    const end = (): void => {
      setLanded(view);
      latest.current.play('stop');
      latest.current.shown();
    };
    const timer = setTimeout(end, latest.current.hasLessMotion ? FADE_MS : SPIN_MS);
    return () => clearTimeout(timer);
  }, [view]);
  return landed;
}

function Board(props: BoardProps<CoinView>) {
  const { view, draft, isBusy, words, hasLessMotion } = props;
  const isLanded = useLanded(props) === view;
  const round = useRoundCount(view);
  const chosen = coinSideOf(draft);
  const up = view?.landed ?? chosen ?? 'heads';

  const sideButton = (side: CoinSide) => (
    <button
      type="button"
      class="coin-side"
      aria-pressed={chosen === side}
      aria-disabled={isBusy}
      onClick={() => {
        if (isBusy) return;
        props.play('press');
        props.setDraft({ side });
      }}
    >
      <CoinFace side={side} />
      <span>{words.coin[side]}</span>
      <bdi dir="ltr" class="coin-pays">
        {multipleText}
      </bdi>
    </button>
  );

  return (
    <div class="coin-board">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a least width of its own. */}
      <div class="coin-sides" role="group" aria-label={words.coin.side}>
        {sideButton('heads')}
        <div class="coin-stage">
          <div
            key={round}
            class="coin-disc"
            data-up={up}
            data-motion={view === null ? 'none' : hasLessMotion ? 'fade' : 'spin'}
            data-won={isLanded && view?.side === view?.landed && view !== null}
            style={{ '--coin-from': `${-TURNS}turn`, '--coin-spin': `${SPIN_MS}ms`, '--coin-fade': `${FADE_MS}ms` }}
          >
            <CoinFace side="heads" />
            <CoinFace side="tails" />
          </div>
        </div>
        {sideButton('tails')}
      </div>
    </div>
  );
}

export const coinBoard: RoundBoard<CoinView> = {
  Board,
  firstDraft: () => ({ side: 'heads' }),
  keepsDraft: true,
  mainButton: ({ draft, words }) => ({
    label: words.coin.flip,
    isAllowed: coinRules.choiceProblem([], draft) === null,
  }),
  outcome: ({ side, landed }, words) =>
    side === landed
      ? words.say('coin.won', { side: words.coin[landed], multiple: multipleInText })
      : words.say('coin.lost', { side: words.coin[landed] }),
  rules: (words) => ({
    paragraphs: [words.say('coin.rules.about', { multiple: multipleInText })],
    pays: [[words.coin.side, multipleText]],
  }),
};

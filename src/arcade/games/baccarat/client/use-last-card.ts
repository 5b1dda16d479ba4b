import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { CARD_STEP_MS, useSteps } from '#arcade/games/tables/client/use-steps.ts';
import type { BaccaratView } from '../rules/baccarat-rules.ts';

/** The last card of a shared table's round opens by itself after so long. */
export const OPENS_AFTER_MS = 5_000;
/** Its face is seen so long before it counts. */
export const FACE_MS = 600;

/** The state of the last card: still to come, face down, face up, or in its hand. */
export type LastCardStage = 'coming' | 'faceDown' | 'faceUp' | 'dealt';

/**
 * Deals the cards of a round one by one. At a shared table the last one lies face down until it is opened. Answers how
 * many cards have been dealt, and where the last one is.
 */
export function useLastCard(
  props: BoardProps<BaccaratView>,
  cards: number,
): { readonly step: number; readonly stage: LastCardStage; open(): void } {
  const latest = useRef(props);
  latest.current = props;
  const [stage, setStage] = useState<LastCardStage>('coming');
  const isHeldBack = props.past !== undefined && props.view !== null && !props.isShown && !props.hasLessMotion;
  const dealing = {
    ...props,
    play: () => props.play('turn'),
    shown: () => setStage('faceDown'),
  };
  const step = useSteps(isHeldBack ? dealing : props, isHeldBack ? cards - 1 : cards, CARD_STEP_MS);

  useEffect(() => {
    if (!isHeldBack) return;
    if (stage === 'faceDown') {
      const opening = setTimeout(() => setStage('faceUp'), OPENS_AFTER_MS);
      return () => clearTimeout(opening);
    }
    if (stage !== 'faceUp') return;
    latest.current.play('turn');
    const ending = setTimeout(() => {
      setStage('dealt');
      latest.current.play('stop');
      latest.current.shown();
    }, FACE_MS);
    return () => clearTimeout(ending);
  }, [isHeldBack, stage]);

  if (!isHeldBack) return { step, stage: 'dealt', open: () => undefined };
  return {
    step: stage === 'dealt' ? cards : step,
    stage,
    open: () => setStage((now) => (now === 'faceDown' ? 'faceUp' : now)),
  };
}

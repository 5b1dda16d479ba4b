import { useEffect, useRef, useState } from 'preact/hooks';
import type { VideoPokerView } from '../rules/video-poker-rules.ts';

/** How long a card takes to turn over. */
export const TURN_MS = 260;
/** Between one card's start and the next one's. */
export const GAP_MS = 90;

const PLACES = [0, 1, 2, 3, 4] as const;
const none: ReadonlySet<number> = new Set();
const all: ReadonlySet<number> = new Set(PLACES);

/** The places whose cards a view shows anew: all of a deal, the discarded ones of a draw. */
export function placesToTurn(view: VideoPokerView): readonly number[] {
  const { hold } = view;
  return hold === null ? PLACES : PLACES.filter((place) => !hold.includes(place));
}

export interface CardTurns {
  /** The places whose cards lie face up. */
  readonly faceUp: ReadonlySet<number>;
  /** All cards of the view are shown. */
  readonly isDone: boolean;
}

interface TurnOptions {
  readonly view: VideoPokerView | null;
  readonly hasLessMotion: boolean;
  /** A card starts to turn. */
  turned(): void;
  /** All cards of the view have been shown. Called once for each deal and each draw. */
  done(): void;
}

/** Turns the new cards of each deal and each draw face up, one after another. */
export function useCardTurns(options: TurnOptions): CardTurns {
  const { view } = options;
  // A deal and its draw differ in what is held, and so do a draw and the next deal.
  const step = view === null ? '' : `${view.cards}/${view.hold}`;
  const latest = useRef(options);
  latest.current = options;
  const [state, setState] = useState({ step: '', faceUp: none, isDone: true });

  // Only another deal or draw turns cards.
  useEffect(() => {
    const { view: shown, hasLessMotion } = latest.current;
    if (shown === null) return;
    const places = placesToTurn(shown);
    const finish = () => {
      setState({ step, faceUp: all, isDone: true });
      latest.current.done();
    };
    if (hasLessMotion || places.length === 0) {
      finish();
      return;
    }
    const timers = places.map((place, index) => setTimeout(() => turn(place), index * GAP_MS));
    timers.push(setTimeout(finish, (places.length - 1) * GAP_MS + TURN_MS));
    const turn = (place: number) => {
      setState((before) => {
        const lying = before.step === step ? before.faceUp : without(places);
        return { step, faceUp: new Set([...lying, place]), isDone: false };
      });
      latest.current.turned();
    };
    return () => timers.forEach(clearTimeout);
  }, [step]);

  if (view === null) return { faceUp: none, isDone: true };
  // Until the effect has run, the new cards lie face down.
  return state.step === step ? state : { faceUp: without(placesToTurn(view)), isDone: false };
}

function without(places: readonly number[]): ReadonlySet<number> {
  return new Set(PLACES.filter((place) => !places.includes(place)));
}

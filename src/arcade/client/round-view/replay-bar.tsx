/** @jsxImportSource preact */
import { Icon } from '../icon.tsx';
import type { GameWords } from '../words/game-words.ts';
import type { Replay } from './use-replay.ts';

interface ReplayBarProps {
  readonly replay: Replay;
  readonly frames: number;
  /** What a frame is, in words: "Spin 2 of 5". */
  readonly place: (number: number, total: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly words: GameWords;
}

/** Plays the frames of a past round, or steps through them. */
export function ReplayBar({ replay, frames, place, previous, next, words }: ReplayBarProps) {
  const { at, isPlaying } = replay;
  const step = (to: number, label: string, path: string) => (
    <button
      type="button"
      class="seen-step"
      aria-label={label}
      disabled={to < 0 || to >= frames}
      onClick={() => replay.go(to)}
    >
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div class="seen-steps">
      <button type="button" class="seen-play" onClick={replay.toggle}>
        <Icon name={isPlaying ? 'pause' : 'replay'} />
        {isPlaying ? words.seen.pause : words.seen.replay}
      </button>
      {step(at - 1, previous, 'M15 5l-7 7 7 7')}
      <span class="seen-place">
        <bdi dir="ltr" aria-hidden="true">{`${at + 1} / ${frames}`}</bdi>
        <span class="visually-hidden">{place(at + 1, frames)}</span>
      </span>
      {step(at + 1, next, 'M9 5l7 7-7 7')}
    </div>
  );
}

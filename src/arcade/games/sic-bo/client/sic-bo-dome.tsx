/** @jsxImportSource preact */
import { SolidDie } from '#arcade/games/tables/client/dice.tsx';

/** What lies under the dome before the first round. */
const FIRST_DICE = [4, 5, 2] as const;

/** Where each die lies on the plate. */
const PLACES = [
  { x: 176, y: 322, size: 56 },
  { x: 292, y: 312, size: 56, isRed: true },
  { x: 240, y: 378, size: 60 },
] as const;

const VIEW_BOX = '20 80 424 420';

interface DomeProps {
  readonly dice: readonly [number, number, number] | null;
  readonly isRolling: boolean;
  /** The label for screen readers. */
  readonly label: string;
}

/**
 * The glass dome on its golden plate. It lifts a little when the dice lie still. Plate, dice and glass are layers of
 * their own, so that the browser draws each once and then only moves it.
 */
export function SicBoDome({ dice, isRolling, label }: DomeProps) {
  return (
    <div class="sb-dome" role="img" aria-label={label} data-rolling={isRolling}>
      <Plate />
      {PLACES.map((place, at) => (
        <svg key={place.x} class="sb-die" viewBox={VIEW_BOX} aria-hidden="true">
          <SolidDie {...place} number={(dice ?? FIRST_DICE)[at] ?? 1} />
        </svg>
      ))}
      <Lid />
    </div>
  );
}

/** The golden plate with its light, and the colours that the lid has too. */
function Plate() {
  return (
    <svg viewBox={VIEW_BOX} aria-hidden="true">
      <defs>
        <linearGradient id="sb-gold" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#7a4a0a" />
          <stop offset=".22" stop-color="#ffe9a0" />
          <stop offset=".5" stop-color="#c98a24" />
          <stop offset=".75" stop-color="#ffe08a" />
          <stop offset="1" stop-color="#6a3e06" />
        </linearGradient>
        <linearGradient id="sb-plate" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fff0b8" />
          <stop offset=".5" stop-color="#d99b30" />
          <stop offset="1" stop-color="#8a5310" />
        </linearGradient>
        <radialGradient id="sb-light" cx=".5" cy=".45" r=".6">
          <stop offset="0" stop-color="#b79bff" stop-opacity=".6" />
          <stop offset="1" stop-color="#b79bff" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="sb-glass" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#fff" stop-opacity=".26" />
          <stop offset=".3" stop-color="#fff" stop-opacity=".03" />
          <stop offset=".7" stop-color="#fff" stop-opacity=".02" />
          <stop offset="1" stop-color="#fff" stop-opacity=".2" />
        </linearGradient>
      </defs>
      <path d="M38 410V432C38 470 125 496 232 496S426 470 426 432V410Z" fill="url(#sb-gold)" />
      <ellipse cx="232" cy="410" rx="194" ry="60" fill="url(#sb-plate)" />
      <ellipse cx="232" cy="405" rx="176" ry="51" fill="#1a0b4a" />
      <ellipse cx="232" cy="405" rx="176" ry="51" fill="url(#sb-light)" />
      <g fill="none" stroke="#f0c766" stroke-opacity=".35">
        <ellipse cx="232" cy="405" rx="150" ry="42" />
        <ellipse cx="232" cy="405" rx="96" ry="26" />
      </g>
    </svg>
  );
}

function Lid() {
  return (
    <svg class="sb-lid" viewBox={VIEW_BOX} aria-hidden="true">
      <path
        d="M56 404C44 250 100 124 232 118C364 124 420 250 408 404"
        fill="url(#sb-glass)"
        stroke="#e6dcff"
        stroke-opacity=".6"
        stroke-width="2.5"
      />
      <g fill="none" stroke="#fff" stroke-linecap="round">
        <path d="M92 352C88 250 118 178 176 148" stroke-width="12" opacity=".34" />
        <path d="M80 384C78 372 77 366 77 360" stroke-width="9" opacity=".3" />
        <path d="M372 300C370 262 362 226 346 198" stroke-width="5" opacity=".24" />
      </g>
      <path
        d="M56 404C60 436 140 458 232 458S404 436 408 404"
        fill="none"
        stroke="#e6dcff"
        stroke-opacity=".4"
        stroke-width="2"
      />
      <ellipse cx="232" cy="119" rx="24" ry="9" fill="url(#sb-gold)" />
      <circle cx="232" cy="103" r="15" fill="url(#sb-gold)" />
      <circle cx="227" cy="98" r="4.5" fill="#fff" opacity=".8" />
    </svg>
  );
}

/** @jsxImportSource preact */
import { bouleHoles, colourOfNumber } from '../rules/boule-places.ts';

const VIEW = '-108 -108 216 216';
const RIM = 106;
/** Radius of the ball's way, and of the holes. */
const TRACK = 87;
const HOLES = 62;
const HOLE = 9;
const DEGREES = 360 / bouleHoles.length;
/** Full turns and a half that the ball rolls before its last stretch. */
const ROLLED_DEGREES = 5.5 * 360;

function point(radius: number, degrees: number): readonly [x: string, y: string] {
  const angle = (degrees * Math.PI) / 180;
  return [(radius * Math.sin(angle)).toFixed(2), (-radius * Math.cos(angle)).toFixed(2)];
}

const holes = bouleHoles.map((number, hole) => ({
  number,
  hole,
  colour: colourOfNumber(number),
  centre: point(HOLES, hole * DEGREES),
  plate: point(HOLES + 18, hole * DEGREES),
}));
const pearls = Array.from({ length: 36 }, (_, at) => point(101.5, at * 10));

function Gradients() {
  return (
    <defs>
      <radialGradient id="bo-wood" cx=".42" cy=".36" r=".72">
        <stop offset="0" stop-color="#d9925a" />
        <stop offset=".55" stop-color="#8f4a1e" />
        <stop offset="1" stop-color="#451c08" />
      </radialGradient>
      <linearGradient id="bo-gold" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fff3c4" />
        <stop offset=".4" stop-color="#e3ab45" />
        <stop offset=".6" stop-color="#ffe9a0" />
        <stop offset="1" stop-color="#85540f" />
      </linearGradient>
      <radialGradient id="bo-felt" cx=".5" cy=".42" r=".6">
        <stop offset="0" stop-color="#1d7d5a" />
        <stop offset="1" stop-color="#0a3f2f" />
      </radialGradient>
      <radialGradient id="bo-depth" cx=".5" cy=".62" r=".62">
        <stop offset="0" stop-color="#3b2413" />
        <stop offset=".7" stop-color="#140a05" />
        <stop offset="1" stop-color="#000" />
      </radialGradient>
    </defs>
  );
}

/** Each hole, with its number on a plate outside of it. */
function Holes({ fallen }: { readonly fallen: number | null }) {
  return (
    <>
      {holes.map(({ number, hole, colour, centre: [x, y], plate: [plateX, plateY] }) => (
        <g key={hole} data-colour={colour} data-fallen={hole === fallen}>
          <circle class="bo-plate" cx={plateX} cy={plateY} r="8.6" />
          <text class="bo-mark" x={plateX} y={plateY} dy="4.1">
            {number}
          </text>
          <circle class="bo-edge" cx={x} cy={y} r={HOLE + 1.3} />
          <circle cx={x} cy={y} r={HOLE} fill="url(#bo-depth)" />
        </g>
      ))}
    </>
  );
}

/** The knob in the middle, with the number that has come. */
function Middle({ fallen }: { readonly fallen: number | null }) {
  const { number, colour } = holes[fallen ?? -1] ?? { number: null, colour: undefined };
  return (
    <g data-colour={colour}>
      <circle r="44" fill="url(#bo-felt)" />
      <circle r="44" class="bo-ring" />
      <circle r="33" fill="#000" opacity=".3" cy="2" />
      <circle r="31" fill="url(#bo-gold)" />
      <circle class="bo-plate" r="26" />
      {number === null ? (
        <path d="M0-15L4.4-4.4L15 0L4.4 4.4L0 15L-4.4 4.4L-15 0L-4.4-4.4Z" fill="url(#bo-gold)" />
      ) : (
        <text class="bo-mark bo-come" dy="12">
          {number}
        </text>
      )}
    </g>
  );
}

interface BowlProps {
  /** The label for screen readers. */
  readonly label: string;
  /** The hole that the ball lies in or is on its way to; null before the first round. */
  readonly hole: number | null;
  readonly isRolling: boolean;
}

/** The bowl seen from above. The ball rolls along its edge and falls into a hole. It never mirrors. */
export function BouleBowl({ label, hole, isRolling }: BowlProps) {
  const fallen = isRolling ? null : hole;
  const degrees = (hole ?? 0) * DEGREES;
  const way = {
    '--bo-to': `${degrees}deg`,
    '--bo-from': `${degrees - ROLLED_DEGREES}deg`,
    '--bo-out': `${(((HOLES - TRACK) / 216) * 100).toFixed(3)}%`,
  };
  return (
    <div class="bo-bowl" role="img" aria-label={label} data-rolling={isRolling} style={way}>
      <svg class="bo-layer" viewBox={VIEW} aria-hidden="true">
        <Gradients />
        <circle r="107.5" cy=".5" fill="#1c0902" />
        <circle r={RIM} fill="url(#bo-gold)" />
        <circle r={RIM - 2} fill="url(#bo-wood)" />
        <g fill="url(#bo-gold)">
          {pearls.map(([cx, cy]) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.2" />
          ))}
        </g>
        <circle r="96" fill="url(#bo-felt)" />
        <circle r="96" class="bo-ring" />
        <circle r={TRACK + 4.5} fill="none" stroke="#000" stroke-opacity=".22" stroke-width="7" />
        <Holes fallen={fallen} />
        <Middle fallen={fallen} />
      </svg>
      <div class="bo-layer bo-turn">
        <div class="bo-layer bo-fall">
          <svg class="bo-layer" viewBox={VIEW} aria-hidden="true">
            {hole !== null && (
              <g transform={`translate(0 ${-HOLES})`}>
                <circle r="6.6" fill="#9aa0b4" />
                <circle r="5.6" fill="#e9ecf4" />
                <circle r="3" fill="#fff" />
              </g>
            )}
          </svg>
        </div>
      </div>
    </div>
  );
}

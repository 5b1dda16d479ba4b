/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { colourOf, POCKETS, WHEEL_ORDER } from '../rules/roulette-places.ts';

const R = 100;
/** The wheel is seen from an angle. */
const SQUASH = 0.82;
/** The wheel with its shadow, and the disc alone; the middle of both is 0 0. */
const VIEW = '-112 -96 224 204';
const DISC = '-112 -112 224 224';
const POCKET_DEGREES = 360 / POCKETS;
const FILLS = { zero: '#0E8F5B', red: '#C9163A', black: '#14161F' } as const;

/** Where the wheel stood when the last round was seen; the next turns on from there. */
const rest = { degrees: 20 };

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

function ringPart(place: number, inner: number, outer: number): string {
  const [from, to] = [(place - 0.5) * POCKET_DEGREES, (place + 0.5) * POCKET_DEGREES];
  return (
    `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}` +
    `L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
  );
}

const pockets = WHEEL_ORDER.map((number, place) => ({
  number,
  fill: FILLS[colourOf(number)],
  outer: ringPart(place, 0.7 * R, 0.9 * R),
  inner: ringPart(place, 0.54 * R, 0.7 * R),
  turn: place * POCKET_DEGREES,
}));
const diamonds = Array.from({ length: 8 }, (_, at) => at * 45 + 17);
const spokes = Array.from({ length: 16 }, (_, at) => at * 22.5);

function Gradients() {
  return (
    <defs>
      <radialGradient id="roulette-bowl" cx="0.5" cy="0.4" r="0.6">
        <stop offset="0.6" stop-color="#3A1607" />
        <stop offset="0.8" stop-color="#7A3A16" />
        <stop offset="0.9" stop-color="#C77A34" />
        <stop offset="1" stop-color="#3A1607" />
      </radialGradient>
      <radialGradient id="roulette-cone" cx="0.42" cy="0.35" r="0.8">
        <stop offset="0" stop-color="#E9A75B" />
        <stop offset="0.5" stop-color="#7A3A16" />
        <stop offset="1" stop-color="#3A1607" />
      </radialGradient>
      <linearGradient id="roulette-gold" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#FFF3C4" />
        <stop offset="0.4" stop-color="#E9B44A" />
        <stop offset="0.6" stop-color="#FFE9A0" />
        <stop offset="1" stop-color="#8A5A12" />
      </linearGradient>
    </defs>
  );
}

function Bowl() {
  return (
    <>
      <circle r={1.08 * R} fill="url(#roulette-bowl)" />
      <circle r={1.07 * R} class="roulette-gold" stroke-width="1.8" />
      <circle r={0.93 * R} fill="#2A0F06" />
      <circle r={0.92 * R} class="roulette-gold" stroke-width="1.4" />
      {diamonds.map((degrees, at) => (
        <path
          key={degrees}
          d="M0-5L2.2 0L0 5L-2.2 0Z"
          fill="url(#roulette-gold)"
          transform={`rotate(${degrees}) translate(0 ${-R}) rotate(${at % 2 === 0 ? 0 : 90})`}
        />
      ))}
    </>
  );
}

function Pockets() {
  return (
    <>
      {pockets.map(({ number, fill, outer, inner, turn }) => (
        <g key={number}>
          <path d={outer} fill={fill} stroke="#E9C26A" stroke-width="0.6" />
          <path d={inner} fill={fill} stroke="#E9C26A" stroke-width="0.6" opacity="0.82" />
          <text class="roulette-pocket" transform={`rotate(${turn}) translate(0 ${-0.77 * R})`}>
            {number}
          </text>
        </g>
      ))}
      <circle r={0.62 * R} fill="none" stroke="#000" stroke-width={0.16 * R} opacity="0.2" />
      <circle r={0.7 * R} class="roulette-gold" stroke-width="1.4" />
      <circle r={0.54 * R} fill="url(#roulette-cone)" />
      <circle r={0.54 * R} class="roulette-gold" stroke-width="1.6" />
      {spokes.map((degrees) => (
        <path key={degrees} d="M0 0L4-52L-4-52Z" fill="#000" opacity="0.09" transform={`rotate(${degrees})`} />
      ))}
    </>
  );
}

/** The turret stands upright, and does not turn with the wheel. */
function Turret() {
  return (
    <>
      <ellipse rx="20" ry="16.4" fill="url(#roulette-gold)" />
      <ellipse cy="-3" rx="13" ry="10.7" fill="#8A5A12" />
      <path d="M-5-2L-3.5-24H3.5L5-2Z" fill="url(#roulette-gold)" />
      <path d="M-26-12L26-8M-5-19L5 0" stroke="#E9B44A" stroke-width="4" stroke-linecap="round" />
      <circle cx="-26" cy="-12" r="4.2" fill="#FFE9A0" />
      <circle cx="26" cy="-8" r="4.2" fill="#E9B44A" />
      <circle cy="-26" r="5.5" fill="#FFE9A0" />
      <circle cx="-1.5" cy="-27.5" r="2" fill="#fff" />
    </>
  );
}

interface WheelProps {
  readonly label: string;
  /** The pocket that the ball lies in or is on its way to; null without a ball. */
  readonly pocket: number | null;
  readonly isSpinning: boolean;
}

/** The wheel with its ball. An SVG has a left and a right in every language. */
export function RouletteWheel({ label, pocket, isSpinning }: WheelProps) {
  // A board is built anew for each round: a wheel that opens spinning turns on from where the last one stood.
  const [turn] = useState(() => {
    const from = rest.degrees;
    if (isSpinning) rest.degrees = (from + 137) % 360;
    return { from, to: isSpinning ? from + 360 + 137 : from };
  });
  const ballDegrees = pocket === null ? 0 : WHEEL_ORDER.indexOf(pocket) * POCKET_DEGREES;
  const way = {
    '--roulette-from': `${turn.from}deg`,
    '--roulette-to': `${turn.to}deg`,
    '--roulette-ball-from': `${ballDegrees + 5 * 360 + 200}deg`,
    '--roulette-ball-to': `${ballDegrees}deg`,
  };
  return (
    <div class="roulette-wheel" role="img" aria-label={label} data-spinning={isSpinning} style={way}>
      <svg class="roulette-still" viewBox={VIEW} aria-hidden="true">
        <Gradients />
        <ellipse cy="12" rx="110" ry="91" fill="#1c0a02" />
        <g transform={`scale(1 ${SQUASH})`}>
          <Bowl />
        </g>
      </svg>
      {/* Pictures of their own, which browsers turn without drawing or laying them out again. */}
      <div class="roulette-disc" style={{ transform: `scaleY(${SQUASH})` }}>
        <svg class="roulette-rotor" viewBox={DISC} aria-hidden="true">
          <Pockets />
        </svg>
        {pocket !== null && (
          <div class="roulette-rotor">
            <div class="roulette-ball-turn">
              <svg class="roulette-ball" viewBox={DISC} aria-hidden="true">
                <circle r="4.8" fill="#D8DCE8" />
                <circle cx="-1" cy="-1.2" r="3.4" fill="#fff" />
              </svg>
            </div>
          </div>
        )}
      </div>
      <svg class="roulette-still" viewBox={VIEW} aria-hidden="true">
        <Turret />
      </svg>
    </div>
  );
}

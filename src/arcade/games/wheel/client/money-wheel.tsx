/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { WHEEL_PAYS, type WheelPlace, wheelSegments } from '../rules/wheel-places.ts';
import { STAR_PATH } from './place-sign.tsx';
import { restOf, SEGMENT_DEGREES, segmentPath, spinTo, wheelPoint } from './wheel-geometry.ts';

const DISC = 92;
const HUB = 30;
const BULBS = 36;
const POINTER = 'M0 -81L-7.4 -97A7.8 7.8 0 1 1 7.4 -97Z';
const VIEW = '-108 -108 216 216';

/** The last angle of the wheel. The next spin starts from it. */
const rest = { degrees: restOf(0) };

const segments = wheelSegments.map((place, segment) => ({
  place,
  path: segmentPath(segment, HUB - 4, DISC),
  turn: segment * SEGMENT_DEGREES,
  peg: wheelPoint(DISC + 2.2, (segment + 0.5) * SEGMENT_DEGREES).split(' '),
}));
const bulbs = Array.from({ length: BULBS }, (_, at) => wheelPoint(103, (at * 360) / BULBS).split(' '));

function Mark({ place, size }: { readonly place: WheelPlace; readonly size: number }) {
  if (place === 'star') return <path class="wh-mark" d={STAR_PATH} transform={`scale(${size * 0.56})`} />;
  return (
    <text class="wh-mark" y={size * 0.36} font-size={size}>
      {WHEEL_PAYS[place]}
    </text>
  );
}

/** The ring of bulbs, which stands still behind the wheel. */
function Rim() {
  return (
    <svg class="wh-layer" viewBox={VIEW} aria-hidden="true">
      <defs>
        <linearGradient id="wh-metal" x1="0" y1="0" x2="0" y2="1">
          <stop class="wh-stop-highlight" offset="0" />
          <stop class="wh-stop-upper" offset=".22" />
          <stop class="wh-stop-middle" offset=".5" />
          <stop class="wh-stop-lower" offset=".66" />
          <stop class="wh-stop-shade" offset="1" />
        </linearGradient>
      </defs>
      <circle r="107" fill="url(#wh-metal)" />
      <circle class="wh-dark" r="105.4" />
      <g class="wh-bulbs">
        {bulbs.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.7" />
        ))}
      </g>
      <circle r="100.4" fill="url(#wh-metal)" />
    </svg>
  );
}

/** The part that turns: a layer of its own, so that a spin moves it without drawing it anew. */
function Disc() {
  return (
    <svg class="wh-layer wh-disc" viewBox={VIEW} aria-hidden="true">
      <circle class="wh-dark" r="98.4" />
      {segments.map(({ place, path, turn }) => (
        <g key={turn} data-wheel={place}>
          <path class="wh-segment" d={path} />
          <g transform={`rotate(${turn}) translate(0 -83)`}>
            <Mark place={place} size={place === 'forty' || place === 'twenty' || place === 'ten' ? 7.6 : 9} />
          </g>
        </g>
      ))}
      <circle class="wh-ring" r="72" />
      <circle class="wh-ring" r={DISC} />
      {segments.map(({ peg: [cx, cy], turn }) => (
        <circle key={turn} class="wh-peg" cx={cx} cy={cy} r="1.5" />
      ))}
    </svg>
  );
}

/** The hub with the result, and the light on the wheel: they stand still before it. */
function Front({ landed }: { readonly landed: WheelPlace | null }) {
  return (
    <svg class="wh-layer" viewBox={VIEW} aria-hidden="true">
      <defs>
        <radialGradient id="wh-light" cx=".5" cy=".12" r=".8">
          <stop offset="0" stop-color="#fff" stop-opacity=".34" />
          <stop offset=".55" stop-color="#fff" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity=".3" />
        </radialGradient>
      </defs>
      <circle r="98" fill="url(#wh-light)" />
      <circle r={HUB} fill="#000" opacity=".35" cy="1.6" />
      <circle r={HUB - 1} fill="url(#wh-metal)" />
      <g data-wheel={landed ?? undefined}>
        <circle class="wh-hub" r={HUB - 4.5} />
        {landed === null ? (
          <path d={STAR_PATH} fill="url(#wh-metal)" transform="scale(17)" />
        ) : (
          <Mark place={landed} size={25} />
        )}
      </g>
    </svg>
  );
}

/** A layer of its own like the disc, since it moves as well. */
function Pointer() {
  return (
    <svg class="wh-layer wh-pointer" viewBox={VIEW} aria-hidden="true">
      <path d={POINTER} fill="#000" opacity=".35" transform="translate(.8 1.6)" />
      <path class="wh-pointer-edge" d={POINTER} fill="url(#wh-metal)" />
      <circle class="wh-jewel" cy="-99.5" r="3.8" />
    </svg>
  );
}

interface WheelProps {
  readonly label: string;
  /** The segment that the wheel stands on or turns to; null before the first round. */
  readonly segment: number | null;
  readonly isSpinning: boolean;
  readonly landed: WheelPlace | null;
}

/** The wheel seen from the front. It never mirrors. */
export function MoneyWheel({ label, segment, isSpinning, landed }: WheelProps) {
  // A board is built anew for each round: a wheel that opens spinning turns on from where the last one stood.
  const [way] = useState(() => {
    const from = rest.degrees;
    if (segment === null) return { from, to: from };
    rest.degrees = restOf(segment);
    return isSpinning ? { from, to: spinTo(from, segment) } : { from: rest.degrees, to: rest.degrees };
  });
  return (
    <div
      class="wh-wheel"
      role="img"
      aria-label={label}
      data-spinning={isSpinning}
      style={{ '--wh-from': `${way.from}deg`, '--wh-to': `${way.to}deg` }}
    >
      <Rim />
      <Disc />
      <Front landed={landed} />
      <Pointer />
    </div>
  );
}

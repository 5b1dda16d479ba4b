import { memo, type RefObject, useId } from 'react';
import { raceLook } from './race-number.art.tsx';

const WIDTH = 740;
const HEIGHT = 282;
const FIRST_LANE = 105;
const LANE = 18.2;

/** The position of a car on the picture, by its share of the course. */
export const carTransform = (lane: number, share: number): string =>
  `translate(${(64 + share * 578).toFixed(1)} ${(FIRST_LANE + lane * LANE).toFixed(1)}) scale(.68)`;

/** A car from its side. Its element is moved by whoever drives. */
function Car({ number, id }: { readonly number: number; readonly id: string }) {
  const { body, shade } = raceLook(number);
  return (
    <>
      <path
        d="M-190 -4H-50V3H-170ZM-150 8H-52V11H-140ZM-120 -13H-48V-10H-110Z"
        fill={body}
        opacity=".42"
        data-tail=""
      />
      <ellipse cx="2" cy="17" rx="60" ry="6" opacity=".45" fill="#000" />
      <path d="M-54 -18H-34L-30 -6H-54Z" fill={shade} />
      <path d="M-58 -22H-36V-17H-58Z" fill={body} />
      <path d="M-52 10V-2C-44 -8 -30 -8 -22 -9C-14 -19 6 -20 18 -11C30 -9 48 -5 58 3L64 5V11Z" fill={body} />
      <path d="M-52 10V-2C-44 -8 -30 -8 -22 -9C-14 -19 6 -20 18 -11C30 -9 48 -5 58 3L64 5V11Z" fill={`url(#${id})`} />
      <path d="M-52 8H64V12H-52Z" fill={shade} />
      <path d="M-12 -10C-6 -17 6 -17 14 -10Z" fill="#0A1020" />
      <path d="M-9 -11C-4 -15 2 -15.5 6 -14L2 -10.5H-9Z" fill="#8FD3FF" opacity=".85" />
      <path d="M50 6H72V11H50Z" fill={shade} />
      <circle cx="-33" cy="9" r="11" fill="#0B0D14" />
      <circle cx="-33" cy="9" r="6" fill="#3A4050" />
      <circle cx="41" cy="10" r="10" fill="#0B0D14" />
      <circle cx="41" cy="10" r="5.5" fill="#3A4050" />
      <circle cx="-14" cy="0" r="8.5" fill="#fff" />
      <text x="-14" y="4.2" textAnchor="middle" fontWeight="800" fontSize={number > 9 ? 10 : 12} fill="#1A1014">
        {number}
      </text>
    </>
  );
}

const CROWD = ['#FFD36B', '#FF8FA3', '#8FE3C6', '#FFFFFF', '#C9B4FF'];
/** People in rows, set out evenly and yet unevenly. */
const people = Array.from({ length: 150 }, (_, index) => ({
  x: (index * 97.3) % WIDTH,
  y: 28 + ((index * 53.7) % 34),
  r: 1.6 + ((index * 7) % 10) / 7,
  fill: CROWD[index % CROWD.length] ?? '#fff',
}));
const lamps = [90, 260, 430, 600];

interface RaceTrackProps {
  readonly label: string;
  /** Its cars are the elements with `data-car`. */
  readonly svg: RefObject<SVGSVGElement | null>;
  /** On the boards. */
  readonly brand: string;
}

/** The course, its crowd and ten cars. It never mirrors: a race runs from left to right. */
export const RaceTrack = memo(function RaceTrack({ label, svg, brand }: RaceTrackProps) {
  const id = useId();
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      direction="ltr"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2A0A3E" />
          <stop offset=".6" stopColor="#7A1D4A" />
          <stop offset="1" stopColor="#E0603A" />
        </linearGradient>
        <linearGradient id={`${id}road`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2C2A36" />
          <stop offset="1" stopColor="#4A4654" />
        </linearGradient>
        <linearGradient id={`${id}car`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".8" />
          <stop offset=".2" stopColor="#fff" stopOpacity="0" />
          <stop offset=".62" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".42" />
        </linearGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" stopColor="#FFE9B0" stopOpacity=".9" />
          <stop offset="1" stopColor="#FFC45C" stopOpacity="0" />
        </radialGradient>
        <pattern id={`${id}flag`} width="12" height="12" patternUnits="userSpaceOnUse">
          <rect width="12" height="12" fill="#fff" />
          <path d="M0 0h6v6H0zM6 6h6v6H6z" fill="#14101A" />
        </pattern>
        <pattern id={`${id}kerb`} width="40" height="6" patternUnits="userSpaceOnUse">
          <rect width="40" height="6" fill="#F4EAD8" />
          <path d="M0 0h20v6H0z" fill="#D8222E" />
        </pattern>
      </defs>
      <rect width={WIDTH} height="88" fill={`url(#${id}sky)`} />
      <path d="M0 26L120 14H620L740 26V70H0Z" fill="#1E0A22" />
      {people.map(({ x, y, r, fill }) => (
        <circle key={x} cx={x} cy={y} r={r} fill={fill} opacity=".55" />
      ))}
      {lamps.map((x) => (
        <g key={x}>
          <circle cx={x} cy="10" r="44" fill={`url(#${id}lamp)`} opacity=".6" />
          <path d={`M${x - 14} 4h28v7h-28z`} fill="#FFF3D0" />
        </g>
      ))}
      <rect y="62" width={WIDTH} height="22" fill="#7A0E22" />
      {[0, 1, 2, 3, 4, 5].map((board) => (
        <text key={board} x={20 + board * 128} y="78" fontWeight="600" fontSize="14" fill="#FFE3A8">
          {board % 2 === 0 ? brand : 'Marquee PK10'}
        </text>
      ))}
      <rect y="84" width={WIDTH} height="6" fill={`url(#${id}kerb)`} />
      <rect y="90" width={WIDTH} height={HEIGHT - 90} fill={`url(#${id}road)`} />
      {Array.from({ length: 9 }, (_, lane) => FIRST_LANE + lane * LANE + 10.5).map((y) => (
        <path
          key={y}
          d={`M0 ${y}H${WIDTH}`}
          stroke="#fff"
          strokeOpacity=".16"
          strokeDasharray="26 18"
          strokeWidth="1.2"
        />
      ))}
      <path d={`M668 90H694L712 ${HEIGHT}H680Z`} fill={`url(#${id}flag)`} opacity=".92" />
      {Array.from({ length: 10 }, (_, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a car keeps its lane.
        <g key={lane} data-car={lane + 1} transform={carTransform(lane, 0)}>
          <Car number={lane + 1} id={`${id}car`} />
        </g>
      ))}
    </svg>
  );
});

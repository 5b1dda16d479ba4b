import type { ReactNode } from 'react';
import type { DrawMark } from '#contracts/generated/contracts.ts';

const CREAM = '#FFE3A8';
const PALE = '#FFF3D6';

interface Mark {
  readonly ground: string;
  readonly figure: ReactNode;
}

const marks: Readonly<Record<DrawMark, Mark>> = {
  temple: {
    ground: '#B3122F',
    figure: (
      <path
        fill={CREAM}
        d="M9 32h26v2H9zM12 30V21h20v9h-4v-5a6 6 0 0 0-12 0v5zM9 20l13-4 13 4-2-4 1-2-12-4-12 4 1 2z"
      />
    ),
  },
  tower: {
    ground: '#1F7A55',
    figure: <path fill={PALE} d="M11 33h22v2H11zM14 32V18h16v14h-5v-7h-6v7zM20 18v-5h4v5zM22 8l3 4h-6z" />,
  },
  bridge: {
    ground: '#A4561A',
    figure: (
      <path
        fill={CREAM}
        d="M8 27h28v3H8zM10 30h3v5h-3zM31 30h3v5h-3zM10 26a12 12 0 0 1 24 0h-2.500a9.5 9.5 0 0 0-19 0zM16 20h2v6h-2zM21 17h2v9h-2zM26 20h2v6h-2zM12 10l10-3 10 3v2H12z"
      />
    ),
  },
  keno: {
    ground: '#23408F',
    figure: (
      <>
        <circle cx="16" cy="17" r="6" fill="#FFD36B" />
        <circle cx="28" cy="17" r="6" fill="#FF8FA3" />
        <circle cx="22" cy="28" r="6" fill="#8FE3C6" />
      </>
    ),
  },
  car: {
    ground: '#6B3FA8',
    figure: (
      <g fill={CREAM}>
        <path d="M8 27c4-8 10-10 16-9l8 3c3 1 4 3 4 6h-4a4 4 0 0 0-8 0h-4a4 4 0 0 0-8 0z" />
        <circle cx="14" cy="28" r="3" />
        <circle cx="28" cy="28" r="3" />
      </g>
    ),
  },
  eleven: {
    ground: '#0E6A80',
    figure: (
      <g fill={PALE}>
        <path d="M17 12v18h-4V17l-3 1.500V14.500L14 12zM29 12v18h-4V17l-3 1.500V14.500L26 12z" />
        <circle cx="12" cy="34" r="1.7" />
        <circle cx="17" cy="34" r="1.7" />
        <circle cx="22" cy="34" r="1.7" />
        <circle cx="27" cy="34" r="1.7" />
        <circle cx="32" cy="34" r="1.7" />
      </g>
    ),
  },
  digits: {
    ground: '#9C2F6E',
    figure: (
      <>
        <path fill={PALE} d="M10 14h7v16h-7zM18.5 14h7v16h-7zM27 14h7v16h-7z" />
        <path
          fill="#9C2F6E"
          d="M12.5 18h2v8h-2zM20.5 18h3v4.500h-1.500V24h1.500v2h-3v-4.500H22V20h-1.500zM29 18h3v8h-3v-2h1.500v-1H29v-2h1.500v-1H29z"
        />
      </>
    ),
  },
  lotus: {
    ground: '#B2365F',
    figure: (
      <g fill={PALE}>
        <path d="M22 10c4 4 5 9 3.5 14.500L22 29l-3.5-4.500C17 19 18 14 22 10z" />
        <path d="M13 15c4 1 6 5 6 10l1 5c-5 0-9-5-7-15zM31 15c-4 1-6 5-6 10l-1 5c5 0 9-5 7-15z" opacity=".82" />
        <path d="M7 22c5 0 8 3 10 9-6 2-11-2-10-9zM37 22c-5 0-8 3-10 9 6 2 11-2 10-9z" opacity=".62" />
      </g>
    ),
  },
  six: {
    ground: '#0B6E5E',
    figure: (
      <>
        <g fill={PALE}>
          <circle cx="22" cy="11.5" r="4.5" />
          <circle cx="31" cy="17" r="4.5" />
          <circle cx="31" cy="27" r="4.5" />
          <circle cx="22" cy="32.5" r="4.5" />
          <circle cx="13" cy="27" r="4.5" />
          <circle cx="13" cy="17" r="4.5" />
        </g>
        <circle cx="22" cy="22" r="4.5" fill="#FFD36B" />
      </>
    ),
  },
  ticket: {
    ground: '#8A5A12',
    figure: (
      <path
        fill={CREAM}
        d="M9 15h26v5a3 3 0 0 0 0 6v5H9v-5a3 3 0 0 0 0-6zM27 17v2h2v-2zM27 21v2h2v-2zM27 25v2h2v-2zM14 19v2h9v-2zM14 24v2h6v-2z"
        fillRule="evenodd"
      />
    ),
  },
};

/** The picture of a draw game. Decoration: the game's name stands beside it. */
export function DrawMarkTile({ mark }: { readonly mark: DrawMark }) {
  const { ground, figure } = marks[mark];
  return (
    <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <rect width="44" height="44" rx="12" fill={ground} />
      {figure}
    </svg>
  );
}

/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { ScratchSymbol } from '../rules/scratch-prizes.ts';

/** In a square of 24; colours are those of the things. */
const drawings: Readonly<Record<ScratchSymbol, ComponentChildren>> = {
  a: (
    <>
      <path d="M8 15C9 9 12 5 18 3c-2 4-2 8-1 12" fill="none" stroke="#5cbf5a" stroke-width="1.6" />
      <circle cx="7.5" cy="17" r="4.5" fill="#e23b4e" />
      <circle cx="17" cy="17.5" r="4.5" fill="#c92a44" />
    </>
  ),
  b: (
    <>
      <path d="M3 13c0-5 4-8 9-8 3 0 5 1 6 2l3 1-1 3c1 5-3 9-8 9s-9-3-9-7z" fill="#ffd93b" />
      <path d="M7 12c1-2 3-3 5-3" fill="none" stroke="#fff3a8" stroke-width="1.6" stroke-linecap="round" />
    </>
  ),
  c: (
    <>
      <path d="M12 12c1 4 2 7 4 9" fill="none" stroke="#2f8f46" stroke-width="1.8" />
      <g fill="#45c463">
        <circle cx="8.3" cy="8.3" r="4.2" />
        <circle cx="15.7" cy="8.3" r="4.2" />
        <circle cx="8.3" cy="15" r="4.2" />
        <circle cx="15.7" cy="15" r="4.2" />
      </g>
    </>
  ),
  d: (
    <>
      <path d="M12 3c4 0 6 3 6 7 0 5 2 6 3 8H3c1-2 3-3 3-8 0-4 2-7 6-7z" fill="#f7b733" />
      <circle cx="12" cy="20" r="2.2" fill="#b87912" />
    </>
  ),
  e: (
    <path
      d="M7 20c-3-3-4-7-3-11 1-4 4-6 8-6s7 2 8 6c1 4 0 8-3 11l-3-2c2-2 3-5 2-8-.5-2-2-3-4-3s-3.5 1-4 3c-1 3 0 6 2 8z"
      fill="#a9b6d6"
    />
  ),
  f: <path d="m12 2 3 6.5 7 .8-5.2 4.800L18.2 21 12 17.5 5.8 21l1.4-6.900L2 9.300l7-.8z" fill="#ffe05c" />,
  g: (
    <>
      <path d="M3 7l5 4 4-7 4 7 5-4-2 11H5z" fill="#ffc93c" />
      <path d="M5 19.500h14v2H5z" fill="#d38b14" />
    </>
  ),
  h: (
    <>
      <path d="M6 4h12l4 6-10 11L2 10z" fill="#6fe0ff" />
      <path d="M2 10h20L12 21zM8 10l4-6 4 6" fill="#fff" opacity=".35" />
    </>
  ),
};

/** The picture of a symbol; its name is said beside it. */
export function ScratchPicture({ symbol }: { readonly symbol: ScratchSymbol }) {
  return (
    <svg class="scratch-picture" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[symbol]}
    </svg>
  );
}

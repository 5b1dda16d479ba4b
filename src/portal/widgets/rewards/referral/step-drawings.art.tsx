import type { ReactNode } from 'react';
import { color } from '#portal/theme/tokens.ts';

/** A drawing for one of the three steps. The words below it say it. */
function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 144 108" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <rect x="6" y="8" width="132" height="92" rx="20" fill={color.surf2} />
      {children}
    </svg>
  );
}

/** A phone that sends a link to two others. */
export function ShareDrawing() {
  return (
    <Drawing>
      <path d="M64 44 96 32M64 60l32 14" stroke={color.tx3} strokeWidth="3" strokeDasharray="1 7" />
      <rect x="32" y="26" width="34" height="58" rx="8" fill={color.surf3} stroke={color.pri} strokeWidth="3" />
      <path
        d="M44 60l10-10m-6 0-4 4a5 5 0 0 0 7 7l1-1m-2-12 2-2a5 5 0 0 1 7 7l-4 4"
        stroke={color.pri}
        strokeWidth="3"
      />
      <circle cx="107" cy="30" r="11" fill={color.accSoft} stroke={color.acc} strokeWidth="3" />
      <circle cx="107" cy="77" r="11" fill={color.accSoft} stroke={color.acc} strokeWidth="3" />
    </Drawing>
  );
}

/** Somebody new, and a game's dice. */
export function PlayDrawing() {
  return (
    <Drawing>
      <circle cx="48" cy="42" r="12" fill={color.accSoft} stroke={color.acc} strokeWidth="3" />
      <path d="M28 80c0-12 8-19 20-19s20 7 20 19" fill={color.accSoft} stroke={color.acc} strokeWidth="3" />
      <rect
        x="82"
        y="40"
        width="36"
        height="36"
        rx="9"
        transform="rotate(10 100 58)"
        fill={color.priSoft}
        stroke={color.pri}
        strokeWidth="3"
      />
      <g fill={color.pri}>
        <circle cx="92" cy="49" r="3.5" />
        <circle cx="100" cy="58" r="3.5" />
        <circle cx="108" cy="67" r="3.5" />
      </g>
      <path d="M62 22h12M68 16v12" stroke={color.ok} strokeWidth="3" />
    </Drawing>
  );
}

/** A present that opens. */
export function RewardDrawing() {
  return (
    <Drawing>
      <rect x="46" y="54" width="52" height="32" rx="6" fill={color.priSoft} stroke={color.pri} strokeWidth="3" />
      <rect x="41" y="42" width="62" height="14" rx="5" fill={color.surf3} stroke={color.pri} strokeWidth="3" />
      <path d="M72 42v44" stroke={color.pri} strokeWidth="3" />
      <path
        d="M72 42c-4-14-24-14-20-3 2 4 12 3 20 3Zm0 0c4-14 24-14 20-3-2 4-12 3-20 3Z"
        stroke={color.acc}
        strokeWidth="3"
      />
      <path d="M28 34l4 4M116 34l-4 4M24 62h6M114 62h6" stroke={color.gold} strokeWidth="3" />
    </Drawing>
  );
}

/** @jsxImportSource preact */
import type { SportId } from '#arcade/games/sportsbook/data/sports.ts';

const BALL = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';
const SEAMS = 'M12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4zM12 3v5M20.6 9.6l-4.8 1.2M3.4 9.6l4.8 1.2';
const PAD =
  'M7 8h10a5 5 0 0 1 5 5v1a3 3 0 0 1-5.4 1.8L15 14H9l-1.6 1.8A3 3 0 0 1 2 14v-1a5 5 0 0 1 5-5z' +
  'M7 10v3M5.5 11.5h3M16.5 11h.01M18.5 13h.01';
const GLOVE = 'M7 20h9v-4a5 5 0 0 0 3-4.6V9a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v3a4 4 0 0 0 2 3.5zM5 10h6a2 2 0 0 1 0 4H9';
const TARGET = `${BALL}M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1v5M12 18v5M1 12h5M18 12h5`;

/** Paths on a board of 24 units, drawn with a line of 2. */
const PATHS: Readonly<Record<SportId, string>> = {
  football: `${BALL}${SEAMS}M17.2 19.2l-2.8-4M6.8 19.2l2.8-4`,
  futsal: `${BALL}${SEAMS}`,
  digitalFootball: PAD,
  basketball: `${BALL}M3 12h18M12 3v18M5.6 5.6c4 3.6 4 9.2 0 12.8M18.4 5.6c-4 3.6-4 9.2 0 12.8`,
  digitalBasketball: PAD,
  tennis: `${BALL}M5.6 5.6c4 3.6 4 9.2 0 12.8M18.4 5.6c-4 3.6-4 9.2 0 12.8`,
  iceHockey: 'M19 3l-7 14c-.6 1.2-1.6 2-3 2H3v-3h5c.8 0 1.3-.3 1.7-1L15 3M15 20h6',
  volleyball: `${BALL}M12 12c3-4 3-6 1-9M12 12c-5 0-7 2-8.500 4M12 12c2 4 5 5 8 4`,
  handball: `${BALL}M12 3c-3 5-3 13 0 18M3.500 9h17M3.500 15h17`,
  baseball: `${BALL}M6 6c3 3.600 3 8.400 0 12M18 6c-3 3.600-3 8.400 0 12`,
  rugby: 'M4 20c-1-8 4-16 16-16 1 8-4 16-16 16zM8 16l8-8M10 10l4 4',
  badminton: 'M12 20a3 3 0 0 1-3-3l-3-13h12l-3 13a3 3 0 0 1-3 3zM9 17h6M10 4l1 13M14 4l-1 13',
  tableTennis: 'M14 14L6 22M5 5a7 7 0 0 1 10-1l5 5a7 7 0 0 1-1 10zM17 3l4 4',
  boxing: GLOVE,
  muayThai: GLOVE,
  digitalBoxing: PAD,
  snooker: `${BALL}M12 8.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6z`,
  darts: TARGET,
  battleArena: 'M14.500 17.500L3 6V3h3l11.500 11.500M13 19l6-6M16 16l4 4M19 21l2-2M9.500 6.500L18 3h3v3l-3.500 8.500',
  mobileArena: 'M7 2h10v20H7zM11 18h2',
  heroBattle: 'M12 3l8 3v6c0 4.500-3.200 7.600-8 9-4.800-1.400-8-4.500-8-9V6z',
  realTimeStrategy: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  tacticalShooter: TARGET,
  heroShooter: TARGET,
  cockfight: 'M8 21h6M11 21v-4c-4 0-6-3-6-7 2 2 4 2 6 1l3-5a3 3 0 0 1 5 1l2 1-2 1c0 5-3 8-6 8M14 3v2M17 3v2',
};

/** The picture of a sport, in the text's colour. It says nothing to screen readers. */
export function SportIcon({ sport }: { readonly sport: SportId }) {
  return (
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path d={PATHS[sport]} />
    </svg>
  );
}

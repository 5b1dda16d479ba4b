/** @jsxImportSource preact */

/** Paths of the controls' icons on a board of 24 units, drawn with a line of 2 (Lucide, ISC). */
const PATHS = {
  spin: 'M21 12a9 9 0 1 1-3.2-6.9L21 8M21 3v5h-5',
  skip: 'M5 4l10 8-10 8zM19 5v14',
  stop: 'M7 7h10v10H7z',
  fast: 'M13 2L4 14h7l-1 8 10-12h-7z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  less: 'M5 12h14',
  more: 'M5 12h14M12 5v14',
  close: 'M6 6l12 12M18 6L6 18',
  soundOn: 'M11 5L6 9H3v6h3l5 4zM15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13',
  soundOff: 'M11 5L6 9H3v6h3l5 4zM16 9.5l5 5M21 9.5l-5 5',
  rules: 'M4 5h7a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-5a2 2 0 0 0-2 2M13 20a2 2 0 0 1 2-2h5V5',
  history: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5M12 7v5l3.5 2',
  fairness: 'M12 3l8 3v6c0 4.5-3.2 7.6-8 9-4.8-1.4-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  autoplay: 'M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3',
  replay: 'M8 5l11 7-11 7z',
  pause: 'M9 5v14M15 5v14',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  copied: 'M5 12.5l4.5 4.5L19 7.5',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon in the text's colour. It says nothing to screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

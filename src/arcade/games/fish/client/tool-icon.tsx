/** @jsxImportSource preact */

/** Paths of the cannon's tools on a board of 24 units, drawn with a line of 2. */
const PATHS = {
  aim: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14M12 2v5M12 17v5M2 12h5M17 12h5',
  repeat: 'M17 2l4 4-4 4M3 11V9a3 3 0 0 1 3-3h15M7 22l-4-4 4-4M21 13v2a3 3 0 0 1-3 3H3',
  bolt: 'M13 2L4 14h7l-1 8 10-12h-7z',
  net: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  torpedo: 'M4 12c0-3 3-5 8-5s8 2 9 5c-1 3-4 5-9 5s-8-2-8-5M4 12L1 8M4 12l-3 4M14 10.5v3',
} as const;

/** A tool's icon in the text's colour. It says nothing to screen readers. */
export function ToolIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

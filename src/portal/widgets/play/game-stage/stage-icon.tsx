import { LineDrawing } from '#portal/ui/line-drawing.tsx';

/**
 * Icons that a game's bars alone show, drawn here since pages do not carry them: of Lucide (ISC), like those of the
 * page's sprite.
 */
const drawings = {
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 6v6l4 2',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 16v-4M12 8h.01',
  maximize: 'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
  minimize: 'M8 3v3a2 2 0 0 1-2 2H3M21 8h-3a2 2 0 0 1-2-2V3M3 16h3a2 2 0 0 1 2 2v3M16 21v-3a2 2 0 0 1 2-2h3',
  more: 'M12 12h.01M19 12h.01M5 12h.01',
  book: 'M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z',
} as const;

export function StageIcon({ name, size = 18 }: { readonly name: keyof typeof drawings; readonly size?: number }) {
  // Three dots are as large as their stroke is wide.
  return <LineDrawing path={drawings[name]} size={size} stroke={name === 'more' ? 3 : 1.75} />;
}

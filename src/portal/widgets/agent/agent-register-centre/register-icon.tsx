import { LineDrawing } from '#portal/ui/line-drawing.tsx';

/** Icons of this page alone: of Lucide (ISC), like those of the page's sprite. */
const drawings = {
  globe: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  pencil:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  plus: 'M5 12h14M12 5v14',
  'qr-code':
    'M3 3h5v5H3zM16 3h5v5h-5zM3 16h5v5H3zM21 16h-3a2 2 0 0 0-2 2v3M21 21v.01M12 7v3a2 2 0 0 1-2 2H7M3 12h.01M12 3h.01M12 16v.01M16 12h1M21 12v.01M12 21v-1',
} as const;

interface RegisterIconProps {
  readonly name: keyof typeof drawings;
  /** Pixels. */
  readonly size?: number;
}

export function RegisterIcon({ name, size = 16 }: RegisterIconProps) {
  return <LineDrawing path={drawings[name]} size={size} stroke={2} />;
}

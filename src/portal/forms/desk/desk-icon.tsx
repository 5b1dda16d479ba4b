import { LineDrawing } from '#portal/ui/line-drawing.tsx';

/** Icons that the agents' desk alone shows: of Lucide (ISC), like those of the page's sprite. */
const drawings = {
  'arrow-down': 'M12 5v14m7-7-7 7-7-7',
  'arrow-down-right': 'm7 7 10 10m0-10v10H7',
  'arrow-up': 'm5 12 7-7 7 7m-7 7V5',
  'arrow-up-right': 'M7 7h10v10M7 17 17 7',
  'cloud-off':
    'm2 2 20 20M5.782 5.782A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.307-.193M21.532 16.5A4.5 4.5 0 0 0 17.5 10h-1.79A7.008 7.008 0 0 0 10 5.07',
  ellipsis: 'M12 12h.01M19 12h.01M5 12h.01',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2m2 0V7a5 5 0 0 1 10 0v4',
  'wifi-off':
    'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
} as const;

export type DeskIconName = keyof typeof drawings;

interface DeskIconProps {
  readonly name: DeskIconName;
  /** Pixels. */
  readonly size?: number;
  readonly stroke?: number;
}

export function DeskIcon({ name, size = 18, stroke = 1.75 }: DeskIconProps) {
  return <LineDrawing path={drawings[name]} size={size} stroke={stroke} />;
}

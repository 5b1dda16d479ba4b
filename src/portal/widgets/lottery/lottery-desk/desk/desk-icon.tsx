import { LineDrawing } from '#portal/ui/line-drawing.tsx';

/** Icons that the desk alone shows: of Lucide (ISC), like those of the page's sprite. */
const drawings = {
  'circle-pause': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-2 13V9m4 6V9',
  'circle-play': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-2 6 6 4-6 4z',
  dices:
    'M4 10h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2m13.920 4 3.500-3.500a2.240 2.240 0 0 0 0-3l-5-4.920a2.240 2.240 0 0 0-3 0L10 6M6 18h.01M10 14h.01M15 6h.01M18 9h.01',
  flag: 'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528',
  keyboard:
    'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2m2 4h.01M10 9h.01M14 9h.01M18 9h.01M8 12h.01M12 12h.01M16 12h.01M7 16h10',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2m2 0V7a5 5 0 0 1 10 0v4',
  minus: 'M5 12h14',
  plus: 'M5 12h14m-7-7v14',
  repeat: 'm17 2 4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4m14-1v1a4 4 0 0 1-4 4H3',
  'volume-on': 'M11 5 6 9H2v6h4l5 4zm4.540 3.460a5 5 0 0 1 0 7.070m3.530-10.600a10 10 0 0 1 0 14.140',
  'volume-off': 'M11 5 6 9H2v6h4l5 4zm11 4-6 6m0-6 6 6',
  trash: 'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
} as const;

interface DeskIconProps {
  readonly name: keyof typeof drawings;
  readonly size?: number;
  readonly stroke?: number;
}

export function DeskIcon({ name, size = 18, stroke = 2 }: DeskIconProps) {
  return <LineDrawing path={drawings[name]} size={size} stroke={stroke} />;
}

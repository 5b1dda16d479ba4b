import { LineDrawing } from '#portal/ui/line-drawing.tsx';

/** Icons that uploads alone show: of Lucide (ISC), like those of the page's sprite. */
const drawings = {
  'file-x': 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v4a2 2 0 0 0 2 2h4m-5.5 4.5-5 5m0-5 5 5',
  image:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m4 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4m12 8-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  'trash-2': 'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  upload: 'M12 3v12m5-7-5-5-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
} as const;

export function UploadIcon({ name, size = 18 }: { readonly name: keyof typeof drawings; readonly size?: number }) {
  return <LineDrawing path={drawings[name]} size={size} stroke={2} />;
}

interface LineDrawingProps {
  /** Of a square of 24. */
  readonly path: string;
  /** Pixels. */
  readonly size: number;
  readonly stroke?: number;
}

/**
 * An icon that is drawn where it stands, since the page's sprite has no need of it elsewhere. Decoration, as all icons
 * are.
 */
export function LineDrawing({ path, size, stroke = 1.75 }: LineDrawingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

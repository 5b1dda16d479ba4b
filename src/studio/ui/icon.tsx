import type { IconName } from './icon-names.ts';
import symbols from './icons.svg?url';

export type { IconName };

interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size?: number;
  /** Lucide's stroke, 1.75 to 2.2 on a square of 24. */
  readonly stroke?: number;
  readonly className?: string;
}

/** An icon. Decoration: what it means is said in words beside it, or in its control's name. */
export function Icon({ name, size = 16, stroke = 2, className }: IconProps) {
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
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${symbols}#${name}`} />
    </svg>
  );
}

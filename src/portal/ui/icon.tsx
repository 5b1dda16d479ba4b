import type { IconName } from '#contracts/generated/contracts.ts';

/** Icons of the interface that documents do not choose from. */
export type OwnIcon =
  | 'arrow-right'
  | 'bell'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-up'
  | 'copy'
  | 'download'
  | 'history'
  | 'layout-grid'
  | 'map-pin-off'
  | 'panel-left'
  | 'pause'
  | 'play'
  | 'rotate-cw'
  | 'search'
  | 'search-x'
  | 'x';

interface IconProps {
  readonly name: IconName | OwnIcon;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string;
  /** Lucide's stroke, 1.75 to 2. */
  readonly stroke?: number;
}

/** An icon of the page's sprite. Decoration: what it means is said in words beside it or in its control's name. */
export function Icon({ name, size = 20, stroke = 1.75, className }: IconProps) {
  return (
    <svg width={size} height={size} strokeWidth={stroke} className={className} aria-hidden="true" focusable="false">
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** The circle flag of the page's language, by country code: the one that its sprite has. */
export function Flag({ country, size = 20 }: { readonly country: string; readonly size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#i-flag-${country}`} />
    </svg>
  );
}

import type { ReactNode } from 'react';

/** Views of one element each, so that their own work does not hide the cost of the renderers around them. */

interface Framed {
  readonly nodeId: string;
}

export function Heading({ nodeId, text, level }: Framed & { readonly text: string; readonly level: 2 | 3 }) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag className="heading" data-node={nodeId} data-widget="heading">
      {text}
    </Tag>
  );
}

export function Paragraph({ nodeId, text }: Framed & { readonly text: string }) {
  return (
    <p className="paragraph" data-node={nodeId} data-widget="paragraph">
      {text}
    </p>
  );
}

interface TileProps extends Framed {
  readonly title: string;
  readonly studio: string;
  readonly to: string;
  readonly isHot?: boolean;
}

export function Tile({ nodeId, title, studio, to, isHot = false }: TileProps) {
  return (
    <a className={isHot ? 'tile hot' : 'tile'} href={to} title={studio} data-node={nodeId} data-widget="tile">
      {title}
    </a>
  );
}

export function LinkButton({
  nodeId,
  label,
  to,
  look,
}: Framed & { readonly label: string; readonly to: string; readonly look: string }) {
  return (
    <a className={`button ${look}`} href={to} data-node={nodeId} data-widget="link-button">
      {label}
    </a>
  );
}

/** The one view that has children, however a renderer gets them here. */
export function Row({ nodeId, gapPx, children }: Framed & { readonly gapPx: number; readonly children: ReactNode }) {
  return (
    <section className={`row gap-${gapPx}`} data-node={nodeId} data-widget="row">
      {children}
    </section>
  );
}

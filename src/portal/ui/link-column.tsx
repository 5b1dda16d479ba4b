import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion } from '#portal/theme/tokens.ts';

const Column = styled.nav`
  h2 { font-size: 13px; line-height: 18px; font-weight: 600; margin-block-end: 8px; }
  a, button {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-size: 13px;
    line-height: 20px;
    color: ${color.tx3};
    text-align: start;
    transition: color ${motion.fast};
    &:hover { color: ${color.tx}; }
    @media (pointer: coarse) { min-height: 44px; }
  }
`;

/** A titled column of links. */
export function LinkColumn({
  title,
  nodeId,
  widget,
  children,
}: {
  readonly title: string;
  readonly nodeId: string;
  readonly widget: string;
  readonly children: ReactNode;
}) {
  return (
    <Column aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget={widget}>
      <h2 id={`${nodeId}-title`}>{title}</h2>
      <ul>{children}</ul>
    </Column>
  );
}

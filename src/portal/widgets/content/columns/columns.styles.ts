import { css, styled } from 'styled-components';
import type { ColumnsProps } from '#contracts/generated/contracts.ts';
import { color, from } from '#portal/theme/tokens.ts';

/** Controls above a list: on a phone below one another, the last one first since it is the wider choice. */
const bar = css`
  gap: 4px;
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 20px;
    min-height: 52px;
    border-block-end: 1px solid ${color.line};
    > :last-child { grid-column: 2; }
  }
  @media (max-width: 767px) { > :last-child { order: -1; } }
`;

/** Cards below one another, each as high as it is. */
const stack = css`
  gap: 16px;
  align-content: start;
`;

const templates = {
  aside: 'minmax(0, 1fr) minmax(320px, 372px)',
  bar: 'minmax(0, 1fr) auto',
  whole: 'minmax(0, 1fr)',
  hero: 'minmax(0, 1fr) 388px',
  halves: 'minmax(0, 1fr) minmax(0, 1fr)',
  navigation: '224px minmax(0, 1fr)',
  stack: 'minmax(0, 1fr)',
} as const satisfies Record<ColumnsProps['template'], string>;

const gaps: Partial<Record<ColumnsProps['template'], string>> = { aside: '16px', navigation: '24px' };

export const Grid = styled.div<{ readonly $template: ColumnsProps['template'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--page-gap, 14px);
  min-width: 0;
  &:empty { display: none; }
  ${({ $template }) => ($template === 'hero' || $template === 'aside' ? from.xl : from.lg)} {
    column-gap: ${({ $template }) => gaps[$template] ?? '20px'};
    /* A child that has nothing to show leaves the row to the other one; in a part of the row live tables stand two
       by two. */
    &:has(> :nth-child(2)) { grid-template-columns: ${({ $template }) => templates[$template]}; --live-most: 2; }
  }
  ${({ $template }) => $template === 'bar' && bar}
  ${({ $template }) => $template === 'stack' && stack}
`;

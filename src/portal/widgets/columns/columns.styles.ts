import { styled } from 'styled-components';
import type { ColumnsProps } from '#contracts/generated/contracts.ts';
import { from } from '#portal/theme/tokens.ts';

const templates = {
  whole: 'minmax(0, 1fr)',
  hero: 'minmax(0, 1fr) 388px',
  halves: 'minmax(0, 1fr) minmax(0, 1fr)',
} as const satisfies Record<ColumnsProps['template'], string>;

export const Grid = styled.div<{ readonly $template: ColumnsProps['template'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--page-gap, 14px);
  min-width: 0;
  &:empty { display: none; }
  ${({ $template }) => ($template === 'hero' ? from.xl : from.lg)} {
    column-gap: 20px;
    /* A child that has nothing to show leaves the row to the other one; in a part of the row live tables stand two by two. */
    &:has(> :nth-child(2)) { grid-template-columns: ${({ $template }) => templates[$template]}; --live-most: 2; }
  }
`;

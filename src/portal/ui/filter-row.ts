import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';

/** Filters side by side: one line that scrolls on a phone. */
export const FilterRow = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: -16px;
  padding: 2px 16px;
  overflow-x: auto;
  scrollbar-width: none;
  ${from.md} { flex-wrap: wrap; margin-inline: 0; padding-inline: 0; overflow: visible; }
`;

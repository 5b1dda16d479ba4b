import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 32px 24px;
  > :first-child { grid-column: 1 / -1; }
  ${from.lg} {
    display: flex;
    gap: 32px;
    > * { flex: 1; }
    > :first-child { flex: 1.5; }
  }
`;

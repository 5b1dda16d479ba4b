import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';

export const Choosing = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.xl} { grid-template-columns: minmax(0, 1fr) 340px; }
`;

export const Methods = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  h2 { font-size: 14px; line-height: 20px; font-weight: 600; }
`;

export const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
`;

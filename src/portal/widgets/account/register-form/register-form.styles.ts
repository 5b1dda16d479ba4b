import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const Ways = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const Terms = styled.div`
  display: flex;
  flex-direction: column;
  a { font-weight: 600; color: ${color.priTx}; text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
`;

import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';

export const Answer = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
`;

/** From whom, until when, and what it is. */
export const From = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  h3 { flex-basis: 100%; font-size: 18px; line-height: 26px; font-weight: 600; color: ${color.tx}; }
`;

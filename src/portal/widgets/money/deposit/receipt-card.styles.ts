import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

export const ReceiptPart = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 18px 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  ${from.md} { padding: 20px; }
`;

export const ReceiptHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
  span { font-size: 12px; line-height: 17px; color: ${color.tx3}; }
`;

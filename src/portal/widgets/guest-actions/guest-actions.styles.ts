import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';

export const Pair = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  button { padding-inline: 14px; font-size: 13px; }
  ${from.md} {
    gap: 12px;
    button { padding-inline: 18px; font-size: 14px; }
  }
`;

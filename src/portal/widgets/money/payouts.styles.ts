import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

export const PayoutList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 12px 8px 8px 16px;
    padding-inline: 16px 8px;
    border-radius: ${radius.m};
    background: ${color.surf};
    box-shadow: inset 0 0 0 1px ${color.line};
  }
  li > div { flex: 1; min-width: 0; }
  strong { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; font-size: 14px; line-height: 20px; font-weight: 600; }
  small { display: block; font-size: 13px; line-height: 18px; color: ${color.tx2}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

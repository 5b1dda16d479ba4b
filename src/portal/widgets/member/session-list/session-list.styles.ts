import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';

export const Devices = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 10px 16px 16px;
  ${from.md} { padding-inline: 20px; }
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
  }
  li > svg { flex: none; color: ${color.tx3}; }
  li > div { flex: 1; min-width: 0; }
  strong { display: block; font-size: 13px; line-height: 18px; font-weight: 500; overflow-wrap: anywhere; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

export const Foot = styled.div`
  padding: 0 16px 18px;
  ${from.md} { padding-inline: 20px; }
  button { width: 100%; box-shadow: inset 0 0 0 1px ${color.line2}; }
`;

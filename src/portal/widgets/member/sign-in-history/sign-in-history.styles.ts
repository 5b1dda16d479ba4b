import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';

export const Past = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 14px 16px 18px;
  ${from.md} { padding-inline: 20px; }
  li { display: flex; align-items: flex-start; gap: 12px; }
  li > svg { flex: none; margin-block-start: 2px; color: ${color.tx3}; }
  li > div { flex: 1; min-width: 0; }
  strong { display: block; font-size: 13px; line-height: 18px; font-weight: 500; overflow-wrap: anywhere; }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    font-size: 12px;
    line-height: 17px;
    color: ${color.tx3};
    font-variant-numeric: tabular-nums;
  }
`;

export const Turn = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 0 10px 12px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx3};
  font-variant-numeric: tabular-nums;
  ${from.md} { padding-inline: 14px; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

export const None = styled.p`
  padding: 12px 20px 20px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx3};
`;

import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

export const Services = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding-block: 10px;
    padding-inline: 14px 12px;
    border-radius: ${radius.m};
    background: ${color.surf};
    box-shadow: inset 0 0 0 1px ${color.line};
  }
  li > div { flex: 1; min-width: 0; }
  strong { display: block; font-size: 14px; line-height: 20px; font-weight: 600; }
  small { display: block; font-size: 13px; line-height: 18px; color: ${color.tx2}; overflow-wrap: anywhere; }
  li > button { flex: none; min-width: 92px; max-width: 50%; }
`;

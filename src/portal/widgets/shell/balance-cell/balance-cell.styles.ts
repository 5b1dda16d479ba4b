import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';

export const Cell = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  min-height: 44px;
  padding-inline: 12px 2px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
`;

/** Has room for a usual amount, so that nothing beside it moves when it comes. */
export const Amount = styled.output<{ readonly $characters: number }>`
  min-width: ${({ $characters }) => $characters}ch;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

export const Tool = styled.button<{ readonly $wideOnly?: boolean }>`
  display: ${({ $wideOnly }) => ($wideOnly ? 'none' : 'grid')};
  place-items: center;
  width: 36px;
  min-height: 44px;
  border-radius: ${radius.m};
  color: ${color.tx3};
  &:hover { color: ${color.tx}; }
  &[aria-busy='true'] > svg { animation: turn 0.8s linear infinite; }
  @keyframes turn { to { rotate: 1turn; } }
  @media (prefers-reduced-motion: reduce) { &[aria-busy='true'] > svg { animation: none; opacity: 0.5; } }
  ${from.md} { display: grid; }
`;

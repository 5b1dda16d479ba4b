import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

/** Lies on the art of the game. What does not fit on a small screen is scrolled to. */
export const Rooms = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: min(640px, 100%);
  max-height: 100%;
  padding: 20px 16px;
  border-radius: ${radius.l};
  background: ${color.bg2};
  color: ${color.tx2};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line};
  overflow-y: auto;
  ${from.sm} { padding: 24px; }
  h2 { font-size: 18px; line-height: 26px; font-weight: 600; color: ${color.tx}; outline: none; }
  p { font-size: 14px; line-height: 21px; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 10px; margin-block: 8px; }
  ${from.sm} { ul { grid-template-columns: repeat(auto-fill, minmax(176px, 1fr)); } }
  > button { flex: none; align-self: start; }
`;

export const Room = styled.button`
  display: flex;
  flex-direction: column;
  gap: 2px;
  width: 100%;
  height: 100%;
  padding: 12px 14px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  text-align: start;
  &:hover { background: ${color.surf2}; box-shadow: inset 0 0 0 2px ${color.pri}; }
  b { font-size: 14px; line-height: 20px; font-weight: 600; color: ${color.tx}; }
  span { font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  strong { font-size: 16px; line-height: 24px; font-weight: 600; color: ${color.tx}; }
  strong, small { font-variant-numeric: tabular-nums; }
  bdi { white-space: nowrap; }
  small { display: flex; align-items: center; gap: 6px; margin-block-start: 4px; }
  small { font-size: 12px; line-height: 16px; color: ${color.tx3}; }
`;

import { styled } from 'styled-components';
import { color, from, layer, radius, room, shadow } from '../theme/tokens.ts';

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 48px;
  padding-inline: 16px;
  background: ${color.surf};
  box-shadow: inset 0 -1px 0 ${color.line};
  ${from.md} { padding-inline: 24px; }
`;

/** The list and the case beside each other, and one after the other where there is no room for both. */
export const Halves = styled.div`
  display: grid;
  height: calc(100dvh - ${room.bar} - ${room.bottom} - 48px);
  ${from.lg} { grid-template-columns: minmax(420px, 43%) minmax(0, 1fr); }
`;

export const ListHalf = styled.section<{ readonly $isBehind: boolean }>`
  display: ${({ $isBehind }) => ($isBehind ? 'none' : 'flex')};
  flex-direction: column;
  min-height: 0;
  background: ${color.surf};
  ${from.lg} { display: flex; box-shadow: inset -1px 0 0 ${color.line}; }
`;

export const CaseHalf = styled.section<{ readonly $isBehind: boolean }>`
  display: ${({ $isBehind }) => ($isBehind ? 'none' : 'flex')};
  flex-direction: column;
  min-height: 0;
  ${from.lg} { display: flex; }
  > a { padding: 12px 16px 0; font-size: 13px; font-weight: 600; color: ${color.priTx}; ${from.lg} { display: none; } }
  > article { flex: 1; }
`;

export const Toast = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset-inline: 16px;
  inset-block-end: calc(16px + ${room.bottom});
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 560px;
  padding: 10px 14px;
  border-radius: ${radius.l};
  background: ${color.ink};
  color: ${color.onInk};
  box-shadow: ${shadow.high};
  font-size: 13px;
  > span { flex: 1; }
  button { color: ${color.onInk}; }
`;

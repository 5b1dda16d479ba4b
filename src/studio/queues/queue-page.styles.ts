import { styled } from 'styled-components';
import { color, layer, radius, room, shadow } from '../theme/tokens.ts';

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

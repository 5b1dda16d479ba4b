import { styled } from 'styled-components';
import { color, from } from '../theme/tokens.ts';
import { dialogStyle } from '../ui/dialog-look.ts';
import { popupRowStyle } from '../ui/popup-look.ts';

export const Dialog = styled.dialog`
  ${dialogStyle}
  width: min(560px, calc(100vw - 24px));
  margin: 12px auto auto;
  padding: 16px;
  ${from.md} { margin-block-start: 12vh; }
`;

export const Found = styled.div`
  height: min(340px, 50dvh);
  margin-block-start: 8px;
  > [role='listbox'] { max-height: 100%; overflow-y: auto; }
  > p { padding: 10px; font-size: 13px; line-height: 19px; color: ${color.tx2}; }
  > p:empty { display: none; }
`;

export const Group = styled.div`
  h3 { padding: 8px 10px 4px; font-size: 12px; line-height: 16px; font-weight: 600; color: ${color.tx2}; }
`;

export const Option = styled.div`
  ${popupRowStyle}
  > span[aria-hidden='true'] { flex: none; }
  > span:not([aria-hidden]) { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { font-size: 12px; color: ${color.tx2}; }
  &[aria-selected='true'] { background: ${color.here}; box-shadow: inset 0 0 0 2px ${color.pri}; }
`;

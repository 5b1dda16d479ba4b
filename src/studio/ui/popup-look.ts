import { css, keyframes, styled } from 'styled-components';
import { coarsePointer, color, layer, motion, radius, shadow } from '../theme/tokens.ts';

/** What holds the button and its popup. */
export const PopupFrame = styled.div`
  position: relative;
  display: flex;
`;

export type PopupPlace = 'below-start' | 'below-end' | 'above-end';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** A card that floats at its button. */
export const popupStyle = css<{ readonly $place: PopupPlace }>`
  position: absolute;
  ${({ $place }) => ($place === 'above-end' ? 'inset-block-end' : 'inset-block-start')}: calc(100% + 6px);
  ${({ $place }) => ($place === 'below-start' ? 'inset-inline-start' : 'inset-inline-end')}: 0;
  z-index: ${layer.dropDown};
  min-width: 220px;
  max-width: min(320px, calc(100vw - 24px));
  max-height: min(480px, calc(100dvh - 120px));
  overflow-y: auto;
  padding: 6px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line}, ${shadow.high};
  animation: ${appear} ${motion.fast};
`;

/** A row of a popup. */
export const popupRowStyle = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 36px;
  padding-inline: 10px;
  border-radius: ${radius.s};
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  text-align: start;
  cursor: pointer;
  > svg { flex: none; color: ${color.tx3}; }
  > span:first-of-type { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:hover { background: ${color.surf2}; }
  ${coarsePointer} { min-height: 44px; }
`;

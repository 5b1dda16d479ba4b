import { css } from 'styled-components';
import { color, layer, motion, radius } from '../theme/tokens.ts';

/** A dark note beside a control, shown while the control has the pointer or the focus. It stands in what carries it. */
export const tipStyle = css`
  position: absolute;
  inset-block-end: calc(100% + 8px);
  inset-inline-start: 50%;
  z-index: ${layer.popover};
  width: max-content;
  max-width: 260px;
  padding: 6px 10px;
  border-radius: ${radius.m};
  background: ${color.ink};
  color: ${color.onInk};
  font-size: 12px;
  line-height: 16px;
  font-weight: 400;
  text-align: start;
  white-space: normal;
  pointer-events: none;
  visibility: hidden;
  opacity: 0;
  transform: translateX(-50%);
  transition: opacity ${motion.fast}, visibility ${motion.fast};
`;

import { css } from 'styled-components';
import { color, layer, radius } from '../theme/tokens.ts';

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
  /* Not only invisible: beside the page's edge it would let the page scroll sideways. */
  display: none;
  transform: translateX(-50%);
`;

const EDGE_PX = 8;

/** Moves a tip that is shown into the window. */
export function keepInWindow(tip: HTMLElement | null): void {
  if (tip === null) return;
  tip.style.translate = '';
  const { left, right } = tip.getBoundingClientRect();
  const over = Math.max(0, right + EDGE_PX - document.documentElement.clientWidth);
  const under = Math.max(0, EDGE_PX - left);
  if (over > 0 || under > 0) tip.style.translate = `${under - over}px`;
}

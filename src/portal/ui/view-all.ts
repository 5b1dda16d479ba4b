import { css } from 'styled-components';
import { color, from, motion } from '#portal/theme/tokens.ts';

/**
 * A section's way to all of its entries: words on a phone, a quiet button with their number beside them from there on.
 */
export const viewAllStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-height: 44px;
  padding: 0 4px;
  font-weight: 600;
  font-size: 13px;
  color: ${color.priTx};
  white-space: nowrap;
  span { display: none; font-weight: 500; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  ${from.md} {
    min-height: 36px;
    padding: 0 14px;
    border-radius: 10px;
    background: ${color.surf2};
    color: ${color.tx};
    transition: background ${motion.fast};
    &:hover { background: ${color.surf3}; }
    span { display: inline; }
  }
`;

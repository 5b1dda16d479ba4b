import { css, styled } from 'styled-components';
import { color, from, layer, motion, radius, shadow } from '#portal/theme/tokens.ts';
import { roundActionLook } from '#portal/ui/round-action-look.ts';

/** Not positioned where the codes open above: they stand over the whole menu then. */
export const Frame = styled.div<{ readonly $isStrip: boolean }>`
  ${({ $isStrip }) => $isStrip && 'position: relative;'}
`;

const words = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  font-size: 13px;
  line-height: 18px;
  color: inherit;
  opacity: 0.92;
  transition: opacity ${motion.fast};
  &:hover, &[aria-expanded='true'] { opacity: 1; }
  @media (pointer: coarse) { min-height: 44px; }
`;

/** The look of the control, for whatever element does the work. */
export const controlLook = css<{ readonly $isStrip: boolean }>`
  ${({ $isStrip }) => ($isStrip ? words : roundActionLook)}
`;

const above = css`
  inset-inline-start: 8px;
  inset-block-end: 68px;
  width: calc(100% - 16px);
  ${from.lg} { width: 372px; }
`;

const below = css`
  inset-inline-end: -12px;
  inset-block-start: calc(100% + 8px);
  width: 372px;
`;

export const Panel = styled.div<{ readonly $isStrip: boolean }>`
  position: absolute;
  z-index: ${layer.dropDown};
  ${({ $isStrip }) => ($isStrip ? below : above)}
  padding: 20px;
  border-radius: ${radius.l};
  background: ${color.surf2};
  color: ${color.tx};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line2};
  :focus-visible { outline-color: ${color.focus}; }
`;

export const Block = styled.section`
  padding: 24px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card};
`;

import { styled } from 'styled-components';
import { FieldFrame } from '#portal/forms/form-look.ts';
import { color, radius } from '#portal/theme/tokens.ts';

export const Pin = FieldFrame;

/** The field lies unseen over the boxes, which show what is in it. Digits run from left to right in every language. */
export const PinBoxes = styled.div<{ readonly $isWrong: boolean }>`
  position: relative;
  display: flex;
  gap: 6px;
  direction: ltr;
  align-self: flex-start;
  width: min(100%, 300px);
  input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; font-size: 16px; cursor: text; }
  i {
    display: grid;
    place-items: center;
    flex: 1 1 0;
    max-width: 44px;
    height: 36px;
    border-radius: ${radius.m};
    background: ${color.surf};
    box-shadow: inset 0 0 0 ${({ $isWrong }) => ($isWrong ? `2px ${color.err}` : `1px ${color.line2}`)};
    font-style: normal;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    @media (pointer: coarse) { height: 44px; }
  }
  input:focus-visible ~ i[data-next] { box-shadow: inset 0 0 0 2px ${color.field}; }
`;

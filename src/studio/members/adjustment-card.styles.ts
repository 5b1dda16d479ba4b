import { styled } from 'styled-components';
import { coarsePointer, color, radius } from '../theme/tokens.ts';

export const AdjustmentForm = styled.form`
  display: grid;
  gap: 12px;
`;

/** Two choices beside each other, one of which is pressed. */
export const Directions = styled.fieldset`
  min-width: 0;
  border: 0;
  legend { padding-block-end: 5px; font-weight: 500; }
  > div { display: flex; gap: 2px; padding: 2px; border-radius: ${radius.m}; background: ${color.surf2}; }
  label { position: relative; flex: 1; cursor: pointer; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  span { display: grid; place-items: center; height: 32px; border-radius: ${radius.s}; color: ${color.tx2}; }
  input:checked + span {
    background: ${color.surf};
    color: ${color.tx};
    font-weight: 600;
    box-shadow: 0 0 0 1px ${color.line2};
  }
  input:focus-visible + span { outline: 2px solid ${color.focus}; }
  ${coarsePointer} { span { height: 44px; } }
`;

import { styled } from 'styled-components';
import { Form } from '#portal/forms/form-look.ts';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';

export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

/**
 * As high as the highest of the forms, so that nothing moves under the pointer when another one is chosen: least of all
 * what begins a break to where a second press of the button before it would land.
 */
export const PartForm = styled(Form)`
  min-height: 372px;
`;

/** The sign of the currency, in the box of an amount. */
export const Sign = styled.span`
  flex: none;
  padding-inline-start: 14px;
  font-size: 16px;
  line-height: 24px;
  color: ${color.tx3};
  & + input { padding-inline-start: 8px; }
  input + & { padding-inline: 0 14px; }
`;

export const Spans = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  ${from.sm} { gap: 10px; }
  label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 48px;
    padding: 8px 14px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    box-shadow: inset 0 0 0 1px ${color.line2};
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
    color: ${color.tx};
    cursor: pointer;
    transition: background ${motion.fast}, box-shadow ${motion.fast};
    &:last-child:nth-child(odd) { grid-column: 1 / -1; }
    &:has(:checked) { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; }
    &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
    input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
    svg { flex: none; visibility: hidden; color: ${color.priTx}; }
    input:checked ~ svg { visibility: visible; }
  }
`;

/** It takes the focus without showing it, as a heading would. */
export const NoteFrame = styled.div`
  &:focus { outline: none; }
`;

export const SpanFrame = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-block-end: 8px; font-size: 13px; line-height: 18px; font-weight: 500; color: ${color.tx2}; }
`;

export const Chosen = styled.div`
  h3 { font-size: 18px; line-height: 26px; font-weight: 600; &:focus { outline: none; } }
  ul { display: flex; flex-direction: column; gap: 12px; margin-block-start: 14px; }
  li { display: flex; gap: 12px; font-size: 14px; line-height: 20px; color: ${color.tx2}; }
  svg { flex: none; color: ${color.tx3}; }
  strong { font-weight: 600; color: ${color.tx}; }
`;

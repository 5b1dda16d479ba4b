import { styled } from 'styled-components';
import { Form } from '#portal/forms/form-look.ts';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';
import { Button } from '#portal/ui/button.tsx';

/** The exclusion that is in force. */
export const Held = styled.div`
  margin-block-end: 18px;
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin-block-end: 18px;
`;

export const Step = styled.li<{ readonly $isReached: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-block-start: 12px;
  border-block-start: 3px solid ${({ $isReached }) => ($isReached ? color.pri : color.surf3)};
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  color: ${({ $isReached }) => ($isReached ? color.tx : color.tx3)};
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: ${radius.pill};
    box-shadow: inset 0 0 0 2px ${({ $isReached }) => ($isReached ? color.pri : color.line2)};
    font-style: normal;
    font-size: 12px;
    font-variant-numeric: tabular-nums;
    color: ${({ $isReached }) => ($isReached ? color.priTx : color.tx3)};
  }
`;

export const Part = styled(Form)`
  gap: 16px;
`;

export const Spans = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-block-end: 8px; font-size: 13px; line-height: 18px; font-weight: 500; color: ${color.tx2}; }
  ${from.sm} { grid-template-columns: 1fr 1fr; legend { grid-column: 1 / -1; } }
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
    cursor: pointer;
    transition: background ${motion.fast}, box-shadow ${motion.fast};
    &:has(:checked) { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; }
    &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
    input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
    svg { flex: none; visibility: hidden; color: ${color.priTx}; }
    input:checked ~ svg { visibility: visible; }
  }
`;

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 14px;
  padding: 14px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  &:focus { outline: none; }
  > div { flex: 1 1 180px; min-width: 0; }
  > button { margin-inline-start: auto; }
  strong { display: block; font-size: 15px; line-height: 22px; font-weight: 600; }
  small { display: block; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Effects = styled.ul`
  display: grid;
  gap: 10px 24px;
  ${from.md} { grid-template-columns: 1fr 1fr; }
  li { display: flex; gap: 12px; font-size: 13px; line-height: 19px; color: ${color.tx2}; }
  svg { flex: none; margin-block-start: 1px; color: ${color.tx3}; }
`;

export const TwoFields = styled.div`
  display: grid;
  gap: 14px;
  align-items: start;
  ${from.md} { grid-template-columns: 1fr 1fr; }
`;

export const ShortRest = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 14px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  font-size: 13px;
  line-height: 19px;
  color: ${color.tx2};
  svg { flex: none; }
  > span { flex: 1 1 200px; }
`;

/** The way back stands at the beginning, what goes on at the end; one below the other where there is no room. */
export const StepFoot = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: 10px;
  padding-block-start: 16px;
  border-block-start: 1px solid ${color.line};
  && > button { width: 100%; margin: 0; white-space: normal; }
  ${from.sm} {
    flex-direction: row;
    justify-content: flex-end;
    && > button { width: auto; }
    > button:first-child:nth-last-child(3) { margin-inline-end: auto; }
  }
`;

export const RedButton = styled(Button)`
  background: ${color.errSoft};
  color: ${color.err};
  box-shadow: inset 0 0 0 1px ${color.err};
  &:hover { background: color-mix(in srgb, ${color.err} 24%, transparent); }
`;

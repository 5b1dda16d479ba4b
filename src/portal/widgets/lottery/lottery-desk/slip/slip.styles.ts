import { createGlobalStyle, styled } from 'styled-components';
import { color, layer, motion, radius, shadow } from '#portal/theme/tokens.ts';
import { Panel } from '../lottery-desk.styles.ts';

export const SlipPanel = Panel;

export const SlipBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 0 16px 14px;
  > p { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  > button:last-child { min-height: 48px; white-space: normal; }
  [role='dialog'] & { padding: 0; > button:first-child { align-self: flex-end; margin-block-start: -12px; } }
`;

export const Nothing = styled.p`
  padding-block: 6px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx3};
`;

export const StakeRow = styled.div`
  display: flex;
  gap: 8px;
`;

export const StakeBox = styled.div<{ readonly $isWrong: boolean }>`
  flex: 1;
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  height: 44px;
  padding-inline: 12px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  box-shadow: inset 0 0 0 ${({ $isWrong }) => ($isWrong ? `2px ${color.err}` : `1px ${color.line2}`)};
  &:focus-within { box-shadow: inset 0 0 0 2px ${({ $isWrong }) => ($isWrong ? color.err : color.field)}; }
  label { flex: none; margin-inline-end: auto; font-size: 12px; line-height: 16px; color: ${color.tx3}; white-space: nowrap; }
  span { font-weight: 600; font-size: 15px; line-height: 22px; }
  input {
    width: 100%;
    min-width: 44px;
    background: none;
    color: ${color.tx};
    text-align: end;
    font-weight: 600;
    font-size: 15px;
    line-height: 22px;
    font-variant-numeric: tabular-nums;
    outline: none;
    @media (pointer: coarse) { font-size: 16px; }
  }
`;

export const StakeChip = styled.button`
  flex: none;
  min-width: 44px;
  height: 44px;
  padding: 0 8px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  transition: background ${motion.fast};
  &:hover { background: ${color.surf3}; }
  &[aria-pressed='true'] { background: ${color.priSoft}; color: ${color.priTx}; box-shadow: inset 0 0 0 2px ${color.pri}; }
`;

export const StakeFault = styled.p`
  display: flex;
  gap: 6px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.err};
  &:not(:empty) { padding-block-start: 6px; }
  svg { flex: none; }
`;

export const Rows = styled.ul`
  & + & { margin-block-start: 6px; }
`;

export const GroupHead = styled.li`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  padding-block: 4px 2px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx3};
  font-variant-numeric: tabular-nums;
`;

export const EntryRow = styled.li<{ readonly $isWrong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: 42px;
  padding-block: 3px;
  ${({ $isWrong }) => $isWrong && `margin-inline: -8px; padding-inline: 8px; border-radius: ${radius.s}; box-shadow: inset 0 0 0 2px ${color.err};`}
  > svg { flex: none; }
  > button { margin-inline-end: -6px; }
  > small { width: 100%; padding-block-end: 4px; font-size: 12px; line-height: 16px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

export const Pick = styled.b<{ readonly $isWord: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  min-width: 34px;
  max-width: 88px;
  height: 34px;
  padding-inline: ${({ $isWord }) => ($isWord ? '8px' : '4px')};
  border-radius: 17px;
  background: ${color.pri};
  color: ${color.onPri};
  font-weight: 700;
  font-size: ${({ $isWord }) => ($isWord ? '11px' : '13px')};
  line-height: 14px;
  text-align: center;
  overflow: hidden;
  font-variant-numeric: tabular-nums;
`;

export const Combined = styled.b`
  flex: 1 0 100%;
  font-weight: 600;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

export const Stepper = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  direction: ltr;
  height: 34px;
  border-radius: 9px;
  background: ${color.surf2};
  button { display: grid; place-items: center; width: 32px; height: 34px; border-radius: 9px; color: ${color.tx2}; }
  button:hover { background: ${color.surf3}; }
  button:disabled { opacity: 0.45; cursor: not-allowed; }
  bdi { min-width: 52px; text-align: center; font-weight: 600; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums; }
  @media (pointer: coarse) { height: 44px; button { width: 44px; height: 44px; } }
`;

export const Win = styled.span`
  flex: 1;
  min-width: 0;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

export const RowFault = styled.p`
  display: flex;
  gap: 6px;
  width: 100%;
  padding-block: 2px 6px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.err};
  svg { flex: none; }
`;

export const Sums = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding-block-start: 9px;
  border-block-start: 1px solid ${color.line};
  font-size: 14px;
  line-height: 20px;
  div { display: flex; justify-content: space-between; gap: 12px; }
  dt { color: ${color.tx2}; }
  dd { font-weight: 700; font-variant-numeric: tabular-nums; text-align: end; }
  div:last-child dd { color: ${color.accTx}; }
`;

export const Chase = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  > label:first-child { display: flex; align-items: center; gap: 6px; flex: 1; font-size: 13px; line-height: 18px; font-weight: 500; color: ${color.tx2}; }
  select {
    min-height: 40px;
    padding-inline: 10px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx};
    box-shadow: inset 0 0 0 1px ${color.line2};
    font-size: 14px;
    font-weight: 600;
    @media (pointer: coarse) { min-height: 44px; font-size: 16px; }
  }
  > div { flex-basis: 100%; }
`;

export const Refused = styled.div`
  display: flex;
  gap: 10px;
  padding: 10px 12px;
  border-radius: ${radius.m};
  background: ${color.errSoft};
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  > svg { flex: none; color: ${color.err}; }
  small { display: block; color: ${color.tx2}; }
  a, button { display: block; min-height: 32px; padding-block-start: 6px; font-weight: 600; color: ${color.priTx}; text-decoration: underline; }
`;

export const Placed = styled.div`
  display: flex;
  gap: 10px;
  padding: 10px 12px;
  border-radius: ${radius.m};
  background: ${color.okSoft};
  font-size: 13px;
  line-height: 18px;
  svg { flex: none; color: ${color.ok}; }
  b { display: block; font-weight: 600; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
`;

/** The room that the docked slip covers. */
export const DockRoom = styled.div`
  height: 132px;
`;

/** Floating buttons, such as customer service, stay above the docked slip. */
export const DockFloor = createGlobalStyle`
  @media (max-width: 767px) { :root { --foot-bar: 136px; } }
`;

export const Dock = styled.div`
  position: fixed;
  z-index: ${layer.service};
  inset-inline: 0;
  inset-block-end: var(--bottom-bar, 0px);
  display: flex;
  flex-direction: column;
  gap: 8px;
  /* A bottom bar may have a button that stands out of it. */
  padding: 12px 16px max(calc(12px + env(safe-area-inset-bottom)), min(28px, var(--bottom-bar, 0px)));
  border-radius: 18px 18px 0 0;
  background: ${color.bg2};
  box-shadow: ${shadow.high}, inset 0 1px 0 ${color.line};
`;

export const DockBar = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > button:first-child { flex: 1; min-width: 0; min-height: 44px; text-align: start; }
  > button:last-child { flex: 1.2; min-height: 48px; padding-inline: 10px; white-space: normal; }
  b { display: flex; align-items: center; gap: 6px; font-size: 13px; line-height: 18px; font-weight: 700; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

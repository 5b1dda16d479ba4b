import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { keyLook } from '#portal/forms/desk/keys/desk-keys.styles.ts';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';

export const SearchBox = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: 1 1 220px;
  min-height: 40px;
  padding-inline: 12px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line2};
  color: ${color.tx3};
  &:focus-within { box-shadow: inset 0 0 0 2px ${color.pri}; }
  input { flex: 1; min-width: 0; border: 0; outline: none; background: none; color: ${color.tx}; font-size: 14px; }
  @media (pointer: coarse) { min-height: 48px; input { font-size: 16px; } }
`;

/** From the agent to the member whose downlines are shown. */
export const Crumbs = styled.ol`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  font-size: 13px;
  line-height: 20px;
  color: ${color.tx2};
  li { display: flex; align-items: center; min-width: 0; }
  li + li::before { content: '›'; margin-inline: 8px; color: ${color.tx3}; }
  [dir='rtl'] & li + li::before { content: '‹'; }
  button { min-height: 28px; color: ${color.tx2}; }
  button:hover { color: ${color.priTx}; text-decoration: underline; }
  b { font-weight: 600; color: ${color.tx}; overflow-wrap: anywhere; }
`;

export const Foot = styled.p`
  padding: 12px 18px;
  border-block-start: 1px solid ${color.line};
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
`;

/** Which keys the tree knows; for whoever has some. */
export const Keys = styled.ul`
  display: none;
  ${from.md} { @media (pointer: fine) { display: flex; } }
  flex-wrap: wrap;
  gap: 8px 16px;
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
  li { display: flex; align-items: center; gap: 6px; }
  kbd { ${keyLook} }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  > div { min-width: 0; }
  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin-block-start: 8px;
`;

export const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  font-size: 13px;
  line-height: 20px;
  color: ${color.tx2};
  bdi { font-weight: 600; color: ${color.tx}; font-variant-numeric: tabular-nums; }
`;

export const NoteCard = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 10px 4px 10px 12px;
  [dir='rtl'] & { padding: 10px 12px 10px 4px; }
  border-radius: ${radius.s};
  background: ${color.surf2};
  font-size: 13px;
  line-height: 18px;
  > div { flex: 1; min-width: 0; overflow-wrap: anywhere; white-space: pre-line; }
  small { display: block; margin-block-start: 4px; font-size: 12px; color: ${color.tx2}; }
`;

/** A way to another place, as a button. */
export const WayButton = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
`;

/** A value with what changes it. */
export const Changeable = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  button { min-height: 28px; padding-inline: 10px; }
`;

export const Hint = styled.p`
  margin-block-start: 8px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
`;

/** Rates of a member, a kind each. */
export const RateList = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  font-size: 13px;
  line-height: 18px;
  li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: 6px 10px; padding-block: 10px; }
  li + li { border-block-start: 1px solid ${color.line}; }
  li > svg { color: ${color.tx2}; }
  b { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-weight: 600; }
  small { font-size: 12px; color: ${color.tx2}; }
`;

/** A rate as a part of the upline's. */
export const RateMeter = styled.div`
  grid-column: 2 / -1;
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx2};
  font-variant-numeric: tabular-nums;
  > i { flex: 1; min-width: 40px; height: 5px; border-radius: 3px; overflow: hidden; background: ${color.surf3}; }
  > i > i { display: block; height: 100%; background: ${color.pri}; }
  strong { font-size: 13px; font-weight: 600; color: ${color.tx}; }
  span { overflow-wrap: anywhere; }
`;

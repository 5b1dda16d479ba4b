import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color, from, motion, radius, shadow } from '#portal/theme/tokens.ts';

export const PayTo = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

export const PayoutHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  h2 { flex: 1 1 auto; font-size: 14px; line-height: 20px; font-weight: 600; }
  > span { font-size: 13px; line-height: 18px; color: ${color.tx3}; }
  > [role='tablist'] { flex: 1 0 100%; }
  ${from.md} {
    h2 { flex: none; }
    > span { flex: 1 1 auto; min-width: 0; }
    > [role='tablist'] { flex: 0 1 auto; margin-inline-start: auto; button { flex: none; padding-inline: 18px; white-space: nowrap; } }
  }
`;

export const Accounts = styled.div`
  display: grid;
  gap: 10px;
  > [role='radiogroup'] { display: contents; }
  ${from.md} { grid-template-columns: repeat(auto-fill, minmax(216px, 1fr)); }
`;

/** The whole card is the radio button's label. */
export const Account = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  padding: 12px 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  cursor: pointer;
  transition: background ${motion.fast}, box-shadow ${motion.fast};
  &:hover { background: ${color.surf2}; }
  > input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: inherit; }
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 40px;
    height: 40px;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx2};
    transition: background ${motion.fast}, color ${motion.fast};
  }
  > span:nth-of-type(1) { flex: 1; min-width: 0; }
  strong { display: block; font-size: 14px; line-height: 20px; font-weight: 600; overflow-wrap: anywhere; }
  small { display: block; font-size: 12px; line-height: 17px; color: ${color.tx3}; overflow-wrap: anywhere; }
  &:has(:checked) {
    background: ${color.priSoft};
    box-shadow: inset 0 0 0 2px ${color.pri};
    > i { background: ${color.pri}; color: ${color.onPri}; }
    small { color: ${color.tx2}; }
  }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  &:has(:disabled) {
    cursor: not-allowed;
    background: ${color.surf};
    > i, strong { color: ${color.tx3}; }
    small[data-opens] { color: ${color.warn}; }
  }
`;

/** A ring, and a tick once it is chosen. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 2px ${color.line2};
  color: transparent;
  :checked ~ & { background: ${color.pri}; color: ${color.onPri}; box-shadow: none; }
  :disabled ~ & { visibility: hidden; }
`;

export const AddCard = styled(ActionControl)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 64px;
  padding: 12px 16px;
  border: 1.5px dashed ${color.line2};
  border-radius: ${radius.l};
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  color: ${color.tx};
  transition: background ${motion.fast};
  svg { color: ${color.priTx}; }
  &:hover { background: ${color.surf2}; }
`;

export const AddLink = styled(ActionControl)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  font-size: 13px;
  line-height: 18px;
  font-weight: 600;
  color: ${color.priTx};
`;

export const FirstAccount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  padding: 16px;
  border: 1.5px dashed ${color.line2};
  border-radius: ${radius.l};
  ${from.md} { padding: 18px 20px; }
  > i {
    display: grid;
    place-items: center;
    flex: none;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    background: ${color.surf2};
    color: ${color.tx2};
  }
  > div { flex: 1 1 180px; min-width: 0; }
  strong { display: block; font-size: 15px; line-height: 22px; font-weight: 600; }
  small { display: block; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

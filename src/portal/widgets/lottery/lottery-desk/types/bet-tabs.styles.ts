import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';

export const Tabs = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  background: ${color.surf2};
  border-block-end: 1px solid ${color.line};
  border-start-start-radius: ${radius.l};
  border-start-end-radius: ${radius.l};
  button {
    position: relative;
    flex: 1 0 auto;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 1px;
    min-width: 74px;
    height: 56px;
    padding: 0 12px;
    color: ${color.tx2};
  }
  b { font-weight: 600; font-size: 14px; line-height: 20px; white-space: nowrap; }
  span { font-size: 12px; line-height: 16px; color: ${color.tx3}; white-space: nowrap; font-variant-numeric: tabular-nums; }
  button:hover { color: ${color.tx}; }
  button:focus-visible { outline-offset: -2px; }
  [aria-selected='true'] { background: ${color.surf}; color: ${color.priTx}; }
  [aria-selected='true'] span { color: ${color.accTx}; }
  [aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 14px;
    inset-block-start: 0;
    height: 3px;
    border-radius: 0 0 3px 3px;
    background: ${color.pri};
  }
`;

/** The ways to bet within a tab. */
export const Choices = styled.div`
  display: flex;
  gap: 6px;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  button {
    flex: none;
    min-height: 36px;
    padding: 0 14px;
    border-radius: ${radius.pill};
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    color: ${color.tx2};
    white-space: nowrap;
    @media (pointer: coarse) { min-height: 44px; border-radius: 22px; }
  }
  button:hover { background: ${color.surf2}; }
  button:focus-visible { outline-offset: -2px; }
  [aria-pressed='true'], [aria-pressed='true']:hover { background: ${color.tx}; color: ${color.bg}; }
`;

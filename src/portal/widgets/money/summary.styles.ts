import { createGlobalStyle, styled } from 'styled-components';
import { color, from, layer, radius, shadow } from '#portal/theme/tokens.ts';
import { Button } from '#portal/ui/button.tsx';

/** On a phone two blocks, of which the second stays in sight while the form is; from there on one card. */
export const Summary = styled.section`
  display: contents;
  > div:first-child {
    display: flex;
    flex-direction: column;
    gap: 12px;
    padding: 16px;
    border-radius: ${radius.l};
    background: ${color.surf};
    box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  }
  ${from.md} {
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding: 20px;
    border-radius: ${radius.l};
    background: ${color.surf};
    box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
    > div:first-child { gap: 14px; padding: 0; border-radius: 0; background: none; box-shadow: none; }
  }
  h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
`;

export const SumRow = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
  bdi { font-weight: 500; color: ${color.tx}; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

export const TotalRow = styled(SumRow)`
  color: ${color.tx2};
  bdi { font-size: 16px; line-height: 24px; font-weight: 600; }
  ${from.md} {
    padding-block: 14px 2px;
    border-block-start: 1px solid ${color.line};
    font-size: 14px;
    line-height: 20px;
    span { font-weight: 600; color: ${color.tx}; }
    bdi { font-size: 20px; line-height: 28px; }
  }
`;

/** The room below its last line: a phone's own bar takes some, and a bottom bar's raised button does. */
const RAISED = 'max(calc(12px + env(safe-area-inset-bottom)), min(28px, var(--bottom-bar, 0px)))';

/** What floats over the page's foot on a phone, such as the way to customer service, leaves the bar below free. */
export const FootRoom = createGlobalStyle`
  @media (max-width: 767px) { :root { --foot-bar: calc(125px + ${RAISED}); } }
`;

export const Foot = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-end: var(--bottom-bar, 0px);
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin-inline: -16px;
  padding: 12px 16px ${RAISED};
  background: ${color.bg2};
  box-shadow: 0 -1px 0 ${color.line};
  ${from.md} {
    position: static;
    gap: 12px;
    margin-inline: 0;
    padding: 0;
    background: none;
    box-shadow: none;
  }
  > p:last-child { min-height: 17px; font-size: 12px; line-height: 17px; color: ${color.tx3}; text-align: center; }
`;

/** A button that cannot be used yet keeps the focus and its words; the sentence below says what it waits for. */
export const Go = styled(Button)`
  width: 100%;
  padding-inline: 12px;
  white-space: normal;
  font-variant-numeric: tabular-nums;
  &[aria-disabled='true'] {
    &, &:hover, &:active { background: ${color.surf3}; color: ${color.tx2}; cursor: not-allowed; }
  }
`;

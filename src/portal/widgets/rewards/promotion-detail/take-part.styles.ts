import { createGlobalStyle, styled } from 'styled-components';
import { color, font, from, layer, radius, shadow } from '#portal/theme/tokens.ts';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 20px;
  border-radius: ${radius.xl};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  ${from.lg} { padding: 24px; }
`;

/** The head of the panel: its name, and how it stands. */
export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 8px 12px;
  h2 { font: var(--display-w) 20px/28px ${font.display}; letter-spacing: var(--display-track); }
`;

export const Prize = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 4px 12px;
  padding: 12px 14px;
  border-radius: ${radius.m};
  background: ${color.accSoft};
  font-size: 13px;
  line-height: 18px;
  b { font-size: 18px; line-height: 26px; font-weight: 700; color: ${color.accTx}; }
  small { flex: 1 0 100%; font-size: 12px; line-height: 16px; color: ${color.tx2}; }
`;

export const Note = styled.p<{ readonly $isError?: boolean }>`
  font-size: 13px;
  line-height: 19px;
  color: ${({ $isError }) => ($isError ? color.err : color.tx2)};
  &:empty { display: none; }
`;

/** The button, and the place of what is said once it is gone. */
export const Reminder = styled.div`
  display: grid;
  p { font-size: 13px; line-height: 19px; color: ${color.tx2}; }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  > button[aria-disabled='true'] { &, &:hover { background: ${color.surf3}; color: ${color.tx2}; cursor: not-allowed; } }
`;

export const Comment = styled.div<{ readonly $look: 'calm' | 'near' | 'full' }>`
  display: flex;
  flex-direction: column;
  gap: 6px;
  > div { display: flex; justify-content: space-between; gap: 12px; font-size: 13px; line-height: 18px; }
  label { font-weight: 500; color: ${color.tx2}; }
  output { font-variant-numeric: tabular-nums; color: ${({ $look }) => ({ calm: color.tx2, near: color.warn, full: color.err })[$look]}; }
  textarea {
    width: 100%;
    min-height: 104px;
    padding: 12px 14px;
    border: 0;
    border-radius: ${radius.m};
    background: ${color.surf2};
    color: ${color.tx};
    font: inherit;
    font-size: 16px;
    line-height: 24px;
    resize: vertical;
    box-shadow: inset 0 0 0 1px ${color.line2};
    &:focus-visible { outline: none; box-shadow: inset 0 0 0 2px ${color.field}; }
  }
`;

export const ImagesHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  margin-block-end: -8px;
  font-size: 13px;
  line-height: 18px;
  h3 { font-size: inherit; line-height: inherit; font-weight: 500; color: ${color.tx2}; }
  span { font-size: 12px; color: ${color.tx2}; }
`;

/** The comment and the images of the application that was sent. */
export const SentEntry = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding-block-start: 16px;
  border-block-start: 1px solid ${color.line};
  blockquote { margin: 0; font-size: 14px; line-height: 21px; overflow-wrap: anywhere; }
  > div { display: flex; gap: 8px; }
  a { display: block; width: 72px; height: 72px; border-radius: ${radius.m}; overflow: hidden; background: ${color.surf2}; }
  img { width: 100%; height: 100%; object-fit: cover; }
`;

/** The bar of the site at the foot may reach into it. */
const RAISED = 'max(calc(12px + env(safe-area-inset-bottom)), min(28px, var(--bottom-bar, 0px)))';

/** What floats over the page's foot on a phone, such as the way to customer service, leaves the bar below free. */
export const FootRoom = createGlobalStyle`
  @media (max-width: 767px) { :root { --foot-bar: calc(64px + ${RAISED}); } }
`;

/** Opens the form of a phone; it stays in sight at the foot of the page. */
export const FootBar = styled.div`
  position: sticky;
  inset-block-end: var(--bottom-bar, 0px);
  z-index: ${layer.sticky};
  display: grid;
  margin-inline: -16px;
  padding: 12px 16px ${RAISED};
  background: ${color.bg2};
  box-shadow: 0 -1px 0 ${color.line};
`;

import { styled } from 'styled-components';
import { color, layer, radius, shadow } from '#portal/theme/tokens.ts';

/** On a page of its own. */
export const Sheet = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  width: min(100%, 412px);
  height: min(720px, 100dvh - 200px);
  min-height: 420px;
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid ${color.line2};
  border-radius: ${radius.xl};
  background: ${color.bg2};
`;

/** Over the page, which stays usable, and over the button that opened it; a phone has room for nothing else. */
export const Panel = styled(Sheet).attrs({ role: 'complementary' })`
  position: fixed;
  z-index: ${layer.service};
  inset-block: var(--chat-top, 76px) calc(16px + var(--foot-bar, 0px) + var(--bottom-bar, env(safe-area-inset-bottom)));
  inset-inline-end: 16px;
  width: 412px;
  height: auto;
  min-height: 0;
  box-shadow: ${shadow.high};
  &[hidden] { display: none; }
  &:focus { outline: none; }
  @media (max-width: 767px) {
    inset: 0;
    width: auto;
    border: 0;
    border-radius: 0;
    box-shadow: none;
    padding-block-end: env(safe-area-inset-bottom);
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  padding-block: 12px;
  padding-inline: 16px 10px;
  border-block-end: 1px solid ${color.line};
  > div { flex: 1; min-width: 0; }
  h1, h2, p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  h1, h2 { font-size: 14px; line-height: 20px; font-weight: 600; letter-spacing: 0; }
  p { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  > :is(a, button) { width: 36px; height: 36px; }
  @media (pointer: coarse) { > :is(a, button) { width: 44px; height: 44px; } }
`;

/** The sign of who answers. */
export const Face = styled.span<{ readonly $isOn?: boolean; readonly $isLarge?: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $isLarge }) => ($isLarge ? 72 : 40)}px;
  height: ${({ $isLarge }) => ($isLarge ? 72 : 40)}px;
  border-radius: 50%;
  background: ${({ $isOn }) => ($isOn ? color.acc : color.surf2)};
  color: ${({ $isOn }) => ($isOn ? color.onAcc : color.tx2)};
  font-size: ${({ $isLarge }) => ($isLarge ? 28 : 16)}px;
  font-weight: 600;
  &[data-online]::after {
    content: '';
    position: absolute;
    inset-inline-end: -1px;
    inset-block-end: -1px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${color.ok};
    box-shadow: 0 0 0 2px ${color.bg2};
  }
`;

export const Notice = styled.div<{ readonly $isWarning?: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 10px;
  padding: 10px 16px;
  font-size: 13px;
  line-height: 18px;
  color: ${({ $isWarning }) => ($isWarning ? color.warn : color.tx2)};
  background: ${({ $isWarning }) => ($isWarning ? color.warnSoft : color.surf)};
  > span { flex: 1; min-width: 0; }
  > button { min-height: 32px; font-weight: 600; color: ${color.tx}; }
`;

/** Holds the log, and what floats over its end. */
export const Middle = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Log = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 12px 16px;
  > :first-child { margin-block-start: auto; }
`;

export const NewMessage = styled.button`
  position: absolute;
  inset-block-end: 12px;
  inset-inline: 0;
  width: max-content;
  min-height: 36px;
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 14px;
  border-radius: ${radius.pill};
  background: ${color.surf3};
  box-shadow: ${shadow.middle}, inset 0 0 0 1px ${color.line2};
  font-size: 13px;
  font-weight: 600;
`;

/** Over the chat, while a file hangs over it. */
export const DropHint = styled.p`
  position: absolute;
  inset: 8px;
  display: grid;
  place-items: center;
  border: 2px dashed ${color.pri};
  border-radius: ${radius.l};
  background: color-mix(in srgb, ${color.bg2} 88%, transparent);
  font-weight: 600;
  pointer-events: none;
`;

/** Takes files that are dropped. */
export const DropArea = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

/** The state of a chat without messages, and its rating. */
export const Centre = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: safe center;
  gap: 12px;
  min-height: 0;
  overflow-y: auto;
  padding: 18px;
  text-align: center;
  h3 { font-size: 18px; line-height: 24px; font-weight: 600; letter-spacing: 0; }
  p { max-width: 34ch; font-size: 14px; line-height: 20px; color: ${color.tx2}; }
`;

export const Rating = styled(Centre)`
  flex: none;
  gap: 8px;
  padding: 16px;
  border-block-start: 1px solid ${color.line};
`;

export const Ring = styled.div`
  display: grid;
  flex: none;
  align-content: center;
  justify-items: center;
  width: 132px;
  height: 132px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 8px ${color.surf3};
  position: relative;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    border: 8px solid transparent;
    border-block-start-color: ${color.pri};
    border-inline-end-color: ${color.pri};
  }
  b { font-size: 40px; line-height: 44px; font-weight: 600; font-variant-numeric: tabular-nums; }
  span { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  @media (prefers-reduced-motion: no-preference) {
    &::before { animation: chat-line 2.4s linear infinite; }
    @keyframes chat-line { to { rotate: 360deg; } }
  }
`;

export const Composer = styled.form`
  flex: none;
  padding: 12px 12px 14px;
  border-block-start: 1px solid ${color.line};
  > div {
    display: flex;
    align-items: flex-end;
    gap: 2px;
    min-height: 48px;
    padding: 6px;
    border-radius: ${radius.l};
    background: ${color.surf2};
    box-shadow: inset 0 0 0 1px ${color.line2};
    &:focus-within { box-shadow: inset 0 0 0 2px ${color.pri}; }
  }
  textarea {
    flex: 1;
    min-width: 0;
    max-height: 116px;
    padding: 8px;
    border: 0;
    outline: 0;
    background: none;
    field-sizing: content;
    font-size: 16px;
    line-height: 20px;
    resize: none;
  }
  small { display: block; margin-block-start: 8px; font-size: 12px; line-height: 16px; color: ${color.tx3}; text-align: center; }
`;

export const Send = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.m};
  background: ${color.pri};
  color: ${color.onPri};
  &:hover { background: ${color.priHover}; }
  svg:dir(rtl) { scale: -1 1; }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  padding: 12px;
  border-block-start: 1px solid ${color.line};
  > * { flex: 1; }
`;

export const Stars = styled.div`
  display: flex;
  gap: 8px;
`;

export const Star = styled.button<{ readonly $isOn: boolean }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.m};
  color: ${({ $isOn }) => ($isOn ? color.gold : color.tx3)};
  ${({ $isOn }) => $isOn && 'svg { fill: currentColor; }'}
`;

/** On the service button, while something is unread. */
export const Dot = styled.span`
  position: absolute;
  inset-block-end: 36px;
  inset-inline-end: 0;
  width: 14px;
  height: 14px;
  border-radius: 50%;
  background: ${color.err};
  box-shadow: 0 0 0 2px ${color.bg};
  pointer-events: none;
`;

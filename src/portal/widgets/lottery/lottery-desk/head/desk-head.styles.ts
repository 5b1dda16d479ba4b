import { css, styled } from 'styled-components';
import { color, font, from, radius } from '#portal/theme/tokens.ts';
import { Panel } from '../lottery-desk.styles.ts';

export const Head = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  min-height: 76px;
  padding: 10px 12px;
  overflow: visible;
  ${from.md} { padding: 12px 18px; }
`;

const name = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  text-align: start;
  svg { flex: none; }
  > span { min-width: 0; }
  h1 { display: flex; align-items: center; gap: 4px; font: var(--display-w) 18px/24px ${font.display}; letter-spacing: var(--display-track); }
  small { display: block; font-size: 13px; line-height: 18px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
  ${from.md} { h1 { font-size: 22px; line-height: 28px; } }
`;

export const Name = styled.div`${name}`;

export const Switch = styled.button`
  ${name}
  /* Beside it are the way back and the sound. */
  flex: 1 0 calc(100% - 112px);
  min-height: 48px;
  border-radius: ${radius.m};
  > svg { width: 40px; height: 40px; }
`;

export const Back = styled.a`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 44px;
  margin-inline: -8px -6px;
  color: ${color.tx2};
  border-radius: ${radius.m};
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

export const Countdown = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-inline-start: auto;
  > span { font-size: 13px; line-height: 18px; color: ${color.tx2}; text-align: end; }
`;

export const Closed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 12px;
  margin-inline-start: auto;
  > span { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
`;

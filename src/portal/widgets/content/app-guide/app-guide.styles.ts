import { styled } from 'styled-components';
import { color, font, from, radius, shadow } from '#portal/theme/tokens.ts';

export const Guide = styled.section`
  display: flex;
  flex-direction: column;
  gap: 24px;
  width: 100%;
  max-width: 1040px;
  margin-inline: var(--text-place, 0);
`;

export const Lead = styled.div`
  display: grid;
  gap: 20px 40px;
  align-items: center;
  ${from.md} { grid-template-columns: minmax(0, 1fr) auto; }
  h1 { margin-block-end: 8px; font: var(--display-w) 26px/34px ${font.display}; letter-spacing: var(--display-track); text-wrap: balance; }
  p { max-width: 56ch; font-size: 15px; line-height: 23px; color: ${color.tx2}; }
  ${from.md} { h1 { font-size: 34px; line-height: 42px; } }
`;

export const Platforms = styled.div`
  display: grid;
  gap: 16px;
  ${from.md} { grid-template-columns: 1fr 1fr; gap: 20px; }
`;

export const Platform = styled.section`
  padding: 20px;
  border-radius: ${radius.xl};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  ${from.md} { padding: 28px 32px; }
  h2 { display: flex; align-items: center; gap: 10px; margin-block-end: 16px; font-size: 18px; line-height: 26px; font-weight: 600; }
  h2 svg { color: ${color.priTx}; }
  ol { display: flex; flex-direction: column; gap: 14px; counter-reset: step; }
  li { position: relative; padding-inline-start: 42px; min-height: 28px; font-size: 15px; line-height: 23px; color: ${color.tx2}; counter-increment: step; }
  li b { display: block; font-weight: 600; color: ${color.tx}; }
  li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: ${color.priSoft};
    color: ${color.priTx};
    font-size: 14px;
    font-weight: 600;
  }
`;

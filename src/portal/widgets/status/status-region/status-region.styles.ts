import { styled } from 'styled-components';
import { color, font, from, radius } from '#portal/theme/tokens.ts';

export const Note = styled.section`
  flex: 1;
  display: grid;
  align-content: center;
  justify-content: center;
  gap: 32px;
  padding: 8px 16px 24px;
  --glow: color-mix(in srgb, ${color.surf3} 70%, transparent), transparent 70%;
  background: radial-gradient(50% 60% at 74% 52%, var(--glow));
  [dir='rtl'] & { background: radial-gradient(50% 60% at 26% 52%, var(--glow)); }
  ${from.lg} {
    grid-template-columns: minmax(0, 520px) minmax(0, 600px);
    align-items: center;
    gap: 60px;
    padding: 0 40px 20px;
  }
`;

export const Words = styled.div`
  min-width: 0;
  h1 { margin-block: 20px 16px; font: var(--display-w) 32px/40px ${font.display}; letter-spacing: var(--display-track); text-wrap: balance; }
  p { max-width: 500px; font-size: 16px; line-height: 26px; color: ${color.tx2}; }
  ${from.lg} {
    h1 { font-size: 50px; line-height: 58px; }
    p { font-size: 17px; line-height: 27px; }
  }
`;

export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 12px;
  border-radius: ${radius.pill};
  background: ${color.errSoft};
  color: ${color.err};
  font-weight: 600;
  font-size: 12px;
`;

export const Address = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 440px;
  margin-block: 28px 20px;
  padding-block: 14px;
  padding-inline: 20px 14px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  > div { flex: 1; min-width: 0; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
  bdi { display: block; font: 500 20px/30px ${font.mono}; width: fit-content; max-width: 100%; overflow-wrap: anywhere; }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export const Picture = styled.div`
  display: none;
  img { width: 100%; height: auto; }
  ${from.lg} { display: block; }
`;

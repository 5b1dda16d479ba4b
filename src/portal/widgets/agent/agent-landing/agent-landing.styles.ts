import { styled } from 'styled-components';
import { color, font, from, overlay, radius } from '#portal/theme/tokens.ts';

export const Landing = styled.section`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;
  ${from.lg} { grid-template-columns: minmax(0, 16fr) minmax(420px, 9fr); }
`;

export const Art = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: 32px;
  padding: 20px 20px 28px;
  overflow: hidden;
  background: ${color.ink};
  color: ${color.onArt};
  --logo-color: ${color.onArt};
  ${from.md} { padding: 32px 48px; }
  h1 { max-width: 15em; font: var(--display-w) 30px/38px ${font.display}; letter-spacing: var(--display-track); text-wrap: balance; }
  h1 + p { max-width: 46ch; margin-block-start: 14px; font-size: 16px; line-height: 25px; color: ${color.onArt2}; }
  ${from.md} { h1 { font-size: 46px; line-height: 54px; } h1 + p { font-size: 18px; line-height: 28px; } }
`;

export const Backdrop = styled.picture`
  position: absolute;
  inset: 0;
  z-index: -1;
  img { width: 100%; height: 100%; object-fit: cover; }
  &::after { content: ''; position: absolute; inset: 0; background: linear-gradient(180deg, ${overlay.inkStrong}, ${overlay.inkSoft} 55%, ${overlay.inkStrong}); }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  > span { padding: 3px 10px; border-radius: ${radius.pill}; background: ${color.glass}; font-size: 13px; line-height: 18px; font-weight: 600; }
  > a:last-child { display: inline-flex; align-items: center; min-height: 44px; margin-inline-start: auto; font-size: 14px; line-height: 20px; font-weight: 500; }
  > a:last-child:hover { text-decoration: underline; text-underline-offset: 4px; }
`;

export const Points = styled.ul`
  display: grid;
  gap: 12px;
  max-width: 720px;
  ${from.md} { grid-template-columns: 1fr 1fr; }
  li {
    padding: 16px 18px;
    border-radius: ${radius.l};
    background: color-mix(in srgb, ${color.ink} 58%, transparent);
    backdrop-filter: blur(14px);
    box-shadow: inset 0 0 0 1px ${overlay.edge};
  }
  b { display: block; font: var(--display-w) 17px/24px ${font.display}; letter-spacing: var(--display-track); }
  span { font-size: 14px; line-height: 20px; color: ${color.onArt2}; }
`;

export const Hours = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-block-start: auto;
  font-size: 14px;
  line-height: 20px;
  color: ${color.onArt2};
  svg { flex: none; color: ${color.onArt}; }
`;

export const Way = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding: 20px 20px 28px;
  background: ${color.bg2};
  ${from.md} { padding: 32px 48px; }
  > div:first-child { display: flex; justify-content: flex-end; min-height: 44px; }
`;

export const SignIn = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  width: 100%;
  max-width: 400px;
  margin: auto;
  h2 { font-size: 24px; line-height: 32px; font-weight: 600; }
  > p { margin-block-end: 14px; font-size: 15px; line-height: 23px; color: ${color.tx2}; }
`;

export const Ask = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-block-start: 14px;
  padding: 14px 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  > i { display: grid; place-items: center; flex: none; width: 40px; height: 40px; border-radius: ${radius.m}; background: ${color.surf2}; }
  > div { flex: 1 1 150px; }
  b { display: block; font-size: 15px; line-height: 22px; font-weight: 600; }
  span { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Small = styled.small`
  text-align: center;
  font-size: 12px;
  line-height: 18px;
  color: ${color.tx2};
`;

import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, font, from, overlay, radius } from '#portal/theme/tokens.ts';

export const Featured = styled.article`
  position: relative;
  display: grid;
  min-height: 200px;
  overflow: hidden;
  border-radius: ${radius.xl};
  background: ${color.surf2};
  color: ${color.onArt};
  picture, img { position: absolute; inset: 0; display: block; width: 100%; height: 100%; object-fit: cover; }
  &::after { content: ''; position: absolute; inset: 0; background: linear-gradient(to top, ${overlay.inkStrong}, transparent 90%); }
  &:has(h2 a:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 3px; }
  ${from.md} {
    min-height: 216px;
    &::after { background: linear-gradient(to right, ${overlay.inkStrong}, transparent 75%); }
    [dir='rtl'] &::after { background: linear-gradient(to left, ${overlay.inkStrong}, transparent 75%); }
  }
`;

export const FeaturedWords = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: flex-end;
  gap: 8px;
  padding: 56px 20px 20px;
  > span { display: inline-flex; align-items: center; gap: 6px; min-height: 26px; padding-inline: 12px; border-radius: ${radius.pill}; background: ${overlay.inkStrong}; font-size: 12px; line-height: 16px; font-weight: 600; }
  h2 { font: var(--display-w) 22px/28px ${font.display}; letter-spacing: var(--display-track); text-wrap: balance; }
  h2 a { color: inherit; }
  h2 a:focus-visible { outline: none; }
  h2 a::after { content: ''; position: absolute; inset: 0; }
  p { font-size: 14px; line-height: 20px; }
  ${from.md} { justify-content: center; max-width: 560px; padding: 24px 36px; h2 { font-size: 28px; line-height: 34px; } }
`;

export const More = styled(Link)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block-start: 6px;
  padding-inline: 18px;
  border-radius: ${radius.m};
  background: ${color.glass};
  color: ${color.onArt};
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
  backdrop-filter: blur(10px);
`;

import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, font, from, radius, shadow } from '#portal/theme/tokens.ts';

export const Promotion = styled.article`
  display: flex;
  flex-direction: column;
  gap: 16px;
  width: 100%;
  max-width: 920px;
  margin-inline: var(--text-place, 0);
`;

export const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 6px;
  min-height: 44px;
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
  color: ${color.tx2};
  &:hover { color: ${color.tx}; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

export const Sheet = styled.div`
  overflow: hidden;
  border-radius: ${radius.xl};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
`;

export const Picture = styled.picture`
  display: block;
  aspect-ratio: 4 / 3;
  background: ${color.surf2};
  img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 50% 50%; }
  ${from.md} { aspect-ratio: 920 / 300; }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  padding: 20px 20px 24px;
  h1 { font: var(--display-w) 24px/32px ${font.display}; letter-spacing: var(--display-track); text-wrap: balance; }
  > p { font-size: 14px; line-height: 20px; color: ${color.tx2}; }
  ${from.md} { padding: 32px 40px 40px; h1 { font-size: 32px; line-height: 40px; } }
`;

export const Join = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin-block: 4px 8px;
  small { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

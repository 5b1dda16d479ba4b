import { styled } from 'styled-components';
import { color, font, from, radius } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle, IconButton } from '#portal/ui/button.tsx';

export const Lobby = styled.section`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const LobbyHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  h1 { flex: 1; min-width: 200px; font: var(--display-w) 26px/32px ${font.display}; letter-spacing: var(--display-track); }
`;

export const SearchBox = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  flex: 1 1 260px;
  max-width: 400px;
  min-height: 44px;
  padding-inline: 14px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  color: ${color.tx3};
  &:focus-within { box-shadow: inset 0 0 0 2px ${color.field}; }
  svg { flex: none; }
  input { flex: 1; min-width: 0; background: none; color: ${color.tx}; font-size: 14px; line-height: 20px; outline: none; @media (pointer: coarse) { font-size: 16px; } }
  input::placeholder { color: ${color.tx3}; opacity: 1; }
`;

export const LobbyCards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${from.md} { gap: 16px; }
  @container (min-width: 560px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container (min-width: 860px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  @container (min-width: 1160px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

export const Heart = styled(IconButton)`
  &[aria-pressed='true'] { color: ${color.hot}; }
  &[aria-pressed='true'] svg { fill: currentColor; }
`;

export const Go = styled.a<ButtonStyle>`
  ${buttonStyle}
  min-height: 40px;
  margin-block-start: auto;
`;

import { css, styled } from 'styled-components';
import { color, font } from '#portal/theme/tokens.ts';

export const Logos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 28px;
  color: ${color.tx3};
`;

/** Wordmarks are set in varied faces of one colour, so that each studio has a hand of its own. */
const faces = [
  css`font: 600 15px/20px ${font.interface}; letter-spacing: -0.01em;`,
  css`font: 600 13px/20px ${font.display}; letter-spacing: -0.01em;`,
  css`font: 500 15px/20px ${font.mono};`,
  css`font: italic 600 15px/20px ${font.interface};`,
];

export const Wordmark = styled.li<{ readonly $face: number }>`
  ${({ $face }) => faces[$face]}
`;

import { css } from 'styled-components';
import { font } from '#portal/theme/tokens.ts';

/** Wordmarks are set in varied faces of one colour, so that each studio has a hand of its own. */
const faces = [
  css`font: 600 15px/20px ${font.interface}; letter-spacing: -0.01em;`,
  css`font: 600 13px/20px ${font.display}; letter-spacing: -0.01em;`,
  css`font: 500 15px/20px ${font.wordmark};`,
  css`font: italic 600 15px/20px ${font.interface};`,
];

/** The face of the studio with this place among the site's studios. */
export const wordmarkFace = (hand: number) => faces[hand % faces.length];

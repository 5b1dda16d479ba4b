import { styled } from 'styled-components';
import { color, font, overlay, radius } from '#portal/theme/tokens.ts';

/** The breakpoint from which the art stands beside a form, and its width; the modal makes the same room. */
export const Art = styled.div`
  display: none;
  @media (min-width: 960px) {
    display: block;
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 400px;
    overflow: hidden;
    background: ${color.ink};
    border-start-start-radius: ${radius.xl};
    border-end-start-radius: ${radius.xl};
    --logo-color: ${color.onArt};
  }
  img:not(span img) { width: 100%; height: 100%; object-fit: cover; }
`;

export const Said = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  align-items: flex-start;
  padding: 32px;
  color: ${color.onArt};
  background: linear-gradient(180deg, ${overlay.inkSoft}, transparent 30%, transparent 50%, ${overlay.inkStrong} 86%);
  p:first-child { font: var(--display-w) 27px/34px ${font.display}; letter-spacing: var(--display-track); text-wrap: balance; }
  p:last-child { max-width: 30ch; margin-block-start: 12px; font-size: 14px; line-height: 20px; color: ${color.onArt2}; }
`;

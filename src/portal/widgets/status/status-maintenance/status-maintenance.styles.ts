import { styled } from 'styled-components';
import { color, font, from, overlay, radius } from '#portal/theme/tokens.ts';
import { centredNoteLook } from '#portal/ui/centred-note-look.ts';

export const Backdrop = styled.picture`
  position: fixed;
  inset: 0;
  z-index: -1;
  background: ${color.bg};
  img { width: 100%; height: 100%; object-fit: cover; }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    /* Behind the words, and behind the line at the foot: pictures may be bright there. */
    background:
      linear-gradient(to top, color-mix(in srgb, ${color.ink} 78%, transparent) 24px, transparent 144px),
      radial-gradient(62% 60% at 50% 48%, color-mix(in srgb, ${color.ink} 60%, transparent), color-mix(in srgb, ${color.ink} 12%, transparent) 72%, color-mix(in srgb, ${color.ink} 24%, transparent));
  }
`;

export const Note = styled.section`
  ${centredNoteLook}
  padding: 16px 16px 40px;
  color: ${color.onArt};
  h1 { margin-block: 20px 14px; font: var(--display-w) 32px/40px ${font.display}; letter-spacing: var(--display-track); text-wrap: balance; }
  p { max-width: 520px; font-size: 16px; line-height: 26px; color: ${color.onArt2}; text-wrap: balance; }
  time { color: ${color.onArt2}; }
  ${from.md} {
    h1 { font-size: 54px; line-height: 62px; }
    p { font-size: 18px; line-height: 28px; }
  }
`;

export const Boxes = styled.div`
  display: flex;
  gap: 8px;
  margin-block: 32px 16px;
  div {
    width: min(96px, 21vw);
    padding: 14px 0 12px;
    border-radius: ${radius.l};
    background: color-mix(in srgb, ${color.ink} 62%, transparent);
    backdrop-filter: blur(14px);
    box-shadow: inset 0 0 0 1px ${overlay.edge};
  }
  b { display: block; font: var(--display-w) 32px/38px ${font.display}; letter-spacing: var(--display-track); font-variant-numeric: tabular-nums; }
  span { font-size: 13px; line-height: 18px; color: ${color.onArt2}; }
  ${from.md} {
    gap: 12px;
    div { width: 116px; padding: 16px 0 14px; }
    b { font-size: 40px; line-height: 46px; }
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-block-start: 28px;
`;

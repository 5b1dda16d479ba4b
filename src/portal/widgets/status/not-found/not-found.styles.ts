import { styled } from 'styled-components';
import { color, font, from } from '#portal/theme/tokens.ts';
import { centredNoteLook } from '#portal/ui/centred-note-look.ts';

export const Note = styled.section`
  ${centredNoteLook}
  gap: 12px;
  padding-block: 48px;
  > span { font: 600 72px/80px ${font.display}; letter-spacing: var(--display-track); color: ${color.tx3}; }
  h1 { font: var(--display-w) 24px/30px ${font.display}; letter-spacing: var(--display-track); max-width: 560px; text-wrap: balance; }
  p { font-size: 15px; line-height: 22px; color: ${color.tx2}; max-width: 420px; margin-block-end: 16px; }
  ${from.md} {
    > span { font-size: 112px; line-height: 120px; }
    h1 { font-size: 32px; line-height: 40px; }
  }
`;

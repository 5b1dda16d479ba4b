import { styled } from 'styled-components';
import { color, font, from } from '#portal/theme/tokens.ts';
import { centredNoteLook } from '#portal/ui/centred-note-look.ts';

export const Note = styled.section`
  ${centredNoteLook}
  padding-block: 48px;
  i { display: grid; place-items: center; width: 72px; height: 72px; border-radius: 50%; background: ${color.surf2}; color: ${color.priTx}; }
  h1 { margin-block: 20px 8px; max-width: 560px; font: var(--display-w) 24px/32px ${font.display}; letter-spacing: var(--display-track); text-wrap: balance; }
  p { max-width: 440px; font-size: 15px; line-height: 23px; color: ${color.tx2}; text-wrap: pretty; }
  ${from.md} { h1 { font-size: 30px; line-height: 38px; } }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-block-start: 24px;
`;

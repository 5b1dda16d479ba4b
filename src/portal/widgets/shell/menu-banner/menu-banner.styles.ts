import { styled } from 'styled-components';
import { color, overlay, radius } from '#portal/theme/tokens.ts';

export const Card = styled.div`
  position: relative;
  display: block;
  height: 72px;
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.surf};
  color: ${color.onArt};
  img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
  > span {
    position: absolute;
    inset: auto 0 0;
    /* The art keeps to the end. */
    padding-block: 20px 8px;
    padding-inline: 12px 84px;
    background: linear-gradient(transparent, ${overlay.inkStrong});
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
    text-align: start;
    text-wrap: balance;
  }
  /* A low window needs the room for the menu itself. */
  @media (max-height: 719px) { display: none; }
`;

import { styled } from 'styled-components';
import { color, layer, radius, shadow } from '#portal/theme/tokens.ts';

/** Floats below its field, so that the card does not move. */
export const FoundList = styled.div`
  position: relative;
  height: 0;
  > div:empty { display: none; }
  > div, > p {
    position: absolute;
    inset-inline: 0;
    z-index: ${layer.dropDown};
    margin: 0;
    max-height: 232px;
    overflow-y: auto;
    padding: 4px;
    border-radius: ${radius.m};
    background: ${color.surf};
    box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line};
  }
  > p { padding: 12px 14px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

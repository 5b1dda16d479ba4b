import { styled } from 'styled-components';
import { color, layer, shadow } from '#portal/theme/tokens.ts';

/** The frame of the page keeps this room free below its last line: `--bottom-bar`. */
export const Bar = styled.nav`
  display: none;
  position: fixed;
  z-index: ${layer.service};
  inset-inline: 0;
  inset-block-end: 0;
  height: calc(76px + env(safe-area-inset-bottom));
  padding: 6px 4px calc(22px + env(safe-area-inset-bottom));
  background: ${color.bg2};
  box-shadow: 0 -1px 0 ${color.line}, ${shadow.middle};
  @media (max-width: 767px), (pointer: coarse) and (max-height: 500px) { display: block; }
  ul { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); max-width: 600px; margin-inline: auto; }
  :is(a, button) {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    width: 100%;
    min-height: 48px;
    padding-block: 6px 2px;
    color: ${color.tx3};
    font-size: 11px;
    line-height: 18px;
    font-weight: 500;
    text-align: center;
  }
  [aria-current] { color: ${color.priTx}; font-weight: 600; }
  /* A word too long for its part ends in dots rather than in the next part. */
  :is(a, button) > span:last-child { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

export const Raised = styled.li`
  :is(a, button) { margin-block-start: -22px; padding-block-start: 0; gap: 4px; }
  i {
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    border-radius: 50%;
    background: ${color.pri};
    color: ${color.onPri};
    box-shadow: ${shadow.middle}, 0 0 0 4px ${color.bg2};
  }
`;

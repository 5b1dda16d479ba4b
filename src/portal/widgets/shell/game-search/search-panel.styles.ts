import { css, styled } from 'styled-components';
import { color, layer, motion, radius, reducedMotion, shadow } from '#portal/theme/tokens.ts';

const overThePage = css`
  position: absolute;
  inset-block-start: calc(100% + 8px);
  inset-inline-start: 0;
  z-index: ${layer.dropDown};
  width: max(100%, 400px);
  max-height: min(640px, calc(100vh - 96px));
  padding: 8px;
  border-radius: ${radius.l};
  background: ${color.surf2};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line2};
  @starting-style { opacity: 0; }
  transition: opacity ${motion.fast};
  ${reducedMotion} { transition: none; }
`;

/** Over the page under a field in the header; below the field where that has the screen to itself. */
const inPlace = css`
  position: fixed;
  inset: 56px 0 0;
  padding: 8px 8px calc(16px + env(safe-area-inset-bottom));
  background: ${color.bg};
`;

export const Panel = styled.div<{ readonly $isInPlace: boolean }>`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  color: ${color.tx};
  ${({ $isInPlace }) => ($isInPlace ? inPlace : overThePage)}
`;

/** The list itself scrolls: its options are reached by the keys of the field. */
export const List = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Note = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  padding: 24px 16px;
  text-align: center;
  b { font-weight: 600; overflow-wrap: anywhere; }
  span { font-size: 14px; color: ${color.tx2}; }
  button { margin-block-start: 8px; }
`;

import { css, styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { searchFieldLook } from '#portal/ui/search/search-field-look.ts';

/** Room for a field's icon, the hint of its key and a word between them. */
const LEAST_FIELD_PX = 128;
const LEAST_BUTTON_PX = 44;

/**
 * A field stands where the page begins on wide screens, and takes what the header has left; where that is too little a
 * button is in its place.
 */
export const Place = styled.div<{ readonly $look: 'field' | 'button' | 'bar' }>`
  ${({ $look }) =>
    $look === 'field' &&
    css`
      /* Gives way before what stands beside it, the name of the brand above all. */
      flex: 0 50000 320px;
      min-width: 0;
      margin-inline: 12px auto;
      container-type: inline-size;
      > button { display: none; }
      @container (max-width: ${LEAST_FIELD_PX - 1}px) {
        > button { display: grid; }
        > div { display: none; }
      }
      /* On a phone, until the page turns mobile, there is no room for the button either: it would lie over what
         stands beside it. */
      @container (max-width: ${LEAST_BUTTON_PX - 1}px) { > button { display: none; } }
      ${from.md} { min-width: ${LEAST_BUTTON_PX}px; }
      ${from.lg} { flex-shrink: 50; min-width: ${LEAST_FIELD_PX}px; margin-inline-start: var(--search-start, 40px); }
    `}
`;

export const Field = styled.div<{ readonly $isInPlace: boolean }>`
  ${searchFieldLook}
  position: relative;
  > button { margin-inline-end: -6px; }
  ${({ $isInPlace }) => $isInPlace && 'display: grid; grid-template-columns: auto minmax(0, 1fr) auto;'}
`;

/** Looks like the field that it opens. */
export const Bar = styled.button`
  ${searchFieldLook}
  width: 100%;
  border: 0;
  font: inherit;
  text-align: start;
  cursor: text;
  > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** Tells which key leads to the field, where there are keys. */
export const Shortcut = styled.span.attrs({ 'aria-hidden': true })`
  display: none;
  min-width: 18px;
  padding: 0 5px;
  border-radius: ${radius.s};
  box-shadow: inset 0 0 0 1px ${color.line2};
  font-size: 12px;
  line-height: 20px;
  text-align: center;
  @media (hover: hover) and (pointer: fine) { ${from.lg} { display: block; } }
`;

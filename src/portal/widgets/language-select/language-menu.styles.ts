import { styled } from 'styled-components';
import { color, layer, radius, shadow } from '#portal/theme/tokens.ts';

export const List = styled.div<{ readonly $opensUpwards: boolean }>`
  position: absolute;
  z-index: ${layer.dropDown};
  ${({ $opensUpwards }) => ($opensUpwards ? 'inset-block-end: calc(100% + 8px); inset-inline-start: 0;' : 'inset-block-start: calc(100% + 8px); inset-inline-end: 0;')}
  min-width: 200px;
  max-height: 320px;
  overflow-y: auto;
  padding: 6px;
  border-radius: ${radius.l};
  background: ${color.surf2};
  box-shadow: ${shadow.middle}, inset 0 0 0 1px ${color.line2};
`;

export const Option = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 0 10px;
  border-radius: ${radius.s};
  font-weight: 500;
  color: ${color.tx2};
  text-align: start;
  span { flex: 1; }
  &:hover, &:focus-visible { background: ${color.surf3}; color: ${color.tx}; }
  &[aria-selected='true'] { color: ${color.tx}; }
`;

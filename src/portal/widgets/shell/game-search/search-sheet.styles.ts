import { createGlobalStyle, styled } from 'styled-components';
import { color, layer } from '#portal/theme/tokens.ts';

export const SearchSheetLayer = createGlobalStyle`
  .search-scrim { position: fixed; inset: 0; z-index: ${layer.modal}; background: ${color.bg}; }
  .search-panel { height: 100%; outline: none; }
`;

export const Sheet = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  height: 100%;
  padding: 6px 4px 0 12px;
  [dir='rtl'] & { padding: 6px 12px 0 4px; }
`;

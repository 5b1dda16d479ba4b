import { styled } from 'styled-components';
import { color, font, radius } from '#portal/theme/tokens.ts';

export const Keys = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  font-size: 14px;
  line-height: 20px;
  > div { display: grid; grid-template-columns: 92px minmax(0, 1fr); gap: 14px; align-items: baseline; }
  dd { margin: 0; color: ${color.tx2}; }
  kbd { padding: 3px 8px; border-radius: ${radius.s}; background: ${color.surf2}; font: 600 13px/18px ${font.mono}; white-space: nowrap; }
`;

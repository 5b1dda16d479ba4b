import { styled } from 'styled-components';
import { color, overlay, radius } from '#portal/theme/tokens.ts';

/** The small pill over a headline on art. */
export const Eyebrow = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 28px;
  padding: 0 12px;
  border-radius: ${radius.pill};
  background: ${overlay.inkSoft};
  backdrop-filter: blur(8px);
  font-weight: 600;
  font-size: 12px;
  line-height: 16px;
  color: ${color.onArt};
`;

import { styled } from 'styled-components';
import { color, overlay, radius } from '#portal/theme/tokens.ts';

export const Ways = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export const Banner = styled.div`
  position: relative;
  overflow: hidden;
  height: 96px;
  border-radius: ${radius.l};
  img { width: 100%; height: 100%; object-fit: cover; }
  span {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: flex-end;
    padding: 12px 14px;
    background: linear-gradient(180deg, transparent, ${overlay.inkStrong});
    color: ${color.onArt};
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }
`;

export const Terms = styled.div`
  display: flex;
  flex-direction: column;
  a { font-weight: 600; color: ${color.priTx}; text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
`;

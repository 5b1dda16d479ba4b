import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 24px;
  ${from.md} { min-height: 44px; }
`;

export const Title = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  min-width: 0;
  ${pageTitleLook}
`;

/** Keeps its line while a number is on its way. */
export const Count = styled.span`
  min-height: 20px;
  color: ${color.tx3};
  font-variant-numeric: tabular-nums;
`;

export const Place = styled.div`
  flex: 1 1 100%;
  ${from.md} { flex: 0 1 300px; }
`;

import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, from } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';
import { viewAllStyle } from '#portal/ui/view-all.ts';

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-block-start: var(--section-lead, 4px);
  outline: none;
  ${from.md} { margin-block-start: var(--section-next, 20px); }
`;

export const ViewAll = styled(Link)`${viewAllStyle}`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  ${pageTitleLook}
  span { color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

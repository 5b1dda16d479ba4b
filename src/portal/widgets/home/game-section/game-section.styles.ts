import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, from, motion, radius } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';
import { viewAllStyle } from '#portal/ui/view-all.ts';

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-block-start: var(--section-lead, 4px);
  & + & { margin-block-start: var(--section-next, 8px); }
  ${from.md} { & + & { margin-block-start: var(--section-next, 20px); } }
`;

export const ViewAll = styled(Link)`${viewAllStyle}`;

export const Arrows = styled.div`
  display: none;
  gap: 10px;
  ${from.md} { display: var(--head-arrows, flex); }
`;

export const MoreCard = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 10px;
  aspect-ratio: 3 / 4;
  padding: 8px;
  border-radius: ${radius.tile};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.tx2};
  font-weight: 600;
  font-size: 13px;
  line-height: 18px;
  text-align: center;
  transition: background ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.surf2}; color: ${color.tx}; }
  svg { color: ${color.priTx}; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

export const ChosenTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  ${pageTitleLook}
  h1 { outline: none; }
  span { color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

import { styled } from 'styled-components';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';

/** A card of the desk. Clipped, not hidden: what is inside may stick to the page. */
export const DeskCard = styled.div`
  min-width: 0;
  overflow: clip;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line}, ${shadow.low};
  > [role='group'], > div:has(> figure) { margin: 0 16px 10px; }
`;

/** The head of a card: its title, and what belongs to all of it at the end. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 56px;
  padding: 10px 12px 10px 18px;
  [dir='rtl'] & { padding: 10px 18px 10px 12px; }
  h2, h3 { flex: 1; min-width: 0; font-size: 15px; line-height: 22px; font-weight: 600; letter-spacing: -0.005em; }
`;

/** The head of a list with filters, which go below the title where there is no room. */
export const ListHead = styled(CardHead)`
  h2 { flex: 1 0 auto; }
`;

export const ChartHead = styled(CardHead)`
  padding-block-end: 6px;
  padding-inline-end: 18px;
  [dir='rtl'] & { padding-inline: 18px; }
  /* A legend without room beside the title goes below it. */
  h2 { flex: 1 0 auto; max-width: 100%; }
`;

/** The head of a page below its title: filters at the start, ways to files and the main action at the end. */
export const PageTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 10px 12px;
  /* As high as the filters and the ways to files beside it. */
  > :is(a, button) { min-height: 40px; @media (pointer: coarse) { min-height: 44px; } }
`;

/** A chart with what stands beside it; below one another on small screens. */
export const ChartAndAside = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${from.xl} { grid-template-columns: minmax(0, 1fr) 320px; }
`;

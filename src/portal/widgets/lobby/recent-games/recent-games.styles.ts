import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';
import { viewAllStyle } from '#portal/ui/view-all.ts';

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  margin-block-start: var(--section-lead, 4px);
  outline: none;
  ${from.md} { margin-block-start: var(--section-next, 20px); }
`;

export const ViewAll = styled(Link)`${viewAllStyle}`;

export const Arrows = styled.div`
  display: none;
  gap: 10px;
  ${from.md} { display: flex; }
`;

/** As many boxes as a line shows, for what is not known yet. */
export const WaitingTiles = styled.div`
  display: grid;
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  ${pageTitleLook}
  span { color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

/** One line of tiles, as wide as those of the grids around it, that goes on beside the page. */
export const Rail = styled.div`
  --columns: 3;
  --between: 10px;
  margin: -8px -16px;
  ${from.sm} { --columns: 4; }
  ${from.md} { --columns: 5; --between: 16px; margin-inline: -6px; }
  ${from.lg} { --columns: 6; }
  ${from.xxl} { --columns: var(--tiles-most, 8); }
  > [aria-busy] {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: calc((100% - (var(--columns) - 1) * var(--between)) / var(--columns));
    gap: var(--between);
    padding: 8px 16px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
    scroll-padding-inline: 16px;
    ${from.md} { padding-inline: 6px; scroll-padding-inline: 6px; }
    > * { scroll-snap-align: start; }
  }
`;

/** The placeholder of an empty line of tiles: the content below does not move when loading ends. */
export const NoTiles = styled.div`
  position: relative;
  > :first-child { visibility: hidden; }
  > p {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    margin: 0;
    padding: 16px;
    border-radius: ${radius.l};
    background: ${color.surf};
    text-align: center;
    color: ${color.tx2};
    b { font-size: 15px; line-height: 22px; font-weight: 600; color: ${color.tx}; }
  }
`;

import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color, from, radius, shadow } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { viewAllStyle } from '#portal/ui/view-all.ts';

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-block-start: var(--section-lead, 4px);
  container-type: inline-size;
`;

/** A rail that runs off the screen on phones, columns from tablets on. */
export const Cards = styled.ul`
  display: flex;
  gap: 10px;
  margin-inline: -16px;
  padding-inline: 16px;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 16px;
  > li { flex: none; position: relative; width: 300px; scroll-snap-align: start; }
  ${from.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    > li { width: auto; }
    @container (min-width: 1040px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
`;

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 14px;
  height: 100%;
  padding: 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  > svg { flex: none; }
  > div { flex: 1; min-width: 0; }
  h3, small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  h3 { font-weight: 700; font-size: 16px; line-height: 24px; }
  small { display: block; font-size: 12px; line-height: 16px; color: ${color.tx3}; }
`;

export const Hot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  flex: none;
  height: 22px;
  padding: 0 7px;
  border-radius: ${radius.pill};
  background: ${color.errSoft};
  color: ${color.err};
  font-weight: 600;
  font-size: 12px;
  line-height: 16px;
  /* Between the two, names need the room. */
  @container (min-width: 1040px) and (max-width: 1200px) { padding: 0 5px; position: relative; span { position: absolute; clip-path: inset(50%); } }
`;

export const Label = styled.span`
  display: block;
  font-size: 12px;
  line-height: 16px;
  color: ${color.tx3};
`;

export const Figures = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 10px;
  > div { display: flex; flex-direction: column; align-items: flex-start; gap: 4px; }
  > :first-child { flex: 1; }
  > :last-child { align-items: flex-end; }
`;

export const Odds = styled.div`
  min-width: 0;
  text-align: end;
  bdi { font-weight: 700; font-size: 16px; line-height: 24px; color: ${color.accTx}; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

export const Latest = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${color.line};
`;

export const Play = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
  min-height: 40px;
  margin-block-start: auto;
`;

export const More = styled(ActionControl)`${viewAllStyle}`;

/** The box of a card whose game is still on its way. */
export const CardSkeleton = styled(Skeleton)`
  height: 278px;
`;

import { styled } from 'styled-components';
import { color, from, radius } from '#portal/theme/tokens.ts';
import { TintedCard } from '#portal/ui/tinted-card.ts';

export const Band = styled(TintedCard)`
  ${from.lg} {
    display: grid;
    grid-template-columns: minmax(0, 330px) minmax(0, 1fr);
    gap: 20px 28px;
    align-items: start;
  }
`;

export const Now = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  header { display: flex; align-items: center; gap: 12px; }
  header svg { flex: none; }
  h2 { flex: 1; min-width: 0; font-size: 22px; line-height: 28px; font-weight: 600; overflow-wrap: anywhere; }
  h2 span { display: block; font-size: 13px; line-height: 18px; font-weight: 400; color: ${color.tx2}; }
  p { font-size: 13px; line-height: 18px; color: ${color.tx2}; }
`;

export const Demand = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  p { color: ${color.tx}; }
`;

export const Crest = styled.svg`
  display: block;
`;

/** From the lowest to the highest, with a line as far as the member has come. */
export const Ladder = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-width: 0;
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    color: ${color.tx2};
  }
  li svg { position: relative; z-index: 1; margin-block: auto; }
  li b { max-width: 100%; font-weight: 600; overflow-wrap: anywhere; }
  li::before { content: ''; position: absolute; inset-block-start: 23px; inset-inline: calc(-50% + 26px) calc(50% + 26px); height: 2px; border-radius: ${radius.pill}; background: ${color.line2}; }
  li:first-child::before { display: none; }
  li[data-state='reached']::before { background: ${color.pri}; }
  li[data-state='ahead'] svg { opacity: 0.35; filter: grayscale(1); }
  li[aria-current] { color: ${color.tx}; }
  li { grid-template-rows: 48px auto; display: grid; justify-items: center; }
`;

export const Perks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin: 16px 0 0;
  padding: 14px 0 0;
  border-block-start: 1px solid ${color.line2};
  list-style: none;
  font-size: 13px;
  line-height: 18px;
  color: ${color.tx2};
`;

export const Levels = styled.ul`
  grid-column: 1 / -1;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: 12px; padding-block: 10px; border-block-start: 1px solid ${color.line}; }
  li svg { flex: none; }
  p { flex: 1; min-width: 0; }
  p + p { text-align: end; }
  b { display: block; font-size: 14px; line-height: 20px; font-weight: 600; }
  span { display: block; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
`;

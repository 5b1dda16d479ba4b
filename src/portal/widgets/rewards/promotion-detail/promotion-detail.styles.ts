import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, font, from, overlay, radius, shadow } from '#portal/theme/tokens.ts';

export const Promotion = styled.article`
  display: flex;
  flex-direction: column;
  gap: 12px;
  width: 100%;
  max-width: 1240px;
  margin-inline: var(--text-place, 0);
`;

export const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: 6px;
  min-height: 44px;
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;
  color: ${color.tx2};
  &:hover { color: ${color.tx}; }
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

/** What is said of it, and how the member takes part beside it, in sight while the words are longer. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${from.lg} { grid-template-columns: minmax(0, 1fr) 380px; gap: 20px; }
  > div:first-child { display: flex; flex-direction: column; gap: 16px; min-width: 0; }
  > aside { ${from.lg} { position: sticky; inset-block-start: 88px; } }
`;

export const Banner = styled.header`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 240px;
  overflow: hidden;
  border-radius: ${radius.xl};
  background: ${color.surf2};
  color: ${color.onArt};
  picture, picture img { position: absolute; inset: 0; display: block; width: 100%; height: 100%; object-fit: cover; }
  &::after { content: ''; position: absolute; inset: 0; background: linear-gradient(to top, ${overlay.inkStrong}, transparent 90%); }
  > div { position: relative; z-index: 1; display: flex; flex-direction: column; align-items: flex-start; gap: 8px; padding: 20px; }
  > div > span { display: inline-flex; align-items: center; gap: 6px; min-height: 28px; padding-inline: 12px; border-radius: ${radius.pill}; background: ${overlay.inkStrong}; font-size: 12px; line-height: 16px; font-weight: 600; }
  h1 { font: var(--display-w) 24px/32px ${font.display}; letter-spacing: var(--display-track); text-wrap: balance; }
  p { font-size: 14px; line-height: 20px; }
  ${from.md} {
    min-height: 264px;
    align-items: center;
    > div { max-width: 58%; padding: 32px 36px; }
    h1 { font-size: 30px; line-height: 38px; }
    &::after { background: linear-gradient(to right, ${overlay.inkStrong}, transparent 80%); }
    [dir='rtl'] &::after { background: linear-gradient(to left, ${overlay.inkStrong}, transparent 80%); }
  }
`;

export const Card = styled.section`
  padding: 18px 20px 20px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  h2 { font-size: 17px; line-height: 24px; font-weight: 600; }
`;

export const Facts = styled.dl`
  display: grid;
  margin: 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: 14px;
  padding: 16px 20px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  > div { position: relative; align-self: center; min-height: 40px; padding-inline-start: 52px; }
  i { position: absolute; inset-inline-start: 0; inset-block-start: 0; display: grid; place-items: center; width: 40px; height: 40px; border-radius: ${radius.m}; background: ${color.surf2}; color: ${color.priTx}; }
  dt { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  dd { margin: 0; font-size: 14px; line-height: 20px; font-weight: 600; }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 16px;
  align-items: stretch;
`;

export const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin-block-start: 14px;
  counter-reset: step;
  li { display: grid; grid-template-columns: 28px minmax(0, 1fr); gap: 12px; font-size: 14px; line-height: 21px; color: ${color.tx2}; counter-increment: step; }
  li::before { content: counter(step); display: grid; place-items: center; width: 26px; height: 26px; border-radius: 50%; background: ${color.priSoft}; color: ${color.priTx}; font-size: 13px; line-height: 18px; font-weight: 600; }
`;

export const TierTable = styled.div`
  overflow-x: auto;
  margin: 10px -20px -20px;
  table { width: 100%; border-collapse: collapse; font-size: 14px; line-height: 20px; font-variant-numeric: tabular-nums; }
  :is(th, td) { padding: 13px 12px; text-align: end; border-block-start: 1px solid ${color.line}; }
  thead th { border: 0; padding-block: 8px; font-size: 12px; line-height: 16px; font-weight: 500; color: ${color.tx2}; }
  :is(th, td):first-child { padding-inline-start: 20px; text-align: start; font-weight: 400; }
  :is(th, td):last-child { padding-inline-end: 20px; }
  tbody td:nth-child(2) { font-weight: 600; color: ${color.priTx}; }
  tr[aria-current] { background: ${color.accSoft}; }
`;

export const Faq = styled.section`
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  padding: 16px 20px 4px;
  h2 { margin-block-end: 8px; font-size: 15px; line-height: 22px; font-weight: 600; }
  details { border-block-start: 1px solid ${color.line}; padding-block-end: 4px; }
  details[open] { padding-block-end: 16px; }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 48px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary h3 { font-size: 14px; line-height: 20px; font-weight: 600; }
  summary svg { flex: none; color: ${color.tx2}; }
  details[open] summary svg { transform: rotate(180deg); }
`;

export const Terms = styled.details`
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  summary { display: flex; align-items: center; justify-content: space-between; min-height: 56px; padding-inline: 20px; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  summary h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
  &[open] summary svg { transform: rotate(180deg); }
  > div { padding: 0 20px 20px; }
`;

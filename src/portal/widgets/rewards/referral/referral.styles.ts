import { styled } from 'styled-components';
import { color, font, from, radius, shadow } from '#portal/theme/tokens.ts';
import { pageTitleLook } from '#portal/ui/page-title-look.ts';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
  font-variant-numeric: tabular-nums;
  ${pageTitleLook}
`;

export const Top = styled.div`
  display: grid;
  gap: 16px;
  ${from.xl} { grid-template-columns: minmax(0, 2.1fr) minmax(0, 1fr); }
`;

/** Dark in every theme, as a picture would be. */
export const Hero = styled.section`
  display: grid;
  gap: 24px;
  min-width: 0;
  padding: 20px;
  border-radius: ${radius.l};
  background: linear-gradient(115deg, color-mix(in oklab, ${color.acc} 44%, ${color.ink}), color-mix(in oklab, ${color.pri} 26%, ${color.ink}));
  color: ${color.onArt};
  [dir='rtl'] & { background: linear-gradient(245deg, color-mix(in oklab, ${color.acc} 44%, ${color.ink}), color-mix(in oklab, ${color.pri} 26%, ${color.ink})); }
  ${from.md} { grid-template-columns: minmax(0, 1fr) auto; padding: 24px 28px; }
`;

export const LinkParts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  h2 { font: var(--display-w) 22px/28px ${font.display}; letter-spacing: var(--display-track); overflow-wrap: anywhere; }
  p { font-size: 14px; line-height: 20px; color: ${color.onArt2}; }
  ${from.md} { h2 { font-size: 26px; line-height: 32px; } }
`;

export const Rules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { padding: 4px 10px; border-radius: ${radius.pill}; background: ${color.glass}; font-size: 13px; line-height: 18px; font-weight: 600; }
`;

export const LinkLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-start: 8px;
  padding: 6px;
  padding-inline-start: 16px;
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.ink} 60%, transparent);
  box-shadow: inset 0 0 0 1px ${color.glass};
  bdi { flex: 1 1 200px; min-width: 0; padding-block: 6px; font-size: 15px; line-height: 20px; overflow-wrap: anywhere; text-align: start; }
  button { flex: 1 0 auto; }
  ${from.sm} { flex-wrap: nowrap; button { flex: none; } }
`;

/** The link by other services, and the code. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  ul { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0; padding: 0; list-style: none; }
  a { display: grid; place-items: center; width: 40px; height: 40px; border-radius: ${radius.m}; background: ${color.glass}; color: ${color.onArt}; }
`;

export const Code = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 13px;
  line-height: 18px;
  color: ${color.onArt2};
  b { font-size: 15px; font-weight: 600; color: ${color.onArt}; letter-spacing: 0.04em; }
  button { color: ${color.onArt}; }
`;

export const Qr = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  > span { width: 172px; }
`;

export const Wrong = styled.p`
  max-width: 172px;
  font-size: 12px;
  line-height: 16px;
  text-align: center;
`;

export const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  padding: 16px 20px 20px;
  border-radius: ${radius.l};
  background: ${color.surf};
  box-shadow: ${shadow.card}, inset 0 0 0 1px ${color.line};
  h2 { font-size: 16px; line-height: 22px; font-weight: 600; }
`;

export const Totals = styled(Card)`
  dl { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 16px 12px; margin: 0; }
  dt { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  dd { margin: 0; font-size: 20px; line-height: 26px; font-weight: 600; overflow-wrap: anywhere; }
  dd[data-is-earned] { color: ${color.priTx}; }
  > p { margin-block-start: auto; padding-block-start: 12px; border-block-start: 1px solid ${color.line}; font-size: 12px; line-height: 17px; color: ${color.tx2}; }
`;

export const Tiers = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.md} { grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); }
  li { display: flex; flex-direction: column; gap: 10px; min-width: 0; padding: 14px 16px; border-radius: ${radius.m}; background: ${color.surf2}; }
  li[data-state='here'] { background: ${color.priSoft}; box-shadow: inset 0 0 0 2px ${color.pri}; }
  p { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  p i { display: grid; place-items: center; width: 22px; height: 22px; border-radius: ${radius.pill}; background: ${color.surf3}; color: ${color.tx2}; }
  p b { padding: 2px 8px; border-radius: ${radius.s}; background: ${color.surf3}; font-size: 12px; line-height: 16px; font-weight: 600; color: ${color.tx2}; }
  [data-state='here'] p b { background: ${color.pri}; color: ${color.onPri}; }
  [data-state='here'] p i { box-shadow: inset 0 0 0 6px ${color.pri}; background: ${color.surf}; }
  [data-state='done'] p i { background: ${color.okSoft}; color: ${color.ok}; }
  strong { font-size: 17px; line-height: 23px; font-weight: 600; }
  strong span { display: block; font-size: 13px; line-height: 18px; font-weight: 400; color: ${color.tx2}; }
  progress { appearance: none; width: 100%; height: 6px; margin-block-start: auto; border: 0; border-radius: ${radius.pill}; overflow: hidden; background: ${color.surf3}; }
  progress::-webkit-progress-bar { background: ${color.surf3}; }
  progress::-webkit-progress-value { background: ${color.pri}; }
  progress::-moz-progress-bar { background: ${color.pri}; }
  [data-state='done'] progress::-webkit-progress-value { background: ${color.ok}; }
  [data-state='done'] progress::-moz-progress-bar { background: ${color.ok}; }
`;

export const Steps = styled.ol`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; align-items: center; gap: 14px; min-width: 0; font-size: 14px; line-height: 20px; }
  li svg { flex: none; width: 96px; height: 72px; }
  li b { font-weight: 600; overflow-wrap: anywhere; }
  ${from.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li { flex-direction: column; gap: 10px; padding-block: 8px; text-align: center; }
    li svg { width: 144px; height: 108px; }
  }
`;

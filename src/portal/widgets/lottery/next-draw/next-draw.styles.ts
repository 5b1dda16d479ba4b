import { styled } from 'styled-components';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { color, font, radius, shadow } from '#portal/theme/tokens.ts';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-height: 336px;
  padding: 20px 22px;
  border-radius: ${radius.l};
  background: linear-gradient(180deg, transparent, ${color.accSoft}), ${color.surf};
  box-shadow: ${shadow.card};
  h2 { font: var(--display-w) 20px/28px ${font.display}; letter-spacing: var(--display-track); }
`;

export const Game = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > svg { flex: none; }
  > div { min-width: 0; }
  b { display: block; font-weight: 700; font-size: 16px; line-height: 24px; }
  span { display: block; font-size: 13px; line-height: 18px; color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

export const Latest = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  > p { display: flex; justify-content: space-between; gap: 12px; font-size: 13px; line-height: 18px; color: ${color.tx2}; }
  time { color: ${color.tx3}; font-variant-numeric: tabular-nums; }
`;

export const Play = styled(ActionControl)<ButtonStyle>`
  ${buttonStyle}
  margin-block-start: auto;
`;

export const Waiting = styled(Skeleton)`
  flex: 1;
`;

import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';
import { Row } from '#portal/ui/account-card.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';

export const Rows = styled.ul`
  margin-block-start: 14px;
`;

/** Below one another on a phone, where a row is short of room. */
export const OverviewRow = styled(Row)`
  min-height: 100px;
  ${from.md} { min-height: 68px; padding-block: 11px; }
`;

export const End = styled.span`
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  gap: 6px;
  flex: none;
  button { min-width: 92px; }
  ${from.md} { flex-direction: row; align-items: center; gap: 16px; }
`;

export const WaitingWords = styled(Skeleton)`
  width: min(100%, 240px);
  height: 38px;
`;

export const WaitingEnd = styled(Skeleton)`
  width: 92px;
  height: 36px;
`;

export const WaitingTitle = styled(Skeleton)`
  width: 180px;
  height: 22px;
  margin: 18px 16px 0;
  ${from.md} { margin-inline: 20px; }
`;

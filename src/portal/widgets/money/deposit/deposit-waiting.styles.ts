import { styled } from 'styled-components';
import { from, radius } from '#portal/theme/tokens.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';

/** Blocks as high as what they stand for, so that the list below does not move when it comes. */
const Block = styled(Skeleton).attrs({ $radius: radius.l })``;

export const HeadBlock = styled(Skeleton)`
  width: 140px;
  height: 20px;
`;

export const ChannelBlock = styled(Block)`
  height: 82px;
  ${from.md} { height: 177px; }
`;

export const AmountBlock = styled(Block)`
  height: 272px;
  ${from.md} { height: 160px; }
`;

export const SummaryBlock = styled(Block)`
  height: 268px;
  ${from.md} { height: 278px; }
`;

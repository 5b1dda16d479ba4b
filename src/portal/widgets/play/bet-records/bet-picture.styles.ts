import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';

/** The box of a round's picture. It has its height before there is anything in it. */
export const Frame = styled.div<{ readonly $heightPx: number }>`
  position: relative;
  flex: none;
  height: ${({ $heightPx }) => $heightPx}px;
  border-radius: ${radius.l};
  overflow: hidden;
  background: ${color.surf2};
  iframe { display: block; width: 100%; height: 100%; border: 0; }
  &[aria-busy='true'] iframe { visibility: hidden; }
`;

export const FrameVeil = styled(Skeleton)`
  position: absolute;
  inset: 0;
`;

/** A lottery ticket in the detail of its round. */
export const TicketBox = styled.div`
  flex: none;
  padding-block-start: 14px;
  border-radius: ${radius.l};
  box-shadow: inset 0 0 0 1px ${color.line2};
`;

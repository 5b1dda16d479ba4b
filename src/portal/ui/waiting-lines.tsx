import { styled } from 'styled-components';
import { radius } from '#portal/theme/tokens.ts';
import { Skeleton } from './skeleton.tsx';

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  span { height: 72px; }
`;

/** Stands in the place of texts that are still on their way. */
export function WaitingLines() {
  return (
    <Lines aria-busy="true">
      <Skeleton $radius={radius.l} />
      <Skeleton $radius={radius.l} />
      <Skeleton $radius={radius.l} />
    </Lines>
  );
}

import { styled } from 'styled-components';
import { radius } from '#portal/theme/tokens.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';

const Lines = styled.div<{ readonly $fields: number }>`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-height: ${({ $fields }) => $fields * 86 + 60}px;
  span { height: 72px; }
  span:last-child { height: 52px; }
`;

/** Stands in a form's box until its code and words have come. */
export function WaitingForm({ fields }: { readonly fields: number }) {
  return (
    <Lines $fields={fields} aria-busy="true">
      {[...Array(fields + 1).keys()].map((line) => (
        <Skeleton key={line} $radius={radius.m} />
      ))}
    </Lines>
  );
}

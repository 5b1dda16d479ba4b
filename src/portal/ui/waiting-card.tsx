import { styled } from 'styled-components';
import { from } from '#portal/theme/tokens.ts';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { Card } from './account-card.ts';

const Lines = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 18px 16px;
  ${from.md} { padding-inline: 20px; }
  span { height: 44px; }
  span:first-child { width: 50%; height: 22px; }
`;

/** A card with a heading and as many rows, until what they say has come. */
export function WaitingCard({ rows }: { readonly rows: number }) {
  return (
    <Lines as="div" aria-busy="true">
      {[...Array(rows + 1).keys()].map((line) => (
        <Skeleton key={line} />
      ))}
    </Lines>
  );
}

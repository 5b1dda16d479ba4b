import { styled } from 'styled-components';
import { color } from '#portal/theme/tokens.ts';
import { Icon } from '../icon.tsx';

const Full = styled.svg`
  color: ${color.hot};
`;

const PATH =
  'M2 9.5a5.5 5.5 0 0 1 9.6-3.7.56.56 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5';

/** The heart of favourites: an outline, full when the game is one of them. */
export function Heart({ isFull, size = 18 }: { readonly isFull: boolean; readonly size?: number }) {
  if (!isFull) return <Icon name="heart" size={size} stroke={2} />;
  return (
    <Full width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={PATH} />
    </Full>
  );
}

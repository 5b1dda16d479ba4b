import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { Icon } from './icon.tsx';

const Square = styled.span<{ readonly $sizePx: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $sizePx }) => $sizePx}px;
  height: ${({ $sizePx }) => $sizePx}px;
  border-radius: ${({ $sizePx }) => Math.round($sizePx * 0.285)}px;
  background: linear-gradient(135deg, ${color.markFrom}, ${color.markTo});
  color: ${color.onMark};
`;

/** The desk's mark. Its name is said beside it. */
export function DeskMark({ size = 28 }: { readonly size?: number }) {
  return (
    <Square $sizePx={size}>
      <Icon name="frame" size={Math.round(size * 0.6)} stroke={2.2} />
    </Square>
  );
}

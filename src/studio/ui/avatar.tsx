import { styled } from 'styled-components';
import { faceColors } from '../theme/desk-colors.ts';
import { color } from '../theme/tokens.ts';

const Face = styled.span<{ readonly $sizePx: number; readonly $ground: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $sizePx }) => $sizePx}px;
  height: ${({ $sizePx }) => $sizePx}px;
  border-radius: 50%;
  background: ${({ $ground }) => $ground};
  color: ${color.onInk};
  font-size: ${({ $sizePx }) => Math.round($sizePx * 0.4)}px;
  line-height: 1;
  font-weight: 600;
`;

interface AvatarProps {
  readonly name: string;
  /** Pixels. */
  readonly size?: number;
  /** The operator's own letters stand on ink, everybody else's on a colour of their name. */
  readonly isOwn?: boolean;
}

/** The letters of a person, in the same colour wherever the name stands. The name itself is said beside it. */
export function Avatar({ name, size = 28, isOwn = false }: AvatarProps) {
  return (
    <Face $sizePx={size} $ground={isOwn ? color.ink : faceColorOf(name)} aria-hidden="true" translate="no">
      {initialsOf(name)}
    </Face>
  );
}

/** Two letters of a name: of its first two words, or the first two of one. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter((word) => word !== '');
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}

/** The ground of a name's letters. */
export function faceColorOf(name: string): string {
  // FNV-1a, whose bits are mixed once more: like names would have like ones.
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const mixed = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return faceColors[((mixed ^ (mixed >>> 15)) >>> 0) % faceColors.length] ?? faceColors[0];
}

import { useState } from 'react';
import { styled } from 'styled-components';
import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { color, gradient } from '#portal/theme/tokens.ts';

const RING_PX = 2;

const Ring = styled.span<{ readonly $sizePx: number; readonly $hasRing: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $sizePx }) => $sizePx + RING_PX * 2}px;
  height: ${({ $sizePx }) => $sizePx + RING_PX * 2}px;
  border-radius: 50%;
  ${({ $hasRing }) => $hasRing && `box-shadow: inset 0 0 0 ${RING_PX}px ${color.gold};`}
  > * {
    display: grid;
    place-items: center;
    width: ${({ $sizePx }) => $sizePx}px;
    height: ${({ $sizePx }) => $sizePx}px;
    border-radius: 50%;
    object-fit: cover;
    background: ${gradient};
    color: ${color.onPri};
    font-size: ${({ $sizePx }) => Math.round($sizePx * 0.37)}px;
    line-height: 1;
    font-weight: 700;
  }
`;

interface AvatarProps {
  readonly member: Pick<MemberInfo, 'account' | 'nickname' | 'iconUrl'>;
  readonly sizePx: 36 | 48 | 76;
  readonly hasRing: boolean;
}

/**
 * A member's picture; the letters of the name where there is none, or where it does not come (specification, section
 * 8).
 */
export function Avatar({ member, sizePx, hasRing }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { iconUrl } = member;
  return (
    <Ring $sizePx={sizePx} $hasRing={hasRing}>
      {iconUrl !== null && iconUrl !== failed ? (
        <img src={iconUrl} width={sizePx} height={sizePx} alt="" onError={() => setFailed(iconUrl)} />
      ) : (
        <bdi aria-hidden="true" translate="no">
          {initialsOf(member.nickname ?? member.account)}
        </bdi>
      )}
    </Ring>
  );
}

/** Two letters of a name: of its first two words, or the first two of one. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[\s._-]+/).filter((word) => word !== '');
  const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join('').toUpperCase();
}

import { styled } from 'styled-components';
import { faceTints } from '#portal/theme/desk-faces.ts';
import { initialsOf } from '#portal/ui/avatar.tsx';

const Face = styled.i<{ readonly $tint: string; readonly $sizePx: number }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $sizePx }) => $sizePx}px;
  height: ${({ $sizePx }) => $sizePx}px;
  border-radius: 50%;
  background: ${({ $tint }) => $tint};
  color: var(--on-art);
  font-size: ${({ $sizePx }) => Math.round($sizePx * 0.42)}px;
  line-height: 1;
  font-style: normal;
  font-weight: 600;
`;

interface AccountFaceProps {
  readonly account: string;
  readonly sizePx?: 26 | 36 | 44;
}

/** The letters of an account on a colour of its own, the same wherever the account stands. Decoration. */
export function AccountFace({ account, sizePx = 26 }: AccountFaceProps) {
  return (
    <Face $tint={tintOf(account)} $sizePx={sizePx} aria-hidden="true" translate="no">
      {initialsOf(account)}
    </Face>
  );
}

function tintOf(account: string): string {
  let sum = 0;
  for (const letter of account) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return faceTints[sum % faceTints.length] ?? faceTints[0];
}

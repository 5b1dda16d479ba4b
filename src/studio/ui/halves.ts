import { styled } from 'styled-components';
import { coarsePointer, color, from, room } from '../theme/tokens.ts';

/** A list and the opened item, in two columns; one of them at a time on narrow screens. */
export const Halves = styled.div<{ readonly $headPx?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: calc(100dvh - ${room.bar} - ${room.bottom} - ${({ $headPx = 0 }) => $headPx}px);
  ${from.lg} { grid-template-columns: minmax(420px, 43%) minmax(0, 1fr); }
`;

export const ListHalf = styled.section<{ readonly $isBehind: boolean }>`
  display: ${({ $isBehind }) => ($isBehind ? 'none' : 'flex')};
  flex-direction: column;
  min-height: 0;
  background: ${color.surf};
  ${from.lg} { display: flex; box-shadow: inset -1px 0 0 ${color.line}; }
`;

export const OpenHalf = styled.section<{ readonly $isBehind: boolean }>`
  display: ${({ $isBehind }) => ($isBehind ? 'none' : 'flex')};
  flex-direction: column;
  min-height: 0;
  ${from.lg} { display: flex; }
  > a {
    padding: 12px 16px 0;
    font-size: 13px;
    font-weight: 600;
    color: ${color.priTx};
    ${coarsePointer} { padding-block: 12px; }
    ${from.lg} { display: none; }
  }
  > article { flex: 1; }
`;

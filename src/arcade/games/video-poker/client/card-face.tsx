/** @jsxImportSource preact */
import { ACE, JACK, JOKER, KING, QUEEN, rankOf, type Suit, suitOf } from '../rules/cards.ts';

/** Suits in a box of 24 × 24. */
export const suitPaths: Readonly<Record<Suit, string>> = {
  clubs:
    'M12 2a4.6 4.6 0 0 1 3.9 7.1 4.7 4.7 0 1 1-2.6 8.1c.2 2 1 3.5 2.7 4.8H8c1.7-1.3' +
    ' 2.5-2.8 2.7-4.8a4.7 4.7 0 1 1-2.6-8.1A4.6 4.6 0 0 1 12 2z',
  diamonds: 'M12 1.5 19.5 12 12 22.5 4.5 12z',
  hearts: 'M12 21.5C5.5 16.5 2.2 12.7 2.2 8.3A5.2 5.2 0 0 1 12 5.8a5.2 5.2 0 0 1 9.8 2.5c0 4.4-3.3 8.2-9.8 13.2z',
  spades:
    'M12 1.8c5.7 4.5 9 8 9 11.8a4.6 4.6 0 0 1-7.7 3.4c.2 2.1 1 3.7 2.7 5H8c1.7-1.3' +
    ' 2.5-2.9 2.7-5A4.6 4.6 0 0 1 3 13.6c0-3.8 3.3-7.3 9-11.8z',
};

const CROWN = 'M2 20 0 5l7 6 5-10 5 10 7-6-2 15z';
const CAP = 'M3 20C1 12 0 9-3 6c5-1 9 1 11 4 0-4 1-7 4-10 3 3 4 6 4 10 2-3 6-5 11-4-3 3-4 6-6 14z';

const letters: Readonly<Record<number, string>> = { [JACK]: 'J', [QUEEN]: 'Q', [KING]: 'K', [ACE]: 'A' };

/** The rank as it stands in the card's corner. */
export function signOfRank(rank: number): string {
  return letters[rank] ?? String(rank + 2);
}

/** A card's face, drawn in a box of 100 × 140. */
export function CardFace({ card }: { readonly card: number }) {
  return (
    <svg class="vp-face" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <rect class="vp-paper" x="1" y="1" width="98" height="138" rx="9" />
      {card === JOKER ? <Joker /> : <Ranked rank={rankOf(card)} suit={suitOf(card)} />}
    </svg>
  );
}

function Joker() {
  return (
    <g class="vp-joker">
      <path d={CAP} transform="translate(22 34) scale(2.3)" />
      <circle cx="50" cy="100" r="17" />
      <text x="50" y="109" class="vp-letter vp-on-joker">
        ★
      </text>
    </g>
  );
}

function Ranked({ rank, suit }: { readonly rank: number; readonly suit: Suit }) {
  const isCourt = rank >= JACK && rank <= KING;
  const path = suitPaths[suit];
  return (
    <g class={suit === 'hearts' || suit === 'diamonds' ? 'vp-red' : 'vp-black'}>
      <text x="22" y="37" class="vp-corner">
        {signOfRank(rank)}
      </text>
      <path d={path} transform="translate(9 43) scale(1.1)" />
      {isCourt ? (
        <>
          <path class="vp-crown" d={CROWN} transform="translate(41 52) scale(1.6)" />
          <text x="60" y="126" class="vp-letter">
            {signOfRank(rank)}
          </text>
        </>
      ) : (
        <path d={path} transform="translate(27 70) scale(2.7)" />
      )}
    </g>
  );
}

/** The back of a card. */
export function CardBack() {
  return (
    <svg class="vp-back" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
      <rect class="vp-paper" x="1" y="1" width="98" height="138" rx="9" />
      <rect class="vp-cloth" x="7" y="7" width="86" height="126" rx="6" />
      <path class="vp-thread" d="M50 16 86 70 50 124 14 70zM50 36 72 70 50 104 28 70zM50 56 59 70 50 84 41 70z" />
    </svg>
  );
}

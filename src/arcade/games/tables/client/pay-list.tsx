/** @jsxImportSource preact */
import type { GameWords } from '#arcade/client/words/game-words.ts';

/** A row of a pay table beside the game. */
export interface PayListRow {
  readonly name: string;
  /** Such as `5:1` or `×5`. */
  readonly pays: string;
  /** It is what the cards or numbers come to now. */
  readonly isNow: boolean;
}

/** The pay table beside a game, with the row that counts now in gold. */
export function PayList({ rows, words }: { readonly rows: readonly PayListRow[]; readonly words: GameWords }) {
  return (
    <ul class="pay-list" aria-label={words.paytable.payTitle}>
      {rows.map(({ name, pays, isNow }) => (
        <li key={name} data-now={isNow}>
          <span dir="auto">{name}</span>
          <bdi dir="ltr">{pays}</bdi>
        </li>
      ))}
    </ul>
  );
}

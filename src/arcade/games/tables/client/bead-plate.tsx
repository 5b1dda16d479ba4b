/** @jsxImportSource preact */

/** A round of the past: its letter, and what that stands for. */
export interface Bead {
  readonly mark: string;
  readonly name: string;
  /** The colour's name in the style sheet. */
  readonly tone: 'red' | 'blue' | 'green';
  /** Small dots for the pairs of baccarat. */
  readonly dots?: readonly ('red' | 'blue')[];
}

/** The last results, filled down and then across. It never mirrors. */
export function BeadPlate({ label, beads }: { readonly label: string; readonly beads: readonly Bead[] }) {
  return (
    <ul class="ct-beads" aria-label={label}>
      {beads.map(({ mark, name, tone, dots }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no other identity than their order.
        <li key={index} class="ct-bead" data-tone={tone}>
          <span aria-hidden="true">{mark}</span>
          <span class="visually-hidden">{name}</span>
          {dots?.map((dot) => (
            <i key={dot} class="ct-dot" data-tone={dot} />
          ))}
        </li>
      ))}
    </ul>
  );
}

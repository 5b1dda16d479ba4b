/** @jsxImportSource preact */
import type { ComponentProps } from 'preact';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { type Bead, BeadPlate } from './bead-plate.tsx';
import { type BetZone, BetZones } from './bet-zones.tsx';
import { ChipTray } from './chip-tray.tsx';
import { FeltWaves } from './felt-waves.tsx';
import { TableHand } from './table-hand.tsx';
import type { Chips } from './use-chips.ts';

type Hand = ComponentProps<typeof TableHand>;

interface TableProps {
  /** The prefix of the game's own classes. */
  readonly kind: string;
  readonly board: Pick<BoardProps<unknown>, 'words' | 'money' | 'crowd' | 'isShown' | 'hasLessMotion'>;
  readonly chips: Chips;
  readonly hands: readonly [left: Hand, right: Hand];
  /** The last results, with their label. */
  readonly results: { readonly label: string; readonly beads: readonly Bead[] };
  readonly zones: readonly BetZone[];
  readonly wonPlaces: readonly string[];
}

/** A table where two hands meet, with the last results between them and the places for chips below. */
export function TwoHandsTable({ kind, board, chips, hands, results, zones, wonPlaces }: TableProps) {
  const { words, money, isShown, hasLessMotion } = board;
  const [left, right] = hands;
  return (
    <div class={`ct-board ${kind}-board`} data-still={hasLessMotion || isShown}>
      <FeltWaves />
      <div class="ct-table">
        <TableHand {...left} />
        <BeadPlate {...results} />
        <TableHand {...right} />
      </div>
      <BetZones
        label={words.bet}
        kind={`${kind}-zones`}
        groups={[{ group: 'all', zones }]}
        chips={chips}
        wonPlaces={wonPlaces}
        board={board}
      />
      <ChipTray chips={chips} words={words} money={money} />
    </div>
  );
}

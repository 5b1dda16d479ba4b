/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { ActBar, type TableAct } from './act-bar.tsx';
import { type BetZone, BetZones } from './bet-zones.tsx';
import { ChipTray } from './chip-tray.tsx';
import { FeltWaves } from './felt-waves.tsx';
import type { Chips } from './use-chips.ts';

interface TableProps<Act extends string> {
  /** The prefix of the game's own classes. */
  readonly kind: string;
  readonly board: Pick<
    BoardProps<unknown>,
    'words' | 'money' | 'crowd' | 'past' | 'isOver' | 'isShown' | 'isBusy' | 'creditMinor' | 'hasLessMotion'
  >;
  /** As they lie on the zones. */
  readonly chips: Chips;
  readonly zones: readonly BetZone[];
  readonly wonPlaces?: readonly string[];
  /** A round goes on, or its end is still being shown: the acts are below the zones, and else the tray. */
  readonly isPlaying: boolean;
  /** All cards lie on the table, and the player may act. */
  readonly isTurn: boolean;
  readonly acts: readonly TableAct<Act>[];
  choose(act: Act): void;
  /** For screen readers, when it is the player's turn. */
  readonly told: string;
  /** Where there is room, the dealer sits beside the player, and what the hands pay stands below both. */
  readonly hasSides?: boolean;
  /** Between hands and zones, such as the results of a shared table. */
  readonly results?: ComponentChildren;
  /** The hands, in rows. */
  readonly children: ComponentChildren;
}

/** A table of a player against the dealer: hands above, places for chips below them, then the acts or the tray. */
export function DealerTable<Act extends string>(props: TableProps<Act>) {
  const {
    kind,
    board,
    chips,
    zones,
    wonPlaces = [],
    isPlaying,
    isTurn,
    acts,
    told,
    hasSides = false,
    results,
    children,
  } = props;
  const { words, money, isOver, isShown, isBusy, creditMinor, hasLessMotion } = board;
  return (
    <div
      class={`ct-board dl-board ${kind}-board`}
      data-shared={board.past !== undefined}
      data-still={hasLessMotion || (isOver && isShown)}
    >
      <FeltWaves />
      <div class="dl-table" data-sides={hasSides}>
        {children}
      </div>
      {results}
      <BetZones
        label={words.bet}
        kind={`dl-zones ${kind}-zones`}
        groups={[{ group: 'all', zones }]}
        chips={chips}
        wonPlaces={wonPlaces}
        board={board}
      />
      <div class="dl-foot">
        {isPlaying ? (
          <ActBar
            acts={acts}
            isOpen={isTurn && !isBusy}
            creditMinor={creditMinor}
            money={money}
            words={words}
            choose={(act) => props.choose(act)}
          />
        ) : (
          <ChipTray chips={chips} words={words} money={money} />
        )}
      </div>
      <p class="visually-hidden" role="status">
        {isTurn ? told : ''}
      </p>
    </div>
  );
}

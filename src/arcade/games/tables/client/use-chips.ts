import { useState } from 'preact/hooks';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import {
  type Bets,
  betsOfDraft,
  type ChipBounds,
  type ChipDraft,
  doubled,
  isWithin,
  NO_BETS,
  placeChips,
  takeBack,
  totalOf,
} from '../rules/placed-chips.ts';
import { chipsInTray } from './chip-values.ts';

/** State that survives a round: the frame mounts a new board for each round, and a page holds one game. */
const memory: { chosenMinor: number | null; history: readonly ChipDraft[]; last: Bets } = {
  chosenMinor: null,
  history: [],
  last: {},
};

/** Forgets the chosen chip and the bets of earlier rounds: a page holds one game, and the tests of a worker many. */
export function forgetChips(): void {
  Object.assign(memory, { chosenMinor: null, history: [], last: {} });
}

/** Chips of a board, and what can be done with them. */
export interface Chips {
  /** What lies on the board. */
  readonly bets: Bets;
  readonly totalMinor: number;
  /** The chips to choose from, rising; six at most. */
  readonly trayMinor: readonly number[];
  readonly chosenMinor: number;
  /** Chips can be placed and taken now. */
  readonly isOpen: boolean;
  readonly canUndo: boolean;
  readonly canClear: boolean;
  readonly canRepeat: boolean;
  readonly canDouble: boolean;
  /** The player has enough for this chip. */
  isAffordable(chipMinor: number): boolean;
  choose(chipMinor: number): void;
  /** Places the chosen chip, on each place of a list as one action: on all of them or on none. */
  press(places: string | readonly string[]): void;
  /** Takes everything from these places, as one action. */
  lift(places: string | readonly string[]): void;
  undo(): void;
  clear(): void;
  repeat(): void;
  double(): void;
}

type ChipProps = Pick<
  BoardProps<unknown>,
  'view' | 'isOver' | 'isShown' | 'isBusy' | 'draft' | 'setDraft' | 'chipsMinor' | 'limitMinor' | 'creditMinor' | 'play'
>;

/** The chips of a board. Its draft is `{bets}`, and the board keeps its draft from round to round. */
export function useChips(props: ChipProps): Chips {
  const bets = betsOfDraft(props.draft);
  const draft: ChipDraft = { bets };
  // A board that opens with a round that goes on, or whose end was not seen yet: it was started with these bets.
  useState(() => {
    // A board that opens without chips: nothing of an earlier round can be taken back.
    if (Object.keys(bets).length === 0) memory.history = [];
    if (props.view === null || (props.isOver && props.isShown)) return;
    if (Object.keys(bets).length > 0) memory.last = bets;
    memory.history = [];
  });
  const trayMinor = chipsInTray(props.chipsMinor);
  const leastMinor = trayMinor[0] ?? 0;
  const isAffordable = (chipMinor: number) => chipMinor <= Math.min(props.creditMinor, props.limitMinor);
  const [chosen, setChosen] = useState(memory.chosenMinor ?? leastMinor);
  const chosenMinor = trayMinor.includes(chosen)
    ? (trayMinor.findLast((chipMinor) => chipMinor <= chosen && isAffordable(chipMinor)) ?? leastMinor)
    : leastMinor;
  const bounds: ChipBounds = { limitMinor: props.limitMinor, creditMinor: props.creditMinor };
  const isOpen = props.isOver && props.isShown && !props.isBusy;
  const isPlaced = Object.keys(bets).length > 0;

  const act = (next: ChipDraft) => {
    if (!isOpen || next === draft) return;
    memory.history = [...memory.history, draft];
    props.play('press');
    props.setDraft({ bets: next.bets });
  };
  const canRepeat =
    isOpen &&
    Object.keys(memory.last).length > 0 &&
    isWithin(memory.last, bounds) &&
    JSON.stringify(Object.entries(memory.last).sort()) !== JSON.stringify(Object.entries(bets).sort());
  return {
    bets,
    totalMinor: totalOf(bets),
    trayMinor,
    chosenMinor,
    isOpen,
    canUndo: isOpen && memory.history.length > 0,
    canClear: isOpen && isPlaced,
    canRepeat,
    canDouble: isOpen && isPlaced && doubled(draft, bounds) !== draft,
    isAffordable,
    choose(chipMinor) {
      if (!isOpen || !isAffordable(chipMinor)) return;
      memory.chosenMinor = chipMinor;
      setChosen(chipMinor);
    },
    press: (places) => act(placeChips(draft, [places].flat(), chosenMinor, bounds)),
    lift(places) {
      const lifted = [places].flat();
      const left = Object.entries(bets).filter(([place]) => !lifted.includes(place));
      if (left.length < Object.keys(bets).length) act({ bets: Object.fromEntries(left) });
    },
    undo() {
      if (!isOpen) return;
      const taken = takeBack(memory.history);
      if (taken.draft === null) return;
      memory.history = taken.history;
      props.play('press');
      props.setDraft({ bets: taken.draft.bets });
    },
    clear() {
      if (isPlaced) act(NO_BETS);
    },
    repeat() {
      if (canRepeat) act({ bets: memory.last });
    },
    double: () => act(doubled(draft, bounds)),
  };
}

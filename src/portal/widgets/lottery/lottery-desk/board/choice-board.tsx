import type { BetChoice } from '../types/bet-groups.ts';
import type { Hits } from './hits.ts';
import { NumberBoard } from './number-board.tsx';
import { OptionRows } from './option-rows.tsx';
import { PlaceRows } from './place-rows.tsx';

export interface ChoiceBoardProps {
  readonly choice: BetChoice;
  readonly isPhone: boolean;
  readonly isLocked: boolean;
  readonly hits: Hits;
}

/** The board of a way to bet, by its kind: options, rows for the places of the draw, or one board of numbers. */
export function ChoiceBoard({ choice, ...rest }: ChoiceBoardProps) {
  const [type] = choice.types;
  if (!type) return null;
  if (type.kind === 'options') return <OptionRows types={choice.types} {...rest} />;
  if (choice.isByPlace) return <PlaceRows rows={choice.types.map((one) => ({ type: one, place: 0 }))} {...rest} />;
  if (type.kind === 'ordered') {
    const rows = Array.from({ length: type.size }, (_, place) => ({ type, place }));
    return <PlaceRows rows={rows} {...rest} />;
  }
  return <NumberBoard type={type} {...rest} />;
}

import type { SlotModel } from '../rules/slot-model.ts';
import { avalanche } from './avalanche.ts';
import { grimoire } from './grimoire.ts';
import { lantern } from './lantern.ts';
import { river } from './river.ts';
import { tower } from './tower.ts';
import { triad } from './triad.ts';

/** The mathematics of every slot in the house, from the gentlest to the wildest. */
export const slotModels: readonly SlotModel[] = [triad, lantern, tower, river, avalanche, grimoire];

/** The model of a machine's id, as it stands in kept rounds; undefined for ids that no version of the house has had. */
export function modelOfMachine(machineId: string): SlotModel | undefined {
  return slotModels.find(({ machine }) => machine.id === machineId);
}

import type { GameDraft } from './game-draft.ts';
import { seededSequence, shuffled } from './seeded-sequence.ts';

/** The first games of the hot list, hottest first. */
const HOTTEST = [
  'Tomb of Anubis',
  'Sugar Parade',
  'Dragon Ascends',
  'Phoenix Heart',
  'Bison Thunder',
  'Tiger Temple',
  'Gates of Thunder',
  'Kraken Deep',
  'Neon Ronin',
  'Diamond Express',
  'Wolf Moon Ridge',
  'Aztec Sunstone',
  'Shark Bay Hunt',
  'Caravan of Gold',
  'Lucky Sevens Deluxe',
  'Spartan Oath',
  'Pearl Fisher',
  'Sky Totem',
  'Barnyard Bash',
  'Turtle Treasure',
  'Lobster Baron',
] as const;

/** The first games of the Slots section; the other curated titles follow, in the order they were drawn. */
const FIRST_SLOTS = [
  'Oni Drums',
  'Phoenix Heart',
  'Jade Emperor',
  'Honey Heist',
  'Midnight Masquerade',
  'Pirate Ledger',
  'Lantern Night',
  'Starlight Princess of Coral',
  'Gold Rush Canyon',
  'Bison Thunder',
  'Vampire Vault',
  'Chilli Mariachi',
] as const;

/**
 * Number of further hot games per type, without those that lead their section. With those above there are 48.
 */
const FURTHER_HOT: readonly (readonly [gameType: string, count: number])[] = [
  ['RNG', 10],
  ['FISH', 4],
  ['LIVE', 5],
  ['PVP', 3],
  ['JP', 2],
  ['AC', 1],
  ['SPORTS', 1],
  ['ESPORTS', 1],
];

export interface OrderedDrafts {
  readonly drafts: readonly GameDraft[];
  /** Names of the hot games, hottest first. */
  readonly hot: readonly string[];
}

function byName(drafts: readonly GameDraft[], names: readonly string[]): GameDraft[] {
  return names.map((name) => {
    const found = drafts.find((draft) => draft.gameName === name);
    if (found === undefined) throw new Error(`The catalogue lacks "${name}".`);
    return found;
  });
}

/** Puts a type's games in order: those that lead, cards that open a list, hot ones, then all others mixed. */
function orderType(drafts: readonly GameDraft[], leading: readonly GameDraft[], hotCount: number) {
  const isLeading = new Set(leading);
  const rest = shuffled(
    drafts.filter((draft) => !isLeading.has(draft)),
    seededSequence(`order of ${drafts[0]?.gameType}`),
  );
  const cards = rest.filter((draft) => draft.isGame === 'VASSALAGE');
  const games = rest.filter((draft) => draft.isGame !== 'VASSALAGE');
  const hot = games.slice(0, hotCount);
  // A lobby of slots opens with games; where a vendor is a room or a desk of its own, its card comes first.
  const ordered =
    drafts[0]?.gameType === 'RNG'
      ? [...leading, ...hot, ...shuffled([...games.slice(hotCount), ...cards], seededSequence('order of cards'))]
      : [...leading, ...cards, ...games];
  return { ordered, hot: hot.map((draft) => draft.gameName) };
}

/**
 * Orders the whole catalogue, type by type.
 * @param drafts grouped in any way
 * @param curated the titles drawn by hand
 * @param leadingLive the tables that open the live section
 */
export function orderCatalogue(
  drafts: readonly GameDraft[],
  curated: readonly GameDraft[],
  leadingLive: readonly GameDraft[],
): OrderedDrafts {
  const firstSlots = byName(curated, FIRST_SLOTS);
  const leadingByType = new Map<string, readonly GameDraft[]>([
    ['RNG', [...firstSlots, ...curated.filter((draft) => !firstSlots.includes(draft))]],
    ['LIVE', leadingLive],
  ]);
  const hotByType = new Map(FURTHER_HOT);
  const types = [...new Set(drafts.map((draft) => `${draft.gameCategory}|${draft.gameType}`))];
  const orderedTypes = types.map((key) => {
    const ofType = drafts.filter((draft) => `${draft.gameCategory}|${draft.gameType}` === key);
    const gameType = ofType[0]?.gameType ?? '';
    return { gameType, ...orderType(ofType, leadingByType.get(gameType) ?? [], hotByType.get(gameType) ?? 0) };
  });
  return {
    drafts: orderedTypes.flatMap(({ ordered }) => ordered),
    hot: [
      ...HOTTEST,
      ...FURTHER_HOT.flatMap(([gameType]) => orderedTypes.find((type) => type.gameType === gameType)?.hot ?? []),
    ],
  };
}

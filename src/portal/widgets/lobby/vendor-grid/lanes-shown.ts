import type { GameType, VendorLane } from '#contracts/generated/contracts.ts';

/** How the lotteries of a site are played (specification, section 4, "Navigation and lobby"). */
export type LotteryMode = 'ELOTT' | 'LOTT';

/** The cards that make the e-lottery the prize mode of a site. */
const ELOTTERY_CARDS = ['TCG_LOTTO_VN', 'LOTT'];

/** ELOTT when the vendor list has an ELOTT card keyed TCG_LOTTO_VN or LOTT, otherwise LOTT. */
export function prizeModeOf(lanes: readonly VendorLane[]): LotteryMode {
  const cards = lanes.find(({ gameCategory }) => gameCategory === 'ELOTT')?.cards ?? {};
  return ELOTTERY_CARDS.some((key) => Object.hasOwn(cards, key)) ? 'ELOTT' : 'LOTT';
}

interface LaneChoice {
  /** The categories of the page, its own first. */
  readonly categories: readonly GameType[];
  /** The one that the address asks for. */
  readonly asked: GameType | undefined;
  /** All of the categories, not the leading one alone. */
  readonly showLanes: boolean;
}

/**
 * The lanes of a page's categories that have vendors. The one that is asked for leads, else lotteries by their prize
 * mode.
 */
export function lanesShown(lanes: readonly VendorLane[], { categories, asked, showLanes }: LaneChoice): VendorLane[] {
  const leading = asked ?? categories.find((category) => category === prizeModeOf(lanes)) ?? categories[0];
  const order = [...categories].sort((one, other) => Number(other === leading) - Number(one === leading));
  const shown = order.flatMap((category) =>
    lanes.filter(({ gameCategory, cards }) => gameCategory === category && Object.keys(cards).length > 0),
  );
  return showLanes ? shown : shown.slice(0, 1);
}

import type { LanguageCode, LayoutDocument, VendorLanes } from '#contracts/generated/contracts.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { vendorLanesPath } from '#portal/data/games/games-queries.ts';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { readValue } from '#portal/data/gateway-client.ts';
import { categoryAddress } from '#portal/site/chosen-game-type.ts';
import { GAME_MODAL, type StartWish } from './game-wish.ts';
import type { ModalParams } from './modal-params.tsx';

/** The page of a layout that plays the game named in its address. */
const GAME_PAGE = 'seamless';

/**
 * The pages of the layout that vendors of draws have in place of games (specification, section 4, "Starting a game").
 */
const DRAW_PAGES: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: 'vn-lottery',
  TCG_SEA: 'sea-lottery',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** The context in which a game starts. */
export interface StartPlace {
  readonly layout: LayoutDocument;
  readonly language: LanguageCode;
  readonly openModal: (modalId: string, params: ModalParams) => void;
  readonly goTo: (address: string) => void;
}

/**
 * Starts a game for a visitor who may play (specification, section 4, "Starting a game"): a vendor of slots leads to
 * its games, one of draws to its page, everything else opens in the popup. Which categories a vendor has, and which
 * vendor a category, is looked up in the vendor list when it is not given.
 */
export async function startGame(wish: StartWish, place: StartPlace): Promise<void> {
  const { layout, language } = place;
  const isWhole = !('gameCode' in wish && wish.gameCode);
  const lanes = isWhole && !(wish.vassalage && wish.gameType) ? await lanesOf(language) : [];
  const vassalage = wish.vassalage ?? onlyVendor(lanes, wish.gameType);
  if (vassalage === undefined) return;
  const slots = lanes.find(({ gameCategory }) => gameCategory === 'RNG');
  if (isWhole && !wish.gameType && slots && Object.hasOwn(slots.cards, vassalage))
    return place.goTo(categoryAddress(layout, 'RNG', { vassalage }));
  const game: GameWish = { ...wish, vassalage };
  const address = addressOfWish(layout, game);
  if (address === null) place.openModal(GAME_MODAL, paramsOfWish(game));
  else place.goTo(address);
}

async function lanesOf(language: LanguageCode): Promise<VendorLanes['lanes']> {
  const answer = await readValue(vendorLanesPath(language)).catch(() => null);
  return answer?.lanes ?? [];
}

const onlyVendor = (lanes: VendorLanes['lanes'], gameType: string | undefined): string | undefined =>
  Object.keys(lanes.find(({ gameCategory }) => gameCategory === gameType)?.cards ?? {})[0];

/**
 * The address that a wish leads to: the page of the vendor's draws, or of the game itself where the layout has no popup
 * for it. Null where the popup opens.
 */
export function addressOfWish(layout: LayoutDocument, wish: GameWish): string | null {
  const { vassalage, gameCode, mode } = wish;
  const codes = { ...(gameCode && { gameCode }) };
  const draws = pathOf(layout, DRAW_PAGES[vassalage] ?? '');
  if (draws !== null) return withQuery(draws, codes);
  if (layout.modals?.[GAME_MODAL]) return null;
  return withQuery(pathOf(layout, GAME_PAGE) ?? '/', { vassalage, ...codes, ...(mode === 'trial' && { mode }) });
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** A wish as what the game's modal is opened with. */
export function paramsOfWish(wish: GameWish): ModalParams {
  const { vassalage, gameCode, mode, nodeId, gameName, vendorName, iconUrl, gameType } = wish;
  const params = { vassalage, gameCode, mode, nodeId, title: gameName, vendorName, iconUrl, gameType };
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

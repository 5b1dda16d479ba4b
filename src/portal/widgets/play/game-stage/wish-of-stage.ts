import { useSearchParams } from 'react-router-dom';
import type { ListedGameType } from '#contracts/generated/contracts.ts';
import { type ModalParams, useModalParams } from '#portal/actions/modal-params.tsx';
import type { GameWish } from '#portal/data/games/launch-call.ts';

/** The game to play here, and whether the stage is in a popup. Null when no game is named. */
export interface StageWish {
  readonly wish: GameWish | null;
  readonly isPopup: boolean;
}

/** A code as vendors give them; anything else in an address means nothing. */
const CODE = /^[A-Za-z0-9_.-]{1,64}$/;

/** The game from the modal's parameters, or from the address of the page (specification, section 2: `/seamless`). */
export function useWishOfStage(): StageWish {
  const params = useModalParams();
  const [query] = useSearchParams();
  if (params.vassalage !== undefined) return { wish: wishOf(params), isPopup: true };
  const named = Object.fromEntries([...query].filter(([name, value]) => NAMED.includes(name) && CODE.test(value)));
  return { wish: wishOf(named), isPopup: false };
}

const NAMED = ['vassalage', 'gameCode', 'mode'];

function wishOf({
  vassalage,
  gameCode,
  mode,
  nodeId,
  title,
  vendorName,
  iconUrl,
  gameType,
}: ModalParams): GameWish | null {
  if (vassalage === undefined) return null;
  return {
    vassalage,
    gameCode,
    mode: mode === 'trial' ? 'trial' : 'real',
    ...(nodeId && { nodeId }),
    ...(title && { gameName: title }),
    ...(vendorName && { vendorName }),
    ...(iconUrl && { iconUrl }),
    ...(gameType && { gameType: gameType as ListedGameType }),
  };
}

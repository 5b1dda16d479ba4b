import type { ConsolidatedFunds, MerchantWallet } from '#contracts/generated/contracts.ts';

/** The specification's keys of facts that a session keeps beside whose it is (section 3, "Session storage keys"). */
const CONSOLIDATED = 'consolidated';
const ENABLE_SALARY = 'enableSalary';
const ENABLE_CONTRACT = 'enableContract';
const GAME_VENDOR = 'gameVendor';
const TO_WHICH_ITEM = 'toWhichItem';
const MERCHANT_WALLET = 'merchantWallet';

/** Keys of the merchant, which outlive a session (section 4, "Logout"). */
export const MERCHANT_KEYS = [MERCHANT_WALLET] as const;

/** The salaries and dividends that the site pays, as the consolidated payload tells them. */
type Plans = Pick<ConsolidatedFunds, 'dailysalreqtype' | 'divtypereq' | 'contracthoursalreq' | 'realtimesalreqtype'>;

/**
 * Keeps the consolidated payload's plans, and what follows from them: whether there are salaries, and contracts at all.
 */
export function keepPlans({ dailysalreqtype, divtypereq, contracthoursalreq, realtimesalreqtype }: Plans): void {
  const plans: Plans = { dailysalreqtype, divtypereq, contracthoursalreq, realtimesalreqtype };
  const hasSalary = [dailysalreqtype, contracthoursalreq, realtimesalreqtype].some((type) => type !== null);
  put(CONSOLIDATED, JSON.stringify(plans));
  put(ENABLE_SALARY, String(hasSalary));
  put(ENABLE_CONTRACT, String(hasSalary || divtypereq !== null));
}

export const arePlansKept = (): boolean => window.sessionStorage.getItem(CONSOLIDATED) !== null;

/** Keeps whether one wallet serves all vendors. */
export function keepMerchantWallet({ isSingle }: MerchantWallet): void {
  put(MERCHANT_WALLET, JSON.stringify({ isSingle }));
}

export const isMerchantWalletKept = (): boolean => window.sessionStorage.getItem(MERCHANT_WALLET) !== null;

/** Keeps the vendor that is chosen in the lobby; null where all are shown. */
export function keepGameVendor(vassalage: string | null): void {
  if (vassalage === null) window.sessionStorage.removeItem(GAME_VENDOR);
  else put(GAME_VENDOR, vassalage);
}

/**
 * Keeps the item of the member centre or the agents' desk that was asked for last, also by a guest who was led to sign
 * in.
 */
export function keepItem(item: string): void {
  put(TO_WHICH_ITEM, item);
}

function put(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // A full or forbidden storage keeps nothing; the page does not depend on it.
  }
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fundsQuery } from '#portal/data/funds-queries.ts';
import { merchantWalletQuery } from '#portal/data/wallet-queries.ts';
import {
  arePlansKept,
  isMerchantWalletKept,
  keepGameVendor,
  keepItem,
  keepMerchantWallet,
  keepPlans,
} from '#portal/session/session-facts.ts';
import { useLobby } from '#portal/site/lobby.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { usePageParts } from '#portal/site/use-page-parts.ts';

/** The query value that names an item of the member centre or of the agents' desk. */
const ITEM = 'menu';
const ITEM_NAME = /^\w{1,40}$/;

/** Keeps what the specification keeps for the session beside whose it is (section 3, "Session storage keys"). */
export function useSessionFacts(): void {
  useMemberFacts();
  useChosenVendor();
  useAskedItem();
}

/**
 * Fetches the agents' payment plans and the mode of the merchant wallet once per session, for accounts that have a
 * wallet.
 */
function useMemberFacts(): void {
  const { session, language } = useSite();
  const queryClient = useQueryClient();
  const hasWallet = session === 'member' || session === 'agent';
  useEffect(() => {
    if (!hasWallet) return;
    // A failed request is retried on the next page.
    if (!arePlansKept()) queryClient.fetchQuery(fundsQuery(language)).then(keepPlans, () => {});
    if (!isMerchantWalletKept()) queryClient.fetchQuery(merchantWalletQuery()).then(keepMerchantWallet, () => {});
  }, [hasWallet, language, queryClient]);
}

function useChosenVendor(): void {
  const { gameType, state } = useLobby();
  const { vassalage } = state;
  useEffect(() => {
    if (gameType !== undefined) keepGameVendor(vassalage);
  }, [gameType, vassalage]);
}

/** A guest is led from the member centre to sign in with the address's query, so the item is known there too. */
function useAskedItem(): void {
  const [search] = useSearchParams();
  const { parts } = usePageParts();
  const named = search.get(ITEM);
  const item = named !== null && ITEM_NAME.test(named) ? named : parts[0];
  useEffect(() => {
    if (item !== undefined) keepItem(item);
  }, [item]);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isModuleOn } from '#document/flags.ts';
import { TRUE_ACCOUNT_MODAL } from '#portal/actions/account-modal.ts';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { CHANGE_PASSWORD_MODAL } from '#portal/actions/after-sign-in.ts';
import { CONNECT_OUTCOMES, SOCIAL_ACCOUNTS_MODAL } from '#portal/actions/connect-outcome.ts';
import { forgetMemberData } from '#portal/data/forget-member-data.ts';
import { GatewayError, onPasswordChangeRequired } from '#portal/data/gateway-client.ts';
import { memberQuery } from '#portal/data/member-query.ts';
import { clearSession, FIRST_SIGN_IN, isSessionKept, keepSession } from '#portal/session/kept-session.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** Asks before a code from elsewhere opens an account here. */
const HAND_OFF_MODAL = 'hand-off';

/** The effects of a session on every page of a visit: the data kept of it, and the steps that it requires first. */
export function useMemberExtras(openModalId: string | null): void {
  useKeptSession();
  useOwnData();
  useForcedChange(openModalId);
  useTrueAccountNote();
  useHandoff(openModalId);
  useSocialReturn();
  useConnectOutcome();
  useRememberedElsewhere(openModalId);
}

/** The tab keeps whose session it is, and forgets it when the session is over, wherever it was ended. */
function useKeptSession(): void {
  const { session, member, site } = useSite();
  useEffect(() => {
    if (member !== null) keepSession(member, site);
    else if (session === 'guest' && isSessionKept()) clearSession(site);
  }, [session, member, site]);
}

/** A member's own data is never shown to another member, nor after the session. */
function useOwnData(): void {
  const { member } = useSite();
  const queryClient = useQueryClient();
  const before = useRef(member?.id);
  useEffect(() => {
    if (before.current !== undefined && before.current !== member?.id) forgetMemberData(queryClient);
    before.current = member?.id;
  }, [member?.id, queryClient]);
}

/**
 * A password that has to be changed is changed before anything else: on a page that is opened again meanwhile, and
 * where the gateway refuses a call for that reason.
 */
function useForcedChange(openModalId: string | null): void {
  const { member } = useSite();
  const { openModal } = useShellCommands();
  const shown = useRef(openModalId);
  shown.current = openModalId;
  useEffect(
    () =>
      onPasswordChangeRequired(() => {
        if (shown.current !== CHANGE_PASSWORD_MODAL) openModal(CHANGE_PASSWORD_MODAL, { forced: 'true' });
      }),
    [openModal],
  );
  const isDue = member !== null && (member.mustChangePassword || member.passwordExpired);
  useEffect(() => {
    if (!isDue || openModalId !== null) return;
    openModal(CHANGE_PASSWORD_MODAL, { forced: 'true' });
  }, [isDue, openModalId, openModal]);
}

/** Shows a trial account once why it was redirected from a page. */
function useTrueAccountNote(): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { openModal } = useShellCommands();
  const needsTrueAccount = typeof state === 'object' && state !== null && 'needsTrueAccount' in state;
  useEffect(() => {
    if (!needsTrueAccount) return;
    openModal(TRUE_ACCOUNT_MODAL);
    void navigate({ pathname, search }, { replace: true });
  }, [needsTrueAccount, pathname, search, navigate, openModal]);
}

/**
 * A link from elsewhere may carry a one-use code (specification, section 4: "a session token from the URL query"). It
 * leaves the address at once, where others could read it later. A guest is asked before it is exchanged, since anybody
 * can lead anybody to a link; where somebody is signed in it is ignored. A code that is over leaves the visitor as
 * before.
 */
function useHandoff(openModalId: string | null): void {
  const { site, language, session } = useSite();
  const [search, setSearch] = useSearchParams();
  const { openModal } = useShellCommands();
  const [brought, setBrought] = useState<string | null>(null);
  const inAddress = isModuleOn(site.whitelabel, 'SIGNIN3') ? search.get('token') : null;
  useEffect(() => {
    if (inAddress === null) return;
    setBrought(inAddress);
    setSearch((present) => without(present, 'token'), { replace: true });
  }, [inAddress, setSearch]);
  useEffect(() => {
    if (brought === null || session === 'unknown' || openModalId !== null) return;
    setBrought(null);
    if (session !== 'guest') return;
    void import('#portal/data/account-calls.ts')
      .then(({ fetchHandoffOwner }) => fetchHandoffOwner(brought, language))
      .then(({ account }) => openModal(HAND_OFF_MODAL, { code: brought, account }))
      .catch(() => {});
  }, [brought, session, language, openModalId, openModal]);
}

/** A first sign-in by another service's account is marked in the return address. */
function useSocialReturn(): void {
  const [search, setSearch] = useSearchParams();
  const isFirst = search.get('social') === 'first';
  useEffect(() => {
    if (!isFirst) return;
    window.sessionStorage.setItem(FIRST_SIGN_IN, 'true');
    setSearch((present) => without(present, 'social'), { replace: true });
  }, [isFirst, setSearch]);
}

/** The return address of connecting a service carries the outcome, which the list of services shows. */
function useConnectOutcome(): void {
  const { member } = useSite();
  const [search, setSearch] = useSearchParams();
  const { openModal } = useShellCommands();
  const outcome = member === null ? undefined : CONNECT_OUTCOMES.find((one) => one === search.get('social'));
  useEffect(() => {
    if (outcome === undefined) return;
    openModal(SOCIAL_ACCOUNTS_MODAL, { outcome });
    setSearch((present) => without(present, 'social'), { replace: true });
  }, [outcome, setSearch, openModal]);
}

/** Asks a visitor to sign in, with a notice, when the remembered-browser token was also used elsewhere. */
function useRememberedElsewhere(openModalId: string | null): void {
  const { error } = useQuery({ ...memberQuery(), enabled: false });
  const { openModal } = useShellCommands();
  const notice = error instanceof GatewayError && error.code === 'remembered_elsewhere' ? error.message : null;
  const isShown = useRef(false);
  useEffect(() => {
    if (notice === null || openModalId !== null || isShown.current) return;
    isShown.current = true;
    openModal('login', { notice });
  }, [notice, openModalId, openModal]);
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return rest;
}

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SignedIn, SocialArrival } from '#contracts/generated/contracts.ts';
import { type SignInWay, useAfterSignIn } from '#portal/actions/after-sign-in.ts';
import { endSession, fetchSocialArrival, linkSocial } from '#portal/data/account-calls.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { color, radius } from '#portal/theme/tokens.ts';
import { FormFailure } from '../form-failure.tsx';
import { useFormWords } from '../form-place.tsx';
import { SOCIAL_NAMES, SocialMark } from './social-mark.tsx';

const Who = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 14px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  box-shadow: inset 0 0 0 1px ${color.line2};
  svg { flex: none; }
  b, span { display: block; overflow-wrap: anywhere; font-size: 14px; line-height: 20px; }
  b { font-weight: 600; }
  span { color: ${color.tx2}; }
  p { margin-block-start: 8px; font-size: 14px; line-height: 20px; color: ${color.tx}; }
`;

/** Failed outcomes of signing in by a service; the gateway puts one into the return address. */
const FAILURES = ['cancelled', 'expired', 'failed', 'unavailable'] as const;
type Failure = (typeof FAILURES)[number];

interface ArrivalState {
  /** The visitor who returned from a service and has no account here yet; null when nobody did. */
  readonly arrival: SocialArrival | null;
  readonly isWaiting: boolean;
  readonly failure: Failure | null;
}

/** The outcome of signing in by a service, for the popup of the page. */
export function useSocialArrival(): ArrivalState {
  const { language } = useSite();
  const [search] = useSearchParams();
  const outcome = search.get('social');
  const hasArrived = outcome === 'new';
  const { data, isError } = useQuery({
    queryKey: ['/wps/session/social/arrival'],
    queryFn: () => fetchSocialArrival(language),
    enabled: hasArrived,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!hasArrived) return { arrival: null, isWaiting: false, failure: FAILURES.find((one) => one === outcome) ?? null };
  return { arrival: data ?? null, isWaiting: data === undefined && !isError, failure: isError ? 'expired' : null };
}

/** Tells who came back and what is to be done, or why nobody did. */
export function SocialArrivalNote({ form }: { readonly form: 'login' | 'register' }) {
  const t = useFormWords();
  const { arrival, failure } = useSocialArrival();
  if (failure !== null) return <FormFailure failure={new GatewayError(failure, t(`social.${failure}`), 0)} />;
  if (arrival === null) return null;
  const { provider, name, email, isKnownEmail } = arrival;
  const service = SOCIAL_NAMES[provider];
  const connect = isKnownEmail ? 'social.connectKnown' : 'social.connect';
  return (
    <Who role="status">
      <SocialMark provider={provider} size={36} />
      <div>
        <b dir="auto">{name ?? email ?? service}</b>
        {name !== null && email !== null && <span dir="auto">{email}</span>}
        <p>{t(form === 'login' ? connect : 'social.create', { service })}</p>
      </div>
    </Who>
  );
}

/**
 * Finishes a sign-in, also for a visitor who returned from a service: the two accounts are connected first. When that
 * is refused nobody is signed in, so that the refusal can be read.
 */
export function useFinishSignIn(): (signedIn: SignedIn, way: SignInWay) => Promise<void> {
  const { language } = useSite();
  const { arrival } = useSocialArrival();
  const afterSignIn = useAfterSignIn();
  const connects = arrival !== null;
  return useCallback(
    async (signedIn, way) => {
      if (connects)
        await linkSocial(language).catch(async (error: unknown) => {
          await endSession(language).catch(() => {});
          throw error;
        });
      await afterSignIn(signedIn, way);
    },
    [connects, language, afterSignIn],
  );
}

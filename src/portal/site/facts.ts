import { useMemo } from 'react';
import type { Facts } from '#document/condition.ts';
import { isModuleOn } from '#document/flags.ts';
import { type SiteContextValue, useSite } from './site-context.tsx';

/** The facts that conditions of documents depend on. */
export function factsOf(context: Pick<SiteContextValue, 'site' | 'session' | 'device' | 'language' | 'now'>): Facts {
  const { site, session, device, language, now } = context;
  return {
    isOn: (modId) => isModuleOn(site.whitelabel, modId),
    hasResource: (kind) => (site.resources[kind]?.length ?? 0) > 0,
    hasPlan: (plan) => site.agentPlans.includes(plan),
    session,
    device,
    language,
    now,
  };
}

/** The facts of the page. */
export function useFacts(): Facts {
  const context = useSite();
  return useMemo(() => factsOf(context), [context]);
}

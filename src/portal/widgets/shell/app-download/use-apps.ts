import type { ResourceKind } from '#contracts/generated/contracts.ts';
import { useSite } from '#portal/site/site-context.tsx';

const APPS: readonly ResourceKind[] = ['IOS', 'ANDROID'];

/** The kinds of apps that the site offers. */
export function useApps(): readonly ResourceKind[] {
  const { resources } = useSite().site;
  return APPS.filter((kind) => (resources[kind]?.length ?? 0) > 0);
}

import type { OperatorMe } from '#contracts/generated/contracts.ts';
import { DeskFrame, SitesUnknown } from '../app/desk-frame.tsx';
import { useSites } from '../app/use-sites.ts';
import { AccountPage } from './account-page.tsx';

/** The operator's own account. The bar shows the places of the site that was looked at last. */
export function AccountPlace({ operator }: { readonly operator: OperatorMe }) {
  const { query, sites, latest } = useSites();
  if (sites === undefined) return <SitesUnknown query={query} />;
  return (
    <DeskFrame {...{ operator, sites, site: latest, place: null }}>
      <AccountPage operator={operator} />
    </DeskFrame>
  );
}

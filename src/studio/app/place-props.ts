import type { OperatorMe, OperatorSite } from '#contracts/generated/contracts.ts';

/** Props of the page of a place. */
export interface PlaceProps {
  readonly operator: OperatorMe;
  readonly site: OperatorSite;
}

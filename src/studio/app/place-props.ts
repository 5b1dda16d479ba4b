import type { OperatorMe, OperatorSite } from '#contracts/generated/contracts.ts';

/** What every place of the desk is given: who looks, and at which site. */
export interface PlaceProps {
  readonly operator: OperatorMe;
  readonly site: OperatorSite;
}

import type { ConsolidatedFunds } from '#contracts/generated/contracts.ts';

/** A member's funds on a site where two studios keep wallets of their own. */
export const buildFunds = (overrides: Partial<ConsolidatedFunds> = {}): ConsolidatedFunds => ({
  currency: 'EUR',
  currencySymbol: '€',
  isSingle: false,
  mainWallet: '100.00',
  total: '125.50',
  wallets: [
    { vendor: 'KY', vendorName: 'Kyoto Yard', balance: '25.50', isLive: true, isPending: false },
    { vendor: 'AG', vendorName: 'Amber Gate', balance: '0.00', isLive: false, isPending: false },
  ],
  dailysalreqtype: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  divtypereq: null,
  dailysalinfotype: null,
  hourlysalinfotype: null,
  contractsalinfotype: null,
  divinfotype: null,
  ...overrides,
});

import { walletDialectOf } from '#catalogue/studios.ts';

/** The dialect that is spoken with the wallet of an integration: the vendor is what follows the site in its id. */
export function dialectOf(integration: string): 'actions' | 'calls' {
  return walletDialectOf(integration.split('.')[1] ?? '');
}

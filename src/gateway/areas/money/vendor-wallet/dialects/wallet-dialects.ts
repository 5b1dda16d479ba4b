import { actionsDialect } from './actions-dialect.ts';
import { callsDialect } from './calls-dialect.ts';
import type { WalletDialect } from './wallet-dialect.ts';

/** Every dialect that vendors may use, alphabetically. */
export const WALLET_DIALECTS: readonly WalletDialect[] = [actionsDialect, callsDialect];

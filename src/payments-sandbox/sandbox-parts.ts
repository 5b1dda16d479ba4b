import type { MerchantKeys } from './merchant-keys.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import type { Store } from './store/open-store.ts';
import type { FaultPlan } from './webhooks/fault-plan.ts';

/** Faults in force: the plan, and the random numbers that decide which events it hits. */
export interface FaultsInForce {
  plan: FaultPlan;
  random: () => number;
}

/** What every verb of the sandbox works with. */
export interface SandboxParts {
  readonly store: Store;
  readonly clock: SandboxClock;
  readonly keys: MerchantKeys;
  /** Tests replace the plan while the sandbox runs. */
  readonly faults: FaultsInForce;
  readonly payoutDelayMs: number;
  /** The public origin of the hosted pages. */
  readonly publicUrl: () => string;
}

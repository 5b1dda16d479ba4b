import type { Integration } from '#gateway/areas/money/repository/integration-repository.ts';
import type { RefusalCode } from '../wallet-call.ts';
import { refuseVendorCall } from '../wallet-refusals.ts';
import type { WalletDialect, WireAnswer } from './wallet-dialect.ts';

/** The dialects of a gateway, by their names and by the paths of their calls. */
export interface KnownDialects {
  readonly all: readonly WalletDialect[];
  /** The operations of all dialects. */
  readonly operations: readonly string[];
  /**
   * The dialect of an integration.
   * @throws Error where no row of the list has its name. A vendor then gets 500 and retries, so that no win is lost
   *   while only some gateways know a new dialect.
   */
  of(integration: Pick<Integration, 'integrationId' | 'dialect'>): WalletDialect;
  /** Refuses a call that was not read, in the form of the dialect that the operation belongs to. */
  refuse(operation: string, code: RefusalCode): WireAnswer;
}

/** The calls that vendors of all dialects make, besides those of their dialect. */
export const SHARED_CALLS = ['session', 'rounds'] as const;

/** @throws Error where two dialects have the same name or operation, or one has an operation that all share. */
export function knownDialects(all: readonly WalletDialect[]): KnownDialects {
  const byName = new Map(all.map((dialect) => [dialect.name, dialect]));
  const byOperation = new Map(all.flatMap((dialect) => dialect.operations.map((operation) => [operation, dialect])));
  const operations = all.flatMap((dialect) => dialect.operations);
  assertDifferent(all.map(({ name }) => name));
  assertDifferent([...SHARED_CALLS, ...operations]);
  return {
    all,
    operations,
    of({ integrationId, dialect: name }) {
      const dialect = byName.get(name);
      if (dialect) return dialect;
      const names = [...byName.keys()].join(', ');
      throw new Error(`${integrationId}: dialect ${JSON.stringify(name)} is none of ${names}`);
    },
    refuse: (operation, code) => byOperation.get(operation)?.refuse(code, null, null) ?? refuseVendorCall(code),
  };
}

function assertDifferent(names: readonly string[]): void {
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`two wallet dialects have the same name or operation: ${twice}`);
}

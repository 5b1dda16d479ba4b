import { DomainError } from '#gateway/kit/domain-error.ts';
import type { DatabaseLog, ReplicaState } from '../database.ts';
import type { Engine } from '../engine.ts';
import type { RunInScope } from '../transaction-scope.ts';
import { watchReplica } from './replica-watch.ts';

/** Reads of records, on the replica while it may answer and else on the primary. */
export interface RecordReads {
  /** Takes read-only scopes alone: the work may run twice, when the replica fails during the first time. */
  readonly run: RunInScope;
  readonly state: ReplicaState | null;
  close(): Promise<void>;
}

interface RecordReadsParts {
  readonly primary: { readonly engine: Engine; readonly run: RunInScope };
  readonly replica: { readonly engine: Engine; readonly run: RunInScope; readonly maxLagMs: number };
  readonly log: DatabaseLog | undefined;
}

/** Reads of records without a replica. */
export function primaryReads(run: RunInScope): RecordReads {
  return { run, state: null, close: async () => {} };
}

/** Reads of records with a replica, which is watched until `close`. Never fails because of the replica. */
export function replicaReads({ primary, replica, log }: RecordReadsParts): RecordReads {
  const { maxLagMs } = replica;
  const watch = watchReplica({ primary: primary.engine, replica: replica.engine, maxLagMs, log });
  const answered = { replica: 0, primary: 0 };
  const run: RunInScope = async (scope, work) => {
    if (watch.mayAnswer()) {
      try {
        const answer = await replica.run(scope, work);
        answered.replica += 1;
        return answer;
      } catch (error) {
        // A refusal is an answer. Everything else the primary may do better: a standby ends queries that stand in the
        // way of its replay, and a fault of the query itself will show there again.
        if (error instanceof DomainError) throw error;
        watch.look();
      }
    }
    answered.primary += 1;
    return primary.run(scope, work);
  };
  return {
    run,
    state: { mayAnswer: watch.mayAnswer, lagMs: watch.lagMs, answered },
    async close() {
      await watch.stop();
      await replica.engine.close();
    },
  };
}

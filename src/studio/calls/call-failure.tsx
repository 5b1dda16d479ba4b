import { FailureState } from '../ui/failure-state.tsx';
import { CallRefused } from './desk-client.ts';

interface CallFailureProps {
  /** What failed, as a sentence. */
  readonly title: string;
  readonly why: string;
  /** The query whose first answer did not come. */
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** Says that a page has no answer to show, with the gateway's code and a way to ask again. */
export function CallFailure({ title, why, query: { error, isFetching, refetch } }: CallFailureProps) {
  const code = error instanceof CallRefused ? error.code : undefined;
  return <FailureState title={title} why={why} code={code} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

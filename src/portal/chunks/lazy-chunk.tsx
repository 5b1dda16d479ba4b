import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ChunkError, loadChunk } from './load-chunk.ts';

/** Renders the fallback for a component whose chunk failed to load. */
export type WhenMissing<Props> = (failure: {
  readonly error: ChunkError;
  readonly retry: () => void;
  /** The props of the component itself. */
  readonly props: Props;
}) => ReactNode;

interface LazyChunkOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly whenMissing: WhenMissing<Props>;
  /** Stands in its place while the chunk is on its way. */
  readonly whileLoading?: (props: Props) => ReactNode;
  /** When it returns true, a boundary above waits for the chunk and no loading notice is shown. */
  readonly useIsAwaited?: () => boolean;
}

const neverAwaited = (): boolean => false;

/** A component whose chunk comes when it is first rendered, and can be asked for again when it did not. */
export function lazyChunk<Props extends object>(options: LazyChunkOptions<Props>): ComponentType<Props> {
  const { load, whenMissing, whileLoading, useIsAwaited = neverAwaited } = options;
  const attempt = (askedAgain = false) =>
    lazy(async () => {
      const isQuiet = useIsAwaited !== neverAwaited && !askedAgain;
      return { default: (await loadChunk(load, { askedAgain, isQuiet })) as ComponentType<object> };
    });
  // A lazy component keeps its failure for good, so each attempt is one of its own.
  let View = attempt();
  return function LazyChunk(props: Props) {
    const isAwaited = useIsAwaited();
    const [attempts, setAttempts] = useState(0);
    const retry = () => {
      View = attempt(true);
      setAttempts(attempts + 1);
    };
    return (
      <ChunkBoundary key={attempts} whenMissing={(error) => whenMissing({ error, retry, props })}>
        {isAwaited ? (
          <View {...props} />
        ) : (
          <Suspense fallback={whileLoading?.(props) ?? null}>
            <View {...props} />
          </Suspense>
        )}
      </ChunkBoundary>
    );
  };
}

interface ChunkBoundaryProps {
  readonly children: ReactNode;
  readonly whenMissing: (error: ChunkError) => ReactNode;
}

/** Takes a chunk that did not come, and leaves every other fault to the boundaries above. */
class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof ChunkError) return this.props.whenMissing(error);
    if (error !== null) throw error;
    return this.props.children;
  }
}

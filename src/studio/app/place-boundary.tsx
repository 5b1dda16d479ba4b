import { Component, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { FailureState } from '../ui/failure-state.tsx';

interface PlaceBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the desk standing where a place fails, for instance when its files were replaced by a newer desk. */
export class PlaceBoundary extends Component<PlaceBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PlaceFailure /> : this.props.children;
  }
}

function PlaceFailure() {
  const t = useWords();
  return (
    <FailureState
      title={t('desk.placeFailed')}
      why={t('desk.placeFailedMore')}
      onRetry={() => window.location.reload()}
      isRetrying={false}
    />
  );
}

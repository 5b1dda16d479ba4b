import type { ReactNode } from 'react';
import { BigState } from './big-state.ts';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint?: ReactNode;
  /** The one way on, as buttons or links. */
  readonly actions?: ReactNode;
}

/** Says that there is nothing, or that nothing matches, and what to do then. */
export function EmptyState({ icon, title, hint, actions }: EmptyStateProps) {
  return (
    <BigState role="status">
      <i>
        <Icon name={icon} size={26} stroke={1.75} />
      </i>
      <h2>{title}</h2>
      {hint !== undefined && <p>{hint}</p>}
      {actions !== undefined && <div>{actions}</div>}
    </BigState>
  );
}

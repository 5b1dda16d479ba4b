import { styled } from 'styled-components';
import type { IconName } from '#contracts/generated/contracts.ts';
import { color, radius } from '#portal/theme/tokens.ts';
import { Button } from './button.tsx';
import { Icon, type OwnIcon } from './icon.tsx';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 32px 16px;
  border-radius: ${radius.l};
  background: ${color.surf};
  text-align: center;
  color: ${color.tx2};
  i { display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; background: ${color.surf2}; margin-block-end: 8px; }
  b { font-size: 15px; line-height: 22px; font-weight: 600; color: ${color.tx}; }
  button { margin-block-start: 12px; }
`;

interface EmptyStateProps {
  readonly icon: IconName | OwnIcon;
  readonly title: string;
  readonly hint?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

/** Says what happened and what to do where there is nothing to show. */
export function EmptyState({ icon, title, hint, action }: EmptyStateProps) {
  return (
    <Frame role="status">
      <i>
        <Icon name={icon} size={24} />
      </i>
      <b>{title}</b>
      {hint && <span>{hint}</span>}
      {action && (
        <Button type="button" $look="secondary" $size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Frame>
  );
}

import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Action } from '#contracts/generated/contracts.ts';
import { isClosed } from '#document/pages/redirection-of.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { TRUE_ACCOUNT_MODAL } from './account-modal.ts';
import { isPlainPress, useActionAddress, usePerform, useShellCommands } from './actions.tsx';

type ActionControlProps = { readonly action: Action; readonly onDone?: () => void } & Omit<
  ComponentPropsWithoutRef<'a'> & ComponentPropsWithoutRef<'button'>,
  'href' | 'onClick' | 'type'
>;

/** A real link where the action leads to a place, a button where it does something. */
export function ActionControl({ action, onDone, children, ...rest }: ActionControlProps) {
  const address = useActionAddress()(action);
  const perform = usePerform();
  const { layout, session } = useSite();
  const { openModal } = useShellCommands();
  const isForTrueAccounts =
    session === 'trial' && action.do === 'navigate' && isClosed(layout.pages?.[action.page] ?? {});
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    if (isForTrueAccounts) {
      event.preventDefault();
      openModal(TRUE_ACCOUNT_MODAL);
    } else if (!address) perform(action);
    else if (address.open && isPlainPress(event)) {
      event.preventDefault();
      address.open();
    }
    onDone?.();
  };
  if (address?.isOutside) {
    return (
      <a
        {...rest}
        href={address.href}
        onClick={onClick}
        {...(address.opensTab && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {children}
      </a>
    );
  }
  if (address) {
    return (
      <Link {...rest} to={address.href} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <button {...rest} type="button" onClick={onClick}>
      {children}
    </button>
  );
}

import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { Count } from './badge.tsx';
import { Icon, type IconName } from './icon.tsx';
import { PopupFrame, type PopupPlace, popupRowStyle, popupStyle } from './popup-look.ts';
import { usePopup } from './use-popup.ts';

const Card = styled.div<{ readonly $place: PopupPlace }>`${popupStyle}`;

const List = styled.ul`
  li + li > [data-danger] { margin-block-start: 6px; }
  :is(a, button) { ${popupRowStyle} }
  a[aria-current='page'] { background: ${color.here}; }
  [data-danger] { color: ${color.err}; svg { color: inherit; } }
`;

const Header = styled.div`
  padding: 10px 10px 12px;
  margin-block-end: 6px;
  border-block-end: 1px solid ${color.line};
`;

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly count?: number | undefined;
  /** A page that it opens, or else what it does. */
  readonly does: { readonly to: string } | { readonly onSelect: () => void };
  /** Ends or destroys something: in red, a step apart. */
  readonly isDanger?: boolean;
}

interface MenuProps {
  /** The accessible name of the button and its menu. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** What the button shows. */
  readonly children: ReactNode;
  /** Stands above the items, and takes no focus. */
  readonly header?: ReactNode;
  readonly place?: PopupPlace;
  /** The button, where it is to look otherwise. */
  readonly as?: (props: ComponentPropsWithRef<'button'>) => ReactNode;
}

const stepOfKey: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A button with a menu. Arrows, Home, End and first letters move, Enter chooses, Escape closes and gives the focus
 * back, Tab goes on.
 */
export function Menu({ label, items, children, header, place = 'below-end', as: Trigger = PlainTrigger }: MenuProps) {
  const { isOpen, open, close, leave, frame, button } = usePopup();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const startsAtEnd = useRef(false);
  const rows = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const focusRow = (at: number) => rows()[at]?.focus();

  useEffect(() => {
    if (!isOpen) return;
    const own = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    own.at(startsAtEnd.current ? -1 : 0)?.focus();
  }, [isOpen]);

  const openAt = (end: 'first' | 'last') => {
    startsAtEnd.current = end === 'last';
    open();
  };
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return leave();
    const own = rows();
    const at = event.target instanceof HTMLElement ? own.indexOf(event.target) : -1;
    const step = stepOfKey[event.key];
    if (event.key === 'Escape') close();
    else if (step) focusRow(step(at, own.length - 1));
    else if (!focusByLetter(event, own, at)) return;
    event.preventDefault();
    // Pages have keys of their own, which are not meant here.
    event.stopPropagation();
  };

  return (
    <PopupFrame ref={frame}>
      <Trigger
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => (isOpen ? close() : openAt('first'))}
        onKeyDown={onButtonKey}
      >
        {children}
      </Trigger>
      {isOpen && (
        <Card $place={place}>
          {header !== undefined && <Header>{header}</Header>}
          <List id={id} ref={list} role="menu" aria-label={label} onKeyDown={onListKey}>
            {items.map((item) => (
              <li key={item.label} role="none">
                <Row item={item} close={close} leave={leave} />
              </li>
            ))}
          </List>
        </Card>
      )}
    </PopupFrame>
  );
}

const PlainTrigger = (props: ComponentPropsWithRef<'button'>) => <button {...props} />;

interface RowProps {
  readonly item: MenuItem;
  readonly close: () => void;
  readonly leave: () => void;
}

function Row({ item: { label, icon, count, does, isDanger }, close, leave }: RowProps) {
  const inside = (
    <>
      {icon && <Icon name={icon} size={16} stroke={1.9} />}
      <span>{label}</span>
      {count !== undefined && <Count>{count}</Count>}
    </>
  );
  if ('to' in does)
    return (
      <NavLink to={does.to} role="menuitem" tabIndex={-1} onClick={leave}>
        {inside}
      </NavLink>
    );
  const select = () => {
    close();
    does.onSelect();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={select} {...(isDanger && { 'data-danger': '' })}>
      {inside}
    </button>
  );
}

/** Moves to the next row that begins with the letter of a key. @returns whether there is one. */
function focusByLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, rows: HTMLElement[], at: number): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false;
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  const found = inOrder.find((row) => row.textContent?.toLowerCase().startsWith(key.toLowerCase()));
  found?.focus();
  return found !== undefined;
}

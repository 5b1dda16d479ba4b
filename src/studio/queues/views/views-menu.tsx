import { type ComponentPropsWithRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QueueFilters } from '#contracts/generated/contracts.ts';
import { useWords } from '#studio/i18n/words.tsx';
import { useKeys } from '#studio/keys/use-keys.ts';
import { Button } from '#studio/ui/button.tsx';
import { Icon } from '#studio/ui/icon.tsx';
import { KeyHint } from '#studio/ui/key-hint.tsx';
import { Menu, type MenuItem } from '#studio/ui/menu.tsx';
import { areSameFilters } from '../filters/queue-filters.ts';
import type { QueueKind } from '../queue-kind.ts';
import { ChangeViews } from './change-views.tsx';
import { KeepView } from './keep-view.tsx';
import { type ShownView, useViewCounts } from './use-views.ts';

const Place = styled.div`
  flex: none;
  margin-inline-start: auto;
  button > span { max-width: 140px; overflow: hidden; text-overflow: ellipsis; }
`;

const BUTTON_ID = 'queue-views';

interface ViewsMenuProps {
  readonly siteId: string;
  readonly kind: QueueKind;
  readonly filters: QueueFilters;
  readonly views: readonly ShownView[];
}

/** The operator's own views with how many requests each finds, and what keeps and changes them. `V` opens it. */
export function ViewsMenu({ siteId, kind, filters, views }: ViewsMenuProps) {
  const t = useWords();
  const navigate = useNavigate();
  const counts = useViewCounts(views);
  const [dialog, setDialog] = useState<'keep' | 'change' | null>(null);
  useKeys({ v: () => document.getElementById(BUTTON_ID)?.click() });
  const current = views.find((view) => view.kind === kind.key && areSameFilters(view.filters, filters));
  const items: MenuItem[] = [
    ...views.map((view, index) => ({
      label: view.name,
      count: counts[index],
      does: { onSelect: () => void navigate(view.address) },
    })),
    ...(kind.filtering === undefined
      ? []
      : [{ label: t('views.keep'), icon: 'plus' as const, does: { onSelect: () => setDialog('keep') } }]),
    ...(views.length === 0
      ? []
      : [{ label: t('views.change'), icon: 'pencil' as const, does: { onSelect: () => setDialog('change') } }]),
  ];
  if (items.length === 0) return null;
  return (
    <Place>
      <Menu label={t('views.title')} items={items} as={ViewsButton}>
        <Icon name="list" size={15} />
        <span>{current?.name ?? t('views.title')}</span>
        <KeyHint>V</KeyHint>
      </Menu>
      {dialog === 'keep' && <KeepView {...{ siteId, kind, filters }} onClose={() => setDialog(null)} />}
      {dialog === 'change' && <ChangeViews views={views} onClose={() => setDialog(null)} />}
    </Place>
  );
}

const ViewsButton = ({ children, ...props }: ComponentPropsWithRef<'button'>) => (
  <Button id={BUTTON_ID} size="small" {...props}>
    {children}
  </Button>
);

import { useRef, useState } from 'react';
import { languages } from '#contracts/languages.ts';
import { ChunkFailureToast } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Flag, Icon } from '#portal/ui/icon.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import type { LanguageMenuProps } from './language-menu.tsx';
import { Frame, Trigger } from './language-select.styles.ts';

const LanguageMenu = lazyChunk<LanguageMenuProps>({
  load: async () => (await import('./language-menu.tsx')).LanguageMenu,
  whenMissing: ({ error, retry, props }) => <ChunkFailureToast error={error} retry={retry} onClose={props.onClose} />,
});

/** Chooses the language. The list's code comes when it is first opened. */
export function LanguageSelectView({ nodeId, look }: WidgetViewProps<'language-select'>) {
  const { t } = useWords();
  const { language, site, device } = useSite();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  if (site.languages.offered.length < 2) return null;
  const { name, flag } = languages[language];
  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <Frame $look={look} data-node={nodeId} data-widget="language-select">
      <Trigger
        ref={trigger}
        type="button"
        $look={look}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={`${t('language.choose')}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Flag country={flag} size={look === 'row' ? 20 : look === 'strip' ? 16 : 18} />
        <span>{name}</span>
        <Icon name={look === 'row' ? 'chevron-up' : 'chevron-down'} size={16} stroke={2} />
      </Trigger>
      {isOpen && (
        <SectionBoundary onError={close}>
          <LanguageMenu
            offered={site.languages.offered}
            current={language}
            opensUpwards={look === 'row'}
            isSheet={device === 'mobile'}
            onClose={close}
          />
        </SectionBoundary>
      )}
    </Frame>
  );
}

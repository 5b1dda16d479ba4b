import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Action, AppDownloadProps } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { ChunkFailure } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useDropDown } from '../top-navigation/use-drop-down.ts';
import type { AppCodesProps } from './app-codes.tsx';
import { Block, controlLook, Frame, Panel } from './app-download.styles.ts';
import { appPageWay } from './app-page-way.ts';
import { useApps } from './use-apps.ts';
import { useHandOffCode } from './use-hand-off-code.ts';

/** The codes come when they are asked for. */
const AppCodes = lazyChunk<AppCodesProps>({
  load: async () => (await import('./app-codes.tsx')).AppCodes,
  whileLoading: () => <WaitingLines />,
  whenMissing: ({ error, retry }) => <ChunkFailure error={error} retry={retry} />,
});

const Control = styled.button<{ readonly $isStrip: boolean }>`
  ${controlLook}
`;

/** The ways to the apps (specification, section 2, "Side menu"). */
export function AppDownloadView({ nodeId, look, guide }: WidgetViewProps<'app-download'>) {
  const { t } = useWords();
  const { language } = useSite();
  const apps = useApps();
  const [isMeant, setMeant] = useState(false);
  const code = useHandOffCode(isMeant && apps.length === 0);
  const way = appPageWay(guide, language, code);
  const mean = () => setMeant(true);
  const mark = { 'data-node': nodeId, 'data-widget': 'app-download' };
  if (look === 'block') {
    return apps.length > 0 ? (
      <Block {...mark}>
        <AppCodes guide={undefined} />
      </Block>
    ) : null;
  }
  if (apps.length > 0) return <AppControl look={look} guide={guide} mark={mark} />;
  return way ? (
    <Control
      as={ActionControl}
      $isStrip={look === 'strip'}
      action={way}
      aria-label={t('app.download')}
      onPointerEnter={mean}
      onFocus={mean}
      {...mark}
    >
      <ControlFace look={look} />
    </Control>
  ) : null;
}

interface AppControlProps {
  readonly look: 'icon' | 'strip';
  readonly guide: Action | undefined;
  readonly mark: Readonly<Record<string, string>>;
}

/** The control whose codes open under a resting pointer, on focus by keyboard, and by a press or a tap. */
function AppControl({ look, guide, mark }: AppControlProps) {
  const { t } = useWords();
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const dropDown = useDropDown(root);
  const isOpen = dropDown.open !== null;
  const isStrip = look === 'strip';
  return (
    <Frame
      ref={root}
      $isStrip={isStrip}
      onPointerEnter={(event) => dropDown.onItemEnter(event, look)}
      onPointerLeave={dropDown.onLeave}
      onBlur={isOpen ? dropDown.onItemBlur : undefined}
      {...mark}
    >
      <Control
        type="button"
        $isStrip={isStrip}
        aria-label={t('app.download')}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onFocus={({ currentTarget }) => {
          if (!isOpen && currentTarget.matches(':focus-visible')) dropDown.onPress(look);
        }}
        onClick={() => dropDown.onPress(look)}
      >
        <ControlFace look={look} />
      </Control>
      {isOpen && (
        <Panel id={panelId} $isStrip={isStrip}>
          <AppCodes guide={guide} />
        </Panel>
      )}
    </Frame>
  );
}

function ControlFace({ look }: Pick<AppDownloadProps, 'look'>) {
  const { t } = useWords();
  return look === 'strip' ? t('app.download') : <Icon name="smartphone" size={19} />;
}

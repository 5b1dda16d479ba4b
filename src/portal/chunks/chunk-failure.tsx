import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { color, layer, radius, shadow } from '#portal/theme/tokens.ts';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Toast } from '#portal/ui/toast.ts';
import type { PortalWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';
import { ChunkError } from './load-chunk.ts';

/** The message for a chunk that failed to load (specification, section 8). */
const chunkFailureWords = (error: unknown, t: Translate<PortalWord>): string =>
  t(error instanceof ChunkError && error.kind === 'timeout' ? 'failure.slow' : 'failure.network');

interface ChunkFailureProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Says in a section's place that its chunk did not come. */
export function ChunkFailure({ error, retry }: ChunkFailureProps) {
  const { t } = useWords();
  return (
    <EmptyState
      icon="radio"
      title={chunkFailureWords(error, t)}
      action={{ label: t('action.retry'), onClick: retry }}
    />
  );
}

const Below = styled.div`
  position: absolute;
  z-index: ${layer.dropDown};
  inset-block-start: 100%;
  inset-inline-start: 0;
  width: max-content;
  max-width: min(420px, calc(100vw - 32px));
  border-radius: ${radius.m};
  background: ${color.surf3};
  color: ${color.tx};
  box-shadow: ${shadow.high}, inset 0 0 0 1px ${color.line2};
`;

/** Says below what opens that its list did not come, and stays within it: a press elsewhere closes both. */
export function ChunkFailureBelow(failure: ChunkFailureProps) {
  return (
    <Below role="alert">
      <ChunkFailure {...failure} />
    </Below>
  );
}

const Failure = styled(Toast)`
  padding-inline-end: 6px;
  > span { flex: 1; }
`;

/** Says over the page that what was to open did not come. */
export function ChunkFailureToast({ error, retry, onClose }: ChunkFailureProps & { readonly onClose: () => void }) {
  const { t } = useWords();
  return createPortal(
    <Failure role="alert">
      <span>{chunkFailureWords(error, t)}</span>
      <Button type="button" $look="secondary" $size="small" onClick={retry}>
        {t('action.retry')}
      </Button>
      <IconButton type="button" aria-label={t('action.close')} onClick={onClose}>
        <Icon name="x" size={18} />
      </IconButton>
    </Failure>,
    document.body,
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { pendingChunks } from '#portal/chunks/load-chunk.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { color, layer, reducedMotion } from '#portal/theme/tokens.ts';

/** Faster loads show no notice. */
const SHOW_AFTER_MS = 150;

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Bar = styled.div`
  position: fixed;
  z-index: ${layer.loading};
  inset-block-start: 0;
  inset-inline: 0;
  height: 3px;
  overflow: hidden;
  background: ${color.priSoft};
  pointer-events: none;
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    width: 40%;
    background: ${color.pri};
    animation: ${run} 1.1s ease-in-out infinite;
    &:dir(rtl) { animation-direction: reverse; }
    ${reducedMotion} { animation: none; width: 100%; opacity: 0.6; }
  }
`;

const noneOnServer = (): boolean => false;

/**
 * A line along the top of the page while the visitor waits for a route's data or for a chunk. Nothing moves when it
 * comes or goes.
 */
export function LoadingOverlay({ isWaiting }: { readonly isWaiting: boolean }) {
  const { t } = useWords();
  const hasPending = useSyncExternalStore(pendingChunks.subscribe, pendingChunks.areThere, noneOnServer);
  const isLoading = isWaiting || hasPending;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLong(true), SHOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return (
    <div role="status">
      {isLoading && isLong && (
        <Bar>
          <span className="visually-hidden">{t('loading.label')}</span>
        </Bar>
      )}
    </div>
  );
}

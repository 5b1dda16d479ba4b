import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { color, layer, radius, shadow } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';

const Notice = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-end: calc(16px + var(--bottom-bar, env(safe-area-inset-bottom)));
  inset-inline: 16px;
  margin-inline: auto;
  width: fit-content;
  max-width: calc(100% - 32px);
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 8px 16px;
  border-radius: ${radius.m};
  background: ${color.surf3};
  color: ${color.tx};
  box-shadow: ${shadow.middle}, inset 0 0 0 1px ${color.line2};
  font-size: 13px;
  line-height: 18px;
  font-weight: 500;
  pointer-events: none;
  svg { flex: none; color: ${color.warn}; }
`;

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** A quiet line while the browser is offline. Calls wait meanwhile and are made when it is back. */
export function OfflineNotice() {
  const { t } = useWords();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <Notice data-offline>
          <Icon name="radio" size={18} />
          {t('offline.message')}
        </Notice>
      )}
    </div>
  );
}

import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { color } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Toast } from '#portal/ui/toast.ts';

const Notice = styled(Toast)`
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
    <div role="status" data-network={isOnline ? 'online' : 'offline'}>
      {!isOnline && (
        <Notice>
          <Icon name="radio" size={18} />
          {t('offline.message')}
        </Notice>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { Action } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { ActionControl } from '#portal/session/action-control.tsx';
import { failureWords } from '#portal/session/failure-words.ts';
import { lazyChunk } from '#portal/session/lazy-chunk.tsx';
import { useAsset, useSite } from '#portal/session/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { QrCodeProps } from '#portal/ui/qr-code/qr-code.art.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { Codes } from './app-codes.styles.ts';
import { useApps } from './use-apps.ts';

const QrCode = lazyChunk<QrCodeProps>({
  load: async () => (await import('#portal/ui/qr-code/qr-code.art.tsx')).QrCode,
  whileLoading: () => <Skeleton />,
  whenMissing: ({ error }) => <NoCode error={error} />,
});

export interface AppCodesProps {
  readonly guide: Action | undefined;
}

/** A code for each app with the link that it holds, and the way to the page about them. The codes are drawn by the browser alone. */
export function AppCodes({ guide }: AppCodesProps) {
  const { t } = useWords();
  const { site } = useSite();
  const asset = useAsset();
  const apps = useApps();
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <Codes>
      <strong>{t('app.download')}</strong>
      <p>{t('app.scan')}</p>
      <ul>
        {apps.map((kind) => {
          const name = t(`resource.${kind}`);
          return (
            <li key={kind}>
              {isInBrowser ? (
                <QrCode
                  text={site.resources[kind]?.[0]?.url ?? ''}
                  label={t('app.codeOf', { name })}
                  logo={asset(site.theme.icons?.favicon ?? site.theme.logo.mark)}
                />
              ) : (
                <Skeleton />
              )}
              <ActionControl action={{ do: 'openResource', kind }}>
                <Icon name="smartphone" size={16} />
                {name}
              </ActionControl>
            </li>
          );
        })}
      </ul>
      {guide && (
        <ActionControl action={guide}>
          {t('app.openPage')}
          <Icon name="chevron-right" size={16} stroke={2} />
        </ActionControl>
      )}
    </Codes>
  );
}

function NoCode({ error }: { readonly error: unknown }) {
  const { t } = useWords();
  return <small role="status">{failureWords(error, t)}</small>;
}

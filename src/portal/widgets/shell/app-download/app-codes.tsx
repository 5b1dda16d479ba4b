import { useEffect, useState } from 'react';
import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useActionAddress } from '#portal/actions/actions.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { failureWords } from '#portal/data/failure-words.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { QrCodeProps } from '#portal/ui/qr-code/qr-code.art.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { Codes } from './app-codes.styles.ts';
import { appPageWay } from './app-page-way.ts';
import { useApps } from './use-apps.ts';
import { useHandOffCode } from './use-hand-off-code.ts';

const QrCode = lazyChunk<QrCodeProps>({
  load: async () => (await import('#portal/ui/qr-code/qr-code.art.tsx')).QrCode,
  whileLoading: () => <Skeleton />,
  whenMissing: ({ error }) => <NoCode error={error} />,
});

export interface AppCodesProps {
  /** The page about the app; undefined where this is that page. */
  readonly guide: Action | undefined;
}

/**
 * A QR code for each app with the link that it holds, and the way to the page about them. Where a member is signed in
 * the QR codes lead to that page and bring a one-use code, so that the phone goes on as the member: the addresses of
 * the apps may be other companies', which must not learn the code. The QR codes are drawn by the browser alone.
 */
export function AppCodes({ guide }: AppCodesProps) {
  const { t } = useWords();
  const { site, language } = useSite();
  const addressOf = useActionAddress();
  const code = useHandOffCode(guide !== undefined);
  const way = appPageWay(guide, language, code);
  const page = code === null ? null : addressOf(way);
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
                  text={
                    page === null
                      ? (site.resources[kind]?.[0]?.url ?? '')
                      : `${window.location.origin}${page.href}#${kind.toLowerCase()}`
                  }
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
      {way && (
        <ActionControl action={way}>
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

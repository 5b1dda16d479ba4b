import { useState } from 'react';
import type { ChangeTeamLink, TeamLink } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { changeTeamLink } from '#portal/data/desk/register-calls.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { CopyLine, Facts, PaddedCard } from '../agent-register-centre.styles.ts';
import { CopyButton } from '../copy-button.tsx';
import { RegisterIcon } from '../register-icon.tsx';
import { LinkHead, QrPlace, Switch } from './link-card.styles.ts';
import type { LinkQrProps } from './link-qr.tsx';
import { RenameForm } from './rename-form.tsx';

const LinkQr = lazyChunk<LinkQrProps>({
  load: async () => (await import('./link-qr.tsx')).LinkQr,
  whileLoading: () => <QrPlace />,
  // The address below does as well.
  whenMissing: () => null,
});

interface LinkCardProps {
  readonly link: TeamLink;
  /** Resolves when the links have been fetched again. */
  readonly onChanged: () => Promise<void>;
}

/** A link with its code: to copy, to keep as a picture, to name, and to switch on or off. */
export function LinkCard({ link, onChanged }: LinkCardProps) {
  const { code, name, kind, url, host, isOn, madeAt } = link;
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const moments = useMoments();
  const [isNaming, setNaming] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const change = async (to: ChangeTeamLink): Promise<void> => {
    await changeTeamLink(code, to, language);
    await onChanged();
  };
  const turn = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await change({ isOn: !isOn });
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <PaddedCard as="section" aria-label={name}>
      {isNaming ? (
        <RenameForm name={name} onRename={(to) => change({ name: to })} onClose={() => setNaming(false)} />
      ) : (
        <LinkHead>
          <div>
            <h2>{name}</h2>
            <small>
              <bdi dir="ltr" translate="no">
                {code}
              </bdi>
              , {t(`register.link.registers.${kind}`)}
            </small>
          </div>
          <Switch
            type="button"
            role="switch"
            aria-checked={isOn}
            aria-busy={isSending}
            aria-label={t('register.link.switch')}
            onClick={() => void turn()}
          >
            <i aria-hidden="true" />
          </Switch>
          <IconButton type="button" $size={36} aria-label={t('register.link.rename')} onClick={() => setNaming(true)}>
            <RegisterIcon name="pencil" />
          </IconButton>
        </LinkHead>
      )}
      {failure !== null && (
        <Hint as="p" role="alert" $isWrong>
          {failureWords(failure, say)}
        </Hint>
      )}
      <LinkQr url={url} file={`${code}.png`} label={t('register.link.qr', { name })} isDimmed={!isOn} />
      <CopyLine>
        <bdi dir="ltr" translate="no">
          {url.replace(/^https?:\/\//, '')}
        </bdi>
        <CopyButton text={url} label={t('register.link.copy')} />
      </CopyLine>
      {!isOn && <Hint as="p">{t('register.link.offHint')}</Hint>}
      <Facts>
        <div>
          <dt>{t('register.link.language')}</dt>
          <dd>{languageName(link.language) ?? t('register.link.anyLanguage')}</dd>
        </div>
        <div>
          <dt>{t('register.link.host')}</dt>
          <dd>
            <bdi dir="ltr">{host}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('register.link.made')}</dt>
          <dd>{moments.day(madeAt)}</dd>
        </div>
      </Facts>
    </PaddedCard>
  );
}

function languageName(code: string | null): string | undefined {
  return Object.entries(languages).find(([one]) => one === code)?.[1].name;
}

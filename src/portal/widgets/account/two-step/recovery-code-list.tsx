import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { Said, useCopying } from '#portal/forms/copied.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Codes, Ways } from './two-step.styles.ts';

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, this once: to copy, to download, or to write down. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const t = useFormWords();
  const { site } = useSite();
  const { isCopied, copy } = useCopying();
  const text = `${codes.join('\n')}\n`;
  return (
    <Form as="div">
      <h3>{t('twoStep.codesTitle')}</h3>
      <Lead>{t('twoStep.codesLead')}</Lead>
      <Codes aria-label={t('twoStep.codesTitle')} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Ways>
        <Button type="button" $look="secondary" onClick={() => copy(text)}>
          <Icon name="copy" size={18} />
          {t('action.copy')}
        </Button>
        <Button type="button" $look="secondary" onClick={() => download(`${site.id}-recovery-codes.txt`, text)}>
          <AccountIcon name="download" size={18} />
          {t('twoStep.download')}
        </Button>
      </Ways>
      <Button type="button" $size="large" onClick={onKept}>
        {t('twoStep.kept')}
      </Button>
      {isCopied && <Said text={t('action.copied')} />}
    </Form>
  );
}

/** Hands a text over as a file, which the page alone makes. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

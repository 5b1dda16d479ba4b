import type { TotpOffer } from '#contracts/generated/contracts.ts';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { failureWords } from '#portal/data/failure-words.ts';
import { confirmTotp } from '#portal/data/security-calls.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { Said, useCopying } from '#portal/forms/copied.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { QrCodeProps } from '#portal/ui/qr-code/qr-code.art.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { faultOfTotp, TotpField } from './totp-field.tsx';
import { Code, Key, KeyLabel } from './two-step.styles.ts';

const QrCode = lazyChunk<QrCodeProps>({
  load: async () => (await import('#portal/ui/qr-code/qr-code.art.tsx')).QrCode,
  whileLoading: () => <Skeleton />,
  // The key below does as well.
  whenMissing: ({ error }) => <NoCode error={error} />,
});

/** Letters that people copy by hand are easier in fours. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

const NAMES = ['code'] as const;

interface ScanTwoStepProps {
  readonly offer: TotpOffer;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The secret for the app, as a code to scan and as a key to type, and the app's first code. */
export function ScanTwoStep({ offer, onCodes }: ScanTwoStepProps) {
  const t = useFormWords();
  const { language } = useSite();
  const { isCopied, copy } = useCopying();
  const form = useAccountForm({
    names: NAMES,
    initial: { code: '' },
    check: (_name, { code }) => faultOfTotp(code, t),
    send: async ({ code }) => onCodes((await confirmTotp(code.trim(), language)).recoveryCodes),
  });
  return (
    <Form ref={form.ref} onSubmit={form.submit} noValidate>
      <Lead>{t('twoStep.scan')}</Lead>
      <Code>
        <QrCode text={offer.otpauthUri} label={t('twoStep.qr')} />
      </Code>
      <KeyLabel>{t('twoStep.key')}</KeyLabel>
      <Key>
        <code dir="ltr" translate="no">
          {inFours(offer.secret)}
        </code>
        <IconButton type="button" aria-label={t('twoStep.copyKey')} onClick={() => copy(offer.secret)}>
          <Icon name="copy" size={18} />
        </IconButton>
      </Key>
      <FormFailure failure={form.failure} />
      <TotpField field={form.bind('code')} label={t('twoStep.code')} />
      <Button type="submit" $size="large" disabled={form.isSending}>
        {t(form.isSending ? 'account.working' : 'security.do.turnOn')}
      </Button>
      {isCopied && <Said text={t('action.copied')} />}
    </Form>
  );
}

function NoCode({ error }: { readonly error: unknown }) {
  const t = useFormWords();
  return <small role="status">{failureWords(error, t)}</small>;
}

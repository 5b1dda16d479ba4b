import { useMemo, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { QrCode } from '#portal/ui/qr-code/qr-code.art.tsx';
import { QR_COMPONENT_DEFAULTS } from '#portal/ui/qr-code/qr-defaults.ts';
import { qrMatrix } from '#portal/ui/qr-code/qr-matrix.ts';
import { qrPng } from '#portal/ui/qr-code/qr-png.art.ts';
import { quietMargin } from '#portal/ui/qr-code/quiet-zone.ts';
import { savePicture } from '#portal/ui/qr-code/save-picture.ts';
import { Qr, Wrong } from './referral.styles.ts';

/** A quarter of the code may be unreadable, so that the brand's mark can cover its middle. */
const LEVEL = 'Q' as const;

/** The link's code with the brand's mark, drawn in this browser, and its picture to keep. */
export function LinkQr({ url, code }: { readonly url: string; readonly code: string }) {
  const t = useFormWords();
  const { site } = useSite();
  const asset = useAsset();
  const [isFailed, setFailed] = useState(false);
  const mark = asset(site.theme.icons?.favicon ?? site.theme.logo.mark);
  const style = useMemo(() => {
    const matrix = qrMatrix(url, LEVEL);
    const margin = matrix === null ? {} : { margin: quietMargin(matrix.count, QR_COMPONENT_DEFAULTS.size) };
    return { errorCorrection: LEVEL, ...margin };
  }, [url]);
  const save = async (): Promise<void> => {
    const picture = await qrPng(url, { level: LEVEL, mark });
    setFailed(picture === null);
    if (picture !== null) savePicture(picture, `${site.name}-${code}.png`);
  };
  return (
    <Qr>
      <QrCode text={url} label={t('referral.qr')} logo={mark} style={style} />
      <Button type="button" $look="glass" $size="small" onClick={() => void save()}>
        <Icon name="download" size={16} stroke={2} />
        {t('referral.save')}
      </Button>
      {isFailed && <Wrong role="alert">{t('referral.saveFailed')}</Wrong>}
    </Qr>
  );
}

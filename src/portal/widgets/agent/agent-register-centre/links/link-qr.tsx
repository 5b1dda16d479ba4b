import { useMemo, useState } from 'react';
import { OutlineButton } from '#portal/forms/desk/desk-states.styles.ts';
import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { QrCode } from '#portal/ui/qr-code/qr-code.art.tsx';
import { QR_COMPONENT_DEFAULTS } from '#portal/ui/qr-code/qr-defaults.ts';
import { qrMatrix } from '#portal/ui/qr-code/qr-matrix.ts';
import { qrPng } from '#portal/ui/qr-code/qr-png.art.ts';
import { quietMargin } from '#portal/ui/qr-code/quiet-zone.ts';
import { savePicture } from '#portal/ui/qr-code/save-picture.ts';
import { QrPlace } from './link-card.styles.ts';

export interface LinkQrProps {
  readonly url: string;
  /** The name of its picture. */
  readonly file: string;
  readonly label: string;
  /** The link takes nobody. */
  readonly isDimmed: boolean;
}

/** A link's code, drawn in this browser, and its picture to keep. */
export function LinkQr({ url, file, label, isDimmed }: LinkQrProps) {
  const t = useFormWords();
  const [isFailed, setFailed] = useState(false);
  const style = useMemo(() => {
    const { size, errorCorrection } = QR_COMPONENT_DEFAULTS;
    const matrix = qrMatrix(url, errorCorrection);
    return matrix ? { margin: quietMargin(matrix.count, size) } : {};
  }, [url]);
  const save = async (): Promise<void> => {
    const picture = await qrPng(url);
    setFailed(picture === null);
    if (picture) savePicture(picture, file);
  };
  return (
    <>
      <QrPlace $isDimmed={isDimmed}>
        <QrCode text={url} label={label} style={style} />
      </QrPlace>
      <OutlineButton type="button" onClick={() => void save()}>
        <Icon name="download" size={15} stroke={2} />
        {t('register.link.png')}
      </OutlineButton>
      {isFailed && (
        <Hint as="p" role="alert" $isWrong>
          {t('register.link.pngFailed')}
        </Hint>
      )}
    </>
  );
}

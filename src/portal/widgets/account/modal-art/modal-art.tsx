import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { BrandLogo } from '#portal/ui/brand-logo.tsx';
import { SiteImage } from '#portal/ui/site-image.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Art, Said } from './modal-art.styles.ts';

/** The art beside a form. The modal makes room for it where the screen has any. */
export function ModalArtView({ nodeId, about, backdrop }: WidgetViewProps<'modal-art'>) {
  const { site } = useSite();
  const asset = useAsset();
  const { mark, markOnDark = mark, wordmark } = site.theme.logo;
  return (
    <FormPlace nodeId={nodeId} widget="modal-art" waiting={<Art data-modal-art="" />}>
      <Art data-modal-art="">
        {backdrop !== undefined && <SiteImage src={asset(backdrop)} width={400} height={720} />}
        <Said>
          <BrandLogo mark={asset(markOnDark)} wordmark={wordmark} />
          <Words about={about} />
        </Said>
      </Art>
    </FormPlace>
  );
}

function Words({ about }: Pick<WidgetViewProps<'modal-art'>, 'about'>) {
  const t = useFormWords();
  return (
    <div>
      <p>{t(`art.${about}.title`)}</p>
      <p>{t(`art.${about}.text`)}</p>
    </div>
  );
}

import { useController, useWatch } from 'react-hook-form';
import { useWords } from '#studio/i18n/words.tsx';
import { Card } from '#studio/ui/card.tsx';
import { SelectField } from '#studio/ui/select-field.tsx';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { type AnnouncementForm, type BannerForm, KEPT_LINK, linkChoices, pageOfLink } from '../announcement-form.ts';
import { Pair } from '../content.styles.ts';
import { pagesOf } from '../draft.ts';
import { FormTexts, useFault } from './form-fields.tsx';
import { usePictures } from './new-pictures.ts';
import { PictureField } from './picture-field.tsx';

const groups: Readonly<Record<BannerForm['groupName'], StudioWord>> = {
  w_home: 'content.atHome',
  w_leftmenu: 'content.atMenu',
  w_reg: 'content.atRegister',
  w_forget: 'content.atForgot',
};

/** The fields of banners beside their texts: group, pictures and link. */
export function BannerFields({ hadLink }: { readonly hadLink: string }) {
  const t = useWords();
  const { draft } = usePictures();
  const group = useController<AnnouncementForm, 'banner.groupName'>({ name: 'banner.groupName' }).field;
  const link = useController<AnnouncementForm, 'banner.link'>({ name: 'banner.link' }).field;
  const isAtHome = useWatch<AnnouncementForm, 'banner.groupName'>({ name: 'banner.groupName' }) === 'w_home';
  const choices = [...linkChoices(pagesOf(draft)), ...(hadLink === KEPT_LINK ? [KEPT_LINK] : [])];
  const saidOf = (choice: string): string => {
    if (choice === KEPT_LINK) return t('content.linkKept');
    const page = pageOfLink(choice);
    if (page !== undefined) return t('content.linkPage', { page });
    return t(choice === '' ? 'content.linkNone' : 'content.linkService');
  };
  return (
    <>
      <Card title={t('content.pictures')}>
        <Pair>
          <PictureField name="banner.desktop" label={t('content.onDesktop')} />
          <PictureField name="banner.mobile" label={t('content.onPhone')} />
        </Pair>
      </Card>
      <Card title={t('content.place')}>
        <SelectField label={t('content.where')} value={group.value} onChoose={group.onChange}>
          {Object.entries(groups).map(([value, word]) => (
            <option key={value} value={value}>
              {t(word)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('content.press')}
          value={link.value}
          onChoose={link.onChange}
          error={useFault('banner.link')}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {saidOf(choice)}
            </option>
          ))}
        </SelectField>
        {isAtHome && (
          <>
            <FormTexts name="banner.eyebrow" label={t('content.eyebrow')} maxLength={40} />
            <FormTexts name="banner.buttonLabel" label={t('content.buttonLabel')} maxLength={40} />
          </>
        )}
      </Card>
    </>
  );
}

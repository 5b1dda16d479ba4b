import { useController, useFieldArray } from 'react-hook-form';
import type { AnnouncementsDocument, PromotionDetail } from '#contracts/generated/contracts.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { Button } from '#studio/ui/button.tsx';
import { Card } from '#studio/ui/card.tsx';
import { CheckField } from '#studio/ui/check-field.tsx';
import { FactList } from '#studio/ui/fact-list.ts';
import { Notice } from '#studio/ui/notice.tsx';
import { Quiet } from '#studio/ui/quiet.ts';
import { SelectField } from '#studio/ui/select-field.tsx';
import type { AnnouncementForm } from '../announcement-form.ts';
import { Item, Pair } from '../content.styles.ts';
import { ANNOUNCEMENTS, announcementsOf, contentFile, type Draft } from '../draft.ts';
import { textIn } from '../texts.ts';
import { FormTexts, FormTime, useFault } from './form-fields.tsx';
import { useFormLanguage } from './form-language.ts';
import { usePictures } from './new-pictures.ts';
import { PictureField } from './picture-field.tsx';

const MOST = { facts: 4, steps: 6, faq: 12 } as const;

/** The fields of promotions beside their texts. The offer is only shown; it is edited in the documents. */
export function PromotionFields({ promotion }: { readonly promotion: PromotionDetail | undefined }) {
  const { t } = useDeskWords();
  const { draft } = usePictures();
  const language = useFormLanguage();
  const category = useController<AnnouncementForm, 'promotion.category'>({ name: 'promotion.category' }).field;
  const featured = useController<AnnouncementForm, 'promotion.isFeatured'>({ name: 'promotion.isFeatured' }).field;
  return (
    <>
      <Card title={t('content.pictures')}>
        <Pair>
          <PictureField name="promotion.desktop" label={t('content.onDesktop')} />
          <PictureField name="promotion.mobile" label={t('content.onPhone')} />
        </Pair>
      </Card>
      <Card title={t('content.inList')}>
        <SelectField
          label={t('content.category')}
          value={category.value}
          onChoose={category.onChange}
          error={useFault('promotion.category')}
        >
          <option value="">{t('content.noCategory')}</option>
          {categoriesOf(draft).map(({ id, name }) => (
            <option key={id} value={id}>
              {textIn(name, [language])}
            </option>
          ))}
        </SelectField>
        <CheckField label={t('content.featured')} isChecked={featured.value} onCheck={featured.onChange} />
        <Pair>
          <FormTime name="promotion.from" label={t('content.joinFrom')} />
          <FormTime name="promotion.until" label={t('content.joinUntil')} />
        </Pair>
        <FormTexts name="promotion.summary" label={t('content.summary')} as="lines" maxLength={400} />
      </Card>
      <Facts draft={draft} />
      <Steps />
      <Questions />
      <Card title={t('content.offer')}>
        <Quiet>{t('content.offerMore')}</Quiet>
        <FactList>
          <div>
            <dt>{t('content.offerKind')}</dt>
            <dd translate="no">{promotion?.offer?.kind ?? '–'}</dd>
          </div>
          <div>
            <dt>{t('content.tiers')}</dt>
            <dd>{promotion?.tiers?.rows.length ?? '–'}</dd>
          </div>
        </FactList>
      </Card>
    </>
  );
}

/** The categories of the site's promotions. */
function categoriesOf({ siteId, sources }: Draft): NonNullable<AnnouncementsDocument['promotionCategories']> {
  const text = sources[contentFile(siteId, ANNOUNCEMENTS)] ?? '{}';
  return (JSON.parse(text) as Partial<AnnouncementsDocument>).promotionCategories ?? [];
}

/** The icons that facts of the site have. */
function iconsOf(draft: Draft): readonly string[] {
  const icons = announcementsOf(draft).flatMap(({ value }) => (value.promotion?.facts ?? []).map(({ icon }) => icon));
  return [...new Set<string>(['gift', ...icons])].sort();
}

function Faulty({ name }: { readonly name: string }) {
  const fault = useFault(name);
  return fault === undefined ? null : <Notice tone="error">{fault}</Notice>;
}

function Facts({ draft }: { readonly draft: Draft }) {
  const { t } = useDeskWords();
  const { fields, append, remove } = useFieldArray<AnnouncementForm, 'promotion.facts'>({ name: 'promotion.facts' });
  const icons = iconsOf(draft);
  return (
    <Card title={t('content.facts')}>
      <Faulty name="promotion.facts" />
      {fields.map(({ id }, at) => (
        <Item key={id}>
          <legend>{t('content.numbered', { what: t('content.fact'), number: at + 1 })}</legend>
          <FactIcon at={at} icons={icons} />
          <Pair>
            <FormTexts name={`promotion.facts.${at}.label`} label={t('content.factLabel')} maxLength={60} />
            <FormTexts name={`promotion.facts.${at}.value`} label={t('content.factValue')} maxLength={60} />
          </Pair>
          <Remove number={at + 1} what={t('content.fact')} onPress={() => remove(at)} />
        </Item>
      ))}
      <Add
        what={t('content.fact')}
        isFull={fields.length >= MOST.facts}
        onPress={() => append({ icon: icons[0] ?? 'gift', label: {}, value: {} })}
      />
    </Card>
  );
}

function FactIcon({ at, icons }: { readonly at: number; readonly icons: readonly string[] }) {
  const { t } = useDeskWords();
  const { field } = useController<AnnouncementForm, `promotion.facts.${number}.icon`>({
    name: `promotion.facts.${at}.icon`,
  });
  return (
    <SelectField label={t('content.icon')} value={field.value} onChoose={field.onChange}>
      {icons.map((icon) => (
        <option key={icon} value={icon}>
          {icon}
        </option>
      ))}
    </SelectField>
  );
}

function Steps() {
  const { t } = useDeskWords();
  const { fields, append, remove } = useFieldArray<AnnouncementForm, 'promotion.steps'>({ name: 'promotion.steps' });
  return (
    <Card title={t('content.steps')}>
      <Faulty name="promotion.steps" />
      {fields.map(({ id }, at) => (
        <Item key={id}>
          <legend>{t('content.numbered', { what: t('content.step'), number: at + 1 })}</legend>
          <FormTexts name={`promotion.steps.${at}.text`} label={t('content.words')} as="lines" maxLength={300} />
          <Remove number={at + 1} what={t('content.step')} onPress={() => remove(at)} />
        </Item>
      ))}
      <Add what={t('content.step')} isFull={fields.length >= MOST.steps} onPress={() => append({ text: {} })} />
    </Card>
  );
}

function Questions() {
  const { t } = useDeskWords();
  const { fields, append, remove } = useFieldArray<AnnouncementForm, 'promotion.faq'>({ name: 'promotion.faq' });
  return (
    <Card title={t('content.faq')}>
      <Faulty name="promotion.faq" />
      {fields.map(({ id }, at) => (
        <Item key={id}>
          <legend>{t('content.numbered', { what: t('content.question'), number: at + 1 })}</legend>
          <FormTexts name={`promotion.faq.${at}.question`} label={t('content.questionLabel')} maxLength={200} />
          <FormTexts name={`promotion.faq.${at}.answer`} label={t('content.answer')} as="html" />
          <Remove number={at + 1} what={t('content.question')} onPress={() => remove(at)} />
        </Item>
      ))}
      <Add
        what={t('content.question')}
        isFull={fields.length >= MOST.faq}
        onPress={() => append({ question: {}, answer: {} })}
      />
    </Card>
  );
}

interface ListButtonProps {
  readonly what: string;
  readonly onPress: () => void;
}

function Add({ what, isFull, onPress }: ListButtonProps & { readonly isFull: boolean }) {
  const { t } = useDeskWords();
  return (
    <div>
      <Button icon="plus" size="small" disabledReason={isFull ? t('content.full') : undefined} onClick={onPress}>
        {t('content.add', { what })}
      </Button>
    </div>
  );
}

function Remove({ what, number, onPress }: ListButtonProps & { readonly number: number }) {
  const { t } = useDeskWords();
  return (
    <div>
      <Button icon="trash-2" size="small" look="quiet" onClick={onPress}>
        {t('content.remove', { what, number })}
      </Button>
    </div>
  );
}

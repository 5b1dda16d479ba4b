import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '#studio/i18n/words.tsx';
import { Button } from '#studio/ui/button.tsx';
import { Icon } from '#studio/ui/icon.tsx';
import { SelectField } from '#studio/ui/select-field.tsx';
import type { AnnouncementForm } from '../announcement-form.ts';
import { Chooser, Picture } from '../content.styles.ts';
import { useFault } from './form-fields.tsx';
import { usePictures } from './new-pictures.ts';
import { PICTURE_TYPES, type PictureFault, readPicture } from './picture-file.ts';

const FOLDER = 'assets/';

interface PictureFieldProps {
  readonly name: `${'banner' | 'promotion'}.${'desktop' | 'mobile'}`;
  readonly label: string;
}

/** A picture of the site: one that it has, or a new one from the operator's device. */
export function PictureField({ name, label }: PictureFieldProps) {
  const t = useWords();
  const id = useId();
  const { draft, added, add } = usePictures();
  const { field } = useController<AnnouncementForm, typeof name>({ name });
  const [fault, setFault] = useState<PictureFault | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const refusal = useFault(name);
  const names = [...new Set([...Object.keys(draft.assets), ...Object.keys(added)])]
    .filter((file) => /\.(?:webp|png)$/.test(file))
    .sort();
  const chosen = field.value.slice(FOLDER.length);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readPicture(file, new Set(names));
    if (typeof read === 'string') return setFault(read);
    setFault(null);
    add(read);
    field.onChange(FOLDER + read.name);
  };
  return (
    <Chooser>
      <SelectField
        label={label}
        value={field.value}
        onChoose={field.onChange}
        error={fault === null ? refusal : t(fault)}
      >
        <option value="">{t('content.noPicture')}</option>
        {field.value !== '' && !names.includes(chosen) && <option value={field.value}>{chosen}</option>}
        {names.map((file) => (
          <option key={file} value={FOLDER + file}>
            {file}
          </option>
        ))}
      </SelectField>
      <Picture>{chosen === '' ? <Icon name="image" size={26} /> : <Shown name={chosen} />}</Picture>
      <Button icon="upload" size="small" onClick={() => chooser.current?.click()}>
        {t('content.upload')}
      </Button>
      <input
        ref={chooser}
        id={id}
        className="visually-hidden"
        type="file"
        accept={PICTURE_TYPES}
        tabIndex={-1}
        aria-label={t('content.uploadOf', { what: label })}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Chooser>
  );
}

function Shown({ name }: { readonly name: string }) {
  const { draft, added } = usePictures();
  const bytes = added[name];
  const type = name.endsWith('.png') ? 'image/png' : 'image/webp';
  const src =
    bytes === undefined
      ? `/wps/operator/sites/${draft.siteId}/assets/${draft.assets[name]}`
      : `data:${type};base64,${bytes}`;
  return <img src={src} alt="" />;
}

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { useWords } from '../i18n/words.tsx';
import { coarsePointer, color, from } from '../theme/tokens.ts';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { InfoDialog } from '../ui/info-dialog.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import { singleKeysAreOn, switchSingleKeys, useKeys } from './use-keys.ts';

/** A button stands where there may be a keyboard. */
const Foot = styled.div`
  display: none;
  padding: 12px 16px;
  ${from.lg} { display: flex; }
  ${coarsePointer} { display: none; }
`;

const Keys = styled.dl`
  display: grid;
  gap: 2px 20px;
  margin-block: 12px;
  font-size: 13px;
  line-height: 18px;
  > div { display: flex; align-items: center; gap: 12px; min-height: 30px; }
  dt { display: flex; flex: 0 0 72px; gap: 4px; }
  dd { flex: 1; min-width: 0; }
  ${from.md} { grid-template-columns: 1fr 1fr; }
`;

const Hint = styled.p`font-size: 12px; line-height: 18px; color: ${color.tx2};`;

/** The keys of a place with what they do. The keys of one line do the same. */
export type KeyLine = readonly [keys: readonly string[], does: StudioWord];

/** The keys that work everywhere. */
const EVERYWHERE: readonly KeyLine[] = [
  [['Ctrl', 'K'], 'keys.find'],
  [['Esc'], 'keys.leave'],
  [['?'], 'keys.all'],
];

/** All keys of a place and the switch of those that are single letters: a button, which `?` presses too. */
export function KeySheet({ keys }: { readonly keys: readonly KeyLine[] }) {
  const t = useWords();
  const [isShown, setShown] = useState(false);
  const [isOn, setOn] = useState(singleKeysAreOn);
  useKeys({ '?': () => setShown(true) });
  const turn = (next: boolean): void => {
    switchSingleKeys(next);
    setOn(next);
  };
  return (
    <>
      <Foot>
        <Button look="quiet" size="small" aria-haspopup="dialog" onClick={() => setShown(true)}>
          {t('keys.title')}
          <KeyHint>?</KeyHint>
        </Button>
      </Foot>
      {isShown &&
        createPortal(
          // On narrow screens the list, in which the button stands, is not drawn while a case is open.
          <InfoDialog title={t('keys.title')} onClose={() => setShown(false)}>
            <Keys>
              {[...keys, ...EVERYWHERE].map(([names, does]) => (
                <div key={does}>
                  <dt dir="ltr">
                    {names.map((name) => (
                      <KeyHint key={name}>{name}</KeyHint>
                    ))}
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </Keys>
            <CheckField label={t('keys.single')} isChecked={isOn} onCheck={turn} />
            <Hint>{t('keys.singleHint')}</Hint>
          </InfoDialog>,
          document.body,
        )}
    </>
  );
}

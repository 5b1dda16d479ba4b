import { useRef, useState } from 'react';
import { TickBox } from '#portal/forms/fields/tick-box.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { OutlineButton } from '../desk-states.styles.ts';
import { KeyList, Quiet } from './desk-keys.styles.ts';
import { singleKeysOff } from './single-keys.ts';
import { useDeskKey } from './use-desk-key.ts';

/** The keys with what they do, where no language has a name of its own for them. */
const SIGNS = [
  ['Ctrl + K', 'desk.keyDoes.find'],
  ['/', 'desk.keyDoes.search'],
  ['↑ ↓ J K', 'team.does.move'],
  ['→ ←', 'team.does.open'],
  ['N', 'desk.keyDoes.note'],
  ['Ctrl + Enter', 'desk.keyDoes.review'],
  ['Esc', 'desk.keyDoes.leave'],
  ['?', 'desk.keyDoes.all'],
] as const;
const NAMED = ['drill', 'show', 'up'] as const;

/** Shows all keys of the desk: a button for whoever has a keyboard, which `?` presses too. */
export function DeskKeys() {
  const t = useFormWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  const [areOff, setOff] = singleKeysOff.use();
  useDeskKey('?', button, () => setShown(true));
  return (
    <>
      <OutlineButton ref={button} type="button" aria-haspopup="dialog" onClick={() => setShown(true)}>
        {t('desk.keys')}
      </OutlineButton>
      {isShown && (
        <Sheet title={t('desk.keys')} onClose={() => setShown(false)}>
          <KeyList>
            {[...SIGNS, ...NAMED.map((key) => [t(`team.key.${key}`), `team.does.${key}`] as const)].map(
              ([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd dir="ltr">{key}</kbd>
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ),
            )}
          </KeyList>
          <TickBox name="singleKeys" isTicked={!areOff} onTick={(isTicked) => setOff(!isTicked)}>
            {t('desk.singleKeys')}
            <Quiet>{t('desk.singleKeysHint')}</Quiet>
          </TickBox>
        </Sheet>
      )}
    </>
  );
}

import { useState } from 'react';
import { styled } from 'styled-components';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { useWords } from '../i18n/words.tsx';
import { coarsePointer, color, from } from '../theme/tokens.ts';
import { KeyHint } from '../ui/key-hint.tsx';
import { singleKeysAreOn, switchSingleKeys } from './use-keys.ts';

const Keys = styled.ul`
  display: none;
  flex-wrap: wrap;
  gap: 8px 14px;
  padding: 12px 16px;
  font-size: 12px;
  color: ${color.tx2};
  li, label { display: flex; align-items: center; gap: 6px; }
  ${from.lg} { display: flex; }
  ${coarsePointer} { display: none; }
`;

const KEYS: ReadonlyArray<readonly [key: string, does: StudioWord]> = [
  ['J K', 'keys.move'],
  ['A', 'keys.approve'],
  ['R', 'keys.reject'],
  ['N', 'keys.note'],
  ['O', 'keys.file'],
  ['X', 'keys.select'],
  ['Z', 'keys.undo'],
  ['/', 'keys.search'],
];

/** What the keys do, and the switch of those that are single letters. */
export function KeyList() {
  const t = useWords();
  const [isOn, setOn] = useState(singleKeysAreOn);
  const turn = (next: boolean) => {
    switchSingleKeys(next);
    setOn(next);
  };
  return (
    <Keys aria-label={t('keys.title')}>
      {KEYS.map(([key, word]) => (
        <li key={key}>
          <KeyHint>{key}</KeyHint> {t(word)}
        </li>
      ))}
      <li>
        <label>
          <input type="checkbox" checked={isOn} onChange={(event) => turn(event.target.checked)} />
          {t('keys.single')}
        </label>
      </li>
    </Keys>
  );
}

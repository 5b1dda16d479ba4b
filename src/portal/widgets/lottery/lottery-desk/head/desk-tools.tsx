import { useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { DeskIcon } from '../desk/desk-icon.tsx';
import { KeysSheet } from '../keys/keys-sheet.tsx';
import { useMuted } from '../sound/draw-sounds.ts';
import { Tools } from './desk-head.styles.ts';

/** The sound of draws, and what the keys do; phones have no keys. */
export function DeskTools({ isPhone }: { readonly isPhone: boolean }) {
  const t = useFormWords();
  const [isMuted, mute] = useMuted();
  const [isAsking, setAsking] = useState(false);
  return (
    <Tools>
      <IconButton
        type="button"
        $size={36}
        aria-label={t(isMuted ? 'lottery.unmute' : 'lottery.mute')}
        onClick={() => mute(!isMuted)}
      >
        <DeskIcon name={isMuted ? 'volume-off' : 'volume-on'} size={19} />
      </IconButton>
      {!isPhone && (
        <IconButton
          type="button"
          $size={36}
          aria-haspopup="dialog"
          aria-label={t('lottery.keys')}
          onClick={() => setAsking(true)}
        >
          <DeskIcon name="keyboard" size={19} />
        </IconButton>
      )}
      {isAsking && <KeysSheet onClose={() => setAsking(false)} />}
    </Tools>
  );
}

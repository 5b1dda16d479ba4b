import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { keepIcon } from '#portal/data/security-calls.ts';
import { useRefreshAccount } from '#portal/data/use-own-query.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { FormFailure, FormSuccess } from '#portal/forms/form-failure.tsx';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { Hint } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { from } from '#portal/theme/tokens.ts';
import { Avatar } from '#portal/ui/avatar.tsx';
import { Button } from '#portal/ui/button.tsx';

/** The specification's limit for pictures: section 9, "Image max 5MB". */
const MOST_MEGABYTES = 5;
const TYPES: readonly string[] = ['image/png', 'image/jpeg'];

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  > div { display: flex; flex-direction: column; align-items: flex-start; gap: 8px; min-width: 0; }
  input { position: absolute; width: 1px; height: 1px; opacity: 0; pointer-events: none; }
  ${from.md} { gap: 20px; }
`;

/**
 * The member's picture and another one for it. The gateway cuts it to a square and draws it anew, so what is shown then
 * is what is kept.
 */
export function PictureChooser({ member }: { readonly member: MemberInfo }) {
  const t = useFormWords();
  const { language } = useSite();
  const refresh = useRefreshAccount();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [state, setState] = useState<'rest' | 'sending' | 'kept'>('rest');
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<unknown>(null);
  const keep = async (picture: File): Promise<void> => {
    const wrong = faultOf(picture);
    setFailure(null);
    setFault(wrong && t(wrong, { megabytes: MOST_MEGABYTES }));
    setState('rest');
    if (wrong) return;
    setState('sending');
    try {
      await keepIcon(picture, language);
      await refresh();
      setState('kept');
    } catch (reason) {
      setState('rest');
      setFailure(reason);
    }
  };
  return (
    <>
      <Place>
        <Avatar member={member} sizePx={76} hasRing={false} />
        <div>
          <input
            ref={input}
            type="file"
            accept={TYPES.join(',')}
            tabIndex={-1}
            aria-hidden="true"
            onChange={({ target }) => {
              const [picture] = target.files ?? [];
              // The same file can be chosen again after a failure.
              target.value = '';
              if (picture) void keep(picture);
            }}
          />
          <Button
            type="button"
            $look="secondary"
            disabled={state === 'sending'}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            <AccountIcon name="camera" size={18} />
            {t(state === 'sending' ? 'account.working' : 'profile.choose')}
          </Button>
          <Hint id={hintId} $isWrong={fault !== undefined} {...(fault !== undefined && { role: 'alert' })}>
            {fault !== undefined && <FormIcon name="circle-alert" size={15} />}
            <span>{fault ?? t('profile.pictureHint', { megabytes: MOST_MEGABYTES })}</span>
          </Hint>
        </div>
      </Place>
      <FormFailure failure={failure} />
      {state === 'kept' && <FormSuccess text={t('profile.pictureKept')} />}
    </>
  );
}

function faultOf({ type, size }: File): 'check.imageType' | 'check.imageSize' | undefined {
  if (!TYPES.includes(type)) return 'check.imageType';
  return size > MOST_MEGABYTES * 1024 * 1024 ? 'check.imageSize' : undefined;
}

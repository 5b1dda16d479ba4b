import { styled } from 'styled-components';
import { color, radius } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import type { BoundField } from '../account-form.ts';
import { TextField } from '../fields/text-field.tsx';
import { FormIcon } from '../form-icon.tsx';
import { TextButton } from '../form-look.ts';
import { useFormWords } from '../form-place.tsx';
import type { CaptchaState } from './use-captcha.ts';

const Picture = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  border-radius: ${radius.m};
  color: ${color.tx2};
  &:hover { color: ${color.tx}; }
  img, span { display: block; width: 136px; height: 48px; border-radius: ${radius.m}; object-fit: cover; }
`;

const StageNote = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 14px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  font-size: 14px;
  line-height: 20px;
  color: ${color.tx};
  svg { flex: none; color: ${color.ok}; }
`;

/**
 * Proves that a person signs in: by a picture to read, or by a proof of work on the device for visitors who cannot read
 * it.
 */
export function CaptchaField({ field, state }: { readonly field: BoundField; readonly state: CaptchaState }) {
  const t = useFormWords();
  const { stage, captcha, refresh, work } = state;
  const isRead = stage === 'picture';
  return (
    <div>
      {isRead && (
        <TextField
          {...field}
          label={t('captcha.label')}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={12}
          icon={<FormIcon name="shield-check" />}
          hint={t('captcha.help')}
          beside={
            <Picture type="button" aria-label={t('captcha.refresh')} onClick={refresh}>
              {captcha?.image === undefined ? (
                <Skeleton $radius={radius.m} />
              ) : (
                <img src={captcha.image} width={136} height={48} alt={t('captcha.picture')} />
              )}
              <Icon name="rotate-cw" size={18} />
            </Picture>
          }
        />
      )}
      <div aria-live="polite">
        {!isRead && (
          <StageNote>
            {stage === 'worked' && <FormIcon name="circle-check" />}
            {t(stage === 'working' ? 'captcha.work' : stage === 'worked' ? 'captcha.done' : 'captcha.failed')}
          </StageNote>
        )}
      </div>
      {isRead && (
        <TextButton type="button" onClick={work}>
          {t('captcha.cannotRead')}
        </TextButton>
      )}
      {stage === 'failed' && (
        <TextButton type="button" onClick={state.ask}>
          {t('action.retry')}
        </TextButton>
      )}
    </div>
  );
}

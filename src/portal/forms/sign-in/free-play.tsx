import { useState } from 'react';
import type { LanguageCode, SignedIn } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { useAfterSignIn } from '#portal/actions/after-sign-in.ts';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { playFree } from '#portal/data/account-calls.ts';
import { asksForCaptcha } from '#portal/forms/captcha/use-captcha.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FootLine, Rule, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSocialArrival } from '#portal/forms/social/social-arrival.tsx';
import { useSocialProviders } from '#portal/forms/social/social-ways.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';

/** The options for a visitor without an account: a trial account where the site offers them, and registration. */
export function FreePlay() {
  const t = useFormWords();
  const { site, language } = useSite();
  const { openModal } = useShellCommands();
  const afterSignIn = useAfterSignIn();
  const hasServices = useSocialProviders().length > 0;
  // A visitor who returned from a service registers an account of their own.
  const isArriving = useSocialArrival().arrival !== null;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const play = async () => {
    setSending(true);
    setFailure(null);
    try {
      await afterSignIn(await openTrial(language), { by: 'trial' });
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {isModuleOn(site.whitelabel, 'FREEPLAY3') && !isArriving && (
        <>
          {!hasServices && <Rule>{t('account.or')}</Rule>}
          <FormFailure failure={failure} />
          <Button type="button" $look="secondary" disabled={isSending} onClick={() => void play()}>
            {t(isSending ? 'account.working' : 'account.freePlay')}
          </Button>
        </>
      )}
      <FootLine>
        {t('account.newHere', { site: site.name })}
        <TextButton type="button" onClick={() => openModal('register')}>
          {t('account.create')}
        </TextButton>
      </FootLine>
    </>
  );
}

/** Opens a trial account; where a captcha is asked for, the device solves one by itself. */
async function openTrial(language: LanguageCode): Promise<SignedIn> {
  try {
    return await playFree(language);
  } catch (error) {
    if (!asksForCaptcha(error)) throw error;
    const { workedCaptcha } = await loadChunk(() => import('#portal/forms/captcha/worked-captcha.ts'));
    return playFree(language, await workedCaptcha());
  }
}

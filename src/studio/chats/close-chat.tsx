import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused, send } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { chatAt, chatKey, chatsKey } from './use-chats.ts';

/** Ends a chat for good, after one question. */
export function CloseChat({ siteId, chatId }: { readonly siteId: string; readonly chatId: string }) {
  const t = useWords();
  const client = useQueryClient();
  const [step, setStep] = useState<'offered' | 'asked' | 'running'>('offered');
  const [refusal, setRefusal] = useState<string | null>(null);
  const close = async () => {
    setStep('running');
    try {
      const chat = await send('POST', `${chatAt(siteId, chatId)}/close`, {});
      await client.cancelQueries({ queryKey: chatKey(siteId, chatId) });
      client.setQueryData(chatKey(siteId, chatId), chat);
      await client.invalidateQueries({ queryKey: chatsKey(siteId), exact: true });
    } catch (error) {
      setRefusal(error instanceof CallRefused ? error.message || error.code : String(error));
      setStep('offered');
    }
  };
  return (
    <>
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      {step === 'offered' ? (
        <Button onClick={() => setStep('asked')}>{t('chat.close')}</Button>
      ) : (
        <>
          <Button onClick={() => setStep('offered')}>{t('chat.closeNot')}</Button>
          <Button look="danger" autoFocus isBusy={step === 'running'} onClick={() => void close()}>
            {t('chat.closeNow')}
          </Button>
        </>
      )}
    </>
  );
}

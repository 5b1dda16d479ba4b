import { useState } from 'react';
import type { LotteryTicket } from '#contracts/generated/contracts.ts';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { CopyValue } from '#portal/forms/copy-value.tsx';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { Button } from '#portal/ui/button.tsx';
import type { DrawVerdict } from './draw-check.ts';
import { Proof, Verdict } from './ticket-detail.styles.ts';

interface TicketProofProps {
  readonly ticket: LotteryTicket;
}

const WORDS = {
  agrees: 'lottery.checkRight',
  otherNumbers: 'lottery.checkNumbers',
  otherSeed: 'lottery.checkWrong',
} as const;

/** The commitment before the draw, the seed after it, and a check in the browser: of both, and of the numbers. */
export function TicketProof({ ticket }: TicketProofProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { commitment, seed } = ticket;
  const [verdict, setVerdict] = useState<DrawVerdict | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const check = async (drawn: LotteryTicket & { readonly seed: string }): Promise<void> => {
    setFailure(null);
    try {
      const { checkDraw } = await loadChunk(() => import('./draw-check.ts'));
      setVerdict(checkDraw(drawn));
    } catch (error) {
      setFailure(error);
    }
  };
  const isRight = verdict === null ? undefined : verdict.kind === 'agrees';
  return (
    <Proof>
      <h3>{t('lottery.proof')}</h3>
      <p>{t('lottery.commitment')}</p>
      <div>
        <code dir="ltr">{commitment}</code>
        <CopyValue label={t('lottery.commitment')} value={commitment} />
      </div>
      {seed === null ? (
        <p>{t('lottery.seedLater')}</p>
      ) : (
        <>
          <p>{t('lottery.seed')}</p>
          <div>
            <code dir="ltr">{seed}</code>
            <CopyValue label={t('lottery.seed')} value={seed} />
          </div>
          <Button type="button" $look="secondary" $size="small" onClick={() => void check({ ...ticket, seed })}>
            {t('lottery.check')}
          </Button>
          <Verdict role="status" data-right={isRight}>
            {failure !== null && failureWords(failure, say)}
            {verdict !== null && (
              <>
                <FormIcon name={isRight ? 'circle-check' : 'circle-alert'} size={16} />
                <span>
                  {t(WORDS[verdict.kind], {
                    numbers: 'numbers' in verdict ? leftToRight(verdict.numbers.join(' ')) : '',
                  })}
                </span>
              </>
            )}
          </Verdict>
        </>
      )}
    </Proof>
  );
}

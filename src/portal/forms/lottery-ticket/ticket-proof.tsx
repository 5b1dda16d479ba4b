import { useState } from 'react';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { isSeedOf } from './seed-check.ts';
import { Proof, Verdict } from './ticket-detail.styles.ts';

interface TicketProofProps {
  readonly commitment: string;
  /** Null before the draw. */
  readonly seed: string | null;
}

/** The commitment before the draw, the seed after it, and a check of both in the browser. */
export function TicketProof({ commitment, seed }: TicketProofProps) {
  const t = useFormWords();
  const [isRight, setRight] = useState<boolean | null>(null);
  return (
    <Proof>
      <h3>{t('lottery.proof')}</h3>
      <p>{t('lottery.commitment')}</p>
      <code dir="ltr">{commitment}</code>
      {seed === null ? (
        <p>{t('lottery.seedLater')}</p>
      ) : (
        <>
          <p>{t('lottery.seed')}</p>
          <code dir="ltr">{seed}</code>
          <Button
            type="button"
            $look="secondary"
            $size="small"
            onClick={() => void isSeedOf(commitment, seed).then(setRight, () => setRight(false))}
          >
            {t('lottery.check')}
          </Button>
          <Verdict role="status" data-right={isRight ?? undefined}>
            {isRight !== null && (
              <>
                <FormIcon name={isRight ? 'circle-check' : 'circle-alert'} size={16} />
                {t(isRight ? 'lottery.checkRight' : 'lottery.checkWrong')}
              </>
            )}
          </Verdict>
        </>
      )}
    </Proof>
  );
}

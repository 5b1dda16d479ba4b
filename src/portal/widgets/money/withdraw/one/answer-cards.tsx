import { useId } from 'react';
import type { PartAnswer } from '#contracts/generated/contracts.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { CashierIcon } from '#portal/widgets/money/cashier-icon.tsx';
import { Card, Cards } from './answer-cards.styles.ts';

const ANSWERS = ['received', 'partly', 'notReceived'] as const satisfies readonly PartAnswer[];

interface AnswerCardsProps {
  /** Of the part, in words. */
  readonly amount: string;
  readonly chosen: PartAnswer;
  readonly labelledBy: string;
  readonly onChoose: (answer: PartAnswer) => void;
}

/** The three answers as one group of radio buttons, which the browser moves through by the arrow keys. */
export function AnswerCards({ amount, chosen, labelledBy, onChoose }: AnswerCardsProps) {
  const t = useFormWords();
  const group = useId();
  return (
    <Cards role="radiogroup" aria-labelledby={labelledBy}>
      {ANSWERS.map((answer) => (
        <Card key={answer}>
          <input
            type="radio"
            name={group}
            value={answer}
            checked={answer === chosen}
            onChange={() => onChoose(answer)}
          />
          <i>
            <AnswerIcon answer={answer} />
          </i>
          <span>
            <strong>{t(`withdrawal.answer.${answer}`)}</strong>
            <small>{t(`withdrawal.answer.${answer}Text`, { amount })}</small>
          </span>
        </Card>
      ))}
    </Cards>
  );
}

function AnswerIcon({ answer }: { readonly answer: PartAnswer }) {
  if (answer === 'received') return <FormIcon name="circle-check" size={20} />;
  return <CashierIcon name={answer === 'partly' ? 'circle-dashed' : 'circle-x'} />;
}

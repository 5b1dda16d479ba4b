import { calendarDayText, moneyText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import type { CaseFact, FactValue } from './queue-kind.ts';

/** What is known of a case, a line each. */
export function CaseFacts({ facts }: { readonly facts: readonly CaseFact[] }) {
  const { t } = useDeskWords();
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${JSON.stringify(value)}`}>
          <dt>{t(label)}</dt>
          <dd>
            <Value of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ of }: { readonly of: FactValue }) {
  const { t, tag } = useDeskWords();
  if ('words' in of) return <>{t(of.words)}</>;
  if ('amount' in of) return <>{moneyText(tag, of.amount, of.currency)}</>;
  if ('at' in of) return <time dateTime={of.at}>{timeText(tag, of.at)}</time>;
  if ('day' in of) return <time dateTime={of.day}>{calendarDayText(tag, of.day)}</time>;
  if ('mail' in of)
    return (
      <a href={`mailto:${encodeURIComponent(of.mail)}`} translate="no">
        {of.mail}
      </a>
    );
  return <span translate="no">{of.text}</span>;
}

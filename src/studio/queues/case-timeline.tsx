import { styled } from 'styled-components';
import { moneyText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { color } from '../theme/tokens.ts';
import { Section } from './case-pane.styles.ts';
import type { CaseEvent } from './queue-kind.ts';

const Line = styled.ol`
  display: grid;
  font-size: 13px;
  line-height: 18px;
  && > li {
    position: relative;
    align-items: start;
    min-height: 0;
    border: 0;
    padding-block: 0 14px;
    padding-inline: 26px 0;
  }
  li::before {
    content: '';
    position: absolute;
    inset-inline-start: 4px;
    top: 4px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.surf};
    box-shadow: inset 0 0 0 2px ${color.line2};
  }
  li:first-child::before { box-shadow: inset 0 0 0 5px ${color.pri}; }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 8.5px;
    top: 18px;
    bottom: 0;
    width: 1px;
    background: ${color.line2};
  }
  div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  b { display: block; font-weight: 600; }
  small, time { font-size: 12px; color: ${color.tx2}; }
  time { flex: none; font-variant-numeric: tabular-nums; }
  q { display: block; }
`;

/** What happened to a case, the latest first: who, what and why. */
export function CaseTimeline({ events }: { readonly events: readonly CaseEvent[] }) {
  const { t, tag } = useDeskWords();
  return (
    <Section>
      <h3>{t('case.timeline')}</h3>
      <Line>
        {events.toReversed().map(({ at, what, by, amount, note }) => (
          <li key={`${at} ${what} ${JSON.stringify(by)}`}>
            <div>
              <b>{t(what)}</b>
              <small>
                {'operator' in by ? <span translate="no">{by.operator}</span> : t(by.words)}
                {amount !== null && `, ${moneyText(tag, amount.value, amount.currency)}`}
                {note !== null && <q>{note}</q>}
              </small>
            </div>
            <time dateTime={at}>{timeText(tag, at)}</time>
          </li>
        ))}
      </Line>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { useWords } from '../i18n/words.tsx';
import { color, font, from, radius } from '../theme/tokens.ts';
import { inLines } from './raw-text.ts';

const Frame = styled.div`
  display: grid;
  gap: 16px 20px;
  padding: 14px 16px 18px;
  font-size: 13px;
  line-height: 18px;
  h3 { font-size: 13px; line-height: 24px; }
  > div { min-width: 0; }
  > div > p { margin-block-start: 8px; text-wrap: pretty; }
  ${from.md} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); padding-inline: 40px 20px; }
  ${from.xl} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 264px; }
`;

const Raw = styled.pre`
  max-height: 320px;
  overflow: auto;
  padding: 10px 12px;
  border-radius: ${radius.m};
  background: ${color.surf};
  box-shadow: inset 0 0 0 1px ${color.line};
  font: 400 12px/18px ${font.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 6px 28px;
  dt { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  dd { overflow-wrap: anywhere; font-weight: 500; }
`;

const Actions = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
`;

interface OpenedEntryProps {
  readonly facts: ReadonlyArray<{ readonly label: StudioWord; readonly value: ReactNode }>;
  /** Request and response, unchanged. */
  readonly texts: ReadonlyArray<{ readonly label: StudioWord; readonly text: string; readonly note?: ReactNode }>;
  /** What can be done with the entry. */
  readonly children: ReactNode;
}

/**
 * An opened entry of a log: facts, request and response, and actions. A long text can be focused, so that the keyboard
 * scrolls it.
 */
export function OpenedEntry({ facts, texts, children }: OpenedEntryProps) {
  const t = useWords();
  return (
    <Frame>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {texts.map(({ label, text, note }) => (
        <div key={label}>
          <h3>{t(label)}</h3>
          <Raw translate="no" tabIndex={0} role="region" aria-label={t(label)}>
            {text === '' ? t('log.nothing') : inLines(text)}
          </Raw>
          {note}
        </div>
      ))}
      <Actions>{children}</Actions>
    </Frame>
  );
}

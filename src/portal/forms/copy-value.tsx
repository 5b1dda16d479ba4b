import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { color } from '#portal/theme/tokens.ts';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useCopying } from './copied.tsx';

/** How long the button says that it has copied. */
const SAID_MS = 4_000;

const Small = styled(IconButton)<{ readonly $isDone: boolean }>`
  margin-block: -6px;
  vertical-align: middle;
  ${({ $isDone }) => $isDone && `color: ${color.ok};`}
`;

interface CopyValueProps {
  /** What the value is. */
  readonly label: string;
  readonly value: string;
}

/** A small button beside a number or a hash that copies it, and says so to screen readers too. */
export function CopyValue({ label, value }: CopyValueProps) {
  const { t } = useWords();
  const { isCopied, copy } = useCopying(SAID_MS);
  return (
    <>
      <Small
        type="button"
        $size={28}
        $isDone={isCopied}
        aria-label={t('action.copyOf', { name: label })}
        onClick={() => copy(value)}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={15} stroke={2} />
      </Small>
      <span className="visually-hidden" role="status">
        {isCopied && t('action.copiedOf', { name: label })}
      </span>
    </>
  );
}

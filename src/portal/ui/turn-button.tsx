import { styled } from 'styled-components';
import { useWords } from '#portal/i18n/words.tsx';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

const Arrow = styled(IconButton)`
  [dir='rtl'] & svg { transform: scaleX(-1); }
`;

interface TurnButtonProps {
  /** Back to what was before, or on to what comes next. */
  readonly towards: 'previous' | 'next';
  /** The destination, when the direction alone does not tell. */
  readonly label?: string;
  readonly size?: 36 | 44;
  readonly isOff?: boolean;
  readonly onTurn: () => void;
}

/** An arrow that turns a row, a board or a page to its side, whichever way the site is written. */
export function TurnButton({ towards, label, size = 36, isOff = false, onTurn }: TurnButtonProps) {
  const { t } = useWords();
  return (
    <Arrow
      type="button"
      $size={size}
      $filled
      aria-label={label ?? t(`action.${towards}`)}
      disabled={isOff}
      onClick={onTurn}
    >
      <Icon name={towards === 'previous' ? 'chevron-left' : 'chevron-right'} size={18} stroke={2} />
    </Arrow>
  );
}

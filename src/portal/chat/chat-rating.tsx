import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Centre, Face, Star, Stars } from './chat.styles.ts';
import { FaceSign } from './chat-head.tsx';

const CHOICES = [1, 2, 3, 4, 5];

interface ChatRatingProps {
  readonly operator: string | null;
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
}

/** Asks how a chat was, and says thanks. */
export function ChatRating({ operator, rating, onRate }: ChatRatingProps) {
  const t = useFormWords();
  const asked = operator === null ? t('chat.rate') : t('chat.rateWho', { name: operator });
  return (
    <Centre>
      <Face $isLarge $isOn>
        <FaceSign operator={operator} isOpen />
      </Face>
      <h3 role="status">{rating === null ? asked : t('chat.rated')}</h3>
      <Stars>
        {CHOICES.map((stars) => (
          <Star
            key={stars}
            type="button"
            $isOn={stars <= (rating ?? 0)}
            aria-pressed={stars === rating}
            aria-label={t('chat.stars', { stars })}
            onClick={() => onRate(stars)}
          >
            <Icon name="star" size={28} />
          </Star>
        ))}
      </Stars>
    </Centre>
  );
}

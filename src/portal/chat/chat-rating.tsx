import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Face, Rating, Star, Stars } from './chat.styles.ts';
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
    <Rating>
      <Face $isOn>
        <FaceSign operator={operator} isOpen />
      </Face>
      <div role="status">
        <h3>{rating === null ? asked : t('chat.rated')}</h3>
      </div>
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
    </Rating>
  );
}

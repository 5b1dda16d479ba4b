import { useFormWords } from '#portal/forms/form-place.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Star, Stars } from './chat.styles.ts';

const CHOICES = [1, 2, 3, 4, 5];

interface ChatRatingProps {
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
}

/** Asks how a chat was, and says thanks. */
export function ChatRating({ rating, onRate }: ChatRatingProps) {
  const t = useFormWords();
  return (
    <>
      <p role="status">{rating === null ? t('chat.rate') : t('chat.rated')}</p>
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
            <Icon name="star" size={24} />
          </Star>
        ))}
      </Stars>
    </>
  );
}

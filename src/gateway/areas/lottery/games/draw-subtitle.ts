import type { TextByLanguage } from '#contracts/generated/contracts.ts';
import { type CompleteLanguage, completeLanguages } from '#contracts/languages.ts';
import { filledMessage, message } from '#gateway/kit/messages/messages.ts';
import type { DrawZone, LotteryGame } from './lottery-game.ts';

/** From Monday. */
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const ZONES = {
  'Asia/Ho_Chi_Minh': 'hanoi',
  'Asia/Bangkok': 'bangkok',
  'Europe/Madrid': 'madrid',
  'Europe/London': 'london',
} as const satisfies Record<DrawZone, string>;

type Timed = Pick<LotteryGame, 'schedule' | 'zone'>;

/** When a game draws, in words. */
export function drawSubtitle(game: Timed): TextByLanguage {
  return Object.fromEntries(completeLanguages.map((language) => [language, say(game, language)]));
}

function say({ schedule, zone }: Timed, language: CompleteLanguage): string {
  if (schedule.kind === 'every') {
    const { minutes } = schedule;
    // Languages without a form for one have words of their own for each minute.
    if (minutes === 1) return message('draw.everyMinute', language);
    return filledMessage('draw.everyMinutes', language, { count: minutes });
  }
  const clock = { time: schedule.at, zone: message(`draw.zone.${ZONES[zone]}`, language) };
  if (!schedule.weekdays) return filledMessage('draw.daily', language, clock);
  const days = WEEKDAYS.filter((_day, index) => schedule.weekdays?.includes(index + 1)).map((day, index) => {
    const word = message(`draw.day.${day}`, language);
    return index === 0 ? capitalised(word) : word;
  });
  const list = days.join(message('draw.dayComma', language));
  return filledMessage('draw.onDays', language, { ...clock, days: list });
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

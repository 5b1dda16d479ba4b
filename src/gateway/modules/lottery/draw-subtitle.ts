import type { TextByLanguage } from '#contracts/generated/contracts.ts';
import type { LotteryGame } from './lottery-game.ts';
import { type ScheduleWords, scheduleWords } from './schedule-words.ts';

/** When a game draws, in words. */
export function drawSubtitle({ schedule, zone }: Pick<LotteryGame, 'schedule' | 'zone'>): TextByLanguage {
  const say = ({ everyMinutes, daily, onDays, weekdays, zones }: ScheduleWords): string => {
    if (schedule.kind === 'every') return everyMinutes(schedule.minutes);
    if (!schedule.weekdays) return daily(schedule.at, zones[zone]);
    const days = schedule.weekdays.map((weekday) => weekdays[weekday - 1] ?? '');
    return onDays(
      days.map((day, index) => (index === 0 ? capitalised(day) : day)),
      schedule.at,
      zones[zone],
    );
  };
  return Object.fromEntries(Object.entries(scheduleWords).map(([language, how]) => [language, say(how)]));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

import type { TextByLanguage } from '#contracts/generated/contracts.ts';
import type { DrawZone, LotteryGame } from './lottery-game.ts';

type Spoken = 'EN' | 'ES' | 'PT' | 'VI' | 'AR';

/** How a language says when a game draws. */
interface ScheduleWords {
  readonly everyMinutes: (minutes: number) => string;
  /** @param zone whose time it is; empty where it needs no saying. */
  readonly daily: (time: string, zone: string) => string;
  readonly onDays: (days: readonly string[], time: string, zone: string) => string;
  /** From Monday. */
  readonly weekdays: readonly string[];
  readonly zones: Readonly<Record<DrawZone, string>>;
}

const words: Readonly<Record<Spoken, ScheduleWords>> = {
  EN: {
    everyMinutes: (minutes) => (minutes === 1 ? 'Every minute' : `Every ${minutes} minutes`),
    daily: (time, zone) => `Daily, ${time} ${zone}`,
    onDays: (days, time, zone) => `${days.join(', ')}, ${time} ${zone}`,
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    zones: {
      'Asia/Ho_Chi_Minh': 'Hanoi time',
      'Asia/Bangkok': 'Bangkok time',
      'Europe/Madrid': 'Madrid time',
      'Europe/London': 'London time',
    },
  },
  ES: {
    everyMinutes: (minutes) => (minutes === 1 ? 'Cada minuto' : `Cada ${minutes} minutos`),
    daily: (time, zone) => `Diario, ${time} ${zone}`,
    onDays: (days, time, zone) => `${days.join(', ')}, ${time} ${zone}`,
    weekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    zones: {
      'Asia/Ho_Chi_Minh': 'hora de Hanói',
      'Asia/Bangkok': 'hora de Bangkok',
      'Europe/Madrid': 'hora de Madrid',
      'Europe/London': 'hora de Londres',
    },
  },
  PT: {
    everyMinutes: (minutes) => (minutes === 1 ? 'A cada minuto' : `A cada ${minutes} minutos`),
    daily: (time, zone) => `Diário, ${time} ${zone}`,
    onDays: (days, time, zone) => `${days.join(', ')}, ${time} ${zone}`,
    weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
    zones: {
      'Asia/Ho_Chi_Minh': 'hora de Hanói',
      'Asia/Bangkok': 'hora de Bangkok',
      'Europe/Madrid': 'hora de Madrid',
      'Europe/London': 'hora de Londres',
    },
  },
  VI: {
    everyMinutes: (minutes) => (minutes === 1 ? 'Mỗi phút một kỳ' : `Mỗi ${minutes} phút một kỳ`),
    daily: (time, zone) => `Mỗi ngày lúc ${time}${zone}`,
    onDays: (days, time, zone) => `Thứ ${days.join(', ')} lúc ${time}${zone}`,
    weekdays: ['Hai', 'Ba', 'Tư', 'Năm', 'Sáu', 'Bảy', 'Chủ nhật'],
    zones: {
      'Asia/Ho_Chi_Minh': '',
      'Asia/Bangkok': ' giờ Bangkok',
      'Europe/Madrid': ' giờ Madrid',
      'Europe/London': ' giờ London',
    },
  },
  AR: {
    everyMinutes: (minutes) => ARABIC_MINUTES[minutes] ?? `كل ${minutes} ${minutes <= 10 ? 'دقائق' : 'دقيقة'}`,
    daily: (time, zone) => `يوميًا، ${time} ${zone}`,
    onDays: (days, time, zone) => `${days.join(' و')}، ${time} ${zone}`,
    weekdays: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
    zones: {
      'Asia/Ho_Chi_Minh': 'بتوقيت هانوي',
      'Asia/Bangkok': 'بتوقيت بانكوك',
      'Europe/Madrid': 'بتوقيت مدريد',
      'Europe/London': 'بتوقيت لندن',
    },
  },
};

const ARABIC_MINUTES: Readonly<Record<number, string>> = { 1: 'كل دقيقة', 2: 'كل دقيقتين' };

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
  return Object.fromEntries(Object.entries(words).map(([language, how]) => [language, say(how)]));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

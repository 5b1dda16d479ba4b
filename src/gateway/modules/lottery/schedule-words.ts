import type { CompleteLanguage } from '#contracts/languages.ts';
import type { DrawZone } from './lottery-game.ts';

/** How a language says when a game draws. */
export interface ScheduleWords {
  readonly everyMinutes: (minutes: number) => string;
  /** @param zone whose time it is; empty where it needs no saying. */
  readonly daily: (time: string, zone: string) => string;
  readonly onDays: (days: readonly string[], time: string, zone: string) => string;
  /** From Monday. */
  readonly weekdays: readonly string[];
  readonly zones: Readonly<Record<DrawZone, string>>;
}

const ARABIC_MINUTES: Readonly<Record<number, string>> = { 1: 'كل دقيقة', 2: 'كل دقيقتين' };

export const scheduleWords: Readonly<Record<CompleteLanguage, ScheduleWords>> = {
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
  TH: {
    everyMinutes: (minutes) => (minutes === 1 ? 'ทุกนาที' : `ทุก ${minutes} นาที`),
    daily: (time, zone) => `ทุกวัน ${time} ${zone}`,
    onDays: (days, time, zone) => `${days.join(' ')} ${time} ${zone}`,
    weekdays: ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'],
    zones: {
      'Asia/Ho_Chi_Minh': 'เวลาฮานอย',
      'Asia/Bangkok': 'เวลากรุงเทพ',
      'Europe/Madrid': 'เวลามาดริด',
      'Europe/London': 'เวลาลอนดอน',
    },
  },
  ID: {
    everyMinutes: (minutes) => (minutes === 1 ? 'Setiap menit' : `Setiap ${minutes} menit`),
    daily: (time, zone) => `Setiap hari, ${time} ${zone}`,
    onDays: (days, time, zone) => `${days.join(', ')}, ${time} ${zone}`,
    weekdays: ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'],
    zones: {
      'Asia/Ho_Chi_Minh': 'waktu Hanoi',
      'Asia/Bangkok': 'waktu Bangkok',
      'Europe/Madrid': 'waktu Madrid',
      'Europe/London': 'waktu London',
    },
  },
  FR: {
    everyMinutes: (minutes) => (minutes === 1 ? 'Toutes les minutes' : `Toutes les ${minutes} minutes`),
    daily: (time, zone) => `Tous les jours, ${time} ${zone}`,
    onDays: (days, time, zone) => `${days.join(', ')}, ${time} ${zone}`,
    weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    zones: {
      'Asia/Ho_Chi_Minh': 'heure de Hanoï',
      'Asia/Bangkok': 'heure de Bangkok',
      'Europe/Madrid': 'heure de Madrid',
      'Europe/London': 'heure de Londres',
    },
  },
  JA: {
    everyMinutes: (minutes) => (minutes === 1 ? '毎分' : `${minutes}分ごと`),
    daily: (time, zone) => `毎日 ${time}（${zone}）`,
    onDays: (days, time, zone) => `${days.join('・')} ${time}（${zone}）`,
    weekdays: ['月', '火', '水', '木', '金', '土', '日'],
    zones: {
      'Asia/Ho_Chi_Minh': 'ハノイ時間',
      'Asia/Bangkok': 'バンコク時間',
      'Europe/Madrid': 'マドリード時間',
      'Europe/London': 'ロンドン時間',
    },
  },
  KO: {
    everyMinutes: (minutes) => (minutes === 1 ? '매분' : `${minutes}분마다`),
    daily: (time, zone) => `매일 ${time} ${zone}`,
    onDays: (days, time, zone) => `${days.join('·')} ${time} ${zone}`,
    weekdays: ['월', '화', '수', '목', '금', '토', '일'],
    zones: {
      'Asia/Ho_Chi_Minh': '하노이 시간',
      'Asia/Bangkok': '방콕 시간',
      'Europe/Madrid': '마드리드 시간',
      'Europe/London': '런던 시간',
    },
  },
  CN: {
    everyMinutes: (minutes) => (minutes === 1 ? '每分钟一期' : `每 ${minutes} 分钟一期`),
    daily: (time, zone) => `每日 ${time} ${zone}`,
    onDays: (days, time, zone) => `周${days.join('、')} ${time} ${zone}`,
    weekdays: ['一', '二', '三', '四', '五', '六', '日'],
    zones: {
      'Asia/Ho_Chi_Minh': '河内时间',
      'Asia/Bangkok': '曼谷时间',
      'Europe/Madrid': '马德里时间',
      'Europe/London': '伦敦时间',
    },
  },
  TW: {
    everyMinutes: (minutes) => (minutes === 1 ? '每分鐘一期' : `每 ${minutes} 分鐘一期`),
    daily: (time, zone) => `每日 ${time} ${zone}`,
    onDays: (days, time, zone) => `週${days.join('、')} ${time} ${zone}`,
    weekdays: ['一', '二', '三', '四', '五', '六', '日'],
    zones: {
      'Asia/Ho_Chi_Minh': '河內時間',
      'Asia/Bangkok': '曼谷時間',
      'Europe/Madrid': '馬德里時間',
      'Europe/London': '倫敦時間',
    },
  },
};

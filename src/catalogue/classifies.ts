import type { GameClassify, GameType } from './catalogue-types.ts';
import { displayNames } from './display-names.ts';

type ClassifyTypes = Readonly<Record<string, readonly GameType[]>>;

/** The classifies of a category in the order of its table, each with the game types in whose lobby it is offered. */
function classifies(types: ClassifyTypes, table: string): readonly GameClassify[] {
  const named = displayNames(table);
  return Object.entries(types).map(([key, gameTypes]) => ({ key, displayName: named(key), gameTypes }));
}

/** The Slots lobby offers the first five; the rest belong to the further RNG types. */
export const rngClassifies = classifies(
  {
    VIDEO: ['RNG'],
    CLASSIC: ['RNG'],
    JACKPOT: ['RNG', 'JP'],
    HOLD_AND_WIN: ['RNG'],
    ARCADE: ['RNG', 'AC'],
    TABLE: ['TG'],
    BOARD: ['TG'],
    VIDEO_POKER: ['VP'],
    SCRATCH: ['SC'],
  },
  `
  VIDEO | Video | Vídeo | Vídeo | Video slot | فيديو | วิดีโอสล็อต | Video | Vidéo | ビデオ | 비디오 | 视频老虎机 | 影片老虎機
  CLASSIC | Classic | Clásicas | Clássicos | Cổ điển | كلاسيكية | คลาสสิก | Klasik | Classiques | クラシック | 클래식 | 经典 | 經典
  JACKPOT | Jackpot | Bote | Jackpot | Hũ lũy tiến | جائزة كبرى | แจ็กพอต | Jackpot | Jackpot | ジャックポット | 잭팟 | 累积奖池 | 累積獎金
  HOLD_AND_WIN | Hold and win | Retén y gana | Segure e ganhe | Giữ và thắng | ثبّت واربح | โฮลด์แอนด์วิน | Tahan dan menang | Hold and win | ホールド＆ウィン | 홀드 앤 윈 | 锁定赢奖 | 鎖定贏獎
  ARCADE | Arcade | Arcade | Arcade | Trò giải trí | أركيد | อาร์เคด | Arkade | Arcade | アーケード | 아케이드 | 街机 | 街機
  TABLE | Table games | Juegos de mesa | Jogos de mesa | Trò chơi bàn | ألعاب الطاولة | เกมโต๊ะ | Game meja | Jeux de table | テーブルゲーム | 테이블 게임 | 桌面游戏 | 桌上遊戲
  BOARD | Board games | Tablero | Tabuleiro | Cờ bàn | ألعاب اللوح | เกมกระดาน | Game papan | Jeux de plateau | ボードゲーム | 보드게임 | 棋盘游戏 | 棋盤遊戲
  VIDEO_POKER | Video poker | Videopóquer | Vídeo pôquer | Video poker | فيديو بوكر | วิดีโอโป๊กเกอร์ | Video poker | Vidéo poker | ビデオポーカー | 비디오 포커 | 视频扑克 | 影片撲克
  SCRATCH | Scratch cards | Rasca y gana | Raspadinhas | Thẻ cào | بطاقات الكشط | บัตรขูด | Kartu gosok | Cartes à gratter | スクラッチ | 스크래치 | 刮刮乐 | 刮刮樂
`,
);

export const liveClassifies = classifies(
  {
    ROULETTE: ['LIVE'],
    BLACKJACK: ['LIVE'],
    BACCARAT: ['LIVE'],
    GAME_SHOW: ['LIVE'],
    POKER: ['LIVE'],
    DICE: ['LIVE'],
    DRAGON_TIGER: ['LIVE'],
  },
  `
  ROULETTE | Roulette | Ruleta | Roleta | Roulette | روليت | รูเล็ต | Roulette | Roulette | ルーレット | 룰렛 | 轮盘 | 輪盤
  BLACKJACK | Blackjack | Blackjack | Blackjack | Blackjack | بلاك جاك | แบล็คแจ็ค | Blackjack | Blackjack | ブラックジャック | 블랙잭 | 21点 | 21點
  BACCARAT | Baccarat | Bacará | Bacará | Baccarat | باكارات | บาคาร่า | Bakarat | Baccara | バカラ | 바카라 | 百家乐 | 百家樂
  GAME_SHOW | Game shows | Concursos | Game shows | Trò chơi truyền hình | برامج المسابقات | เกมโชว์ | Game show | Jeux télévisés | ゲームショー | 게임쇼 | 游戏秀 | 遊戲秀
  POKER | Poker | Póquer | Pôquer | Poker | بوكر | โป๊กเกอร์ | Poker | Poker | ポーカー | 포커 | 扑克 | 撲克
  DICE | Dice | Dados | Dados | Xúc xắc | نرد | ลูกเต๋า | Dadu | Dés | ダイス | 주사위 | 骰子 | 骰子
  DRAGON_TIGER | Dragon Tiger | Dragón y tigre | Dragão e tigre | Rồng Hổ | التنين والنمر | เสือมังกร | Naga Harimau | Dragon et tigre | ドラゴンタイガー | 드래곤 타이거 | 龙虎 | 龍虎
`,
);

export const sportsClassifies = classifies(
  {
    SPORTSBOOK: ['SPORTS'],
    RACING: ['SPORTS'],
    VIRTUAL: ['SPORTS'],
  },
  `
  SPORTSBOOK | Sportsbook | Apuestas deportivas | Desporto | Thể thao | رياضات | เดิมพันกีฬา | Taruhan olahraga | Paris sportifs | スポーツベット | 스포츠 베팅 | 体育博彩 | 體育投注
  RACING | Racing | Carreras | Corridas | Đua | سباقات | แข่งขัน | Balapan | Courses | レース | 경주 | 竞速 | 競速
  VIRTUAL | Virtual sports | Deportes virtuales | Desportos virtuais | Thể thao ảo | رياضات افتراضية | กีฬาเสมือนจริง | Olahraga virtual | Sports virtuels | バーチャルスポーツ | 가상 스포츠 | 虚拟体育 | 虛擬體育
`,
);

export const esportsClassifies = classifies(
  {
    STRATEGY: ['ESPORTS'],
    SHOOTER: ['ESPORTS'],
    SIMULATION: ['ESPORTS'],
  },
  `
  STRATEGY | Strategy | Estrategia | Estratégia | Chiến thuật | استراتيجية | กลยุทธ์ | Strategi | Stratégie | ストラテジー | 전략 | 策略 | 策略
  SHOOTER | Shooters | Tiro | Tiro | Bắn súng | تصويب | ยิง | Tembak-menembak | Tir | シューター | 슈팅 | 射击 | 射擊
  SIMULATION | Simulation | Simulación | Simulação | Mô phỏng | محاكاة | จำลอง | Simulasi | Simulation | シミュレーション | 시뮬레이션 | 模拟 | 模擬
`,
);

export const fishClassifies = classifies(
  {
    SEA_HUNT: ['FISH'],
    BOSS_HUNT: ['FISH'],
  },
  `
  SEA_HUNT | Sea hunt | Caza marina | Caça marinha | Săn cá | صيد البحر | ล่าปลา | Berburu laut | Chasse marine | 海の狩り | 바다 사냥 | 海洋捕猎 | 海洋捕獵
  BOSS_HUNT | Boss hunt | Caza de jefes | Caça aos chefes | Săn trùm | صيد الزعماء | ล่าบอส | Berburu bos | Chasse au boss | ボス狩り | 보스 사냥 | Boss 围猎 | 魔王狩獵
`,
);

export const pvpClassifies = classifies(
  {
    CARDS: ['PVP'],
    TILES: ['PVP'],
    BOARD: ['PVP'],
  },
  `
  CARDS | Cards | Cartas | Cartas | Bài | ورق | ไพ่ | Kartu | Cartes | カード | 카드 | 纸牌 | 紙牌
  TILES | Tiles | Fichas | Peças | Mạt chược và domino | أحجار | ไพ่นกกระจอกและโดมิโน | Mahyong dan domino | Tuiles | 牌 | 마작·도미노 | 麻将骨牌 | 麻將骨牌
  BOARD | Board | Tablero | Tabuleiro | Cờ | ألعاب اللوح | หมากกระดาน | Papan | Plateau | ボード | 보드 | 棋类 | 棋類
`,
);

/** A lottery's classify is its type. */
export const lotteryClassifies = classifies(
  {
    SSC: ['SSC'],
    LF: ['LF'],
    LHC: ['LHC'],
    PK10: ['PK10'],
    '11X5': ['11X5'],
  },
  `
  SSC | Five digits | Cinco dígitos | Cinco dígitos | Năm chữ số | خمسة أرقام | ห้าหลัก | Lima digit | Cinq chiffres | 5桁 | 다섯 자리 | 时时彩 | 時時彩
  LF | Daily draws | Sorteos diarios | Sorteios diários | Xổ số kiến thiết | سحوبات يومية | งวดรายวัน | Undian harian | Tirages quotidiens | 毎日の抽選 | 매일 추첨 | 低频彩 | 每日開獎
  LHC | Six balls | Seis bolas | Seis bolas | Lục hợp | ست كرات | หกลูก | Enam bola | Six boules | シックスボール | 여섯 공 | 六合彩 | 六合彩
  PK10 | Ten-lane race | Carrera de diez | Corrida de dez | Đua xe PK10 | سباق العشرة | แข่งรถ PK10 | Balap PK10 | Course PK10 | 10レーンレース | PK10 경주 | PK10 赛车 | PK10 賽車
  11X5 | Five of eleven | Cinco de once | Cinco de onze | 11 chọn 5 | خمسة من أحد عشر | 11 เลือก 5 | Lima dari sebelas | Cinq sur onze | 11から5 | 11개 중 5개 | 11选5 | 11選5
`,
);

export const cockfightClassifies = classifies(
  {
    ARENA: ['COCKFIGHT'],
  },
  `
  ARENA | Arenas | Arenas | Arenas | Đấu trường | ساحات | สนาม | Arena | Arènes | アリーナ | 경기장 | 斗鸡场 | 鬥雞場
`,
);

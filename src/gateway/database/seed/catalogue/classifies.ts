import type { DisplayName, GameClassify, GameType } from './catalogue-types.ts';

const named = (EN: string, ES: string, PT: string, VI: string, AR: string): DisplayName => ({ EN, ES, PT, VI, AR });

const classify = (key: string, gameTypes: readonly GameType[], displayName: DisplayName): GameClassify => ({
  key,
  displayName,
  gameTypes,
});

/** The Slots lobby offers the first five; the rest belong to the further RNG types. */
export const rngClassifies: readonly GameClassify[] = [
  classify('VIDEO', ['RNG'], named('Video', 'Vídeo', 'Vídeo', 'Video slot', 'فيديو')),
  classify('CLASSIC', ['RNG'], named('Classic', 'Clásicas', 'Clássicos', 'Cổ điển', 'كلاسيكية')),
  classify('JACKPOT', ['RNG', 'JP'], named('Jackpot', 'Bote', 'Jackpot', 'Hũ lũy tiến', 'جائزة كبرى')),
  classify(
    'HOLD_AND_WIN',
    ['RNG'],
    named('Hold and win', 'Retén y gana', 'Segure e ganhe', 'Giữ và thắng', 'ثبّت واربح'),
  ),
  classify('ARCADE', ['RNG', 'AC'], named('Arcade', 'Arcade', 'Arcade', 'Trò giải trí', 'أركيد')),
  classify('TABLE', ['TG'], named('Table games', 'Juegos de mesa', 'Jogos de mesa', 'Trò chơi bàn', 'ألعاب الطاولة')),
  classify('BOARD', ['TG'], named('Board games', 'Tablero', 'Tabuleiro', 'Cờ bàn', 'ألعاب اللوح')),
  classify('VIDEO_POKER', ['VP'], named('Video poker', 'Videopóquer', 'Vídeo pôquer', 'Video poker', 'فيديو بوكر')),
  classify('SCRATCH', ['SC'], named('Scratch cards', 'Rasca y gana', 'Raspadinhas', 'Thẻ cào', 'بطاقات الكشط')),
];

export const liveClassifies: readonly GameClassify[] = [
  classify('ROULETTE', ['LIVE'], named('Roulette', 'Ruleta', 'Roleta', 'Roulette', 'روليت')),
  classify('BLACKJACK', ['LIVE'], named('Blackjack', 'Blackjack', 'Blackjack', 'Blackjack', 'بلاك جاك')),
  classify('BACCARAT', ['LIVE'], named('Baccarat', 'Bacará', 'Bacará', 'Baccarat', 'باكارات')),
  classify(
    'GAME_SHOW',
    ['LIVE'],
    named('Game shows', 'Concursos', 'Game shows', 'Trò chơi truyền hình', 'برامج المسابقات'),
  ),
  classify('POKER', ['LIVE'], named('Poker', 'Póquer', 'Pôquer', 'Poker', 'بوكر')),
  classify('DICE', ['LIVE'], named('Dice', 'Dados', 'Dados', 'Xúc xắc', 'نرد')),
  classify(
    'DRAGON_TIGER',
    ['LIVE'],
    named('Dragon Tiger', 'Dragón y tigre', 'Dragão e tigre', 'Rồng Hổ', 'التنين والنمر'),
  ),
];

export const sportsClassifies: readonly GameClassify[] = [
  classify('SPORTSBOOK', ['SPORTS'], named('Sportsbook', 'Apuestas deportivas', 'Desporto', 'Thể thao', 'رياضات')),
  classify('RACING', ['SPORTS'], named('Racing', 'Carreras', 'Corridas', 'Đua', 'سباقات')),
  classify(
    'VIRTUAL',
    ['SPORTS'],
    named('Virtual sports', 'Deportes virtuales', 'Desportos virtuais', 'Thể thao ảo', 'رياضات افتراضية'),
  ),
];

export const esportsClassifies: readonly GameClassify[] = [
  classify('STRATEGY', ['ESPORTS'], named('Strategy', 'Estrategia', 'Estratégia', 'Chiến thuật', 'استراتيجية')),
  classify('SHOOTER', ['ESPORTS'], named('Shooters', 'Tiro', 'Tiro', 'Bắn súng', 'تصويب')),
  classify('SIMULATION', ['ESPORTS'], named('Simulation', 'Simulación', 'Simulação', 'Mô phỏng', 'محاكاة')),
];

export const fishClassifies: readonly GameClassify[] = [
  classify('SEA_HUNT', ['FISH'], named('Sea hunt', 'Caza marina', 'Caça marinha', 'Săn cá', 'صيد البحر')),
  classify('BOSS_HUNT', ['FISH'], named('Boss hunt', 'Caza de jefes', 'Caça aos chefes', 'Săn trùm', 'صيد الزعماء')),
];

export const pvpClassifies: readonly GameClassify[] = [
  classify('CARDS', ['PVP'], named('Cards', 'Cartas', 'Cartas', 'Bài', 'ورق')),
  classify('TILES', ['PVP'], named('Tiles', 'Fichas', 'Peças', 'Mạt chược và domino', 'أحجار')),
  classify('BOARD', ['PVP'], named('Board', 'Tablero', 'Tabuleiro', 'Cờ', 'ألعاب اللوح')),
];

/** A lottery's classify is its type. */
export const lotteryClassifies: readonly GameClassify[] = [
  classify('SSC', ['SSC'], named('Five digits', 'Cinco dígitos', 'Cinco dígitos', 'Năm chữ số', 'خمسة أرقام')),
  classify(
    'LF',
    ['LF'],
    named('Daily draws', 'Sorteos diarios', 'Sorteios diários', 'Xổ số kiến thiết', 'سحوبات يومية'),
  ),
  classify('LHC', ['LHC'], named('Six balls', 'Seis bolas', 'Seis bolas', 'Lục hợp', 'ست كرات')),
  classify('PK10', ['PK10'], named('Ten-lane race', 'Carrera de diez', 'Corrida de dez', 'Đua xe PK10', 'سباق العشرة')),
  classify('11X5', ['11X5'], named('Five of eleven', 'Cinco de once', 'Cinco de onze', '11 chọn 5', 'خمسة من أحد عشر')),
];

export const cockfightClassifies: readonly GameClassify[] = [
  classify('ARENA', ['COCKFIGHT'], named('Arenas', 'Arenas', 'Arenas', 'Đấu trường', 'ساحات')),
];

import { lexemeTable } from './lexeme.ts';

/** Sea creatures of the fishing games. English | ES | PT | VI | AR | hero. */
export const fishCreatures = lexemeTable(`
  Shark | el tiburón | o tubarão | Cá Mập | القرش | *shark
  Hammerhead | el tiburón martillo | o tubarão-martelo | Cá Mập Búa | - | shark-jaws
  Dolphin | el delfín | o golfinho | Cá Heo | الدلفين | *dolphin
  Octopus | el pulpo | o polvo | Bạch Tuộc | الأخطبوط | *octopus
  Squid | el calamar | a lula | Mực | الحبار | kraken-tentacle
  Turtle | la tortuga | a tartaruga | Rùa Biển | السلحفاة | sea-turtle
  Mermaid | la sirena | a sereia | Nàng Tiên Cá | حورية البحر:f | mermaid
  Whale | la ballena | a baleia | Cá Voi | الحوت | *whale
  Lobster | la langosta | a lagosta | Tôm Hùm | الكركند | *lobster
  Crab | el cangrejo | o caranguejo | Cua | السلطعون | *crab
  Jellyfish | la medusa | a água-viva | Sứa | قنديل البحر | *jellyfish
  Pufferfish | el pez globo | o baiacu | Cá Nóc | - | *blowfish
  Anglerfish | el rape | o peixe-diabo | Cá Cần Câu | - | angler-fish
  Clownfish | el pez payaso | o peixe-palhaço | Cá Hề | سمكة المهرج | *tropical-fish
  Swordfish | el pez espada | o peixe-espada | Cá Kiếm | سمكة السيف | *tropical-fish
  Manta Ray | la manta raya | a raia-manta | Cá Đuối | - | manta-ray
  Seahorse | el caballito de mar | o cavalo-marinho | Cá Ngựa | فرس البحر | seahorse
  Dragon King | el rey dragón | o rei dragão | Long Vương | ملك التنانين | sea-dragon
  Kraken | el kraken | o kraken | Thủy Quái | الكراكن | kraken-tentacle
  Golden Toad | el sapo dorado | o sapo dourado | Cóc Vàng | الضفدع الذهبي | frog
  Crocodile | el cocodrilo | o crocodilo | Cá Sấu | التمساح | shark-jaws
  Carp | la carpa | a carpa | Cá Chép | الشبوط | *tropical-fish
`);

/** What one does to them, and where. */
export const fishHeads = lexemeTable(`
  Hunt | la caza | a caça | Săn | صيد
  Battle | la batalla | a batalha | Đại Chiến | معركة
  Bay | la bahía | a baía | Vịnh | خليج
  Lagoon | la laguna | a lagoa | Đầm | بحيرة
  Reef | el arrecife | o recife | Rạn San Hô | شعاب
  Kingdom | el reino | o reino | Vương Quốc | مملكة
  Treasure | el tesoro | o tesouro | Kho Báu | كنز
  Storm | la tormenta | a tempestade | Bão | عاصفة
  Cannon | el cañón | o canhão | Đại Bác | مدفع
  Feast | el festín | o banquete | Đại Tiệc | وليمة
`);

/** Card games between players. */
export const cardGames = lexemeTable(`
  Rummy | el rummy | o rummy | Rummy | الرامي | card-joker
  Teen Patti | el teen patti | o teen patti | Teen Patti | التين باتي | poker-hand
  Poker | el póquer | o pôquer | Poker | البوكر | poker-hand
  Big Two | el big two | o big two | Big Two | - | card-2-spades
  Tien Len | el tien len | o tien len | Tiến Lên | - | card-2-spades
  Phom | el phom | o phom | Phỏm | - | card-ace-hearts
  Three Cards | - | - | Ba Cây | - | card-queen-hearts
  Mau Binh | el mau binh | o mau binh | Mậu Binh | - | poker-hand
  Tongits | el tongits | o tongits | Tongits | - | card-ace-spades
  Landlord | - | - | Đấu Địa Chủ | - | card-king-hearts
  Niu Niu | el niu niu | o niu niu | Niu Niu | - | bull
  Truco | el truco | o truco | Truco | - | *spade-suit
  Escoba | la escoba | a escova | Escoba | - | *coin
  Belote | la belote | a belote | Belote | البيلوت | *club-suit
  Durak | el durak | o durak | Durak | - | card-joker
  Baloot | el baloot | o baloot | Baloot | البلوت | *diamond-suit
  Tarneeb | el tarneeb | o tarneeb | Tarneeb | الطرنيب | *spade-suit
  Hearts | - | - | - | - | *heart-suit
  Spades | - | - | - | - | *spade-suit
`);

export const tileGames = lexemeTable(`
  Mahjong | el mahjong | o mahjong | Mạt Chược | الماجونغ | *mahjong-red-dragon
  Domino | el dominó | o dominó | Domino | الدومينو | domino-tiles
  Okey | el okey | o okey | Okey | الأوكي | domino-tiles
`);

export const lineGames = lexemeTable(`
  Xiangqi | el xiangqi | o xiangqi | Cờ Tướng | - | chess-rook
  Chess | el ajedrez | o xadrez | Cờ Vua | الشطرنج | chess-king
  Ludo | el parchís | o ludo | Cờ Cá Ngựa | اللودو | perspective-dice-six-faces-six
  Backgammon | el backgammon | o gamão | Cờ Tào Cáo | طاولة الزهر:f | perspective-dice-six-faces-six
  Carrom | el carrom | o carrom | Carrom | الكيرم | *coin
`);

/** Meeting places of players: "Rummy Room". */
export const playerHeads = lexemeTable(`
  Room | la sala | a sala | Phòng | غرفة
  Club | el club | o clube | Câu Lạc Bộ | نادي
  League | la liga | a liga | Giải | دوري
  Duel | el duelo | o duelo | Đấu Trí | مبارزة
  Night | la noche | a noite | Đêm | ليلة
  Cup | la copa | a taça | Cúp | كأس
  House | la casa | a casa | Nhà | بيت
  Arena | la arena | a arena | Đấu Trường | ساحة
`);

/** Rings of the cockfights. */
export const ringNames = lexemeTable(`
  Bamboo | el bambú | o bambu | Tre Xanh | الخيزران
  Golden Spur | la espuela de oro | a espora de ouro | Cựa Vàng | المهماز الذهبي
  Sunrise | el amanecer | o amanhecer | Bình Minh | الفجر
  Red Feather | la pluma roja | a pena vermelha | Lông Đỏ | الريشة الحمراء
  Iron Claw | la garra de hierro | a garra de ferro | Móng Sắt | المخلب الحديدي
  Palm Grove | el palmeral | o palmeiral | Rừng Cọ | بستان النخيل
  Riverside | la ribera | a ribeira | Bờ Sông | ضفة النهر
  Thunder | el trueno | o trovão | Sấm Sét | الرعد
  Champion | el campeón | o campeão | Quán Quân | البطل
  Silver Comb | la cresta de plata | a crista de prata | Mào Bạc | العرف الفضي
  Tamarind | el tamarindo | o tamarindo | Cây Me | التمر الهندي
  Old Town | la ciudad vieja | a cidade velha | Phố Cổ | المدينة القديمة
  Monsoon | el monzón | a monção | Gió Mùa | الرياح الموسمية
  Harvest Moon | la luna de la cosecha | a lua da colheita | Trăng Mùa | قمر الحصاد
  Black Wing | el ala negra | a asa negra | Cánh Đen | الجناح الأسود
  Market Square | la plaza del mercado | a praça do mercado | Phố Chợ | -
  Lotus Pond | el estanque de lotos | o lago de lótus | Hồ Sen | بركة اللوتس
`);

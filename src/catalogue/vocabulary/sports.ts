import { lexemeTable } from './lexeme.ts';

/** Sports played by people. English | ES | PT | VI | AR | hero. */
export const matchSports = lexemeTable(`
  Football | el fútbol | o futebol | Bóng Đá | كرة القدم | *soccer-ball
  Basketball | el baloncesto | o basquete | Bóng Rổ | كرة السلة | *basketball
  Tennis | el tenis | o tênis | Quần Vợt | التنس | *tennis
  Volleyball | el voleibol | o vôlei | Bóng Chuyền | الكرة الطائرة | *volleyball
  Baseball | el béisbol | o beisebol | Bóng Chày | البيسبول | *baseball
  Ice Hockey | el hockey sobre hielo | o hóquei no gelo | Khúc Côn Cầu | هوكي الجليد | *ice-hockey
  Handball | el balonmano | o handebol | Bóng Ném | كرة اليد | *trophy
  Futsal | el fútbol sala | o futsal | Bóng Đá Trong Nhà | كرة الصالات | *soccer-ball
  Rugby | el rugby | o rúgbi | Bóng Bầu Dục | الرغبي | *rugby-football
  Cricket | el críquet | o críquete | Bóng Gậy | الكريكيت | *cricket-game
  Badminton | el bádminton | o badminton | Cầu Lông | الريشة الطائرة | *badminton
  Table Tennis | el tenis de mesa | o tênis de mesa | Bóng Bàn | تنس الطاولة | *ping-pong
  Boxing | el boxeo | o boxe | Quyền Anh | الملاكمة | *boxing-glove
  Muay Thai | el muay thai | o muay thai | Muay Thái | المواي تاي | boxing-glove
  Snooker | el snooker | a sinuca | Bi-a | السنوكر | *pool-8-ball
  Darts | los dardos | os dardos | Phi Tiêu | السهام | *trophy
  Golf | el golf | o golfe | Gôn | الغولف | *trophy
  Athletics | el atletismo | o atletismo | Điền Kinh | ألعاب القوى | *trophy
`);

/** Races. */
export const raceSports = lexemeTable(`
  Horse Racing | las carreras de caballos | as corridas de cavalos | Đua Ngựa | سباق الخيل | *horse-racing
  Greyhound | los galgos | os galgos | Đua Chó | الكلاب السلوقية | hound
  Motor Racing | el automovilismo | o automobilismo | Đua Xe | سباق السيارات | *racing-car
  Motorcycle | el motociclismo | o motociclismo | Mô Tô | الدراجات النارية | full-motorcycle-helmet
  Cycling | el ciclismo | o ciclismo | Đua Xe Đạp | الدراجات | *bicycle
  Camel Racing | las carreras de camellos | as corridas de camelos | Đua Lạc Đà | سباق الهجن | *two-hump-camel
`);

/** Genres of e-sports. The classify follows from the list. */
export const strategyGenres = lexemeTable(`
  Battle Arena | la arena de batalla | a arena de batalha | Đấu Trường | ساحة المعركة | *joystick
  Mobile Arena | la arena móvil | a arena móvel | Đấu Trường Di Động | - | *joystick
  Hero Battle | la batalla de héroes | a batalha de heróis | Đại Chiến Anh Hùng | معركة الأبطال | cyborg-face
  Real-Time Strategy | la estrategia en tiempo real | a estratégia em tempo real | Chiến Thuật Thời Gian Thực | الاستراتيجية الآنية | mecha-head
`);

export const shooterGenres = lexemeTable(`
  Tactical Shooter | el tiro táctico | o tiro tático | Bắn Súng Chiến Thuật | التصويب التكتيكي | cyborg-face
  Hero Shooter | el tiro de héroes | o tiro de heróis | Bắn Súng Anh Hùng | - | mecha-head
  Last Squad | - | - | Đội Quân Cuối Cùng | الفرقة الأخيرة | robot-golem
`);

export const simulationGenres = lexemeTable(`
  Digital Football | el fútbol digital | o futebol digital | Bóng Đá Điện Tử | كرة القدم الرقمية | *soccer-ball
  Digital Basketball | el baloncesto digital | o basquete digital | Bóng Rổ Điện Tử | كرة السلة الرقمية | *basketball
  Sim Racing | las carreras simuladas | as corridas simuladas | Đua Xe Mô Phỏng | السباق الافتراضي | f1-car
  Digital Boxing | el boxeo digital | o boxe digital | Quyền Anh Điện Tử | الملاكمة الرقمية | boxing-glove
`);

/** Occasions to bet on: "Tennis Cup". */
export const occasions = lexemeTable(`
  Cup | la copa | a copa | Cúp | كأس
  League | la liga | a liga | Giải | دوري
  Series | la serie | a série | Chuỗi Trận | سلسلة
  Night | la noche | a noite | Đêm | ليلة
  Challenge | el desafío | o desafio | Thử Thách | تحدي
  Classic | el clásico | o clássico | - | -
`);

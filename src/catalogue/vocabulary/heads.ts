import { type Lexeme, lexemeTable } from './lexeme.ts';

/*
 * Possessions of a figure. English | Spanish with article | Portuguese with article | Vietnamese | Arabic in the
 * construct state, as it stands before the owner.
 */

/** Places and things; they also follow a figure directly: "Scarab Temple". */
const things = lexemeTable(`
  Temple | el templo | o templo | Đền | معبد
  Tomb | la tumba | a tumba | Lăng Mộ | مقبرة
  Pyramid | la pirámide | a pirâmide | Kim Tự Tháp | هرم
  Palace | el palacio | o palácio | Cung Điện | قصر
  Castle | el castillo | o castelo | Lâu Đài | قلعة
  Tower | la torre | a torre | Tòa Tháp | برج
  Gate | la puerta | o portal | Cổng | بوابة
  Bridge | el puente | a ponte | Cây Cầu | جسر
  Garden | el jardín | o jardim | Khu Vườn | حديقة
  Orchard | el huerto | o pomar | Vườn Cây | بستان
  Valley | el valle | o vale | Thung Lũng | وادي
  Canyon | el cañón | o cânion | Hẻm Núi | وادي
  Mountain | la montaña | a montanha | Ngọn Núi | جبل
  Peak | la cumbre | o pico | Đỉnh Núi | قمة
  Forest | el bosque | a floresta | Khu Rừng | غابة
  Jungle | la selva | a selva | Rừng Rậm | أدغال
  Island | la isla | a ilha | Hòn Đảo | جزيرة
  Lagoon | la laguna | a lagoa | Đầm Phá | بحيرة
  Bay | la bahía | a baía | Vịnh | خليج
  Cove | la cala | a enseada | Vịnh Nhỏ | خليج
  Grotto | la gruta | a gruta | Hang Động | مغارة
  Cave | la cueva | a caverna | Hang | كهف
  River | el río | o rio | Dòng Sông | نهر
  Lake | el lago | o lago | Hồ | بحيرة
  Spring | el manantial | a nascente | Suối | نبع
  Oasis | el oasis | o oásis | Ốc Đảo | واحة
  Desert | el desierto | o deserto | Sa Mạc | صحراء
  Road | el camino | a estrada | Con Đường | طريق
  Market | el mercado | o mercado | Khu Chợ | سوق
  House | la casa | a casa | Ngôi Nhà | بيت
  Manor | la mansión | a mansão | Dinh Thự | قصر
  Inn | la posada | a pousada | Quán Trọ | خان
  Farm | la granja | a fazenda | Nông Trại | مزرعة
  Kingdom | el reino | o reino | Vương Quốc | مملكة
  Empire | el imperio | o império | Đế Chế | إمبراطورية
  City | la ciudad | a cidade | Thành Phố | مدينة
  Harbour | el puerto | o porto | Bến Cảng | ميناء
  Forge | la forja | a forja | Lò Rèn | ورشة
  Workshop | el taller | a oficina | Xưởng | ورشة
  Library | la biblioteca | a biblioteca | Thư Viện | مكتبة
  Academy | la academia | a academia | Học Viện | أكاديمية
  Arena | la arena | a arena | Đấu Trường | ساحة
  Circus | el circo | o circo | Rạp Xiếc | سيرك
  Ballroom | el salón de baile | o salão de baile | Phòng Khiêu Vũ | -
  Crypt | la cripta | a cripta | Hầm Mộ | سرداب
  Vault | la cámara | o cofre | Kho Báu | خزنة
  Mine | la mina | a mina | Hầm Mỏ | منجم
  Saloon | la cantina | o saloon | Quán Rượu | حانة
  Station | la estación | a estação | Trạm | محطة
  Planet | el planeta | o planeta | Hành Tinh | كوكب
  Galaxy | la galaxia | a galáxia | Thiên Hà | مجرة
  Treasure | el tesoro | o tesouro | Kho Báu | كنز
  Gold | el oro | o ouro | Vàng | ذهب
  Crown | la corona | a coroa | Vương Miện | تاج
  Throne | el trono | o trono | Ngai Vàng | عرش
  Ring | el anillo | o anel | Chiếc Nhẫn | خاتم
  Mask | la máscara | a máscara | Mặt Nạ | قناع
  Key | la llave | a chave | Chìa Khóa | مفتاح
  Lamp | la lámpara | a lâmpada | Cây Đèn | مصباح
  Lantern | el farol | a lanterna | Đèn Lồng | فانوس
  Mirror | el espejo | o espelho | Tấm Gương | مرآة
  Chest | el cofre | o baú | Rương | صندوق
  Sword | la espada | a espada | Thanh Kiếm | سيف
  Shield | el escudo | o escudo | Tấm Khiên | درع
  Hammer | el martillo | o martelo | Cây Búa | مطرقة
  Spear | la lanza | a lança | Ngọn Giáo | رمح
  Helm | el yelmo | o elmo | Mũ Trận | خوذة
  Banner | el estandarte | o estandarte | Cờ Hiệu | راية
  Seal | el sello | o selo | Ấn Tín | ختم
  Scroll | el pergamino | o pergaminho | Cuộn Giấy | مخطوطة
  Map | el mapa | o mapa | Bản Đồ | خريطة
  Compass | la brújula | a bússola | La Bàn | بوصلة
  Amulet | el amuleto | o amuleto | Bùa Hộ Mệnh | تميمة
  Idol | el ídolo | o ídolo | Thần Tượng | تمثال
  Totem | el tótem | o totem | Vật Tổ | طوطم
  Drum | el tambor | o tambor | Trống | طبل
  Harp | el arpa | a harpa | Đàn Hạc | قيثارة
  Bell | la campana | o sino | Chiếc Chuông | جرس
  Rose | la rosa | a rosa | Hoa Hồng | وردة
  Pearl | la perla | a pérola | Ngọc Trai | لؤلؤة
  Jewel | la joya | a joia | Viên Ngọc | جوهرة
  Potion | la poción | a poção | Bình Thuốc | جرعة
  Spell | el hechizo | o feitiço | Bùa Chú | تعويذة
  Flame | la llama | a chama | Ngọn Lửa | شعلة
  Star | la estrella | a estrela | Ngôi Sao | نجمة
  Festival | el festival | o festival | Lễ Hội | مهرجان
  Parade | el desfile | o desfile | Đoàn Diễu Hành | موكب
  Cup | la copa | a taça | Chiếc Cúp | كأس
  Race | la carrera | a corrida | Cuộc Đua | سباق
  Party | la fiesta | a festa | Bữa Tiệc | حفلة
  Nest | el nido | o ninho | Tổ | عش
  Lair | la guarida | o covil | Hang Ổ | عرين
  Kitchen | la cocina | a cozinha | Căn Bếp | مطبخ
  Caravan | la caravana | a caravana | Đoàn Lữ Hành | قافلة
  Reef | el arrecife | o recife | Rạn San Hô | شعاب
  Horn | el cuerno | o chifre | Tù Và | بوق
  Bazaar | el bazar | o bazar | Phiên Chợ | بازار
  Barn | el granero | o celeiro | Nhà Kho | حظيرة
  Club | el club | o clube | Câu Lạc Bộ | نادي
  Express | el expreso | o expresso | Tàu Tốc Hành | قطار
  Rocket | el cohete | o foguete | Tên Lửa | صاروخ
  Signal | la señal | o sinal | Tín Hiệu | إشارة
  Carousel | el carrusel | o carrossel | Đu Quay | دوامة
  Fire | el fuego | o fogo | Ngọn Lửa | نار
  Storm | la tormenta | a tempestade | Cơn Bão | عاصفة
  Moon | la luna | a lua | Vầng Trăng | قمر
  Legend | la leyenda | a lenda | Truyền Thuyết | أسطورة
  Song | la canción | a canção | Khúc Ca | أغنية
  Dream | el sueño | o sonho | Giấc Mơ | حلم
  Curse | la maldición | a maldição | Lời Nguyền | لعنة
  Dance | la danza | a dança | Vũ Điệu | رقصة
  Feast | el festín | o banquete | Bữa Tiệc | وليمة
  Trail | el sendero | a trilha | Dấu Chân | درب
  Dawn | el amanecer | o amanhecer | Bình Minh | فجر
  Shadow | la sombra | a sombra | Bóng | ظل
  Voyage | el viaje | a viagem | Hành Trình | رحلة
  Fortune | la fortuna | a fortuna | Vận May | ثروة
  Night | la noche | a noite | Đêm | ليلة
  Duel | el duelo | o duelo | Trận Đấu | مبارزة
  Hunt | la caza | a caçada | Cuộc Săn | صيد
  Spirit | el espíritu | o espírito | Linh Hồn | روح
  Heart | el corazón | o coração | Trái Tim | قلب
`);

/** Deeds and moods; they need "of": "Oath of the Samurai", never "Samurai Oath". */
const deeds = lexemeTable(`
  Secret | el secreto | o segredo | Bí Mật | سر
  Oath | el juramento | o juramento | Lời Thề | قسم
  Blessing | la bendición | a bênção | Phước Lành | بركة
  Return | el regreso | o retorno | Sự Trở Lại | عودة
  Gift | el regalo | o presente | Món Quà | هدية
  Riddle | el enigma | o enigma | Câu Đố | لغز
  Wrath | la ira | a ira | Cơn Thịnh Nộ | غضب
  Call | la llamada | o chamado | Tiếng Gọi | نداء
  Promise | la promesa | a promessa | Lời Hứa | وعد
  Mission | la misión | a missão | Sứ Mệnh | مهمة
`);

export interface Head {
  readonly lexeme: Lexeme;
  readonly isThing: boolean;
}

/** By English word. */
export const heads: ReadonlyMap<string, Head> = new Map([
  ...things.map((lexeme): [string, Head] => [lexeme.en, { lexeme, isThing: true }]),
  ...deeds.map((lexeme): [string, Head] => [lexeme.en, { lexeme, isThing: false }]),
]);

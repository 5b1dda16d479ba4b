import type { TranslatedNames } from '#catalogue/catalogue-types.ts';
import { tableRows } from './lexeme.ts';

/** Captions of the titles drawn by hand. English | Spanish | Portuguese | Vietnamese | Arabic. */
const table = `
  Tomb of Anubis | La tumba de Anubis | A tumba de Anúbis | Lăng Mộ Anubis | مقبرة أنوبيس
  Sugar Parade | Desfile de azúcar | Desfile de açúcar | Kẹo Ngọt | موكب السكر
  Dragon Ascends | El dragón asciende | O dragão ascende | Rồng Bay | صعود التنين
  Wolf Moon Ridge | La cresta del lobo | A serra do lobo | Đỉnh Trăng Sói | ليلة الذئب
  Diamond Express | El expreso de diamantes | O expresso de diamantes | Kim Cương | قطار الألماس
  Valhalla Rising | El despertar del Valhalla | O despertar de Valhalla | Valhalla Trỗi Dậy | صعود فالهالا
  Phoenix Heart | El corazón del fénix | O coração da fênix | Phượng Hoàng | قلب العنقاء
  Neon Ronin | El ronin de neón | O ronin de neon | Ronin Neon | رونين النيون
  Kraken Deep | Las profundidades del kraken | As profundezas do kraken | Thủy Quái | أعماق الكراكن
  Fruit Brigade | La brigada de la fruta | A brigada das frutas | Biệt Đội Trái Cây | فرقة الفواكه
  Aztec Sunstone | La piedra del sol azteca | A pedra do sol asteca | Đá Mặt Trời Aztec | حجر الشمس
  Lucky Sevens Deluxe | Sietes de la suerte | Setes da sorte | Ba Số Bảy | سبعات الحظ
  Book of Hours | El libro de horas | O livro das horas | Sách Thời Khắc | كتاب الساعات
  Gold Rush Canyon | El cañón del oro | O cânion do ouro | Hẻm Núi Vàng | وادي الذهب
  Starlight Princess of Coral | La princesa del coral | A princesa do coral | Công Chúa San Hô | أميرة المرجان
  Gates of Thunder | Las puertas del trueno | Os portões do trovão | Cổng Sấm Sét | أبواب الرعد
  Oni Drums | Los tambores del oni | Os tambores do oni | Trống Quỷ | -
  Bison Thunder | El trueno del bisonte | O trovão do bisão | Bò Rừng | رعد البيسون
  Pearl Fisher | El pescador de perlas | O pescador de pérolas | Săn Ngọc Trai | صيّاد اللؤلؤ
  Cosmo Cashout | - | - | - | رحلة الكون
  Jade Emperor | El emperador de jade | O imperador de jade | Ngọc Hoàng | إمبراطور اليشم
  Pirate Ledger | El libro del pirata | O livro do pirata | Sổ Vàng Cướp Biển | دفتر القرصان
  Chilli Mariachi | El mariachi picante | O mariachi picante | Ớt Cay | -
  Alchemist | El alquimista | O alquimista | Nhà Giả Kim | الخيميائي
  Tiger Temple | El templo del tigre | O templo do tigre | Miếu Thần Hổ | معبد النمر
  Midnight Masquerade | El baile de máscaras | O baile de máscaras | Dạ Hội Hóa Trang | حفل الأقنعة
  Caravan of Gold | La caravana de oro | A caravana de ouro | Đoàn Lữ Hành Vàng | قافلة الذهب
  Robo Diner 3000 | - | - | - | -
  Vampire Vault | La cámara del vampiro | O cofre do vampiro | Kho Báu Ma Cà Rồng | خزنة مصاص الدماء
  Stampede Sevens | - | - | - | خيول السبعات
  Lantern Night | La noche de los farolillos | A noite das lanternas | Đêm Hoa Đăng | ليلة الفوانيس
  Frost Giant | El gigante de escarcha | O gigante de gelo | Người Khổng Lồ Băng Giá | عملاق الصقيع
  Honey Heist | El robo de la miel | O roubo do mel | Đại Chiến Mật Ong | غنيمة العسل
  Spartan Oath | El juramento espartano | O juramento espartano | Lời Thề Sparta | قسم الإسبرطي
  Lotus Fortune | La fortuna del loto | A fortuna do lótus | Sen Phú Quý | ثروة اللوتس
  Sky Totem | El tótem del cielo | O totem do céu | Vật Tổ Bầu Trời | طوطم السماء
  Owl & Oracle | El búho y el oráculo | A coruja e o oráculo | Cú Và Nhà Tiên Tri | البومة والعرّافة
  Double Joker | El doble comodín | O curinga duplo | Song Hề | الجوكر المزدوج
  Street Sax | - | - | - | -
  Reef Royale | El rey del arrecife | O rei do recife | Vua Rạn San Hô | ملك الشعاب
  Genie Wishes | Los deseos del genio | Os desejos do gênio | Điều Ước Thần Đèn | أمنيات الجني
  Barnyard Bash | La fiesta de la granja | A festa da fazenda | Tiệc Nông Trại | حفلة المزرعة
  Shark Bay Hunt | La caza en la bahía | A caçada na baía | Vịnh Cá Mập | خليج القرش
  Lobster Baron | El barón langosta | O barão lagosta | Vua Tôm Hùm | -
  Turtle Treasure | El tesoro de la tortuga | O tesouro da tartaruga | Kho Báu Rùa Biển | كنز السلحفاة
`;

const given = (text: string | undefined): text is string => text !== undefined && text !== '-';

/** By English title. */
export const curatedNames: ReadonlyMap<string, TranslatedNames> = new Map(
  tableRows(table).map(([title = '', es, pt, vi, ar]): [string, TranslatedNames] => [
    title,
    {
      ...(given(es) && { ES: es }),
      ...(given(pt) && { PT: pt }),
      ...(given(vi) && { VI: vi }),
      ...(given(ar) && { AR: ar }),
    },
  ]),
);

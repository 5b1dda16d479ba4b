import { type Adjective, adjectiveTable } from './adjective.ts';

/**
 * Adjectives. English | Spanish | Portuguese | Vietnamese | Arabic with the article. `dorado/a` gives both genders;
 * one form stands for both, except in Arabic, where the feminine adds ة unless it is spelt out. A dash: no good word.
 */
const table = adjectiveTable(`
  Golden | dorado/a | dourado/a | Vàng | الذهبي
  Silver | plateado/a | prateado/a | Bạc | الفضي
  Crimson | carmesí | carmesim | Đỏ Thẫm | القرمزي
  Red | rojo/a | vermelho/a | Đỏ | الأحمر/الحمراء
  White | blanco/a | branco/a | Trắng | الأبيض/البيضاء
  Black | negro/a | preto/a | Đen | الأسود/السوداء
  Blue | azul | azul | Xanh Lam | الأزرق/الزرقاء
  Green | verde | verde | Xanh Lục | الأخضر/الخضراء
  Pink | rosa | cor-de-rosa | Hồng | الوردي
  Emerald | esmeralda | esmeralda | Lục Bảo | الزمردي
  Ivory | de marfil | de marfim | Ngà | العاجي
  Jade | de jade | de jade | Ngọc Bích | اليشمي
  Crystal | de cristal | de cristal | Pha Lê | البلوري
  Amber | de ámbar | de âmbar | Hổ Phách | الكهرماني
  Iron | de hierro | de ferro | Thép | الحديدي
  Bronze | de bronce | de bronze | Đồng | البرونزي
  Velvet | de terciopelo | de veludo | Nhung | المخملي
  Royal | real | real | Hoàng Gia | الملكي
  Noble | noble | nobre | Cao Quý | النبيل
  Wise | sabio/a | sábio/a | Thông Thái | الحكيم
  Brave | valiente | valente | Dũng Cảm | الشجاع
  Fierce | feroz | feroz | Hung Dữ | الشرس
  Proud | orgulloso/a | orgulhoso/a | Kiêu Hãnh | الفخور
  Swift | veloz | veloz | Thần Tốc | السريع
  Clever | astuto/a | astuto/a | Tinh Ranh | الذكي
  Sacred | sagrado/a | sagrado/a | Linh Thiêng | المقدس
  Eternal | eterno/a | eterno/a | Vĩnh Cửu | الأبدي
  Ancient | ancestral | ancestral | Cổ Đại | القديم
  Hidden | oculto/a | oculto/a | Bí Ẩn | الخفي
  Mystic | místico/a | místico/a | Huyền Bí | الغامض
  Enchanted | encantado/a | encantado/a | Mê Hoặc | المسحور
  Cursed | maldito/a | amaldiçoado/a | Bị Nguyền | الملعون
  Lucky | afortunado/a | sortudo/a | May Mắn | المحظوظ
  Happy | feliz | feliz | Vui Vẻ | السعيد
  Jolly | alegre | alegre | Vui Tươi | المرح
  Hungry | hambriento/a | faminto/a | Háu Ăn | الجائع
  Dancing | bailarín/bailarina | dançarino/a | Nhảy Múa | الراقص
  Wandering | errante | errante | Lang Thang | الجوال
  Wild | salvaje | selvagem | Hoang Dã | البري
  Lonely | solitario/a | solitário/a | Đơn Độc | الوحيد
  Silent | silencioso/a | silencioso/a | Thầm Lặng | الصامت
  Burning | ardiente | ardente | Rực Cháy | المشتعل
  Frozen | helado/a | congelado/a | Băng Giá | المتجمد
  Radiant | radiante | radiante | Rạng Rỡ | المتألق
  Midnight | de medianoche | da meia-noite | Nửa Đêm | -
  Winter | de invierno | de inverno | Mùa Đông | الشتوي
  Desert | del desierto | do deserto | Sa Mạc | الصحراوي
  Jungle | de la selva | da selva | Rừng Xanh | -
  Ocean | del océano | do oceano | Đại Dương | -
  Sweet | dulce | doce | Ngọt Ngào | الحلو
  Juicy | jugoso/a | suculento/a | Mọng Nước | -
  Ripe | maduro/a | maduro/a | Chín Mọng | الناضج
  Spicy | picante | picante | Cay Nồng | الحار
  Fresh | fresco/a | fresco/a | Tươi | الطازج
  Tropical | tropical | tropical | Nhiệt Đới | الاستوائي
  Neon | de neón | de neon | Neon | -
  Turbo | turbo | turbo | Turbo | -
  Cosmic | cósmico/a | cósmico/a | Vũ Trụ | الكوني
  Lunar | lunar | lunar | Mặt Trăng | القمري
  Stellar | estelar | estelar | Tinh Tú | النجمي
  Electric | eléctrico/a | elétrico/a | Điện Quang | الكهربائي
  Magic | mágico/a | mágico/a | Phép Thuật | السحري
  Masked | enmascarado/a | mascarado/a | Đeo Mặt Nạ | المقنع
  Virtual | virtual | virtual | Ảo | الافتراضي
  Legendary | legendario/a | lendário/a | Huyền Thoại | الأسطوري
  Giant | gigante | gigante | Khổng Lồ | العملاق
  Gentle | gentil | gentil | Hiền Hòa | اللطيف
  Imperial | imperial | imperial | Đế Vương | الإمبراطوري
  Merry | alegre | alegre | Hân Hoan | المبتهج
  Shining | brillante | brilhante | Lấp Lánh | اللامع
  Diamond | de diamante | de diamante | Kim Cương | الماسي
  Coral | coral | coral | San Hô | المرجاني
  Ruby | rubí | rubi | Hồng Ngọc | الياقوتي
`);

/** By English word. */
export const adjectives: ReadonlyMap<string, Adjective> = new Map(table.map((adjective) => [adjective.en, adjective]));

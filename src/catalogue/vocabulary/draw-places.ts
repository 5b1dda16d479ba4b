import type { TranslatedNames } from '#catalogue/catalogue-types.ts';
import { tableRows } from './lexeme.ts';

/** The languages that write places in letters of their own. Indonesian and French write them as English does. */
type Lettered = 'TH' | 'JA' | 'KO' | 'CN' | 'TW';

const COLUMNS: readonly Lettered[] = ['TH', 'JA', 'KO', 'CN', 'TW'];

/** Places that draws are named after. English | TH | JA | KO | CN | TW. */
const places = new Map(
  tableRows(`
  Northern Vietnam | เวียดนามเหนือ | ベトナム北部 | 베트남 북부 | 越南北部 | 越南北部
  Central Vietnam | เวียดนามกลาง | ベトナム中部 | 베트남 중부 | 越南中部 | 越南中部
  Southern Vietnam | เวียดนามใต้ | ベトナム南部 | 베트남 남부 | 越南南部 | 越南南部
  Hanoi | ฮานอย | ハノイ | 하노이 | 河内 | 河內
  Saigon | ไซ่ง่อน | サイゴン | 사이공 | 西贡 | 西貢
  Quang Ninh | กว๋างนิญ | クアンニン | 꽝닌 | 广宁 | 廣寧
  Bac Ninh | บั๊กนิญ | バクニン | 박닌 | 北宁 | 北寧
  Hai Phong | ไฮฟอง | ハイフォン | 하이퐁 | 海防 | 海防
  Nam Dinh | นามดิ่ญ | ナムディン | 남딘 | 南定 | 南定
  Thai Binh | ท้ายบิ่ญ | タイビン | 타이빈 | 太平 | 太平
  Ho Chi Minh City | โฮจิมินห์ | ホーチミン | 호찌민 | 胡志明市 | 胡志明市
  Dong Thap | ด่งท้าป | ドンタップ | 동탑 | 同塔 | 同塔
  Ca Mau | ก่าเมา | カマウ | 까마우 | 金瓯 | 金甌
  Ben Tre | เบ๊นแจ | ベンチェ | 벤째 | 槟椥 | 檳椥
  Vung Tau | หวุงเต่า | ブンタウ | 붕따우 | 头顿 | 頭頓
  Bac Lieu | บักเลียว | バクリエウ | 박리에우 | 薄寮 | 薄遼
  Dong Nai | ด่งนาย | ドンナイ | 동나이 | 同奈 | 同奈
  Can Tho | เกิ่นเทอ | カントー | 껀터 | 芹苴 | 芹苴
  Soc Trang | ซ้อกจัง | ソクチャン | 속짱 | 朔庄 | 朔莊
  Tay Ninh | เต็ยนิญ | タイニン | 떠이닌 | 西宁 | 西寧
  An Giang | อานซาง | アンザン | 안장 | 安江 | 安江
  Binh Thuan | บิ่ญถ่วน | ビントゥアン | 빈투언 | 平顺 | 平順
  Vinh Long | หวิญล็อง | ビンロン | 빈롱 | 永隆 | 永隆
  Binh Duong | บิ่ญเซือง | ビンズオン | 빈즈엉 | 平阳 | 平陽
  Tra Vinh | จ่าวิญ | チャビン | 짜빈 | 茶荣 | 茶榮
  Long An | ล็องอาน | ロンアン | 롱안 | 隆安 | 隆安
  Binh Phuoc | บิ่ญเฟื้อก | ビンフォック | 빈프억 | 平福 | 平福
  Hau Giang | เหิ่วซาง | ハウザン | 허우장 | 后江 | 後江
  Tien Giang | เตี่ยนซาง | ティエンザン | 띠엔장 | 前江 | 前江
  Kien Giang | เกียนซาง | キエンザン | 끼엔장 | 坚江 | 堅江
  Da Lat | ดาลัด | ダラット | 달랏 | 大叻 | 大叻
  Phu Yen | ฟู้เอียน | フーイエン | 푸옌 | 富安 | 富安
  Hue | เว้ | フエ | 후에 | 顺化 | 順化
  Dak Lak | ดั๊กลัก | ダクラク | 닥락 | 多乐 | 多樂
  Quang Nam | กว๋างนาม | クアンナム | 꽝남 | 广南 | 廣南
  Da Nang | ดานัง | ダナン | 다낭 | 岘港 | 峴港
  Khanh Hoa | คั้ญฮหว่า | カインホア | 카인호아 | 庆和 | 慶和
  Binh Dinh | บิ่ญดิ่ญ | ビンディン | 빈딘 | 平定 | 平定
  Quang Tri | กว๋างจิ | クアンチ | 꽝찌 | 广治 | 廣治
  Quang Binh | กว๋างบิ่ญ | クアンビン | 꽝빈 | 广平 | 廣平
  Gia Lai | ซาลาย | ザライ | 잘라이 | 嘉莱 | 嘉萊
  Ninh Thuan | นิญถ่วน | ニントゥアン | 닌투언 | 宁顺 | 寧順
  Quang Ngai | กว๋างหงาย | クアンガイ | 꽝응아이 | 广义 | 廣義
  Dak Nong | ดั๊กนง | ダクノン | 닥농 | 得农 | 得農
  Kon Tum | กอนตูม | コントゥム | 꼰뚬 | 昆嵩 | 崑嵩
  Ha Long | ฮาลอง | ハロン | 하롱 | 下龙 | 下龍
  Nha Trang | ญาจาง | ニャチャン | 나트랑 | 芽庄 | 芽莊
  Hoi An | ฮอยอัน | ホイアン | 호이안 | 会安 | 會安
  Sa Pa | ซาปา | サパ | 사파 | 沙坝 | 沙壩
  Phu Quoc | ฟู้โกว๊ก | フーコック | 푸꾸옥 | 富国 | 富國
  Bangkok | กรุงเทพ | バンコク | 방콕 | 曼谷 | 曼谷
  Chiang Mai | เชียงใหม่ | チェンマイ | 치앙마이 | 清迈 | 清邁
  Phuket | ภูเก็ต | プーケット | 푸껫 | 普吉 | 普吉
  Pattaya | พัทยา | パタヤ | 파타야 | 芭堤雅 | 芭達雅
  Hat Yai | หาดใหญ่ | ハートヤイ | 핫야이 | 合艾 | 合艾
  Vientiane | เวียงจันทน์ | ビエンチャン | 비엔티안 | 万象 | 永珍
  Luang Prabang | หลวงพระบาง | ルアンパバーン | 루앙프라방 | 琅勃拉邦 | 龍坡邦
  Phnom Penh | พนมเปญ | プノンペン | 프놈펜 | 金边 | 金邊
  Siem Reap | เสียมราฐ | シェムリアップ | 시엠레아프 | 暹粒 | 暹粒
  Yangon | ย่างกุ้ง | ヤンゴン | 양곤 | 仰光 | 仰光
  Mandalay | มัณฑะเลย์ | マンダレー | 만달레이 | 曼德勒 | 曼德勒
  Kuala Lumpur | กัวลาลัมเปอร์ | クアラルンプール | 쿠알라룸푸르 | 吉隆坡 | 吉隆坡
  Penang | ปีนัง | ペナン | 페낭 | 槟城 | 檳城
  Johor | ยะโฮร์ | ジョホール | 조호르 | 柔佛 | 柔佛
  Jakarta | จาการ์ตา | ジャカルタ | 자카르타 | 雅加达 | 雅加達
  Bali | บาหลี | バリ | 발리 | 巴厘岛 | 峇里島
  Surabaya | สุราบายา | スラバヤ | 수라바야 | 泗水 | 泗水
  Medan | เมดาน | メダン | 메단 | 棉兰 | 棉蘭
  Batam | บาตัม | バタム | 바탐 | 巴淡岛 | 巴淡島
  Makassar | มากัสซาร์ | マカッサル | 마카사르 | 望加锡 | 望加錫
  Cebu | เซบู | セブ | 세부 | 宿务 | 宿霧
  Davao | ดาเวา | ダバオ | 다바오 | 达沃 | 達沃
`).map(([en = '', ...cells]) => [
    en,
    Object.fromEntries(COLUMNS.map((language, index) => [language, cells[index] ?? ''])) as Record<Lettered, string>,
  ]),
);

type Manner = Readonly<Record<Lettered | 'ID' | 'FR', (place: string) => string>>;

/** Patterns that join a kind of draw and its place, by language; keyed by the English words behind the place. */
const manners: Readonly<Record<string, Manner>> = {
  Draw: {
    TH: (place) => `หวย${place}`,
    ID: (place) => `Togel ${place}`,
    FR: (place) => (/^[AEIOU]/.test(place) ? `Tirage d’${place}` : `Tirage de ${place}`),
    JA: (place) => `${place}くじ`,
    KO: (place) => `${place} 복권`,
    CN: (place) => `${place}彩`,
    TW: (place) => `${place}彩`,
  },
  VIP: {
    TH: (place) => `${place} VIP`,
    ID: (place) => `${place} VIP`,
    FR: (place) => `${place} VIP`,
    JA: (place) => `${place}VIP`,
    KO: (place) => `${place} VIP`,
    CN: (place) => `${place}VIP`,
    TW: (place) => `${place}VIP`,
  },
  Express: {
    TH: (place) => `${place}เร็ว`,
    ID: (place) => `${place} Kilat`,
    FR: (place) => `${place} Express`,
    JA: (place) => `${place}エクスプレス`,
    KO: (place) => `${place} 익스프레스`,
    CN: (place) => `${place}极速彩`,
    TW: (place) => `${place}極速彩`,
  },
  Eleven: {
    TH: (place) => `${place} 11 เลือก 5`,
    ID: (place) => `${place} 11 Pilih 5`,
    FR: (place) => `${place} Onze`,
    JA: (place) => `${place}11から5`,
    KO: (place) => `${place} 11중 5`,
    CN: (place) => `${place}11选5`,
    TW: (place) => `${place}11選5`,
  },
  'Six Balls': {
    TH: (place) => `${place}หกลูก`,
    ID: (place) => `Enam Bola ${place}`,
    FR: (place) => `Six boules ${place}`,
    JA: (place) => `${place}シックスボール`,
    KO: (place) => `${place} 여섯 공`,
    CN: (place) => `${place}六合`,
    TW: (place) => `${place}六合`,
  },
};

/** Translated names of a draw such as "Hanoi VIP", if its place and its kind have words; nothing for any other. */
export function drawNamesOfPlace(english: string): TranslatedNames {
  const kind = Object.keys(manners).find((words) => english.endsWith(` ${words}`));
  const manner = kind === undefined ? undefined : manners[kind];
  if (kind === undefined || manner === undefined) return {};
  const place = english.slice(0, -kind.length - 1);
  const lettered = places.get(place);
  if (!lettered) return {};
  // The three regions are described, not named: their words are not those of English.
  const isRegion = place.endsWith(' Vietnam');
  const latin = isRegion ? {} : { ID: manner.ID(place), FR: manner.FR(place) };
  return {
    ...latin,
    ...Object.fromEntries(COLUMNS.map((language) => [language, manner[language](lettered[language])])),
  };
}

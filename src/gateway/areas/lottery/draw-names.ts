import { displayNames } from '#catalogue/display-names.ts';

/** Display names of the house's lottery games, by their code. */
export const drawNames = displayNames(`
  VN_MB | Northern Vietnam | Norte de Vietnam | Norte do Vietname | Miền Bắc | شمال فيتنام | เวียดนามเหนือ | Vietnam Utara | Vietnam du Nord | ベトナム北部 | 베트남 북부 | 越南北部 | 越南北部
  VN_MN | Southern Vietnam | Sur de Vietnam | Sul do Vietname | Miền Nam | جنوب فيتنام | เวียดนามใต้ | Vietnam Selatan | Vietnam du Sud | ベトナム南部 | 베트남 남부 | 越南南部 | 越南南部
  VN_MT | Central Vietnam | Centro de Vietnam | Centro do Vietname | Miền Trung | وسط فيتنام | เวียดนามกลาง | Vietnam Tengah | Vietnam du Centre | ベトナム中部 | 베트남 중부 | 越南中部 | 越南中部
  VN_HN_VIP | Hanoi VIP | Hanói VIP | Hanói VIP | Hà Nội VIP | هانوي VIP | ฮานอย VIP | Hanoi VIP | Hanoï VIP | ハノイVIP | 하노이 VIP | 河内VIP | 河內VIP
  VN_KENO_EXPRESS | Keno Express | Keno exprés | Keno expresso | Keno siêu tốc | كينو السريع | คีโนเร็ว | Keno Kilat | Keno express | キノ・エクスプレス | 키노 익스프레스 | 极速基诺 | 極速基諾
  VN_BAMBOO_RACE | PK10 Car Race | Carrera PK10 | Corrida PK10 | Đua xe PK10 | سباق سيارات PK10 | แข่งรถ PK10 | Balap Mobil PK10 | Course PK10 | PK10カーレース | PK10 자동차 경주 | PK10赛车 | PK10賽車
  VN_HN_ELEVEN | Hanoi Eleven | Hanói Once | Hanói Onze | Hà Nội 11 chọn 5 | هانوي 5 من 11 | ฮานอย 11 เลือก 5 | Hanoi Sebelas | Hanoï Onze | ハノイ11から5 | 하노이 11중 5 | 河内11选5 | 河內11選5
  VN_LOTUS_SIX | Lotus Six Balls | Seis bolas del loto | Seis bolas do lótus | Lục hợp Hoa Sen | كرات اللوتس الست | บัวหกลูก | Enam Bola Teratai | Six boules du lotus | ロータス・シックスボール | 연꽃 여섯 공 | 莲花六合 | 蓮花六合
  SSC_STAR | Star Digits | Dígitos de la estrella | Dígitos da estrela | Dãy số Ngôi Sao | أرقام النجمة | ตัวเลขดวงดาว | Angka Bintang | Chiffres de l’étoile | スターナンバー | 별 숫자 | 星星时时彩 | 星星時時彩
  LF_LOTUS | Lotus Draw | Sorteo del loto | Sorteio do lótus | Xổ số Hoa Sen | سحب اللوتس | หวยดอกบัว | Togel Teratai | Tirage du lotus | ロータスくじ | 연꽃 추첨 | 莲花彩 | 蓮花彩
  LHC_JADE | Jade Six Balls | Seis bolas de jade | Seis bolas de jade | Lục hợp Ngọc Bích | كرات اليشم الست | หยกหกลูก | Enam Bola Giok | Six boules de jade | 翡翠シックスボール | 옥 여섯 공 | 翡翠六合 | 翡翠六合
  SEA_BKK | Bangkok Draw | Sorteo de Bangkok | Sorteio de Bangkok | Xổ số Bangkok | سحب بانكوك | หวยกรุงเทพ | Togel Bangkok | Tirage de Bangkok | バンコクくじ | 방콕 추첨 | 曼谷彩 | 曼谷彩
`);

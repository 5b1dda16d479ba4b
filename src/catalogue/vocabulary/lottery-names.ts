import { lexemeTable, tableRows } from './lexeme.ts';

/** Draws of the Vietnamese provinces: code | English | Vietnamese. */
export const provinceDraws = tableRows(`
  MB | Northern Vietnam | Miền Bắc
  MT | Central Vietnam | Miền Trung
  MN | Southern Vietnam | Miền Nam
  HN | Hanoi | Hà Nội
  QNI | Quang Ninh | Quảng Ninh
  BN | Bac Ninh | Bắc Ninh
  HP | Hai Phong | Hải Phòng
  ND | Nam Dinh | Nam Định
  TB | Thai Binh | Thái Bình
  HCM | Ho Chi Minh City | TP. Hồ Chí Minh
  DT | Dong Thap | Đồng Tháp
  CM | Ca Mau | Cà Mau
  BTR | Ben Tre | Bến Tre
  VT | Vung Tau | Vũng Tàu
  BL | Bac Lieu | Bạc Liêu
  DN | Dong Nai | Đồng Nai
  CT | Can Tho | Cần Thơ
  ST | Soc Trang | Sóc Trăng
  TN | Tay Ninh | Tây Ninh
  AG | An Giang | An Giang
  BTH | Binh Thuan | Bình Thuận
  VL | Vinh Long | Vĩnh Long
  BD | Binh Duong | Bình Dương
  TV | Tra Vinh | Trà Vinh
  LA | Long An | Long An
  BP | Binh Phuoc | Bình Phước
  HG | Hau Giang | Hậu Giang
  TG | Tien Giang | Tiền Giang
  KG | Kien Giang | Kiên Giang
  DL | Da Lat | Đà Lạt
  PY | Phu Yen | Phú Yên
  TTH | Hue | Huế
  DLK | Dak Lak | Đắk Lắk
  QNA | Quang Nam | Quảng Nam
  DNA | Da Nang | Đà Nẵng
  KH | Khanh Hoa | Khánh Hòa
  BDI | Binh Dinh | Bình Định
  QT | Quang Tri | Quảng Trị
  QB | Quang Binh | Quảng Bình
  GL | Gia Lai | Gia Lai
  NT | Ninh Thuan | Ninh Thuận
  QNG | Quang Ngai | Quảng Ngãi
  DKN | Dak Nong | Đắk Nông
  KT | Kon Tum | Kon Tum
`);

/** Fast draws of the Vietnamese house: code | type | English | Vietnamese. */
export const fastVietnamDraws = tableRows(`
  HN_VIP | SSC | Hanoi VIP | Hà Nội VIP
  SG_VIP | SSC | Saigon VIP | Sài Gòn VIP
  HUE_VIP | SSC | Hue VIP | Huế VIP
  DN_VIP | SSC | Da Nang VIP | Đà Nẵng VIP
  HN_EXPRESS | SSC | Hanoi Express | Hà Nội Siêu Tốc
  SG_EXPRESS | SSC | Saigon Express | Sài Gòn Siêu Tốc
  DL_EXPRESS | SSC | Da Lat Express | Đà Lạt Siêu Tốc
  VT_EXPRESS | SSC | Vung Tau Express | Vũng Tàu Siêu Tốc
  HL_EXPRESS | SSC | Ha Long Express | Hạ Long Siêu Tốc
  NT_EXPRESS | SSC | Nha Trang Express | Nha Trang Siêu Tốc
  HA_EXPRESS | SSC | Hoi An Express | Hội An Siêu Tốc
  SP_EXPRESS | SSC | Sa Pa Express | Sa Pa Siêu Tốc
  PQ_EXPRESS | SSC | Phu Quoc Express | Phú Quốc Siêu Tốc
  KENO_EXPRESS | SSC | Lotus Keno | Keno Siêu Tốc
  KENO_VIP | SSC | Lotus Keno VIP | Keno VIP
  BAMBOO_RACE | PK10 | Ten Car Race | Đua Xe PK10
  TURTLE_RACE | PK10 | Ten Turtle Race | Đua Rùa PK10
  HORSE_RACE | PK10 | Ten Horse Race | Đua Ngựa PK10
  BOAT_RACE | PK10 | Dragon Boat Race | Đua Thuyền Rồng
  BUFFALO_RACE | PK10 | Ten Buffalo Race | Đua Trâu PK10
  HN_ELEVEN | 11X5 | Hanoi Eleven | Hà Nội 11 Chọn 5
  SG_ELEVEN | 11X5 | Saigon Eleven | Sài Gòn 11 Chọn 5
  HUE_ELEVEN | 11X5 | Hue Eleven | Huế 11 Chọn 5
  DN_ELEVEN | 11X5 | Da Nang Eleven | Đà Nẵng 11 Chọn 5
  CT_ELEVEN | 11X5 | Can Tho Eleven | Cần Thơ 11 Chọn 5
  HN_SIX | LHC | Hanoi Six Balls | Lục Hợp Hà Nội
  SG_SIX | LHC | Saigon Six Balls | Lục Hợp Sài Gòn
  HUE_SIX | LHC | Hue Six Balls | Lục Hợp Huế
  LOTUS_SIX | LHC | Lotus Six Balls | Lục Hợp Hoa Sen
  EXPRESS_SIX | LHC | Six Balls Express | Lục Hợp Siêu Tốc
`);

/** Daily draws of the region: code | English | Spanish | Portuguese | Vietnamese. */
export const seaDraws = tableRows(`
  BKK | Bangkok | Bangkok | Bangkok | Bangkok
  CNX | Chiang Mai | Chiang Mai | Chiang Mai | Chiang Mai
  HKT | Phuket | Phuket | Phuket | Phuket
  UTP | Pattaya | Pattaya | Pattaya | Pattaya
  HDY | Hat Yai | Hat Yai | Hat Yai | Hat Yai
  VTE | Vientiane | Vientián | Vientiane | Viêng Chăn
  LPQ | Luang Prabang | Luang Prabang | Luang Prabang | Luông Pha Băng
  PNH | Phnom Penh | Nom Pen | Phnom Penh | Phnôm Pênh
  REP | Siem Reap | Siem Riep | Siem Reap | Xiêm Riệp
  RGN | Yangon | Rangún | Yangon | Yangon
  MDL | Mandalay | Mandalay | Mandalay | Mandalay
  KUL | Kuala Lumpur | Kuala Lumpur | Kuala Lumpur | Kuala Lumpur
  PEN | Penang | Penang | Penang | Penang
  JHB | Johor | Johor | Johor | Johor
  SIN | Lion City | - | - | -
  JKT | Jakarta | Yakarta | Jacarta | Jakarta
  DPS | Bali | Bali | Bali | Bali
  SUB | Surabaya | Surabaya | Surabaya | Surabaya
  KNO | Medan | Medan | Medan | Medan
  BTH | Batam | Batam | Batam | Batam
  UPG | Makassar | Makassar | Makassar | Makassar
  MNL | Manila Bay | - | - | -
  CEB | Cebu | Cebú | Cebu | Cebu
  DVO | Davao | Dávao | Davao | Davao
`);

/** Subjects that the house's own draws are named after. English | ES | PT | VI | AR | hero. */
export const drawPatrons = lexemeTable(`
  Jade | el jade | o jade | Ngọc Bích | اليشم | *gem-stone
  Lotus | el loto | o lótus | Hoa Sen | اللوتس | *lotus
  Dragon | el dragón | o dragão | Rồng | التنين | *dragon-face
  Tiger | el tigre | o tigre | Hổ | النمر | tiger-head
  Crane | la grulla | o grou | Hạc | الكركي | pagoda
  Phoenix | el fénix | a fênix | Phượng Hoàng | العنقاء:f | *phoenix-bird
  Sunrise | el amanecer | o amanhecer | Bình Minh | الشروق | *glowing-star
  Moonlight | la luz de la luna | o luar | Ánh Trăng | ضوء القمر | *glowing-star
  Bamboo | el bambú | o bambu | Tre | الخيزران | *panda
  Clover | el trébol | o trevo | Cỏ May Mắn | البرسيم | *four-leaf-clover
  Comet | el cometa | o cometa | Sao Chổi | المذنب | *comet
  Falcon | el halcón | o falcão | Chim Ưng | الصقر | falcon-moon
  Rainbow | el arcoíris | o arco-íris | Cầu Vồng | قوس قزح | *rainbow
  Crown | la corona | a coroa | Vương Miện | التاج | *crown
  Pearl | la perla | a pérola | Ngọc Trai | اللؤلؤة | *oyster
  Lantern | el farolillo | a lanterna | Đèn Lồng | الفانوس | *red-paper-lantern
  Horseshoe | la herradura | a ferradura | Móng Ngựa | حدوة الحصان | horseshoe
  Star | la estrella | a estrela | Ngôi Sao | النجمة | *glowing-star
  Panda | el panda | o panda | Gấu Trúc | الباندا | *panda
  Compass | la brújula | a bússola | La Bàn | البوصلة | *compass
  Rocket | el cohete | o foguete | Tên Lửa | الصاروخ | *rocket
  Orchid | la orquídea | a orquídea | Hoa Lan | الأوركيد | *lotus
`);

/** Draws of the house: one row per lottery type, in the order SSC, LF, LHC, PK10, 11X5. */
export const drawKinds = lexemeTable(`
  Digits | los dígitos | os dígitos | Dãy Số | أرقام
  Draw | el sorteo | o sorteio | Xổ Số | سحب
  Six Balls | las seis bolas | as seis bolas | Lục Hợp | -
  Race | la carrera | a corrida | Đường Đua | سباق
  Eleven | - | - | - | -
`);

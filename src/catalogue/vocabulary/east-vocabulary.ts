import { themeVocabulary } from './theme-vocabulary.ts';

/** Dragons and lanterns, masks and blossoms, caravans and lamps. */
export const eastVocabulary = [
  themeVocabulary('east', {
    figures: `
      Dragon | el dragón | o dragão | Rồng | التنين | dragon-head
      Jade Dragon | el dragón de jade | o dragão de jade | Ngọc Long | تنين اليشم | double-dragon
      Sea Dragon | el dragón marino | o dragão-marinho | Hải Long | تنين البحر | sea-dragon
      Emperor | el emperador | o imperador | Hoàng Đế | الإمبراطور | double-dragon
      Empress | la emperatriz | a imperatriz | Nữ Hoàng | الإمبراطورة | *lotus
      Phoenix | el fénix | a fênix | Phượng Hoàng | العنقاء:f | *phoenix-bird
      Koi | la carpa koi | a carpa koi | Cá Koi | - | *tropical-fish
      Panda | el panda | o panda | Gấu Trúc | الباندا | *panda
      ~Lotus | el loto | o lótus | Hoa Sen | اللوتس | *lotus
      Tiger | el tigre | o tigre | Hổ | النمر | tiger-head
      ~Pagoda | la pagoda | o pagode | Chùa Tháp | الباغودا:f | pagoda
      ~Lantern | el farolillo | a lanterna | Đèn Lồng | الفانوس | *red-paper-lantern
      Monk | el monje | o monge | Nhà Sư | الراهب | yin-yang
      Silk Merchant | el mercader de seda | o mercador de seda | Thương Nhân Tơ Lụa | تاجر الحرير | pagoda
      ~Firecracker | el petardo | o rojão | Pháo Hoa | - | *firecracker
      Moon Rabbit | el conejo lunar | o coelho da lua | Thỏ Ngọc | أرنب القمر | *rabbit-face
    `,
    heads:
      'Palace Temple Garden Gate Bridge River Mountain Valley Lake Throne Crown Pearl Drum Lantern Scroll Seal Treasure Gold Fortune Blessing Legend Dance Dream Song Night Festival Return Kingdom Gift Secret',
    adjectives:
      'Golden Jade Crimson Silver Emerald White Lucky Imperial Royal Eternal Dancing Wise Happy Radiant Ivory Amber Legendary',
    turns:
      'Rising Bloom Cascade Blossoms Silk Dynasty Prosperity Jubilee Moonrise Terrace Harmony Breeze Chimes Courtyard',
  }),
  themeVocabulary('ronin', {
    figures: `
      Samurai | el samurái | o samurai | Samurai | الساموراي | samurai-helmet
      Ronin | el ronin | o ronin | Ronin | الرونين | samurai-helmet
      Shogun | el shogun | o xógum | Tướng Quân | الشوغون | samurai-helmet
      Ninja | el ninja | o ninja | Ninja | النينجا | ninja-head
      Shadow Ninja | el ninja de las sombras | o ninja das sombras | Ninja Bóng Đêm | نينجا الظل | *ninja
      Oni | el oni | o oni | Quỷ Oni | - | oni
      Geisha | la geisha | a gueixa | Geisha | - | *cherry-blossom
      Kitsune | la kitsune | a kitsune | Hồ Ly | - | fox-head
      ~Sakura | el sakura | a sakura | Hoa Anh Đào | الساكورا:f | *cherry-blossom
      ~Katana | la katana | a katana | Kiếm Katana | الكاتانا:f | katana
      Daimyo | el daimio | o daimiô | Lãnh Chúa | - | *japanese-castle
      Tengu | el tengu | o tengu | Tengu | - | *goblin
      Crane | la grulla | o grou | Hạc | - | shinto-shrine
      Swordsmith | el espadero | o espadeiro | Thợ Rèn Kiếm | صانع السيوف | katana
    `,
    heads:
      'Castle Garden Gate Temple Bridge Valley Mask Sword Drum Banner Seal Oath Legend Duel Shadow Dance Return Dawn Night Secret Trail Forge Song Dream House Promise',
    adjectives: 'Crimson Silent Lonely Wandering Masked Brave Noble Ivory Swift Frozen Legendary Hidden Winter',
    turns: 'Bloom Strike Code Dusk Moonlight Blossoms Vengeance Petals Showdown Dojo Nightfall Stormwind Honour',
  }),
  themeVocabulary('bazaar', {
    figures: `
      Sultan | el sultán | o sultão | Quốc Vương | السلطان | *mosque
      Vizier | el visir | o vizir | Tể Tướng | الوزير | *nazar-amulet
      Genie | el genio | o gênio | Thần Đèn | الجني | magic-lamp
      Caravan | la caravana | a caravana | Đoàn Lữ Hành | القافلة | *two-hump-camel
      Camel | el camello | o camelo | Lạc Đà | الجمل | *two-hump-camel
      Falcon | el halcón | o falcão | Chim Ưng | الصقر | falcon-moon
      Scheherazade | Sherezade | Xerazade | Scheherazade | شهرزاد | *hamsa
      Merchant | el mercader | o mercador | Thương Nhân | التاجر | *nazar-amulet
      Spice Merchant | el mercader de especias | o mercador de especiarias | Thương Nhân Gia Vị | تاجر التوابل | *two-hump-camel
      Desert Fox | el zorro del desierto | a raposa do deserto | Cáo Sa Mạc | ثعلب الصحراء | fox-head
      Nomad | el nómada | o nômade | Dân Du Mục | البدوي | *two-hump-camel
      Cobra | la cobra | a cobra | Rắn Hổ Mang | الكوبرا:f | cobra
      Scorpion | el escorpión | o escorpião | Bọ Cạp | العقرب:f | scorpion
      Storyteller | el cuentacuentos | o contador de histórias | Người Kể Chuyện | الراوي | magic-lamp
    `,
    heads:
      'Palace Bazaar Market Oasis Desert Lamp Treasure Gold Crown Ring Key Map Mirror Legend Secret Dream Dance Night Caravan Riddle Promise Return Star Gate Garden City Fortune Gift',
    adjectives:
      'Golden Desert Silver Amber Crimson Emerald Wise Wandering Enchanted Hidden Noble Mystic Lucky Velvet Magic',
    turns: 'Dunes Mirage Spices Nights Silk Serenade Saffron Starlight Wishes Incense Sandstorm Horizon Tales',
  }),
];

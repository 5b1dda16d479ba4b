import { themeVocabulary } from './theme-vocabulary.ts';

/** Sweets, fruit, machines of old, precious stones and good omens: things that are, and own nothing. */
export const sweetVocabulary = [
  themeVocabulary('candy', {
    figuresOwn: false,
    figures: `
      Cupcake | la magdalena | o bolinho | Bánh Nướng | - | *cupcake
      Lollipop | la piruleta | o pirulito | Kẹo Mút | المصاصة | *lollipop
      Candy | el caramelo | a bala | Kẹo | - | *candy
      Doughnut | el donut | a rosquinha | Bánh Vòng | - | *doughnut
      Cookie | la galleta | o biscoito | Bánh Quy | - | *cookie
      Chocolate | el chocolate | o chocolate | Sô Cô La | - | *chocolate-bar
      Shortcake | la tarta | a torta | Bánh Kem | - | *shortcake
      Sundae | el helado | o sorvete | Kem Ly | - | *ice-cream
      Gelato | el helado italiano | o gelato | Kem Ý | - | *soft-ice-cream
      Honey | la miel | o mel | Mật Ong | العسل | *honey-pot
      Sugar | el azúcar | o açúcar | Đường | السكر | *candy
      Bonbon | el bombón | o bombom | Kẹo Sô Cô La | - | *chocolate-bar
      Jelly | la gelatina | a gelatina | Thạch | - | *soft-ice-cream
      Toffee | el tofe | o toffee | Kẹo Bơ | - | *candy
      Macaron | el macarrón | o macaron | Bánh Macaron | - | *cookie
      Marzipan | el mazapán | o marzipã | Bánh Hạnh Nhân | - | *cupcake
    `,
    heads:
      'Castle Kingdom Palace Garden Valley Mountain River Island Parade Carousel Party Festival Kitchen Market Bridge City Planet Workshop Dream Circus Forest Farm',
    adjectives: 'Sweet Golden Pink Happy Jolly Royal Magic Tropical Giant Frozen Lucky Crystal Ruby Merry',
    turns: 'Boulevard Burst Cascade Sprinkles Swirl Drops Avenue Delight Wonderland Crunch Melody Galore Meadow Fizz',
  }),
  themeVocabulary('fruit', {
    figuresOwn: false,
    figures: `
      Cherry | la cereza | a cereja | Quả Anh Đào | الكرزة | *cherries
      Lemon | el limón | o limão | Chanh Vàng | الليمون | *lemon
      Melon | la sandía | a melancia | Dưa Hấu | البطيخ | *watermelon
      Strawberry | la fresa | o morango | Dâu Tây | الفراولة | *strawberry
      Grape | la uva | a uva | Nho | العنب | *grapes
      Pineapple | la piña | o abacaxi | Dứa | الأناناس | *pineapple
      Peach | el melocotón | o pêssego | Đào | الخوخ | *peach
      Kiwi | el kiwi | o kiwi | Kiwi | الكيوي | *kiwi-fruit
      Apple | la manzana | a maçã | Táo | التفاح | *red-apple
      Banana | el plátano | a banana | Chuối | الموز | *banana
      Tangerine | la mandarina | a tangerina | Quýt | اليوسفي | *tangerine
      Coconut | el coco | o coco | Dừa | جوز الهند | *coconut
      Berry | la baya | a frutinha | Quả Mọng | - | *strawberry
      Orange | la naranja | a laranja | Cam | البرتقال | *tangerine
      Fruit | la fruta | a fruta | Trái Cây | الفاكهة | *watermelon
    `,
    heads:
      'Orchard Garden Market Valley Farm Island Parade Party Festival Carousel Kitchen Harbour Kingdom Dance Circus River Feast Inn',
    adjectives:
      'Juicy Ripe Golden Sweet Fresh Tropical Lucky Happy Royal Crystal Frozen Dancing Jolly Turbo Magic Burning Electric',
    turns:
      'Splash Burst Squeeze Harvest Basket Blend Fiesta Crush Cocktail Mania Stand Twist Jubilee Sorbet Medley Chase',
  }),
  themeVocabulary('classic', {
    figuresOwn: false,
    figures: `
      Joker | el comodín | o curinga | Joker | الجوكر | jester-hat
      Bell | la campana | o sino | Chuông | الجرس | *bell
      Cherry Bell | la campana de cerezas | o sino de cerejas | Chuông Anh Đào | - | *cherries
      ~Clover | el trébol | o trevo | Cỏ Ba Lá | - | *four-leaf-clover
      Star | la estrella | a estrela | Ngôi Sao | النجمة | *glowing-star
      Coin | la moneda | a moeda | Đồng Xu | العملة | *coin
      ~Horseshoe | la herradura | a ferradura | Móng Ngựa | حدوة الحصان:f | horseshoe
      Sevens | los sietes | os setes | Số Bảy | - | *slot-machine
      Reels | los rodillos | os rolos | Vòng Quay | - | *slot-machine
      Bars | las barras | as barras | Thanh Vàng | - | gold-bar
      Jester | el bufón | o bobo da corte | Chú Hề | المهرج | jester-hat
      Diamond Seven | el siete de diamante | o sete de diamante | Số Bảy Kim Cương | - | *gem-stone
      Lever | la palanca | a alavanca | Cần Gạt | - | slot-machine
      Bell Tower | el campanario | a torre do sino | Tháp Chuông | برج الجرس | *bell
    `,
    heads:
      'Palace Club City Parade Party Carousel Arena Fortune Crown Gold House Station Night Vault Race Cup Festival Circus',
    adjectives:
      'Golden Lucky Royal Silver Crystal Burning Electric Diamond Ruby Shining Magic Legendary Crimson Velvet Turbo',
    turns:
      'Deluxe Classic Express Respin Boulevard Frenzy Parlour Double Fever Blaze Jubilee Salute Chimes Spectacular Retro',
  }),
  themeVocabulary('gems', {
    figuresOwn: false,
    figures: `
      Diamond | el diamante | o diamante | Kim Cương | الماس | cut-diamond
      Ruby | el rubí | o rubi | Hồng Ngọc | الياقوت | fire-gem
      Emerald | la esmeralda | a esmeralda | Ngọc Lục Bảo | الزمرد | emerald
      Sapphire | el zafiro | a safira | Ngọc Lam | - | *gem-stone
      Crystal | el cristal | o cristal | Pha Lê | البلور | crystal-cluster
      Topaz | el topacio | o topázio | Hoàng Ngọc | التوباز | *gem-stone
      Opal | el ópalo | a opala | Ngọc Mắt Mèo | الأوبال | crystal-cluster
      Amethyst | la amatista | a ametista | Thạch Anh Tím | الجمشت | crystal-cluster
      Pearl | la perla | a pérola | Ngọc Trai | اللؤلؤة | *oyster
      Jewel | la joya | a joia | Châu Báu | الجوهرة | jewel-crown
      Crown | la corona | a coroa | Vương Miện | التاج | *crown
      Ring | el anillo | o anel | Nhẫn | الخاتم | diamond-ring
      Tiara | la tiara | a tiara | Vương Miện Nhỏ | - | queen-crown
      Gem | la gema | a gema | Đá Quý | - | *gem-stone
    `,
    heads:
      'Mine Vault Palace Cave Grotto Garden Mountain Crown City Kingdom Express Tower River Mirror Night Valley Gate Workshop Carousel Dream Island',
    adjectives:
      'Golden Royal Shining Radiant Frozen Burning Hidden Eternal Magic Cosmic Sacred Imperial Lucky Mystic Giant',
    turns:
      'Cascade Rush Shimmer Fusion Facets Drop Prism Sparkle Cluster Riches Royale Glow Spire Mosaic Heights Brilliance',
  }),
  themeVocabulary('luck', {
    isLight: true,
    figures: `
      ~Clover | el trébol | o trevo | Cỏ Bốn Lá | - | *four-leaf-clover
      ~Shamrock | el trébol irlandés | o trevo irlandês | Cỏ Ba Lá | - | shamrock
      Leprechaun | el duende | o duende | Yêu Tinh | - | top-hat
      ~Rainbow | el arcoíris | o arco-íris | Cầu Vồng | قوس قزح | *rainbow
      ~Horseshoe | la herradura | a ferradura | Móng Ngựa | حدوة الحصان:f | horseshoe
      ~Charm | el amuleto | o amuleto | Bùa May | التميمة | clover
      Fiddler | el violinista | o violinista | Nghệ Sĩ Vĩ Cầm | عازف الكمان | *top-hat
      ~Top Hat | la chistera | a cartola | Mũ Chóp Cao | - | *top-hat
      ~Lucky Coin | la moneda de la suerte | a moeda da sorte | Đồng Xu May Mắn | عملة الحظ | *coin
      Innkeeper | el posadero | o estalajadeiro | Chủ Quán Trọ | صاحب النزل | shamrock
      ~Wishing Well | el pozo de los deseos | o poço dos desejos | Giếng Ước | بئر الأمنيات:f | *money-bag
      Piper | el gaitero | o gaiteiro | Người Thổi Kèn | - | clover
    `,
    heads:
      'Gold Treasure Fortune Garden Valley Inn House Bridge Forest River Island Secret Song Dance Dream Gift Promise Legend Blessing Party Parade Chest Ring Key Market',
    adjectives: 'Golden Lucky Green Emerald Happy Jolly Merry Magic Silver Clever Dancing Wandering Radiant Enchanted',
    turns: 'Cottage Meadow Shuffle Riches Jig Riverside Glen Wishes Horizon Hollow Jamboree Luck Fiddles',
  }),
];

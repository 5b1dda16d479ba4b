import { themeVocabulary } from './theme-vocabulary.ts';

/** Castles by night, spell books, knights and fire. */
export const nightVocabulary = [
  themeVocabulary('gothic', {
    figures: `
      Vampire | el vampiro | o vampiro | Ma Cà Rồng | مصاص الدماء | vampire-dracula
      Werewolf | el hombre lobo | o lobisomem | Người Sói | المستذئب | werewolf
      Witch | la bruja | a bruxa | Phù Thủy | الساحرة | witch-face
      Ghost | el fantasma | o fantasma | Bóng Ma | الشبح | *ghost
      Raven | el cuervo | o corvo | Quạ | الغراب | raven
      Black Cat | el gato negro | o gato preto | Mèo Đen | القط الأسود | *black-cat
      Bat | el murciélago | o morcego | Dơi | الخفاش | *bat
      Pumpkin King | el rey calabaza | o rei abóbora | Vua Bí Ngô | ملك اليقطين | *jack-o-lantern
      Count | el conde | o conde | Bá Tước | الكونت | vampire-dracula
      Countess | la condesa | a condessa | Nữ Bá Tước | الكونتيسة | carnival-mask
      Gravedigger | el sepulturero | o coveiro | Người Đào Mộ | حفار القبور | skull-crossed-bones
      Organist | el organista | o organista | Nghệ Sĩ Đại Phong Cầm | - | *skull
      Scarecrow | el espantapájaros | o espantalho | Bù Nhìn | الفزاعة | pumpkin-lantern
      Owl | el búho | a coruja | Cú | البومة | owl
    `,
    heads:
      'Crypt Castle Manor Vault Tower Ballroom Forest Garden Moon Night Curse Secret Shadow Legend Feast Dance Song Mirror Mask Rose Key Ring Bell Library Return Promise House Gate',
    adjectives: 'Crimson Silver Silent Cursed Eternal Lonely Hungry Midnight Velvet Hidden Noble Masked Ivory',
    turns: 'Moonrise Nocturne Masquerade Lullaby Twilight Requiem Fog Mist Haunting Soiree Gloom',
  }),
  themeVocabulary('magic', {
    figures: `
      Wizard | el mago | o mago | Pháp Sư | الساحر | wizard-face
      Merlin | Merlín | Merlin | Merlin | مرلين | wizard-face
      Alchemist | el alquimista | o alquimista | Nhà Giả Kim | الخيميائي | *alembic
      Enchantress | la hechicera | a feiticeira | Nữ Pháp Sư | الساحرة | *magic-wand
      Unicorn | el unicornio | o unicórnio | Kỳ Lân | وحيد القرن الأسطوري | *unicorn
      Fortune Teller | la adivina | a vidente | Thầy Bói | العرافة | *crystal-ball
      Apprentice | el aprendiz | o aprendiz | Người Học Việc | - | *magic-wand
      ~Spell Book | el libro de hechizos | o livro de feitiços | Sách Phép | كتاب التعاويذ | spell-book
      ~Cauldron | el caldero | o caldeirão | Vạc Phép | المرجل | cauldron
      Owl | el búho | a coruja | Cú | البومة | owl
      Oracle | el oráculo | o oráculo | Nhà Tiên Tri | العراف | crystal-ball
      Fairy | el hada:f | a fada | Nàng Tiên | الجنية | *magic-wand
      ~Grail | el grial | o graal | Chén Thánh | - | holy-grail
      Stargazer | el astrólogo | o astrólogo | Nhà Chiêm Tinh | المنجم | *crystal-ball
    `,
    heads:
      'Tower Academy Library Forest Garden Castle Mirror Lantern Potion Spell Ring Key Amulet Scroll Secret Riddle Legend Dream Song Gift Promise Night Star Moon Kingdom Gate Workshop Curse Shadow',
    adjectives:
      'Golden Silver Crystal Emerald Enchanted Mystic Hidden Wise Lunar Radiant Wandering Clever Velvet Ancient Midnight',
    turns: 'Enchantment Charms Starlight Arcana Wonders Glimmer Alchemy Conjuring Prophecy Sparks Moonbeam Spellbound',
  }),
  themeVocabulary('knight', {
    figures: `
      Knight | el caballero | o cavaleiro | Hiệp Sĩ | الفارس | black-knight-helm
      Black Knight | el caballero negro | o cavaleiro negro | Hắc Hiệp Sĩ | الفارس الأسود | black-knight-helm
      King | el rey | o rei | Nhà Vua | الملك | jewel-crown
      Queen | la reina | a rainha | Nữ Hoàng | الملكة | queen-crown
      Princess | la princesa | a princesa | Công Chúa | الأميرة | elven-castle
      ~Excalibur | Excalibur | Excalibur | Excalibur | إكسكاليبر | sword-in-stone
      ~Camelot | Camelot | Camelot | Camelot | كاميلوت | *castle
      Lancelot | Lanzarote | Lancelote | Lancelot | لانسلوت | mounted-knight
      Squire | el escudero | o escudeiro | Cận Vệ | حامل الدرع | *shield
      Archer | el arquero | o arqueiro | Cung Thủ | - | *crossed-swords
      Dragon Slayer | el matadragones | o matador de dragões | Kẻ Diệt Rồng | قاتل التنين | dragon-shield
      Minstrel | el juglar | o menestrel | Người Hát Rong | - | jester-hat
      Baron | el barón | o barão | Nam Tước | البارون | *crown
      Templar | el templario | o templário | Hiệp Sĩ Đền Thánh | - | *crossed-swords
    `,
    heads:
      'Castle Tower Gate Bridge Kingdom Throne Crown Sword Shield Helm Banner Seal Ring Treasure Oath Duel Feast Legend Song Return Promise Secret Forge Arena Forest Rose Inn',
    adjectives: 'Golden Silver Iron Crimson Brave Noble Royal Silent Wandering Legendary Proud Eternal Emerald',
    turns: 'Errant Tournament Charge Joust Siege Chronicle Valour Armoury Crusade Stronghold Vanguard Ramparts',
  }),
  themeVocabulary('fire', {
    figures: `
      Phoenix | el fénix | a fênix | Phượng Hoàng | العنقاء:f | *phoenix-bird
      Fire Dragon | el dragón de fuego | o dragão de fogo | Hỏa Long | تنين النار | spiked-dragon-head
      ~Volcano | el volcán | o vulcão | Núi Lửa | البركان | volcano
      ~Flame | la llama | a chama | Ngọn Lửa | الشعلة | flame
      ~Ember | la brasa | a brasa | Than Hồng | الجمرة | fireball
      ~Fire Gem | la gema de fuego | a gema de fogo | Hỏa Ngọc | جوهرة النار | fire-gem
      ~Inferno | el infierno | o inferno | Hỏa Ngục | - | fireball
      ~Lava | la lava | a lava | Dung Nham | الحمم:f | *volcano
      Torchbearer | el portador de la antorcha | o portador da tocha | Người Rước Đuốc | حامل الشعلة | *fire
      Fire Dancer | la bailarina de fuego | a dançarina de fogo | Vũ Công Lửa | راقصة النار | *fire
      Salamander | la salamandra | a salamandra | Kỳ Giông | السمندل | spiked-dragon-head
      ~Blaze | la hoguera | a fogueira | Đám Cháy | - | flame
      Smith | el herrero | o ferreiro | Thợ Rèn | الحداد | fireball
    `,
    heads:
      'Heart Forge Mountain Temple Valley Crown Throne Dance Song Storm Legend Return Dawn Night Gate Ring Sword Jewel Wrath Dream Star Island Spirit Treasure Feast Peak',
    adjectives:
      'Golden Crimson Eternal Sacred Wild Radiant Fierce Blue Black Royal Legendary Cosmic Dancing Ancient Hidden',
    turns: 'Rising Reels Eruption Cascade Fury Sparks Surge Rhythm Ashes Furnace Glow Sevens Flare',
  }),
];

import { themeVocabulary } from './theme-vocabulary.ts';

/** The Nile, Olympus, the north, and the peoples of the sun: gods, heroes and what they guard. */
export const ancientVocabulary = [
  themeVocabulary('nile', {
    figures: `
      Anubis | Anubis | Anúbis | Anubis | أنوبيس | anubis
      Horus | Horus | Hórus | Horus | حورس | horus
      Ra | Ra | Rá | Ra | رع | eye-of-horus
      Cleopatra | Cleopatra | Cleópatra | Cleopatra | كليوباترا | nefertiti
      Nefertiti | Nefertiti | Nefertiti | Nefertiti | نفرتيتي | nefertiti
      Bastet | Bastet | Bastet | Bastet | باستيت | bastet
      Osiris | Osiris | Osíris | Osiris | أوزوريس | pharoah
      Hathor | Hathor | Hator | Hathor | حتحور | ankh
      Pharaoh | el faraón | o faraó | Pharaoh | الفرعون | pharoah
      Sphinx | la esfinge | a esfinge | Nhân Sư | - | egyptian-sphinx
      Scarab | el escarabajo | o escaravelho | Bọ Hung | الجعران | scarab-beetle
      Cobra | la cobra | a cobra | Rắn Hổ Mang | الكوبرا:f | cobra
      Falcon | el halcón | o falcão | Chim Ưng | الصقر | falcon-moon
      Scorpion | el escorpión | o escorpião | Bọ Cạp | العقرب:f | scorpion
    `,
    heads:
      'Temple Tomb Pyramid Palace Valley River Oasis Desert Treasure Gold Crown Throne Amulet Scroll Lamp Mask Secret Legend Curse Return Riddle Wrath Dream Dawn Star Gate Promise Night',
    adjectives: 'Golden Silver Crimson Emerald Sacred Eternal Ancient Hidden Desert Royal Radiant Cursed Mystic Jade',
    turns:
      'Rising Sands Serenade Dynasty Eclipse Mirage Oracle Procession Relics Sunrise Sandstorm Chronicle Hieroglyphs',
  }),
  themeVocabulary('olympus', {
    figures: `
      Zeus | Zeus | Zeus | Zeus | زيوس | zeus-sword
      Athena | Atenea | Atena | Athena | أثينا | spartan-helmet
      Poseidon | Poseidón | Poseidon | Poseidon | بوسيدون | trident
      Apollo | Apolo | Apolo | Apollo | أبولو | lyre
      Medusa | Medusa | Medusa | Medusa | ميدوسا | medusa-head
      Hera | Hera | Hera | Hera | هيرا | laurel-crown
      Ares | Ares | Ares | Ares | - | spartan-helmet
      Orpheus | Orfeo | Orfeu | Orpheus | أورفيوس | lyre
      Achilles | Aquiles | Aquiles | Achilles | أخيل | spartan-helmet
      Titan | el titán | o titã | Titan | العملاق | minotaur
      Minotaur | el minotauro | o minotauro | Nhân Ngưu | المينوتور | minotaur
      Pegasus | Pegaso | Pégaso | Thiên Mã | بيغاسوس | pegasus
      Griffin | el grifo | o grifo | Sư Tử Đại Bàng | الغريفين | griffin-symbol
      Spartan | el espartano | o espartano | Chiến Binh Sparta | الإسبرطي | spartan-helmet
      Oracle | el oráculo | o oráculo | Nhà Tiên Tri | العراف | greek-sphinx
    `,
    heads:
      'Temple Palace Gate Arena Mountain Garden Island Throne Crown Shield Spear Harp Mirror Flame Storm Wrath Oath Legend Gift Curse Song Voyage Star Promise Return Forge Riddle Fortune',
    adjectives: 'Golden Silver Bronze Eternal Sacred Proud Brave Fierce Legendary Radiant Ivory Noble Winter',
    turns: 'Ascendant Rising Lightning Labyrinth Odyssey Laurels Ambrosia Trials Constellation Citadel Heights Cyclone',
  }),
  themeVocabulary('norse', {
    figures: `
      Thor | Thor | Thor | Thor | ثور | thor-hammer
      Odin | Odín | Odin | Odin | أودين | viking-head
      Freya | Freya | Freia | Freya | فريا | drakkar
      Loki | Loki | Loki | Loki | لوكي | horned-helm
      Fenrir | Fenrir | Fenrir | Fenrir | فنرير | wolf-head
      Heimdall | Heimdall | Heimdall | Heimdall | هيمدال | rune-stone
      Viking | el vikingo | o viking | Chiến Binh Viking | الفايكنغ | viking-helmet
      Raven | el cuervo | o corvo | Quạ | الغراب | raven
      Valkyrie | la valquiria | a valquíria | Nữ Thần Valkyrie | الفالكيري:f | horned-helm
      Jarl | el jarl | o jarl | Thủ Lĩnh | - | viking-head
      Frost Wolf | el lobo de escarcha | o lobo da geada | Sói Tuyết | ذئب الصقيع | wolf-howl
      ~Rune | la runa | a runa | Cổ Ngữ | الرون | rune-stone
      ~Longship | el drakkar | o drácar | Thuyền Rồng | السفينة الطويلة | drakkar
      Ice Giant | el gigante de hielo | o gigante de gelo | Người Khổng Lồ Băng | عملاق الجليد | ice-golem
    `,
    heads:
      'Hammer Forge Shield Helm Spear Oath Wrath Feast Legend Voyage Treasure Crown Throne Storm Song Gate Forest Mountain Dawn Shadow Call Kingdom Fire Night Return Horn',
    adjectives: 'Iron Frozen Winter Silver Brave Fierce Legendary Wandering Lonely Proud Ancient Golden Silent',
    turns: 'Saga Raiders Blizzard Fjord Aurora Avalanche Hearth Thunder Reckoning Longhouse Runestone Icefall Oaths',
  }),
  themeVocabulary('aztec', {
    figures: `
      Sun God | el dios del sol | o deus do sol | Thần Mặt Trời | إله الشمس | aztec-calendar-sun
      Rain God | el dios de la lluvia | o deus da chuva | Thần Mưa | إله المطر | totem-mask
      Eagle Warrior | el guerrero águila | o guerreiro-águia | Chiến Binh Đại Bàng | المحارب النسر | cuauhtli
      Jungle King | el rey de la selva | o rei da selva | Vua Rừng Xanh | ملك الأدغال | tribal-mask
      Serpent | la serpiente | a serpente | Mãng Xà | الأفعى:f | aztec-calendar-sun
      Macaw | el guacamayo | a arara | Vẹt Đuôi Dài | - | parrot-head
      Parrot | el loro | o papagaio | Vẹt | الببغاء | *parrot
      Shaman | el chamán | o xamã | Pháp Sư | الشامان | totem-head
      ~Sunstone | la piedra del sol | a pedra do sol | Đá Mặt Trời | حجر الشمس | aztec-calendar-sun
      ~Totem | el tótem | o totem | Vật Tổ | الطوطم | totem-mask
      Maya | los mayas | os maias | Người Maya | المايا:f | mayan-pyramid
      Inca | los incas | os incas | Người Inca | الإنكا:f | mayan-pyramid
      ~Idol | el ídolo | o ídolo | Thần Tượng | - | tribal-mask
      Hummingbird | el colibrí | o beija-flor | Chim Ruồi | - | parrot-head
    `,
    heads:
      'Temple Pyramid Jungle Valley City Treasure Gold Crown Throne Mask Drum Riddle Secret Legend Curse Gate Dance Call Dream Dawn Fire Return Blessing Empire River',
    adjectives: 'Golden Jade Sacred Ancient Hidden Jungle Emerald Crimson Eternal Radiant Fierce Legendary',
    turns: 'Cascade Ruins Expedition Ceremony Canopy Eclipse Awakening Jubilee Stones Sunrise Gateway Rapids',
  }),
];

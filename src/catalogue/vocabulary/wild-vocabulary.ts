import { themeVocabulary } from './theme-vocabulary.ts';

/** Animals of land and sea, and those who farm them or sail after them. */
export const wildVocabulary = [
  themeVocabulary('wild', {
    figures: `
      Wolf | el lobo | o lobo | Sói | الذئب | wolf-head
      Bison | el bisonte | o bisão | Bò Rừng | البيسون | bison
      Buffalo | el búfalo | o búfalo | Trâu Rừng | الجاموس | buffalo-head
      Lion | el león | o leão | Sư Tử | الأسد | lion
      Tiger | el tigre | o tigre | Hổ | النمر | tiger-head
      Panther | la pantera | a pantera | Báo Đen | - | saber-toothed-cat-head
      Bear | el oso | o urso | Gấu | الدب | bear-head
      Eagle | el águila:f | a águia | Đại Bàng | النسر | eagle-head
      Stag | el ciervo | o cervo | Hươu | الأيل | stag-head
      Fox | el zorro | a raposa | Cáo | الثعلب | fox-head
      Mustang | el mustang | o mustangue | Ngựa Hoang | - | horse-head
      Gorilla | el gorila | o gorila | Khỉ Đột | الغوريلا:f | gorilla
      Elephant | el elefante | o elefante | Voi | الفيل | elephant-head
      Rhino | el rinoceronte | o rinoceronte | Tê Giác | وحيد القرن | *rhinoceros
      Bull | el toro | o touro | Bò Tót | الثور | bull
      Timberwolf | el lobo gris | o lobo-cinzento | Sói Xám | الذئب الرمادي | *wolf
    `,
    heads:
      'Forest Valley Canyon Mountain River Lake Peak Kingdom Totem Moon Storm Trail Call Legend Dream Dawn Night Song Spirit Hunt Lair Treasure Gold Crown Throne Shadow Road',
    adjectives:
      'Golden Silver White Black Wild Proud Brave Fierce Lonely Wandering Swift Giant Noble Winter Legendary Gentle Burning Royal',
    turns: 'Thunder Stampede Ridge Prairie Summit Savanna Run Roar Wilderness Plains Horizon Sunset Migration Outback',
  }),
  themeVocabulary('reef', {
    isLight: true,
    figures: `
      Shark | el tiburón | o tubarão | Cá Mập | القرش | *shark
      Dolphin | el delfín | o golfinho | Cá Heo | الدلفين | *dolphin
      Octopus | el pulpo | o polvo | Bạch Tuộc | الأخطبوط | *octopus
      Turtle | la tortuga | a tartaruga | Rùa Biển | السلحفاة | sea-turtle
      Mermaid | la sirena | a sereia | Nàng Tiên Cá | حورية البحر:f | mermaid
      Whale | la ballena | a baleia | Cá Voi | الحوت | *whale
      Lobster | la langosta | a lagosta | Tôm Hùm | - | *lobster
      Crab | el cangrejo | o caranguejo | Cua | - | *crab
      Jellyfish | la medusa | a água-viva | Sứa | قنديل البحر | *jellyfish
      Pufferfish | el pez globo | o baiacu | Cá Nóc | - | *blowfish
      Anglerfish | el rape | o peixe-diabo | Cá Cần Câu | - | angler-fish
      Clownfish | el pez payaso | o peixe-palhaço | Cá Hề | سمكة المهرج | *tropical-fish
      Oyster | la ostra | a ostra | Hàu | المحار | *oyster
      Great Whale | el cachalote | o cachalote | Cá Nhà Táng | حوت العنبر | sperm-whale
      Pearl Diver | el pescador de perlas | o caçador de pérolas | Thợ Lặn Ngọc Trai | غواص اللؤلؤ | *oyster
    `,
    heads:
      'Reef Lagoon Bay Cove Grotto Island Palace Kingdom Harbour Treasure Pearl Crown Throne Song Dance Dream Voyage Secret Legend Call Feast Parade Chest Garden Night Market',
    adjectives:
      'Golden Silver Blue Pink Giant Happy Hungry Dancing Lucky Jolly Ocean Tropical Gentle Royal Clever Emerald Coral',
    turns: 'Tides Splash Drift Currents Shallows Bubbles Depths Waves Surf Undertow Seabed Rapture Serenade Swell',
  }),
  themeVocabulary('farm', {
    isLight: true,
    figures: `
      Rooster | el gallo | o galo | Gà Trống | الديك | *rooster
      Piggy | el cerdito | o porquinho | Heo Con | - | *pig-face
      Cow | la vaca | a vaca | Bò Sữa | البقرة | *cow-face
      Rabbit | el conejo | o coelho | Thỏ | الأرنب | *rabbit-face
      Honeybee | la abeja | a abelha | Ong Mật | النحلة | *honeybee
      Farmer | el granjero | o fazendeiro | Bác Nông Dân | المزارع | *rooster
      Beekeeper | el apicultor | o apicultor | Người Nuôi Ong | النحال | *honeybee
      Milkmaid | la lechera | a leiteira | Cô Gái Vắt Sữa | بائعة الحليب | *cow-face
      Pony | el poni | o pônei | Ngựa Con | المهر | horse-head
      Bunny | el conejito | o coelhinho | Thỏ Con | - | *rabbit-face
      Hog | el cerdo | o porco | Heo | - | pig
      Cockerel | el gallito | o galinho | Gà Choai | - | rooster
    `,
    heads:
      'Farm Barn Garden Orchard Market Festival Parade Party Feast Race Kitchen Dance Song Dream Nest House Valley River Treasure Gold Cup Inn Circus Gift Secret',
    adjectives: 'Golden Happy Jolly Hungry Dancing Lucky Clever Merry Brave Proud Pink Giant Gentle',
    turns: 'Meadow Haystack Harvest Sunrise Pasture Hoedown Barnyard Picnic Jamboree Acres Fair Frolic Gallop',
  }),
  themeVocabulary('pirate', {
    figures: `
      Captain | el capitán | o capitão | Thuyền Trưởng | القبطان | pirate-captain
      Corsair | el corsario | o corsário | Hải Tặc | القرصان | pirate-captain
      Buccaneer | el bucanero | o bucaneiro | Cướp Biển | - | pirate-hat
      Kraken | el kraken | o kraken | Thủy Quái | الكراكن | kraken-tentacle
      ~Galleon | el galeón | o galeão | Thuyền Buồm | الغليون | galleon
      Privateer | el filibustero | o flibusteiro | Kẻ Săn Biển | - | pirate-skull
      ~Ghost Ship | el barco fantasma | o navio fantasma | Tàu Ma | سفينة الأشباح | galleon
      Sea Witch | la bruja del mar | a bruxa do mar | Phù Thủy Biển | ساحرة البحر | witch-face
      Siren | la sirena | a sereia | Nàng Tiên Cá | عروس البحر:f | mermaid
      Helmsman | el timonel | o timoneiro | Người Cầm Lái | - | ship-wheel
      Navigator | el navegante | o navegador | Nhà Hàng Hải | الملاح | *compass
      Parrot | el loro | o papagaio | Vẹt | الببغاء | *parrot
      Octopus | el pulpo | o polvo | Bạch Tuộc | الأخطبوط | octopus
      Skipper | el patrón | o mestre do barco | Lái Tàu | الربان | *anchor
    `,
    heads:
      'Treasure Gold Chest Map Compass Island Cove Bay Harbour Cave Grotto Voyage Curse Legend Secret Oath Song Return Storm Night Duel Feast Shadow Key Reef Inn Banner Bell',
    adjectives: 'Golden Crimson Brave Cursed Wandering Jolly Lucky Silver Masked Fierce Clever Hungry Legendary Iron',
    turns: 'Plunder Tides Cutlass Broadside Ledger Isle Cannons Mutiny Riches Anchorage Tempest Bounty Crossing',
  }),
];

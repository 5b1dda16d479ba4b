import { themeVocabulary } from './theme-vocabulary.ts';

/** Space and cities of light, the frontier, the stage, the fair and the field. */
export const modernVocabulary = [
  themeVocabulary('cosmos', {
    figures: `
      Astronaut | el astronauta | o astronauta | Phi Hành Gia | رائد الفضاء | astronaut-helmet
      Alien | el alienígena | o alienígena | Người Ngoài Hành Tinh | الكائن الفضائي | *alien
      ~Rocket | el cohete | o foguete | Tên Lửa | الصاروخ | *rocket
      ~Comet | el cometa | o cometa | Sao Chổi | المذنب | *comet
      ~Saucer | el platillo volante | o disco voador | Đĩa Bay | الطبق الطائر | *flying-saucer
      Robot | el robot | o robô | Rô Bốt | الروبوت | *robot
      ~Nova | la nova | a nova | Tân Tinh | النوفا:f | *glowing-star
      ~Saturn | Saturno | Saturno | Sao Thổ | زحل | ringed-planet
      ~Orion | Orión | Órion | Orion | أوريون | *comet
      Stargazer | el astrónomo | o astrônomo | Nhà Thiên Văn | الفلكي | ringed-planet
      Cosmonaut | el cosmonauta | o cosmonauta | Nhà Du Hành | - | astronaut-helmet
      Visitor | el visitante | o visitante | Vị Khách Lạ | الزائر | ufo
      Star Pilot | el piloto estelar | o piloto estelar | Phi Công Sao | طيار النجوم | astronaut-helmet
      ~Starship | la nave estelar | a nave estelar | Phi Thuyền | سفينة النجوم | *rocket
    `,
    heads:
      'Galaxy Planet Station Signal Mission Voyage Star Moon Gate Legend Secret Dream Dance Song Return Call Treasure Storm Empire City Arena Race Garden Harbour',
    adjectives:
      'Cosmic Lunar Stellar Golden Silver Lonely Silent Electric Turbo Neon Wandering Frozen Giant Happy Radiant',
    turns: 'Drift Lander Orbit Cascade Odyssey Horizon Nebula Launch Eclipse Frontier Cluster Supernova Countdown',
  }),
  themeVocabulary('cyber', {
    isLight: true,
    figures: `
      Robot | el robot | o robô | Rô Bốt | الروبوت | *robot
      Cyborg | el cíborg | o ciborgue | Người Lai Máy | السايبورغ | cyborg-face
      Mecha | el mecha | o mecha | Chiến Giáp | - | mecha-head
      Hacker | el hacker | o hacker | Hacker | الهاكر | cyborg-face
      Neon Rider | el piloto de neón | o piloto de neon | Tay Đua Neon | سائق النيون | full-motorcycle-helmet
      Street Racer | el corredor callejero | o corredor de rua | Tay Đua Đường Phố | متسابق الشوارع | race-car
      Automaton | el autómata | o autômato | Người Máy | الإنسان الآلي | robot-golem
      Pixel Hero | el héroe de píxeles | o herói de pixels | Anh Hùng Điểm Ảnh | - | *joystick
      ~Drone | el dron | o drone | Máy Bay Không Người Lái | - | *flying-saucer
      Courier | el mensajero | o mensageiro | Người Đưa Tin | الساعي | full-motorcycle-helmet
      Iron Golem | el gólem de hierro | o golem de ferro | Người Đá Thép | غولم الحديد | robot-golem
      ~Vector | el vector | o vetor | Vector | - | *joystick
    `,
    heads:
      'City Tower Arena Club Station Signal Mission Race Night Market Garden Gate Dream Heart Shadow Secret Legend Dance Party Empire Vault Bridge Mask Duel',
    adjectives: 'Neon Electric Turbo Silver Masked Swift Silent Crimson Iron Midnight Lonely Clever Hidden Cosmic',
    turns: 'District Circuit Overdrive Skyline Reboot Arcade Boulevard Pulse Uplink Synthwave Overload Metro Rooftops',
  }),
  themeVocabulary('western', {
    figures: `
      Sheriff | el sheriff | o xerife | Cảnh Trưởng | الشريف | western-hat
      Outlaw | el forajido | o fora da lei | Kẻ Ngoài Vòng Pháp Luật | الخارج عن القانون | revolver
      Bandit | el bandido | o bandido | Tướng Cướp | - | revolver
      Cowboy | el vaquero | o vaqueiro | Cao Bồi | راعي البقر | cowboy-boot
      Gold Miner | el minero de oro | o minerador de ouro | Thợ Đào Vàng | منقب الذهب | miner
      Prospector | el buscador de oro | o garimpeiro | Người Tìm Vàng | الباحث عن الذهب | mine-wagon
      Rancher | el ranchero | o rancheiro | Chủ Trang Trại | - | bull-horns
      Longhorn | el toro bravo | o touro bravo | Bò Sừng Dài | - | bull
      Mustang | el mustang | o mustangue | Ngựa Hoang | - | horse-head
      ~Cactus | el cacto | o cacto | Xương Rồng | الصبار | *cactus
      ~Dynamite | la dinamita | a dinamite | Thuốc Nổ | الديناميت | dynamite
      ~Nugget | la pepita | a pepita | Vàng Cốm | - | gold-bar
      Bounty Hunter | el cazarrecompensas | o caçador de recompensas | Thợ Săn Tiền Thưởng | صائد الجوائز | revolver
      ~Stagecoach | la diligencia | a diligência | Xe Ngựa | عربة الخيل | *money-bag
    `,
    heads:
      'Canyon Saloon Mine Gold Treasure Trail Duel Valley Desert Station Express Night Legend Song Secret Return Map Vault Chest Bridge River Road Dawn Oath Inn',
    adjectives: 'Golden Silver Iron Wild Lonely Desert Brave Wandering Masked Lucky Swift Midnight Clever Legendary',
    turns: 'Rush Junction Showdown Gulch Frontier Stampede Railroad Prairie Sundown Roundup Creek Territory Standoff',
  }),
  themeVocabulary('fiesta', {
    isLight: true,
    figures: `
      Mariachi | el mariachi | o mariachi | Ban Nhạc Mariachi | - | *maracas
      ~Chilli | el chile | a pimenta | Ớt | الفلفل | *hot-pepper
      Luchador | el luchador | o lutador | Đô Vật | المصارع | *boxing-glove
      Catrina | la catrina | a catrina | Catrina | - | calavera
      Guitarist | el guitarrista | o guitarrista | Nghệ Sĩ Ghi-ta | عازف الغيتار | *guitar
      Dancer | la bailarina | a dançarina | Vũ Công | الراقصة | *maracas
      ~Taco | el taco | o taco | Bánh Taco | التاكو | *taco
      ~Maracas | las maracas | as maracas | Lục Lạc | - | *maracas
      Samba Queen | la reina de la samba | a rainha do samba | Nữ Hoàng Samba | ملكة السامبا | *parrot
      Toucan | el tucán | o tucano | Chim Tu Căng | الطوقان | parrot-head
      Pepper King | el rey del chile | o rei da pimenta | Vua Ớt | ملك الفلفل | chili-pepper
      Bull | el toro | o touro | Bò Tót | الثور | bull
      Parrot | el loro | o papagaio | Vẹt | الببغاء | *parrot
    `,
    heads:
      'Festival Party Parade Dance Song Night Market Kitchen Duel Dream House Island Fire Heart Mask Drum Treasure Gold Crown Feast Garden Bay Race Gift',
    adjectives: 'Golden Spicy Happy Dancing Jolly Masked Burning Crimson Tropical Lucky Merry Brave Wild',
    turns: 'Fiesta Caliente Carnival Rhythm Samba Siesta Rumba Serenade Sunset Plaza Salsa Confetti Picante',
  }),
  themeVocabulary('show', {
    isLight: true,
    figures: `
      Ringmaster | el maestro de pista | o mestre do picadeiro | Ông Bầu Gánh Xiếc | مدير السيرك | *top-hat
      Magician | el ilusionista | o ilusionista | Ảo Thuật Gia | الساحر | *top-hat
      Acrobat | la acróbata | a acrobata | Nghệ Sĩ Nhào Lộn | - | *circus-tent
      Jester | el bufón | o bobo da corte | Chú Hề | المهرج | jester-hat
      Diva | la diva | a diva | Danh Ca | - | *microphone
      ~Saxophone | el saxofón | o saxofone | Kèn Saxophone | الساكسفون | *saxophone
      Jazz Singer | la cantante de jazz | a cantora de jazz | Ca Sĩ Nhạc Jazz | مغنية الجاز | *saxophone
      ~Mirror Ball | la bola de espejos | o globo espelhado | Quả Cầu Gương | - | *mirror-ball
      Phantom | el fantasma | o fantasma | Bóng Ma | الشبح | carnival-mask
      Maestro | el maestro | o maestro | Nhạc Trưởng | المايسترو | *performing-arts
      Clown | el payaso | o palhaço | Chú Hề | المهرج | jester-hat
      ~Mask | la máscara | a máscara | Mặt Nạ | القناع | carnival-mask
      Ballerina | la bailarina de ballet | a bailarina | Vũ Công Ba Lê | راقصة الباليه | drama-masks
      Guitar King | el rey de la guitarra | o rei da guitarra | Vua Ghi-ta | ملك الغيتار | *guitar
    `,
    heads:
      'Circus Ballroom Palace Parade Festival Carousel Night Dance Song Mask Mirror Secret Dream Return Party House City Tower Duel Star Rose Promise Gift Club Express',
    adjectives:
      'Golden Silver Velvet Midnight Masked Dancing Royal Happy Merry Crimson Lonely Legendary Radiant Electric Magic',
    turns: 'Cabaret Encore Spotlight Extravaganza Overture Grande Boulevard Matinee Revue Finale Swing Broadway Bravo',
  }),
  themeVocabulary('sport', {
    figuresOwn: false,
    figures: `
      Striker | el delantero | o atacante | Tiền Đạo | المهاجم | *soccer-ball
      Goalkeeper | el portero | o goleiro | Thủ Môn | حارس المرمى | *soccer-ball
      Champion | el campeón | o campeão | Nhà Vô Địch | البطل | trophy
      Boxer | el boxeador | o boxeador | Võ Sĩ Quyền Anh | الملاكم | boxing-glove
      Racer | el piloto | o piloto | Tay Đua | المتسابق | f1-car
      Jockey | el jinete | o jóquei | Kỵ Sĩ | الفارس | *horse-racing
      Thoroughbred | el purasangre | o puro-sangue | Ngựa Thuần Chủng | - | *horse-racing
      Trophy | el trofeo | o troféu | Chiếc Cúp | الكأس:f | *trophy
      Basketball | el baloncesto | o basquete | Bóng Rổ | كرة السلة | *basketball
      Captain | el capitán | o capitão | Đội Trưởng | القائد | *trophy
      Roadster | el descapotable | o conversível | Xe Mui Trần | - | *racing-car
      Football | el fútbol | o futebol | Bóng Đá | كرة القدم | *soccer-ball
    `,
    heads: 'Cup Arena Duel Club Party Parade Fortune Legend Dream Night City Kingdom Crown Festival Star Gold Mission',
    adjectives: 'Golden Silver Legendary Brave Turbo Electric Royal Lucky Giant Swift Diamond Proud Iron',
    turns: 'Grandstand Showdown Knockout Champions Stadium Overtime Playoffs Glory Heroes Finals Encore Victory',
  }),
];

/** Invented places and people. Each league takes its own from these lists. */

const places = (
  'Ardenvale|Brightmoor|Calderbay|Dunmere|Eastholm|Fairwick|Glenmarch|Harrowfen|Inverlyn|Kestrel Bay|' +
  'Larkmoor|Marlow Vale|Northgate|Oakhaven|Pinecrest|Quarrydale|Ravensholm|Silverton|Thornby|Umberleigh|' +
  'Velmora|Westmarch|Yarrowdale|Zephyr Bay|Almarin|Belcoro|Castelvia|Dormara|Esperalta|Fontarra|Gravina|' +
  'Isolara|Lagomar|Montelar|Novaterra|Orvello|Pontalba|Rivasole|Sanverde|Torralta|Valdoro|Akamori|' +
  'Hoshikawa|Minazuki|Tsurumine|Lampang Bay|Siamora|Khaoyen'
).split('|');

const people = (
  'A. Verrin|B. Castel|C. Dumont|D. Halloway|E. Brandt|F. Okoro|G. Marlowe|H. Sandvik|I. Petrenko|' +
  'J. Amador|K. Linden|L. Farrow|M. Tanaka|N. Oduya|O. Selwyn|P. Marchetti|Q. Renard|R. Kowal|S. Nakata|' +
  'T. Brisco|U. Falk|V. Dragan|W. Ashby|X. Moreau|Y. Sorin|Z. Haldane|A. Bellamy|B. Norling|C. Vasko|' +
  'D. Amaro|E. Thorsen|F. Lucero|G. Weiss|H. Mbeki|I. Corvin|J. Rask|K. Somchai|L. Duarte|M. Varga|N. Ilves'
).split('|');

const cocks = (
  'Red Comet|Iron Spur|Night Baron|Golden Hatch|Storm Wing|Black Monarch|Crimson Tail|Silver Talon|' +
  'White Thunder|Copper King|Sun Rider|Grey Falcon|Wild Ember|Jade Crest|Bold Sultan|Rust Warrior'
).split('|');

const squads = (
  'Nova|Ember|Glacier|Phantom|Vertex|Mirage|Solstice|Onyx|Halcyon|Tempest|Zenith|Cobalt|Radiant|Specter|' +
  'Aurum|Cipher'
).split('|');

/** `count` names of a list, from a place on. */
function taken(names: readonly string[], from: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => names[(from + index) % names.length] ?? '');
}

/** Clubs: a place and one of the words. */
export function clubs(from: number, words: string): readonly string[] {
  const endings = words.split(' ');
  return taken(places, from, 8).map((place, index) => `${place} ${endings[index % endings.length] ?? ''}`);
}

/** Eight people. */
export function players(from: number): readonly string[] {
  return taken(people, from, 8);
}

/** Eight e-sports teams: a name and one of the words. */
export function teams(from: number, words: string): readonly string[] {
  const endings = words.split(' ');
  return taken(squads, from, 8).map((squad, index) => `${squad} ${endings[index % endings.length] ?? ''}`);
}

export function gamecocks(): readonly string[] {
  return cocks;
}

const VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS', 'RTG', 'KY', 'MG', 'PNG', 'TTG', 'EA', 'OG', 'AG'];

const TITLES = `
  Horus Rising, Scarab Sands, Pharaoh Gate, Nile Serenade, Zeus Ascendant, Medusa Mirror, Titan Forge, Pegasus Flight,
  Raven Oath, Rune Keeper, Fenrir Bites, Jade Lantern, Koi Garden, Emperor Fortune, Bamboo Breeze, Ninja Dusk,
  Katana Bloom, Shogun Seal, Maya Idol, Jungle Totem, Sunstone Spins, Corsair Tide, Galleon Gold, Plunder Isle,
  Coral Crown, Shark Bay, Dolphin Drift, Buffalo Dawn, Lion Savanna, Eagle Summit, Panther Gold, Sweet Carousel,
  Jelly Jackpot, Bonbon Boulevard, Berry Burst, Cherry Chase, Juicy Orchard, Sevens on Fire, Classic Bars, Lucky Bells,
  Ruby Rumble, Crystal Crown, Emerald Code, Jewel Cascade, Crypt Keeper, Moonlit Manor, Ghost Ledger, Wizard Academy,
  Potion Parlour, Merlin Mirror, Nova Drift, Lunar Lander, Orbit Nine, Alien Arcade, Neon District, Cyber Tuner,
  Pixel Racer, Outlaw Junction, Bandit Canyon, Saloon Nights, Oasis Stars, Sultan Seven, Spice Route, Clover Cottage,
  Rainbow Pot, Shamrock Shuffle, Salsa Caliente, Taco Tuesday, Piggy Meadow, Rooster Hour, Hay Day Wins, Jazz Cabaret,
  Disco Ninety, Circus Grande, Striker Cup, Derby Gold, Champion Corner, Excalibur Lake, Queen of Camelot, Knight Errant,
  Inferno Reels, Volcano Heart, Blaze of Ra, Ember Fox, Frost Rune, Thunder Bison, Tiger Lily, Pearl Lagoon,
  Mystic Owl, Wild Stag, Gold Miner Max, Desert Falcon, Witch Kitchen, Galaxy Gems, Candy Comet, Temple of Maya
`;

/** A spread of titles over all themes, shown on the contact sheet of automatic tiles. */
export const REVIEW_TITLES = TITLES.trim()
  .split(/,\s+/)
  .map((title, index) => ({ title, vendor: VENDORS[index % VENDORS.length] ?? 'PG' }));

/**
 * Titles that games of other houses bear and that our words could form by chance. They are left out.
 * One per line, letters and digits only matter.
 */
const table = `
  Aztec Gold
  Aztec Treasure
  Bar Bar Black Sheep
  Black Knight
  Book of Magic
  Boom Legend
  Buffalo Gold
  Buffalo King
  Buffalo Thunder
  Candy Burst
  Candy Dreams
  Candy Rush
  Captain's Treasure
  Cherry Blast
  Cherry Fiesta
  Cleopatra's Gold
  Coin Rush
  Crystal Cave
  Crystal Forest
  Crystal Queen
  Diamond Mine
  Diamond Rush
  Dragon Fortune
  Dragon Hatch
  Dragon King
  Dragon Legend
  Dragon Palace
  Dragon Spin
  Dragon Tiger
  Dragon's Fire
  Dragon's Fortune
  Dragon's Gold
  Dragon's Pearl
  Dragon's Treasure
  Eagle Sun
  Emerald King
  Fire Joker
  Fire Rooster
  Fire Queen
  Fortune Gems
  Fortune Tiger
  Fruit Burst
  Fruit Cocktail
  Fruit Mania
  Fruit Party
  Fruit Twist
  Genie's Palace
  Genie's Treasure
  Golden Buffalo
  Golden Dragon
  Golden Genie
  Golden Joker
  Golden Lotus
  Golden Phoenix
  Golden Pharaoh
  Golden Rooster
  Golden Sevens
  Golden Tiger
  Golden Toad
  Great Rhino
  Hearts of Venice
  Honey Rush
  Horus Temple
  Jade Emperor
  Jewel Rush
  Joker Millions
  Jungle King
  Legend of Cleopatra
  Legend of Dragon
  Legend of the Pharaohs
  Legend of the Phoenix
  Lotus Bloom
  Lucky Clover
  Lucky Coin
  Lucky Dragon
  Lucky Joker
  Lucky Leprechaun
  Lucky Panda
  Lucky Piggy
  Lucky Rooster
  Lucky Star
  Lucky Twins
  Magic Lamp
  Magic Unicorn
  Mariachi Fiesta
  Mermaid's Pearl
  Mermaid's Treasure
  Mystic Fortune
  Mystic Wolf
  Nova Star
  Panda's Fortune
  Panther Moon
  Phantom of the Opera
  Pharaoh's Fortune
  Pharaoh's Gold
  Pharaoh's Ring
  Pharaoh's Treasure
  Phoenix Fire
  Phoenix Rises
  Pirate Gold
  Rainbow Riches
  Ring of Odin
  Rise of Horus
  Rise of Merlin
  Royal Fishing
  Samurai Sword
  Shark Hunt
  Spartan King
  Star Burst
  Striker Cup
  Sugar Rush
  Sweet Bonanza
  Sword of Ares
  Temple of Thunder
  Thor's Hammer
  Thor Hammer
  Tiger Claw
  Tiger's Claw
  Titan Storm
  Tomb of Ra
  Treasure of Horus
  Unicorn Legend
  Vampire Desire
  Viking Gold
  Vikings Clash
  Voyage of the Mermaid
  Wild Bison
  Wild Panda
  Wild Stallion
  Wild Wolf
  Wizard of Oz
  Wolf Gold
  Wolf Hunters
  Wolf Moon
  Wolf Run
  Wrath of Medusa
  Zeus Lightning
  Temple of Medusa
  Lamp of Genie
  Curse of the Werewolf
  Return of the Phoenix
  Secret of the Sphinx
  Fairy Fire
  Cosmic Quest
  Dragon Born
  Comet Cascade
  Gem Rush
  Gem Drop
  Ruby Royale
  Jewel Cascade
  Robot Rush
  Emperor's Garden
  Silver Lion
  Dragon's Luck
  Phoenix Sun
  Raging Rhino
  Samurai's Fortune
  Geisha's Garden
  Sakura Fortune
  Koi Princess
  Koi Gate
  Jade Magician
  Crystal Ball
  Fruit Blast
  Diamond Strike
  Hot Chilli
  Wolf Legend
  Leprechaun's Vault
  Leprechaun Song
  Leprechaun Riches
  Leprechaun's Gold
  Rainbow Jackpots
  Titan Thunder
  Merlin's Magic
  Merlin's Realm
  Valkyrie Queen
  Phoenix Reborn
  Mermaid Queen
  Mermaid Riches
  Lion Festival
  Lion Dance
  Dragon Dance
  Panda Magic
  Piggy Riches
  Samba Carnival
  Jungle Gold
  Ninja Magic
  Astro Legends
  Pharaoh's Riches
  Dolphin's Pearl
  Lucky Lady's Charm
  Sizzling Hot
  Cleopatra's Riches
  Queen's Treasure
  Mystic Lamp
  Cosmic Fortune
  Star Gems
  Royal Gems
  Giant Panda
  Dragon's Throne
  Rhino Mania
  Fire Phoenix
  Golden Empire
  Lucky Koi
  Gorilla Kingdom
  Gorilla's Gold
  Eagle's Gold
  Cowboy's Gold
  Candy Village
  Cash Bandits
  Bull Rush
  Octopus Treasure
  Panda Panda
  Golden Cherry
  Robin Hood
  Ghost Pirates
  Sultan's Gold
  Captain's Gold
  Viking's Gold
  Corsair Queen
  Spartan Fire
  Olympus Thunder
`;

const lettersOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]/g, '');

const taken = new Set(table.trim().split('\n').map(lettersOf));

export function isTakenTitle(title: string): boolean {
  return taken.has(lettersOf(title));
}

/** Monstrosities and aberrations. See creature.ts for the columns and the source. */
export const monstrosities = `
Aboleth | horror | Large aberration | lawful evil | 10 | walk 10, swim 40 | darkvision 120 | | | | | brilliant str int | Deep Speech; telepathy 120 | Amphibious, Eldritch Restoration, Legendary Resistance, Mucus Cloud, Probing Telepathy | Tentacle bludgeoning reach 15 grapples |
Ankheg | beetle | Large monstrosity | unaligned | 2 | walk 30, burrow 10 | darkvision 60, tremorsense 60 | | | | | beast str con | | Tunneler | Bite slashing +acid 0.3 grapples |
Axe Beak | bird | Large monstrosity | unaligned | 1/4 | walk 50 | | | | | | beast str dex | | | Beak slashing |
Basilisk | serpent | Medium monstrosity | unaligned | 3 | walk 20 | darkvision 60 | | | | | beast str con | | | Bite piercing +poison 0.7 |
Behir | hydra | Huge monstrosity | neutral evil | 11 | walk 50, climb 50 | darkvision 90 | lightning | | | | dull str con | Draconic | | Bite piercing +lightning 0.6 reach 10 |
Bulette | worm | Large monstrosity | unaligned | 5 | walk 40, burrow 40 | darkvision 60, tremorsense 120 | | | | | beast con str | | | Bite piercing |
Chimera | cat | Large monstrosity | chaotic evil | 6 | walk 30, fly 60 | darkvision 60 | | | | | beast str con | understands Draconic but cannot speak | | Bite piercing, Claw slashing, Ram bludgeoning fells |
Chuul | horror | Large aberration | chaotic evil | 4 | walk 30, swim 30 | darkvision 60 | poison | poisoned | | | dull str con | understands Deep Speech but cannot speak | Amphibious, Sense Magic | Pincer bludgeoning reach 10 grapples |
Cloaker | horror | Large aberration | chaotic neutral | 8 | walk 10, fly 40 | darkvision 120 | | frightened | | | keen str dex | Deep Speech, Undercommon | Light Sensitivity | Attach piercing, Tail slashing reach 10 |
Cockatrice | serpent | Small monstrosity | unaligned | 1/2 | walk 20, fly 40 | darkvision 60 | | petrified | | | beast wis dex | | | Petrifying Bite piercing |
Darkmantle | horror | Small aberration | unaligned | 1/2 | walk 10, fly 30 | blindsight 60 | | | | | beast str con | | | Crush bludgeoning |
Death Dog | wolf | Medium monstrosity | neutral evil | 1 | walk 40 | darkvision 120 | | blinded, charmed, deafened, frightened, stunned, unconscious | | | beast str dex | | | Bite piercing poisons |
Doppelganger | horror | Medium monstrosity | neutral | 3 | walk 30 | darkvision 60 | | charmed | | | keen dex con | Common plus three other languages | | Slam bludgeoning |
Drider | spider | Large monstrosity | chaotic evil | 6 | walk 30, climb 30 | darkvision 120 | | | | | keen dex con | Elvish, Undercommon | Spider Climb, Sunlight Sensitivity, Web Walker | Foreleg piercing reach 10, Poison Burst poison range 120/120 |
Ettercap | spider | Medium monstrosity | neutral evil | 2 | walk 30, climb 30 | darkvision 60 | | | | | dull dex str | | Spider Climb, Web Walker | Bite piercing +poison 0.4 poisons, Claw slashing |
Flying Snake | serpent | Tiny monstrosity | unaligned | 1/8 | walk 30, fly 60, swim 30 | blindsight 10 | | | | | beast dex wis | | Flyby | Bite piercing +poison 2.0 |
Giant Vulture | bird | Large monstrosity | neutral evil | 1 | walk 10, fly 60 | darkvision 60 | | | necrotic | | dull con str | understands Common but cannot speak | Pack Tactics | Gouge piercing poisons |
Gibbering Mouther | horror | Medium aberration | chaotic neutral | 2 | walk 20, swim 20 | darkvision 60 | | prone | | | beast con str | | Aberrant Ground, Gibbering | Bite piercing fells |
Grick | worm | Medium aberration | unaligned | 2 | walk 30, climb 30 | darkvision 60 | | | | | beast str dex | | | Beak piercing, Tentacles slashing grapples |
Griffon | bird | Large monstrosity | unaligned | 2 | walk 30, fly 80 | darkvision 60 | | | | | beast str con | | | Rend piercing grapples |
Grimlock | goblin | Medium aberration | neutral evil | 1/4 | walk 30, climb 30 | blindsight 30 | | | | | keen str dex | | | Bone Cudgel bludgeoning +psychic 0.3 |
Harpy | bird | Medium monstrosity | chaotic evil | 1 | walk 20, fly 40 | | | | | | dull dex cha | Common | | Claw slashing |
Hippogriff | bear | Large monstrosity | unaligned | 1 | walk 40, fly 60 | | | | | | beast str dex | | Flyby | Rend slashing |
Hydra | hydra | Huge monstrosity | unaligned | 8 | walk 40, swim 40 | darkvision 60 | | blinded, charmed, deafened, frightened, stunned, unconscious | | | beast str con | | Hold Breath, Multiple Heads, Reactive Heads | Bite piercing reach 10 |
Kraken | kraken | Gargantuan monstrosity (titan) | chaotic evil | 23 | walk 30, swim 120 | truesight 120 | cold, lightning | frightened, grappled, paralyzed, restrained | | | brilliant str con | understands Abyssal, Celestial, Infernal, and Primordial but cannot speak; telepathy 120 | Amphibious, Legendary Resistance, Siege Monster | Tentacle bludgeoning reach 30 grapples |
Manticore | cat | Large monstrosity | lawful evil | 3 | walk 30, fly 50 | darkvision 60 | | | | | dull str con | Common | | Rend slashing, Tail Spike piercing range 100/200 |
Medusa | serpent | Medium monstrosity | lawful evil | 6 | walk 30 | darkvision 150 | | | | | keen dex con | Common plus one other language | | Claw slashing, Snake Hair piercing +poison 2.0, Poison Ray poison range 150/150 |
Merrow | shark | Large monstrosity | chaotic evil | 2 | walk 10, swim 40 | darkvision 60 | | | | | dull str dex | Abyssal, Primordial (Aquan) | Amphibious | Bite piercing poisons, Claw slashing, Harpoon piercing thrown 20/60 |
Mimic | mimic | Medium monstrosity | neutral | 2 | walk 20 | darkvision 60 | acid | prone | | | dull str con | | Adhesive | Bite piercing, Pseudopod bludgeoning +acid 0.6 grapples |
Minotaur of Baphomet | bear | Large monstrosity | chaotic evil | 3 | walk 40 | darkvision 60 | | | | | dull str con | Abyssal | | Abyssal Glaive slashing +necrotic 1.0 reach 10, Gore piercing fells |
Otyugh | horror | Large aberration | neutral | 5 | walk 30 | darkvision 120 | | | | | dull con str | Otyugh; telepathy 120 | | Bite piercing poisons, Tentacle piercing reach 10 grapples |
Owlbear | bear | Large monstrosity | unaligned | 3 | walk 40, climb 40 | darkvision 60 | | | | | beast str con | | | Rend slashing |
Phase Spider | spider | Large monstrosity | unaligned | 3 | walk 30, climb 30 | darkvision 60 | | | | | dull dex str | | Ethereal Sight, Spider Climb, Web Walker | Bite piercing +poison 1.1 poisons |
Purple Worm | worm | Gargantuan monstrosity | unaligned | 15 | walk 50, burrow 50 | blindsight 30, tremorsense 60 | | | | | beast str con | | Tunneler | Bite piercing reach 10 grapples, Tail Stinger piercing +poison 2.0 reach 10 |
Remorhaz | worm | Huge monstrosity | unaligned | 11 | walk 40, burrow 30 | darkvision 60, tremorsense 60 | cold, fire | | | | beast str con | | Heat Aura | Bite piercing +fire 0.8 reach 10 grapples |
Roc | bird | Gargantuan monstrosity | unaligned | 11 | walk 20, fly 120 | | | | | | beast str con | | | Beak piercing reach 10, Talons slashing grapples |
Roper | horror | Large aberration | neutral evil | 5 | walk 10, climb 20 | darkvision 60 | | | | | dull str con | | Spider Climb | Bite piercing |
Rust Monster | beetle | Medium monstrosity | unaligned | 1/2 | walk 40 | darkvision 60 | | | | | beast str con | | Iron Scent | Bite piercing |
Stirge | beetle | Tiny monstrosity | unaligned | 1/8 | walk 10, fly 40 | darkvision 60 | | | | | beast dex con | | | Proboscis piercing |
Tarrasque | hydra | Gargantuan monstrosity (titan) | unaligned | 30 | walk 60, burrow 40, climb 60 | blindsight 120 | fire, poison | charmed, deafened, frightened, paralyzed, poisoned | bludgeoning, piercing, slashing | | beast str con | | Legendary Resistance, Magic Resistance, Reflective Carapace, Siege Monster | Bite piercing reach 15 grapples, Claw slashing reach 15, Tail bludgeoning reach 30 fells |
Werebear | bear | Medium monstrosity (lycanthrope) | neutral good | 5 | walk 30, climb 30 | darkvision 60 | | | | | keen str con | Common (cannot speak in bear form) | | Bite piercing, Handaxe slashing thrown 20/60, Rend slashing |
Wereboar | bear | Medium monstrosity (lycanthrope) | neutral evil | 4 | walk 30 | | | | | | keen str con | Common (cannot speak in boar form) | | Gore piercing, Javelin piercing thrown 30/120, Tusk piercing fells |
Wererat | rat | Medium monstrosity (lycanthrope) | lawful evil | 2 | walk 30, climb 30 | darkvision 60 | | | | | keen dex con | Common (cannot speak in rat form) | | Bite piercing, Scratch slashing, Hand Crossbow piercing range 30/120 |
Weretiger | cat | Medium monstrosity (lycanthrope) | neutral | 4 | walk 30 | darkvision 60 | | | | | keen str con | Common (cannot speak in tiger form) | | Bite piercing, Scratch slashing, Longbow piercing range 150/600 |
Werewolf | wolf | Medium monstrosity (lycanthrope) | chaotic evil | 3 | walk 30 | darkvision 60 | | | | | keen str dex | Common (cannot speak in wolf form) | Pack Tactics | Bite piercing, Scratch slashing, Longbow piercing range 150/600 |
Winter Wolf | wolf | Large monstrosity | neutral evil | 3 | walk 50 | | cold | | | | dull str con | Common, Giant | Pack Tactics | Bite piercing fells |
`

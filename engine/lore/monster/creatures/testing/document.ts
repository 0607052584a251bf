/**
 * What the printed document says of its 330 creatures: System Reference Document 5.2.1 (CC-BY-4.0), "Monsters A–Z" and "Animals",
 * read line by line out of its pages, and not out of the tables that the workshop writes from. A row each: name | kind | speeds |
 * senses | immune to damage | immune to conditions | resistant | vulnerable | traits. Speeds that only another shape has, "GM's
 * choice" and defences that hang on a choice or on a spell are left out.
 */
export const printed = `
Aboleth | Large Aberration | walk 10, swim 40 | darkvision 120 |  |  |  |  | Amphibious, Eldritch Restoration, Legendary Resistance, Mucus Cloud, Probing Telepathy
Adult Black Dragon | Huge Dragon (Chromatic) | walk 40, fly 80, swim 40 | blindsight 60, darkvision 120 | acid |  |  |  | Amphibious, Legendary Resistance
Adult Blue Dragon | Huge Dragon (Chromatic) | walk 40, burrow 30, fly 80 | blindsight 60, darkvision 120 | lightning |  |  |  | Legendary Resistance
Adult Brass Dragon | Huge Dragon (Metallic) | walk 40, burrow 30, fly 80 | blindsight 60, darkvision 120 | fire |  |  |  | Legendary Resistance
Adult Bronze Dragon | Huge Dragon (Metallic) | walk 40, fly 80, swim 40 | blindsight 60, darkvision 120 | lightning |  |  |  | Amphibious, Legendary Resistance
Adult Copper Dragon | Huge Dragon (Metallic) | walk 40, climb 40, fly 80 | blindsight 60, darkvision 120 | acid |  |  |  | Legendary Resistance
Adult Gold Dragon | Huge Dragon (Metallic) | walk 40, fly 80, swim 40 | blindsight 60, darkvision 120 | fire |  |  |  | Amphibious, Legendary Resistance
Adult Green Dragon | Huge Dragon (Chromatic) | walk 40, fly 80, swim 40 | blindsight 60, darkvision 120 | poison | poisoned |  |  | Amphibious, Legendary Resistance
Adult Red Dragon | Huge Dragon (Chromatic) | walk 40, climb 40, fly 80 | blindsight 60, darkvision 120 | fire |  |  |  | Legendary Resistance
Adult Silver Dragon | Huge Dragon (Metallic) | walk 40, fly 80 | blindsight 60, darkvision 120 | cold |  |  |  | Legendary Resistance
Adult White Dragon | Huge Dragon (Chromatic) | walk 40, burrow 30, fly 80, swim 40 | blindsight 60, darkvision 120 | cold |  |  |  | Ice Walk, Legendary Resistance
Air Elemental | Large Elemental | walk 10, fly 90, hover | darkvision 60 | poison, thunder | exhaustion, grappled, paralyzed, petrified, poisoned, prone, restrained, unconscious | bludgeoning, lightning, piercing, slashing |  | Air Form
Allosaurus | Large Beast (Dinosaur) | walk 60 |  |  |  |  |  | 
Ancient Black Dragon | Gargantuan Dragon (Chromatic) | walk 40, fly 80, swim 40 | blindsight 60, darkvision 120 | acid |  |  |  | Amphibious, Legendary Resistance
Ancient Blue Dragon | Gargantuan Dragon (Chromatic) | walk 40, burrow 40, fly 80 | blindsight 60, darkvision 120 | lightning |  |  |  | Legendary Resistance
Ancient Brass Dragon | Gargantuan Dragon (Metallic) | walk 40, burrow 40, fly 80 | blindsight 60, darkvision 120 | fire |  |  |  | Legendary Resistance
Ancient Bronze Dragon | Gargantuan Dragon (Metallic) | walk 40, fly 80, swim 40 | blindsight 60, darkvision 120 | lightning |  |  |  | Amphibious, Legendary Resistance
Ancient Copper Dragon | Gargantuan Dragon (Metallic) | walk 40, climb 40, fly 80 | blindsight 60, darkvision 120 | acid |  |  |  | Legendary Resistance
Ancient Gold Dragon | Gargantuan Dragon (Metallic) | walk 40, fly 80, swim 40 | blindsight 60, darkvision 120 | fire |  |  |  | Amphibious, Legendary Resistance
Ancient Green Dragon | Gargantuan Dragon (Chromatic) | walk 40, fly 80, swim 40 | blindsight 60, darkvision 120 | poison | poisoned |  |  | Amphibious, Legendary Resistance
Ancient Red Dragon | Gargantuan Dragon (Chromatic) | walk 40, climb 40, fly 80 | blindsight 60, darkvision 120 | fire |  |  |  | Legendary Resistance
Ancient Silver Dragon | Gargantuan Dragon (Metallic) | walk 40, fly 80 | blindsight 60, darkvision 120 | cold |  |  |  | Legendary Resistance
Ancient White Dragon | Gargantuan Dragon (Chromatic) | walk 40, burrow 40, fly 80, swim 40 | blindsight 60, darkvision 120 | cold |  |  |  | Ice Walk, Legendary Resistance
Animated Armor | Medium Construct | walk 25 | blindsight 60 | poison, psychic | charmed, deafened, exhaustion, frightened, paralyzed, petrified, poisoned |  |  | 
Animated Flying Sword | Small Construct | walk 5, fly 50, hover | blindsight 60 | poison, psychic | charmed, deafened, exhaustion, frightened, paralyzed, petrified, poisoned |  |  | 
Animated Rug of Smothering | Large Construct | walk 10 | blindsight 60 | poison, psychic | charmed, deafened, exhaustion, frightened, paralyzed, petrified, poisoned |  |  | 
Ankheg | Large Monstrosity | walk 30, burrow 10 | darkvision 60, tremorsense 60 |  |  |  |  | Tunneler
Ankylosaurus | Huge Beast (Dinosaur) | walk 30 |  |  |  |  |  | 
Ape | Medium Beast | walk 30, climb 30 |  |  |  |  |  | 
Archelon | Huge Beast (Dinosaur) | walk 20, swim 80 |  |  |  |  |  | Amphibious
Archmage | Medium Humanoid (Wizard) | walk 30 |  | psychic | charmed |  |  | Magic Resistance
Assassin | Medium Humanoid | walk 30 |  |  |  | poison |  | Evasion
Awakened Shrub | Small Plant | walk 20 |  |  |  | piercing | fire | 
Awakened Tree | Huge Plant | walk 20 |  |  |  | bludgeoning, piercing | fire | 
Axe Beak | Large Monstrosity | walk 50 |  |  |  |  |  | 
Azer Sentinel | Medium Elemental | walk 30 |  | fire, poison | poisoned |  |  | Fire Aura, Illumination
Baboon | Small Beast | walk 30, climb 30 |  |  |  |  |  | Pack Tactics
Badger | Tiny Beast | walk 20, burrow 5 | darkvision 30 |  |  | poison |  | 
Balor | Huge Fiend (Demon) | walk 40, fly 80 | truesight 120 | fire, poison | charmed, frightened, poisoned | cold, lightning |  | Death Throes, Fire Aura, Legendary Resistance, Magic Resistance
Bandit | Medium Humanoid | walk 30 |  |  |  |  |  | 
Bandit Captain | Medium Humanoid | walk 30 |  |  |  |  |  | 
Barbed Devil | Medium Fiend (Devil) | walk 30, climb 30 | darkvision 120 | fire, poison | poisoned | cold |  | Barbed Hide, Diabolical Restoration, Magic Resistance
Basilisk | Medium Monstrosity | walk 20 | darkvision 60 |  |  |  |  | 
Bat | Tiny Beast | walk 5, fly 30 | blindsight 60 |  |  |  |  | 
Bearded Devil | Medium Fiend (Devil) | walk 30 | darkvision 120 | fire, poison | frightened, poisoned | cold |  | Magic Resistance
Behir | Huge Monstrosity | walk 50, climb 50 | darkvision 90 | lightning |  |  |  | 
Berserker | Medium Humanoid | walk 30 |  |  |  |  |  | Bloodied Frenzy
Black Bear | Medium Beast | walk 30, climb 30, swim 30 | darkvision 60 |  |  |  |  | 
Black Dragon Wyrmling | Medium Dragon (Chromatic) | walk 30, fly 60, swim 30 | blindsight 10, darkvision 60 | acid |  |  |  | Amphibious
Black Pudding | Large Ooze | walk 20, climb 20 | blindsight 60 | acid, cold, lightning, slashing | charmed, deafened, exhaustion, frightened, grappled, prone, restrained |  |  | Amorphous, Corrosive Form, Spider Climb
Blink Dog | Medium Fey | walk 40 | darkvision 60 |  |  |  |  | 
Blood Hawk | Small Beast | walk 10, fly 60 |  |  |  |  |  | Pack Tactics
Blue Dragon Wyrmling | Medium Dragon (Chromatic) | walk 30, burrow 15, fly 60 | blindsight 10, darkvision 60 | lightning |  |  |  | 
Boar | Medium Beast | walk 40 |  |  |  |  |  | Bloodied Fury
Bone Devil | Large Fiend (Devil) | walk 40, fly 40 | darkvision 120 | fire, poison | poisoned | cold |  | Diabolical Restoration, Magic Resistance
Brass Dragon Wyrmling | Medium Dragon (Metallic) | walk 30, burrow 15, fly 60 | blindsight 10, darkvision 60 | fire |  |  |  | 
Bronze Dragon Wyrmling | Medium Dragon (Metallic) | walk 30, fly 60, swim 30 | blindsight 10, darkvision 60 | lightning |  |  |  | Amphibious
Brown Bear | Large Beast | walk 40, climb 30 | darkvision 60 |  |  |  |  | 
Bugbear Stalker | Medium Fey (Goblinoid) | walk 30 | darkvision 60 |  |  |  |  | Abduct
Bugbear Warrior | Medium Fey (Goblinoid) | walk 30 | darkvision 60 |  |  |  |  | Abduct
Bulette | Large Monstrosity | walk 40, burrow 40 | darkvision 60, tremorsense 120 |  |  |  |  | 
Camel | Large Beast | walk 50 | darkvision 60 |  |  |  |  | 
Cat | Tiny Beast | walk 40, climb 40 | darkvision 60 |  |  |  |  | Jumper
Centaur Trooper | Large Fey | walk 50 |  |  |  |  |  | 
Chain Devil | Medium Fiend (Devil) | walk 30 | darkvision 120 | fire, poison | poisoned | bludgeoning, cold, piercing, slashing |  | Diabolical Restoration, Magic Resistance
Chimera | Large Monstrosity | walk 30, fly 60 | darkvision 60 |  |  |  |  | 
Chuul | Large Aberration | walk 30, swim 30 | darkvision 60 | poison | poisoned |  |  | Amphibious, Sense Magic
Clay Golem | Large Construct | walk 30 | darkvision 60 | acid, poison, psychic | charmed, exhaustion, frightened, paralyzed, petrified, poisoned | bludgeoning, piercing, slashing |  | Acid Absorption, Berserk, Immutable Form, Magic Resistance
Cloaker | Large Aberration | walk 10, fly 40 | darkvision 120 |  | frightened |  |  | Light Sensitivity
Cloud Giant | Huge Giant | walk 40, fly 20, hover |  |  |  |  |  | 
Cockatrice | Small Monstrosity | walk 20, fly 40 | darkvision 60 |  | petrified |  |  | 
Commoner | Medium Humanoid | walk 30 |  |  |  |  |  | Training
Constrictor Snake | Large Beast | walk 30, swim 30 | blindsight 10 |  |  |  |  | 
Copper Dragon Wyrmling | Medium Dragon (Metallic) | walk 30, climb 30, fly 60 | blindsight 10, darkvision 60 | acid |  |  |  | 
Couatl | Medium Celestial | walk 30, fly 90 | truesight 120 | psychic, radiant |  | bludgeoning, piercing, slashing |  | Shielded Mind
Crab | Tiny Beast | walk 20, swim 20 | blindsight 30 |  |  |  |  | Amphibious
Crocodile | Large Beast | walk 20, swim 30 |  |  |  |  |  | Hold Breath
Cultist | Medium Humanoid | walk 30 |  |  |  |  |  | 
Cultist Fanatic | Medium Humanoid | walk 30 |  |  |  |  |  | 
Darkmantle | Small Aberration | walk 10, fly 30 | blindsight 60 |  |  |  |  | 
Death Dog | Medium Monstrosity | walk 40 | darkvision 120 |  | blinded, charmed, deafened, frightened, stunned, unconscious |  |  | 
Deer | Medium Beast | walk 50 | darkvision 60 |  |  |  |  | Agile
Deva | Medium Celestial (Angel) | walk 30, fly 90, hover | darkvision 120 |  | charmed, exhaustion, frightened | radiant |  | Exalted Restoration, Magic Resistance
Dire Wolf | Large Beast | walk 50 | darkvision 60 |  |  |  |  | Pack Tactics
Djinni | Large Elemental (Genie) | walk 30, fly 90, hover | darkvision 120 | lightning, thunder |  |  |  | Elemental Restoration, Magic Resistance, Wishes
Doppelganger | Medium Monstrosity | walk 30 | darkvision 60 |  | charmed |  |  | 
Draft Horse | Large Beast | walk 40 |  |  |  |  |  | 
Dragon Turtle | Gargantuan Dragon | walk 20, swim 50 | darkvision 120 |  |  | fire |  | Amphibious
Dretch | Small Fiend (Demon) | walk 20 | darkvision 60 | poison | poisoned | cold, fire, lightning |  | 
Drider | Large Monstrosity | walk 30, climb 30 | darkvision 120 |  |  |  |  | Spider Climb, Sunlight Sensitivity, Web Walker
Druid | Medium Humanoid (Druid) | walk 30 |  |  |  |  |  | 
Dryad | Medium Fey | walk 30 | darkvision 60 |  |  |  |  | Magic Resistance, Speak with Beasts and Plants
Dust Mephit | Small Elemental | walk 30, fly 30 | darkvision 60 | poison | exhaustion, poisoned |  | fire | Death Burst
Eagle | Small Beast | walk 10, fly 60 |  |  |  |  |  | 
Earth Elemental | Large Elemental | walk 30, burrow 30 | darkvision 60, tremorsense 60 | poison | exhaustion, paralyzed, petrified, poisoned, unconscious |  | thunder | Earth Glide, Siege Monster
Efreeti | Large Elemental (Genie) | walk 40, fly 60, hover | darkvision 120 | fire |  |  |  | Elemental Restoration, Magic Resistance, Wishes
Elephant | Huge Beast | walk 40 |  |  |  |  |  | 
Elk | Large Beast | walk 50 | darkvision 60 |  |  |  |  | 
Erinyes | Medium Fiend (Devil) | walk 30, fly 60 | truesight 120 | fire, poison | poisoned | cold |  | Diabolical Restoration, Magic Resistance, Magic Rope
Ettercap | Medium Monstrosity | walk 30, climb 30 | darkvision 60 |  |  |  |  | Spider Climb, Web Walker
Ettin | Large Giant | walk 40 | darkvision 60 |  | blinded, charmed, deafened, frightened, stunned, unconscious |  |  | 
Fire Elemental | Large Elemental | walk 50 | darkvision 60 | fire, poison | exhaustion, grappled, paralyzed, petrified, poisoned, prone, restrained, unconscious | bludgeoning, piercing, slashing |  | Fire Aura, Fire Form, Illumination, Water Susceptibility
Fire Giant | Huge Giant | walk 30 |  | fire |  |  |  | 
Flesh Golem | Medium Construct | walk 30 | darkvision 60 | lightning, poison | charmed, exhaustion, frightened, paralyzed, petrified, poisoned |  |  | Aversion to Fire, Berserk, Immutable Form, Lightning Absorption, Magic Resistance
Flying Snake | Tiny Monstrosity | walk 30, fly 60, swim 30 | blindsight 10 |  |  |  |  | Flyby
Frog | Tiny Beast | walk 20, swim 20 | darkvision 30 |  |  |  |  | Amphibious, Standing Leap
Frost Giant | Huge Giant | walk 40 |  | cold |  |  |  | 
Gargoyle | Medium Elemental | walk 30, fly 60 | darkvision 60 | poison | exhaustion, petrified, poisoned |  |  | Flyby
Gelatinous Cube | Large Ooze | walk 15 | blindsight 60 | acid | blinded, charmed, deafened, exhaustion, frightened, prone |  |  | Ooze Cube, Transparent
Ghast | Medium Undead | walk 30 | darkvision 60 | poison | charmed, exhaustion, poisoned | necrotic |  | Stench
Ghost | Medium Undead | walk 5, fly 40, hover | darkvision 60 | necrotic, poison | charmed, exhaustion, frightened, grappled, paralyzed, petrified, poisoned, prone, restrained | acid, bludgeoning, cold, fire, lightning, piercing, slashing, thunder |  | Ethereal Sight, Incorporeal Movement
Ghoul | Medium Undead | walk 30 | darkvision 60 | poison | charmed, exhaustion, poisoned |  |  | 
Giant Ape | Huge Beast | walk 40, climb 40 |  |  |  |  |  | 
Giant Badger | Medium Beast | walk 30, burrow 10 | darkvision 60 |  |  | poison |  | 
Giant Bat | Large Beast | walk 10, fly 60 | blindsight 120 |  |  |  |  | 
Giant Boar | Large Beast | walk 40 |  |  |  |  |  | Bloodied Fury
Giant Centipede | Small Beast | walk 30, climb 30 | blindsight 30 |  |  |  |  | 
Giant Constrictor Snake | Huge Beast | walk 30, swim 30 | blindsight 10 |  |  |  |  | 
Giant Crab | Medium Beast | walk 30, swim 30 | blindsight 30 |  |  |  |  | Amphibious
Giant Crocodile | Huge Beast | walk 30, swim 50 |  |  |  |  |  | Hold Breath
Giant Eagle | Large Celestial | walk 10, fly 80 |  |  |  | necrotic, radiant |  | 
Giant Elk | Huge Celestial | walk 60 | darkvision 90 |  |  | necrotic, radiant |  | 
Giant Fire Beetle | Small Beast | walk 30, climb 30 | blindsight 30 |  |  | fire |  | Illumination
Giant Frog | Medium Beast | walk 30, swim 30 | darkvision 30 |  |  |  |  | Amphibious, Standing Leap
Giant Goat | Large Beast | walk 40, climb 30 | darkvision 60 |  |  |  |  | 
Giant Hyena | Large Beast | walk 50 | darkvision 60 |  |  |  |  | 
Giant Lizard | Large Beast | walk 40, climb 40 | darkvision 60 |  |  |  |  | Spider Climb
Giant Octopus | Large Beast | walk 10, swim 60 | darkvision 60 |  |  |  |  | Water Breathing
Giant Owl | Large Celestial | walk 5, fly 60 | darkvision 120 |  |  | necrotic, radiant |  | Flyby
Giant Rat | Small Beast | walk 30, climb 30 | darkvision 60 |  |  |  |  | Pack Tactics
Giant Scorpion | Large Beast | walk 40 | blindsight 60 |  |  |  |  | 
Giant Seahorse | Large Beast | walk 5, swim 40 |  |  |  |  |  | Water Breathing
Giant Shark | Huge Beast | walk 5, swim 60 | blindsight 60 |  |  |  |  | Water Breathing
Giant Spider | Large Beast | walk 30, climb 30 | darkvision 60 |  |  |  |  | Spider Climb, Web Walker
Giant Toad | Large Beast | walk 30, swim 30 | darkvision 60 |  |  |  |  | Amphibious, Standing Leap
Giant Venomous Snake | Medium Beast | walk 40, swim 40 | blindsight 10 |  |  |  |  | 
Giant Vulture | Large Monstrosity | walk 10, fly 60 | darkvision 60 |  |  | necrotic |  | Pack Tactics
Giant Wasp | Medium Beast | walk 10, fly 50 |  |  |  |  |  | Flyby
Giant Weasel | Medium Beast | walk 40, climb 30 | darkvision 60 |  |  |  |  | 
Giant Wolf Spider | Medium Beast | walk 40, climb 40 | blindsight 10, darkvision 60 |  |  |  |  | Spider Climb
Gibbering Mouther | Medium Aberration | walk 20, swim 20 | darkvision 60 |  | prone |  |  | Aberrant Ground, Gibbering
Glabrezu | Large Fiend (Demon) | walk 40 | truesight 120 | poison | poisoned | cold, fire, lightning |  | Demonic Restoration, Magic Resistance
Gladiator | Medium Humanoid | walk 30 |  |  |  |  |  | 
Gnoll Warrior | Medium Fiend | walk 30 | darkvision 60 |  |  |  |  | 
Goat | Medium Beast | walk 40, climb 30 | darkvision 60 |  |  |  |  | 
Goblin Boss | Small Fey (Goblinoid) | walk 30 | darkvision 60 |  |  |  |  | 
Goblin Minion | Small Fey (Goblinoid) | walk 30 | darkvision 60 |  |  |  |  | 
Goblin Warrior | Small Fey (Goblinoid) | walk 30 | darkvision 60 |  |  |  |  | 
Gold Dragon Wyrmling | Medium Dragon (Metallic) | walk 30, fly 60, swim 30 | blindsight 10, darkvision 60 | fire |  |  |  | Amphibious
Gorgon | Large Construct | walk 40 | darkvision 60 |  | exhaustion, petrified |  |  | 
Gray Ooze | Medium Ooze | walk 10, climb 10 | blindsight 60 |  | blinded, charmed, deafened, exhaustion, frightened, grappled, prone, restrained | acid, cold, fire |  | Amorphous, Corrosive Form
Green Dragon Wyrmling | Medium Dragon (Chromatic) | walk 30, fly 60, swim 30 | blindsight 10, darkvision 60 | poison | poisoned |  |  | Amphibious
Green Hag | Medium Fey | walk 30, swim 30 | darkvision 60 |  |  |  |  | Amphibious, Coven Magic, Mimicry
Grick | Medium Aberration | walk 30, climb 30 | darkvision 60 |  |  |  |  | 
Griffon | Large Monstrosity | walk 30, fly 80 | darkvision 60 |  |  |  |  | 
Grimlock | Medium Aberration | walk 30, climb 30 | blindsight 30 |  |  |  |  | 
Guard | Medium Humanoid | walk 30 |  |  |  |  |  | 
Guard Captain | Medium Humanoid | walk 30 |  |  |  |  |  | 
Guardian Naga | Large Celestial | walk 40, climb 40, swim 40 | darkvision 60 | poison | charmed, paralyzed, poisoned, restrained |  |  | Celestial Restoration
Half-Dragon | Medium Dragon | walk 40 | blindsight 10, darkvision 60 |  |  |  |  | Draconic Origin
Harpy | Medium Monstrosity | walk 20, fly 40 |  |  |  |  |  | 
Hawk | Tiny Beast | walk 10, fly 60 |  |  |  |  |  | 
Hell Hound | Medium Fiend | walk 50 | darkvision 60 | fire |  |  |  | Pack Tactics
Hezrou | Large Fiend (Demon) | walk 30 | darkvision 120 | poison | poisoned | cold, fire, lightning |  | Demonic Restoration, Magic Resistance, Stench
Hill Giant | Huge Giant | walk 40 |  |  |  |  |  | 
Hippogriff | Large Monstrosity | walk 40, fly 60 |  |  |  |  |  | Flyby
Hippopotamus | Large Beast | walk 30, swim 30 |  |  |  |  |  | Hold Breath
Hobgoblin Captain | Medium Fey (Goblinoid) | walk 30 | darkvision 60 |  |  |  |  | Aura of Authority
Hobgoblin Warrior | Medium Fey (Goblinoid) | walk 30 | darkvision 60 |  |  |  |  | Pack Tactics
Homunculus | Tiny Construct | walk 20, fly 40 | darkvision 60 | poison | charmed, poisoned |  |  | Telepathic Bond
Horned Devil | Large Fiend (Devil) | walk 30, fly 60 | darkvision 150 | fire, poison | poisoned | cold |  | Diabolical Restoration, Magic Resistance
Hunter Shark | Large Beast | walk 5, swim 40 | blindsight 60 |  |  |  |  | Water Breathing
Hydra | Huge Monstrosity | walk 40, swim 40 | darkvision 60 |  | blinded, charmed, deafened, frightened, stunned, unconscious |  |  | Hold Breath, Multiple Heads, Reactive Heads
Hyena | Medium Beast | walk 50 | darkvision 60 |  |  |  |  | Pack Tactics
Ice Devil | Large Fiend (Devil) | walk 40 | blindsight 120 | cold, fire, poison | poisoned |  |  | Diabolical Restoration, Magic Resistance
Ice Mephit | Small Elemental | walk 30, fly 30 | darkvision 60 | cold, poison | exhaustion, poisoned |  | fire | Death Burst
Imp | Tiny Fiend (Devil) | walk 20, fly 40 | darkvision 120 | fire, poison | poisoned | cold |  | Magic Resistance
Incubus | Medium Fiend | walk 30, fly 60 | darkvision 60 |  |  | cold, fire, poison, psychic |  | Succubus Form
Invisible Stalker | Large Elemental | walk 50, fly 50, hover | darkvision 60 | poison | exhaustion, grappled, paralyzed, petrified, poisoned, prone, restrained, unconscious | bludgeoning, piercing, slashing |  | Air Form, Invisibility
Iron Golem | Large Construct | walk 30 | darkvision 120 | fire, poison, psychic | charmed, exhaustion, frightened, paralyzed, petrified, poisoned |  |  | Fire Absorption, Immutable Form, Magic Resistance
Jackal | Small Beast | walk 40 | darkvision 90 |  |  |  |  | 
Killer Whale | Huge Beast | walk 5, swim 60 | blindsight 120 |  |  |  |  | Hold Breath
Knight | Medium Humanoid | walk 30 |  |  | frightened |  |  | 
Kobold Warrior | Small Dragon | walk 30 | darkvision 60 |  |  |  |  | Pack Tactics, Sunlight Sensitivity
Kraken | Gargantuan Monstrosity (Titan) | walk 30, swim 120 | truesight 120 | cold, lightning | frightened, grappled, paralyzed, restrained |  |  | Amphibious, Legendary Resistance, Siege Monster
Lamia | Large Fiend | walk 40 | darkvision 60 |  |  |  |  | 
Lemure | Medium Fiend (Devil) | walk 20 | darkvision 120 | fire, poison | charmed, frightened, poisoned | cold |  | Hellish Restoration
Lich | Medium Undead (Wizard) | walk 30 | truesight 120 | necrotic, poison | charmed, exhaustion, frightened, paralyzed, poisoned | cold, lightning |  | Legendary Resistance, Spirit Jar
Lion | Large Beast | walk 50 | darkvision 60 |  |  |  |  | Pack Tactics, Running Leap
Lizard | Tiny Beast | walk 20, climb 20 | darkvision 30 |  |  |  |  | Spider Climb
Mage | Medium Humanoid (Wizard) | walk 30 |  |  |  |  |  | 
Magma Mephit | Small Elemental | walk 30, fly 30 | darkvision 60 | fire, poison | exhaustion, poisoned |  | cold | Death Burst
Magmin | Small Elemental | walk 30 | darkvision 60 | fire |  |  |  | Death Burst
Mammoth | Huge Beast | walk 50 |  |  |  |  |  | 
Manticore | Large Monstrosity | walk 30, fly 50 | darkvision 60 |  |  |  |  | 
Marilith | Large Fiend (Demon) | walk 40, climb 40 | truesight 120 | poison | poisoned | cold, fire, lightning |  | Demonic Restoration, Magic Resistance, Reactive
Mastiff | Medium Beast | walk 40 | darkvision 60 |  |  |  |  | 
Medusa | Medium Monstrosity | walk 30 | darkvision 150 |  |  |  |  | 
Merfolk Skirmisher | Medium Elemental | walk 10, swim 40 |  |  |  |  |  | Amphibious
Merrow | Large Monstrosity | walk 10, swim 40 | darkvision 60 |  |  |  |  | Amphibious
Mimic | Medium Monstrosity | walk 20 | darkvision 60 | acid | prone |  |  | Adhesive
Minotaur of Baphomet | Large Monstrosity | walk 40 | darkvision 60 |  |  |  |  | 
Minotaur Skeleton | Large Undead | walk 40 | darkvision 60 | poison | exhaustion, poisoned |  | bludgeoning | 
Mule | Medium Beast | walk 40 |  |  |  |  |  | Beast of Burden
Mummy | Medium Undead | walk 20 | darkvision 60 | necrotic, poison | charmed, exhaustion, frightened, paralyzed, poisoned |  | fire | 
Mummy Lord | Medium Undead (Cleric) | walk 30 | truesight 60 | necrotic, poison | charmed, exhaustion, frightened, paralyzed, poisoned |  | fire | Legendary Resistance, Magic Resistance, Undead Restoration
Nalfeshnee | Large Fiend (Demon) | walk 20, fly 30 | truesight 120 | poison | frightened, poisoned | cold, fire, lightning |  | Demonic Restoration, Magic Resistance
Night Hag | Medium Fiend | walk 30 | darkvision 120 |  | charmed | cold, fire |  | Coven Magic, Magic Resistance, Soul Bag
Nightmare | Large Fiend | walk 60, fly 90, hover |  | fire |  |  |  | Confer Fire Resistance, Illumination
Noble | Medium Humanoid | walk 30 |  |  |  |  |  | 
Ochre Jelly | Large Ooze | walk 20, climb 20 | blindsight 60 | lightning, slashing | charmed, deafened, exhaustion, frightened, grappled, prone, restrained | acid |  | Amorphous, Spider Climb
Octopus | Small Beast | walk 5, swim 30 | darkvision 30 |  |  |  |  | Compression, Water Breathing
Ogre | Large Giant | walk 40 | darkvision 60 |  |  |  |  | 
Ogre Zombie | Large Undead | walk 30 | darkvision 60 | poison | exhaustion, poisoned |  |  | Undead Fortitude
Oni | Large Fiend | walk 30, fly 30, hover | darkvision 60 |  |  | cold |  | Regeneration
Otyugh | Large Aberration | walk 30 | darkvision 120 |  |  |  |  | 
Owl | Tiny Beast | walk 5, fly 60 | darkvision 120 |  |  |  |  | Flyby
Owlbear | Large Monstrosity | walk 40, climb 40 | darkvision 60 |  |  |  |  | 
Panther | Medium Beast | walk 50, climb 40 | darkvision 60 |  |  |  |  | 
Pegasus | Large Celestial | walk 60, fly 90 |  |  |  |  |  | 
Phase Spider | Large Monstrosity | walk 30, climb 30 | darkvision 60 |  |  |  |  | Ethereal Sight, Spider Climb, Web Walker
Piranha | Tiny Beast | walk 5, swim 40 | darkvision 60 |  |  |  |  | Water Breathing
Pirate | Medium Humanoid | walk 30 |  |  |  |  |  | 
Pirate Captain | Medium Humanoid | walk 30 |  |  |  |  |  | 
Pit Fiend | Large Fiend (Devil) | walk 30, fly 60 | truesight 120 | fire, poison | poisoned | cold |  | Diabolical Restoration, Fear Aura, Legendary Resistance, Magic Resistance
Planetar | Large Celestial (Angel) | walk 40, fly 120, hover | truesight 120 |  | charmed, exhaustion, frightened | radiant |  | Divine Awareness, Exalted Restoration, Magic Resistance
Plesiosaurus | Large Beast (Dinosaur) | walk 20, swim 40 |  |  |  |  |  | Hold Breath
Polar Bear | Large Beast | walk 40, swim 40 | darkvision 60 |  |  | cold |  | 
Pony | Medium Beast | walk 40 |  |  |  |  |  | 
Priest | Medium Humanoid (Cleric) | walk 30 |  |  |  |  |  | 
Priest Acolyte | Medium Humanoid (Cleric) | walk 30 |  |  |  |  |  | 
Pseudodragon | Tiny Dragon | walk 15, fly 60 | blindsight 10, darkvision 60 |  |  |  |  | Magic Resistance
Pteranodon | Medium Beast (Dinosaur) | walk 10, fly 60 |  |  |  |  |  | Flyby
Purple Worm | Gargantuan Monstrosity | walk 50, burrow 50 | blindsight 30, tremorsense 60 |  |  |  |  | Tunneler
Quasit | Tiny Fiend (Demon) | walk 40 | darkvision 120 | poison | poisoned | cold, fire, lightning |  | Magic Resistance
Rakshasa | Medium Fiend | walk 40 | truesight 60 |  | charmed, frightened |  |  | Greater Magic Resistance, Fiendish Restoration
Rat | Tiny Beast | walk 20, climb 20 | darkvision 30 |  |  |  |  | Agile
Raven | Tiny Beast | walk 10, fly 50 |  |  |  |  |  | Mimicry
Red Dragon Wyrmling | Medium Dragon (Chromatic) | walk 30, climb 30, fly 60 | blindsight 10, darkvision 60 | fire |  |  |  | 
Reef Shark | Medium Beast | walk 5, swim 30 | blindsight 30 |  |  |  |  | Pack Tactics, Water Breathing
Remorhaz | Huge Monstrosity | walk 40, burrow 30 | darkvision 60, tremorsense 60 | cold, fire |  |  |  | Heat Aura
Rhinoceros | Large Beast | walk 40 |  |  |  |  |  | 
Riding Horse | Large Beast | walk 60 |  |  |  |  |  | 
Roc | Gargantuan Monstrosity | walk 20, fly 120 |  |  |  |  |  | 
Roper | Large Aberration | walk 10, climb 20 | darkvision 60 |  |  |  |  | Spider Climb
Rust Monster | Medium Monstrosity | walk 40 | darkvision 60 |  |  |  |  | Iron Scent
Saber-Toothed Tiger | Large Beast | walk 40 | darkvision 60 |  |  |  |  | Running Leap
Sahuagin Warrior | Medium Fiend | walk 30, swim 40 | darkvision 120 |  |  | acid, cold |  | Blood Frenzy, Limited Amphibiousness, Shark Telepathy
Salamander | Large Elemental | walk 30, climb 30 | darkvision 60 | fire |  |  | cold | Fire Aura
Satyr | Medium Fey | walk 40 |  |  |  |  |  | Magic Resistance
Scorpion | Tiny Beast | walk 10 | blindsight 10 |  |  |  |  | 
Scout | Medium Humanoid | walk 30 |  |  |  |  |  | 
Sea Hag | Medium Fey | walk 30, swim 40 | darkvision 60 |  |  |  |  | Amphibious, Coven Magic, Vile Appearance
Seahorse | Tiny Beast | walk 5, swim 20 |  |  |  |  |  | Water Breathing
Shadow | Medium Undead | walk 40 | darkvision 60 | necrotic, poison | exhaustion, frightened, grappled, paralyzed, petrified, poisoned, prone, restrained, unconscious | acid, cold, fire, lightning, thunder | radiant | Amorphous, Sunlight Weakness
Shambling Mound | Large Plant | walk 30, swim 20 | blindsight 60 | lightning | deafened, exhaustion | cold, fire |  | Lightning Absorption
Shield Guardian | Large Construct | walk 30 | blindsight 10, darkvision 60 | poison | charmed, exhaustion, frightened, paralyzed, petrified, poisoned |  |  | Bound, Regeneration, Spell Storing
Shrieker Fungus | Medium Plant | walk 5 | blindsight 30 |  | blinded, charmed, deafened, frightened |  |  | 
Silver Dragon Wyrmling | Medium Dragon (Metallic) | walk 30, fly 60 | blindsight 10, darkvision 60 | cold |  |  |  | 
Skeleton | Medium Undead | walk 30 | darkvision 60 | poison | exhaustion, poisoned |  | bludgeoning | 
Solar | Large Celestial (Angel) | walk 50, fly 150, hover | truesight 120 | poison, radiant | charmed, exhaustion, frightened, poisoned |  |  | Divine Awareness, Exalted Restoration, Legendary Resistance, Magic Resistance
Specter | Medium Undead | walk 30, fly 50, hover | darkvision 60 | necrotic, poison | charmed, exhaustion, grappled, paralyzed, petrified, poisoned, prone, restrained, unconscious | acid, bludgeoning, cold, fire, lightning, piercing, slashing, thunder |  | Incorporeal Movement, Sunlight Sensitivity
Sphinx of Lore | Large Celestial | walk 40, fly 60 | truesight 120 | psychic | charmed, frightened | necrotic, radiant |  | Inscrutable, Legendary Resistance
Sphinx of Valor | Large Celestial | walk 40, fly 60 | truesight 120 | psychic | charmed, frightened | necrotic, radiant |  | Inscrutable, Legendary Resistance
Sphinx of Wonder | Tiny Celestial | walk 20, fly 40 | darkvision 60 |  |  | necrotic, psychic, radiant |  | Magic Resistance
Spider | Tiny Beast | walk 20, climb 20 | darkvision 30 |  |  |  |  | Spider Climb, Web Walker
Spirit Naga | Large Fiend | walk 40 | darkvision 60 | poison | charmed, poisoned |  |  | Fiendish Restoration
Sprite | Tiny Fey | walk 10, fly 40 |  |  |  |  |  | 
Spy | Medium Humanoid | walk 30, climb 30 |  |  |  |  |  | 
Steam Mephit | Small Elemental | walk 30, fly 30 | darkvision 60 | fire, poison | exhaustion, poisoned |  |  | Blurred Form, Death Burst
Stirge | Tiny Monstrosity | walk 10, fly 40 | darkvision 60 |  |  |  |  | 
Stone Giant | Huge Giant | walk 40 | darkvision 60 |  |  |  |  | 
Stone Golem | Large Construct | walk 30 | darkvision 120 | poison, psychic | charmed, exhaustion, frightened, paralyzed, petrified, poisoned |  |  | Immutable Form, Magic Resistance
Storm Giant | Huge Giant | walk 50, fly 25, swim 50, hover | darkvision 120, truesight 30 | lightning, thunder |  | cold |  | Amphibious
Succubus | Medium Fiend | walk 30, fly 60 | darkvision 60 |  |  | cold, fire, poison, psychic |  | Incubus Form
Swarm of Bats | Large Swarm of Tiny Beasts | walk 5, fly 30 | blindsight 60 |  | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing |  | Swarm
Swarm of Crawling Claws | Medium Swarm of Tiny Undead | walk 30, climb 30 | blindsight 30 | necrotic, poison | charmed, exhaustion, frightened, grappled, incapacitated, paralyzed, petrified, poisoned, prone, restrained, stunned | bludgeoning, piercing, slashing |  | Swarm
Swarm of Insects | Medium Swarm of Tiny Beasts | walk 20, climb 20 | blindsight 30 |  | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing |  | Spider Climb, Swarm
Swarm of Piranhas | Medium Swarm of Tiny Beasts | walk 5, swim 40 | darkvision 60 |  | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing |  | Swarm, Water Breathing
Swarm of Rats | Medium Swarm of Tiny Beasts | walk 30, climb 30 | darkvision 30 |  | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing |  | Swarm
Swarm of Ravens | Medium Swarm of Tiny Beasts | walk 10, fly 50 |  |  | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing |  | Swarm
Swarm of Venomous Snakes | Medium Swarm of Tiny Beasts | walk 30, swim 30 | blindsight 10 |  | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing |  | Swarm
Tarrasque | Gargantuan Monstrosity (Titan) | walk 60, burrow 40, climb 60 | blindsight 120 | fire, poison | charmed, deafened, frightened, paralyzed, poisoned | bludgeoning, piercing, slashing |  | Legendary Resistance, Magic Resistance, Reflective Carapace, Siege Monster
Tiger | Large Beast | walk 40 | darkvision 60 |  |  |  |  | 
Tough | Medium Humanoid | walk 30 |  |  |  |  |  | Pack Tactics
Tough Boss | Medium Humanoid | walk 30 |  |  |  |  |  | Pack Tactics
Treant | Huge Plant | walk 30 |  |  |  | bludgeoning, piercing | fire | Siege Monster
Triceratops | Huge Beast (Dinosaur) | walk 50 |  |  |  |  |  | 
Troll | Large Giant | walk 30 | darkvision 60 |  |  |  |  | Loathsome Limbs, Regeneration
Troll Limb | Small Giant | walk 20 | darkvision 60 |  |  |  |  | Regeneration, Troll Spawn
Tyrannosaurus Rex | Huge Beast (Dinosaur) | walk 50 |  |  |  |  |  | 
Unicorn | Large Celestial | walk 50 | darkvision 60 | poison | charmed, paralyzed, poisoned |  |  | Legendary Resistance, Magic Resistance
Vampire | Medium Undead | walk 40, climb 40 | darkvision 120 |  |  | necrotic |  | Legendary Resistance, Misty Escape, Spider Climb, Vampire Weakness
Vampire Familiar | Medium Humanoid | walk 30, climb 30 | darkvision 60 |  | charmed | necrotic |  | Vampiric Connection
Vampire Spawn | Medium Undead | walk 30 | darkvision 60 |  |  | necrotic |  | Spider Climb, Vampire Weakness
Venomous Snake | Tiny Beast | walk 30, swim 30 | blindsight 10 |  |  |  |  | 
Violet Fungus | Medium Plant | walk 5 | blindsight 30 |  | blinded, charmed, deafened, frightened |  |  | 
Vrock | Large Fiend (Demon) | walk 40, fly 60 | darkvision 120 | poison | poisoned | cold, fire, lightning |  | Demonic Restoration, Magic Resistance
Vulture | Medium Beast | walk 10, fly 50 |  |  |  |  |  | Pack Tactics
Warhorse | Large Beast | walk 60 |  |  |  |  |  | 
Warhorse Skeleton | Large Undead | walk 60 | darkvision 60 | poison | exhaustion, poisoned |  | bludgeoning | 
Warrior Infantry | Medium Humanoid | walk 30 |  |  |  |  |  | Pack Tactics
Warrior Veteran | Medium Humanoid | walk 30 |  |  |  |  |  | 
Water Elemental | Large Elemental | walk 30, swim 90 | darkvision 60 | poison | exhaustion, grappled, paralyzed, petrified, poisoned, prone, restrained, unconscious | acid, fire |  | Freeze, Water Form
Weasel | Tiny Beast | walk 30, climb 30 | darkvision 60 |  |  |  |  | 
Werebear | Medium Monstrosity (Lycanthrope) | walk 30, climb 30 | darkvision 60 |  |  |  |  | 
Wereboar | Medium Monstrosity (Lycanthrope) | walk 30 |  |  |  |  |  | 
Wererat | Medium Monstrosity (Lycanthrope) | walk 30, climb 30 | darkvision 60 |  |  |  |  | 
Weretiger | Medium Monstrosity (Lycanthrope) | walk 30 | darkvision 60 |  |  |  |  | 
Werewolf | Medium Monstrosity (Lycanthrope) | walk 30 | darkvision 60 |  |  |  |  | Pack Tactics
White Dragon Wyrmling | Medium Dragon (Chromatic) | walk 30, burrow 15, fly 60, swim 30 | blindsight 10, darkvision 60 | cold |  |  |  | Ice Walk
Wight | Medium Undead | walk 30 | darkvision 60 | poison | exhaustion, poisoned | necrotic |  | Sunlight Sensitivity
Will-o’-Wisp | Tiny Undead | walk 5, fly 50, hover | darkvision 120 | lightning, poison | exhaustion, grappled, paralyzed, petrified, poisoned, prone, restrained, unconscious | acid, bludgeoning, cold, fire, necrotic, piercing, slashing |  | Ephemeral, Illumination, Incorporeal Movement
Winter Wolf | Large Monstrosity | walk 50 |  | cold |  |  |  | Pack Tactics
Wolf | Medium Beast | walk 40 | darkvision 60 |  |  |  |  | Pack Tactics
Worg | Large Fey | walk 50 | darkvision 60 |  |  |  |  | 
Wraith | Medium Undead | walk 5, fly 60, hover | darkvision 60 | necrotic, poison | charmed, exhaustion, grappled, paralyzed, petrified, poisoned, prone, restrained, unconscious | acid, bludgeoning, cold, fire, piercing, slashing |  | Incorporeal Movement, Sunlight Sensitivity
Wyvern | Large Dragon | walk 30, fly 80 | darkvision 120 |  |  |  |  | 
Xorn | Medium Elemental | walk 20, burrow 20 | darkvision 60, tremorsense 60 | poison | paralyzed, petrified, poisoned |  |  | Earth Glide, Treasure Sense
Young Black Dragon | Large Dragon (Chromatic) | walk 40, fly 80, swim 40 | blindsight 30, darkvision 120 | acid |  |  |  | Amphibious
Young Blue Dragon | Large Dragon (Chromatic) | walk 40, burrow 20, fly 80 | blindsight 30, darkvision 120 | lightning |  |  |  | 
Young Brass Dragon | Large Dragon (Metallic) | walk 40, burrow 20, fly 80 | blindsight 30, darkvision 120 | fire |  |  |  | 
Young Bronze Dragon | Large Dragon (Metallic) | walk 40, fly 80, swim 40 | blindsight 30, darkvision 120 | lightning |  |  |  | Amphibious
Young Copper Dragon | Large Dragon (Metallic) | walk 40, climb 40, fly 80 | blindsight 30, darkvision 120 | acid |  |  |  | 
Young Gold Dragon | Large Dragon (Metallic) | walk 40, fly 80, swim 40 | blindsight 30, darkvision 120 | fire |  |  |  | Amphibious
Young Green Dragon | Large Dragon (Chromatic) | walk 40, fly 80, swim 40 | blindsight 30, darkvision 120 | poison | poisoned |  |  | Amphibious
Young Red Dragon | Large Dragon (Chromatic) | walk 40, climb 40, fly 80 | blindsight 30, darkvision 120 | fire |  |  |  | 
Young Silver Dragon | Large Dragon (Metallic) | walk 40, fly 80 | blindsight 30, darkvision 120 | cold |  |  |  | 
Young White Dragon | Large Dragon (Chromatic) | walk 40, burrow 20, fly 80, swim 40 | blindsight 30, darkvision 120 | cold |  |  |  | Ice Walk
Zombie | Medium Undead | walk 20 | darkvision 60 | poison | exhaustion, poisoned |  |  | Undead Fortitude
`

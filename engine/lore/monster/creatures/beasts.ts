/** Beasts. See creature.ts for the columns and the source. */
export const beasts = `
Allosaurus | lizard | Large beast (dinosaur) | unaligned | 2 | walk 60 | | | | | | beast str con | | | Bite piercing, Claws slashing fells |
Ankylosaurus | lizard | Huge beast (dinosaur) | unaligned | 3 | walk 30 | | | | | | beast str con | | | Tail bludgeoning reach 10 fells |
Ape | bear | Medium beast | unaligned | 1/2 | walk 30, climb 30 | | | | | | dull str dex | | | Fist bludgeoning, Rock bludgeoning range 25/50 |
Archelon | lizard | Huge beast (dinosaur) | unaligned | 4 | walk 20, swim 80 | | | | | | beast str dex | | Amphibious | Bite piercing |
Baboon | bear | Small beast | unaligned | 0 | walk 30, climb 30 | | | | | | beast dex wis | | Pack Tactics | Bite piercing |
Badger | rat | Tiny beast | unaligned | 0 | walk 20, burrow 5 | darkvision 30 | | | poison | | beast con wis | | | Bite piercing |
Bat | bat | Tiny beast | unaligned | 0 | walk 5, fly 30 | blindsight 60 | | | | | beast dex wis | | | Bite piercing |
Black Bear | bear | Medium beast | unaligned | 1/2 | walk 30, climb 30, swim 30 | darkvision 60 | | | | | beast str con | | | Rend slashing |
Blood Hawk | bird | Small beast | unaligned | 1/8 | walk 10, fly 60 | | | | | | beast dex wis | | Pack Tactics | Beak piercing |
Boar | bear | Medium beast | unaligned | 1/4 | walk 40 | | | | | | beast con str | | Bloodied Fury | Gore piercing fells |
Brown Bear | bear | Large beast | unaligned | 1 | walk 40, climb 30 | darkvision 60 | | | | | beast str con | | | Bite piercing, Claw slashing fells |
Camel | horse | Large beast | unaligned | 1/8 | walk 50 | darkvision 60 | | | | | beast con str | | | Bite bludgeoning |
Cat | cat | Tiny beast | unaligned | 0 | walk 40, climb 40 | darkvision 60 | | | | | beast dex wis | | Jumper | Scratch slashing |
Constrictor Snake | serpent | Large beast | unaligned | 1/4 | walk 30, swim 30 | blindsight 10 | | | | | beast str dex | | | Bite piercing |
Crab | spider | Tiny beast | unaligned | 0 | walk 20, swim 20 | blindsight 30 | | | | | beast con dex | | Amphibious | Claw bludgeoning |
Crocodile | lizard | Large beast | unaligned | 1/2 | walk 20, swim 30 | | | | | | beast str con | | Hold Breath | Bite piercing grapples |
Deer | stag | Medium beast | unaligned | 0 | walk 50 | darkvision 60 | | | | | beast dex wis | | Agile | Ram bludgeoning |
Dire Wolf | wolf | Large beast | unaligned | 1 | walk 50 | darkvision 60 | | | | | beast str dex | | Pack Tactics | Bite piercing fells |
Draft Horse | horse | Large beast | unaligned | 1/4 | walk 40 | | | | | | beast str con | | | Hooves bludgeoning |
Eagle | bird | Small beast | unaligned | 0 | walk 10, fly 60 | | | | | | beast dex wis | | | Talons slashing |
Elephant | bear | Huge beast | unaligned | 4 | walk 40 | | | | | | beast str con | | | Gore piercing fells |
Elk | stag | Large beast | unaligned | 1/4 | walk 50 | darkvision 60 | | | | | beast str con | | | Ram bludgeoning fells |
Frog | toad | Tiny beast | unaligned | 0 | walk 20, swim 20 | darkvision 30 | | | | | beast dex con | | Amphibious, Standing Leap | Bite piercing |
Giant Ape | bear | Huge beast | unaligned | 7 | walk 40, climb 40 | | | | | | dull str con | | | Fist bludgeoning reach 10 |
Giant Badger | rat | Medium beast | unaligned | 1/4 | walk 30, burrow 10 | darkvision 60 | | | poison | | beast con str | | | Bite piercing |
Giant Bat | bat | Large beast | unaligned | 1/4 | walk 10, fly 60 | blindsight 120 | | | | | beast dex str | | | Bite piercing |
Giant Boar | bear | Large beast | unaligned | 2 | walk 40 | | | | | | beast str con | | Bloodied Fury | Gore piercing fells |
Giant Centipede | beetle | Small beast | unaligned | 1/4 | walk 30, climb 30 | blindsight 30 | | | | | beast dex con | | | Bite piercing poisons |
Giant Constrictor Snake | serpent | Huge beast | unaligned | 2 | walk 30, swim 30 | blindsight 10 | | | | | beast str dex | | | Bite piercing reach 10 |
Giant Crab | spider | Medium beast | unaligned | 1/8 | walk 30, swim 30 | blindsight 30 | | | | | beast str dex | | Amphibious | Claw bludgeoning grapples |
Giant Crocodile | lizard | Huge beast | unaligned | 5 | walk 30, swim 50 | | | | | | beast str con | | Hold Breath | Bite piercing grapples, Tail bludgeoning reach 10 fells |
Giant Fire Beetle | beetle | Small beast | unaligned | 0 | walk 30, climb 30 | blindsight 30 | | | fire | | beast con dex | | Illumination | Bite fire |
Giant Frog | toad | Medium beast | unaligned | 1/4 | walk 30, swim 30 | darkvision 30 | | | | | beast dex str | | Amphibious, Standing Leap | Bite piercing grapples |
Giant Goat | stag | Large beast | unaligned | 1/2 | walk 40, climb 30 | darkvision 60 | | | | | beast str dex | | | Ram bludgeoning fells |
Giant Hyena | wolf | Large beast | unaligned | 1 | walk 50 | darkvision 60 | | | | | beast str dex | | | Bite piercing |
Giant Lizard | lizard | Large beast | unaligned | 1/4 | walk 40, climb 40 | darkvision 60 | | | | | beast str con | | Spider Climb | Bite piercing |
Giant Octopus | kraken | Large beast | unaligned | 1 | walk 10, swim 60 | darkvision 60 | | | | | dull str dex | | Water Breathing | Tentacles bludgeoning reach 10 grapples |
Giant Rat | rat | Small beast | unaligned | 1/8 | walk 30, climb 30 | darkvision 60 | | | | | beast dex con | | Pack Tactics | Bite piercing |
Giant Scorpion | spider | Large beast | unaligned | 3 | walk 40 | blindsight 60 | | | | | beast str con | | | Claw bludgeoning grapples, Sting piercing +poison 1.6 |
Giant Seahorse | shark | Large beast | unaligned | 1/2 | walk 5, swim 40 | | | | | | beast str dex | | Water Breathing | Ram bludgeoning |
Giant Shark | shark | Huge beast | unaligned | 5 | walk 5, swim 60 | blindsight 60 | | | | | beast str con | | Water Breathing | Bite piercing |
Giant Spider | spider | Large beast | unaligned | 1 | walk 30, climb 30 | darkvision 60 | | | | | beast dex str | | Spider Climb, Web Walker | Bite piercing +poison 1.0 |
Giant Toad | toad | Large beast | unaligned | 1 | walk 30, swim 30 | darkvision 60 | | | | | beast str dex | | Amphibious, Standing Leap | Bite piercing +poison 1.0 grapples |
Giant Venomous Snake | serpent | Medium beast | unaligned | 1/4 | walk 40, swim 40 | blindsight 10 | | | | | beast dex con | | | Bite piercing +poison 0.7 reach 10 |
Giant Wasp | beetle | Medium beast | unaligned | 1/2 | walk 10, fly 50 | | | | | | beast dex str | | Flyby | Sting piercing +poison 1.0 |
Giant Weasel | rat | Medium beast | unaligned | 1/8 | walk 40, climb 30 | darkvision 60 | | | | | beast dex wis | | | Bite piercing |
Giant Wolf Spider | spider | Medium beast | unaligned | 1/4 | walk 40, climb 40 | blindsight 10, darkvision 60 | | | | | beast dex con | | Spider Climb | Bite piercing +poison 1.0 |
Goat | stag | Medium beast | unaligned | 0 | walk 40, climb 30 | darkvision 60 | | | | | beast str con | | | Ram bludgeoning |
Hawk | bird | Tiny beast | unaligned | 0 | walk 10, fly 60 | | | | | | beast dex wis | | | Talons slashing |
Hippopotamus | bear | Large beast | unaligned | 4 | walk 30, swim 30 | | | | | | beast str con | | Hold Breath | Bite piercing |
Hunter Shark | shark | Large beast | unaligned | 2 | walk 5, swim 40 | blindsight 60 | | | | | beast str con | | Water Breathing | Bite piercing |
Hyena | wolf | Medium beast | unaligned | 0 | walk 50 | darkvision 60 | | | | | beast dex con | | Pack Tactics | Bite piercing |
Jackal | wolf | Small beast | unaligned | 0 | walk 40 | darkvision 90 | | | | | beast dex wis | | | Bite piercing |
Killer Whale | shark | Huge beast | unaligned | 3 | walk 5, swim 60 | blindsight 120 | | | | | beast str dex | | Hold Breath | Bite piercing |
Lion | cat | Large beast | unaligned | 1 | walk 50 | darkvision 60 | | | | | beast str dex | | Pack Tactics, Running Leap | Rend slashing |
Lizard | lizard | Tiny beast | unaligned | 0 | walk 20, climb 20 | darkvision 30 | | | | | beast dex con | | Spider Climb | Bite piercing |
Mammoth | bear | Huge beast | unaligned | 6 | walk 50 | | | | | | beast str con | | | Gore piercing reach 10 fells |
Mastiff | wolf | Medium beast | unaligned | 1/8 | walk 40 | darkvision 60 | | | | | beast dex str | | | Bite piercing fells |
Mule | horse | Medium beast | unaligned | 1/8 | walk 40 | | | | | | beast str con | | Beast of Burden | Hooves bludgeoning |
Octopus | kraken | Small beast | unaligned | 0 | walk 5, swim 30 | darkvision 30 | | | | | beast dex con | | Compression, Water Breathing | Tentacles bludgeoning |
Owl | bird | Tiny beast | unaligned | 0 | walk 5, fly 60 | darkvision 120 | | | | | beast dex wis | | Flyby | Talons slashing |
Panther | cat | Medium beast | unaligned | 1/4 | walk 50, climb 40 | darkvision 60 | | | | | beast dex str | | | Rend slashing |
Piranha | shark | Tiny beast | unaligned | 0 | walk 5, swim 40 | darkvision 60 | | | | | beast dex con | | Water Breathing | Bite piercing |
Plesiosaurus | lizard | Large beast (dinosaur) | unaligned | 2 | walk 20, swim 40 | | | | | | beast str con | | Hold Breath | Bite piercing reach 10 |
Polar Bear | bear | Large beast | unaligned | 2 | walk 40, swim 40 | darkvision 60 | | | cold | | beast str con | | | Rend slashing |
Pony | horse | Medium beast | unaligned | 1/8 | walk 40 | | | | | | beast str con | | | Hooves bludgeoning |
Pteranodon | bird | Medium beast (dinosaur) | unaligned | 1/4 | walk 10, fly 60 | | | | | | beast dex str | | Flyby | Bite piercing |
Rat | rat | Tiny beast | unaligned | 0 | walk 20, climb 20 | darkvision 30 | | | | | beast dex wis | | Agile | Bite piercing |
Raven | bird | Tiny beast | unaligned | 0 | walk 10, fly 50 | | | | | | dull dex wis | | Mimicry | Beak piercing |
Reef Shark | shark | Medium beast | unaligned | 1/2 | walk 5, swim 30 | blindsight 30 | | | | | beast dex str | | Pack Tactics, Water Breathing | Bite piercing |
Rhinoceros | bear | Large beast | unaligned | 2 | walk 40 | | | | | | beast str con | | | Gore piercing fells |
Riding Horse | horse | Large beast | unaligned | 1/4 | walk 60 | | | | | | beast str dex | | | Hooves bludgeoning |
Saber-Toothed Tiger | cat | Large beast | unaligned | 2 | walk 40 | darkvision 60 | | | | | beast str dex | | Running Leap | Rend slashing |
Scorpion | spider | Tiny beast | unaligned | 0 | walk 10 | blindsight 10 | | | | | beast dex con | | | Sting piercing +poison 2.0 |
Seahorse | shark | Tiny beast | unaligned | 0 | walk 5, swim 20 | | | | | | beast dex wis | | Water Breathing | |
Spider | spider | Tiny beast | unaligned | 0 | walk 20, climb 20 | darkvision 30 | | | | | beast dex wis | | Spider Climb, Web Walker | Bite piercing +poison 2.0 |
Swarm of Bats | swarm | Large beast (swarm) | unaligned | 1/4 | walk 5, fly 30 | blindsight 60 | | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing | | beast dex wis | | Swarm | Bites piercing |
Swarm of Insects | swarm | Medium beast (swarm) | unaligned | 1/2 | walk 20, climb 20 | blindsight 30 | | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing | | beast con dex | | Spider Climb, Swarm | Bites poison |
Swarm of Piranhas | swarm | Medium beast (swarm) | unaligned | 1 | walk 5, swim 40 | darkvision 60 | | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing | | beast dex str | | Swarm, Water Breathing | Bites piercing |
Swarm of Rats | swarm | Medium beast (swarm) | unaligned | 1/4 | walk 30, climb 30 | darkvision 30 | | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing | | beast dex wis | | Swarm | Bites piercing |
Swarm of Ravens | swarm | Medium beast (swarm) | unaligned | 1/4 | walk 10, fly 50 | | | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing | | dull dex con | | Swarm | Beaks piercing |
Swarm of Venomous Snakes | swarm | Medium beast (swarm) | unaligned | 2 | walk 30, swim 30 | blindsight 10 | | charmed, frightened, grappled, paralyzed, petrified, prone, restrained, stunned | bludgeoning, piercing, slashing | | beast dex con | | Swarm | Bites piercing |
Tiger | cat | Large beast | unaligned | 1 | walk 40 | darkvision 60 | | | | | beast str dex | | | Rend slashing fells |
Triceratops | lizard | Huge beast (dinosaur) | unaligned | 5 | walk 50 | | | | | | beast str con | | | Gore piercing fells |
Tyrannosaurus Rex | lizard | Huge beast (dinosaur) | unaligned | 8 | walk 50 | | | | | | beast str con | | | Bite piercing reach 10 grapples, Tail bludgeoning reach 15 fells |
Venomous Snake | serpent | Tiny beast | unaligned | 1/8 | walk 30, swim 30 | blindsight 10 | | | | | beast dex con | | | Bite piercing +poison 0.8 |
Vulture | bird | Medium beast | unaligned | 0 | walk 10, fly 50 | | | | | | beast con wis | | Pack Tactics | Beak piercing |
Warhorse | horse | Large beast | unaligned | 1/2 | walk 60 | | | | | | beast str con | | | Hooves bludgeoning fells |
Weasel | rat | Tiny beast | unaligned | 0 | walk 30, climb 30 | darkvision 60 | | | | | beast dex wis | | | Bite piercing |
Wolf | wolf | Medium beast | unaligned | 1/4 | walk 40 | darkvision 60 | | | | | beast dex str | | Pack Tactics | Bite piercing fells |
`

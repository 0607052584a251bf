/** Humanoids, fey and giants. See creature.ts for the columns and the source. */
export const peoples = `
Archmage | cultist | Medium humanoid (wizard) | neutral | 12 | walk 30 | | psychic | charmed | | | brilliant int cha | Common plus five other languages | Magic Resistance | Arcane Burst force range 150/150 | arcane
Assassin | cultist | Medium humanoid | neutral | 8 | walk 30 | | | | poison | | brilliant dex int | Common, Thieves’ Cant | Evasion | Shortsword piercing +poison 2.0 poisons, Light Crossbow piercing +poison 2.0 range 80/320 |
Bandit | cultist | Medium humanoid | neutral | 1/8 | walk 30 | | | | | | keen dex con | Common, Thieves’ Cant | | Scimitar slashing, Light Crossbow piercing range 80/320 |
Bandit Captain | cultist | Medium humanoid | neutral | 2 | walk 30 | | | | | | keen dex str | Common, Thieves’ Cant | | Scimitar slashing, Pistol piercing range 30/90 |
Berserker | cultist | Medium humanoid | neutral | 2 | walk 30 | | | | | | keen con str | Common | Bloodied Frenzy | Greataxe slashing |
Blink Dog | wolf | Medium fey | lawful good | 1/4 | walk 40 | darkvision 60 | | | | | keen dex wis | Blink Dog; understands Elvish and Sylvan but cannot speak | | Bite piercing |
Bugbear Stalker | goblin | Medium fey (goblinoid) | chaotic evil | 3 | walk 30 | darkvision 60 | | | | | keen str dex | Common, Goblin | Abduct | Javelin piercing reach 10 thrown 30/120, Morningstar piercing reach 10 |
Bugbear Warrior | goblin | Medium fey (goblinoid) | chaotic evil | 1 | walk 30 | darkvision 60 | | | | | dull str dex | Common, Goblin | Abduct | Grab bludgeoning reach 10 grapples, Light Hammer bludgeoning reach 10 thrown 20/60 |
Centaur Trooper | horse | Large fey | neutral good | 2 | walk 50 | | | | | | keen str dex | Elvish, Sylvan | | Pike piercing reach 10, Longbow piercing range 150/600 |
Cloud Giant | giant | Huge giant | neutral | 9 | walk 40, fly 20, hover | | | | | | keen str con | Common, Giant | | Thunderous Mace bludgeoning +thunder 0.3 reach 10, Thundercloud thunder range 240/240 | primal
Commoner | cultist | Medium humanoid | neutral | 0 | walk 30 | | | | | | keen str dex | Common | Training | Club bludgeoning |
Cultist | cultist | Medium humanoid | neutral | 1/8 | walk 30 | | | | | | keen dex str | Common | | Ritual Sickle slashing +necrotic 0.3 |
Cultist Fanatic | cultist | Medium humanoid | neutral | 2 | walk 30 | | | | | | keen dex wis | Common | | Pact Blade slashing +necrotic 1.2 | divine
Druid | cultist | Medium humanoid (druid) | neutral | 2 | walk 30 | | | | | | keen wis con | Common, Druidic, Sylvan | | Vine Staff bludgeoning +poison 0.3, Verdant Wisp radiant range 90/90 | primal
Dryad | fairy | Medium fey | neutral | 1 | walk 30 | darkvision 60 | | | | | keen cha wis | Elvish, Sylvan | Magic Resistance, Speak with Beasts and Plants | Vine Lash slashing reach 10, Thorn Burst piercing range 60/60 | primal
Ettin | giant | Large giant | chaotic evil | 4 | walk 40 | darkvision 60 | | blinded, charmed, deafened, frightened, stunned, unconscious | | | dull str con | Giant | | Battleaxe slashing fells, Morningstar piercing |
Fire Giant | giant | Huge giant | lawful evil | 9 | walk 30 | | fire | | | | keen str con | Giant | | Flame Sword slashing +fire 0.5 reach 10, Hammer Throw bludgeoning +fire 0.2 range 60/240 |
Frost Giant | giant | Huge giant | neutral evil | 8 | walk 40 | | cold | | | | keen str con | Giant | | Frost Axe slashing +cold 0.5 reach 10, Great Bow piercing +cold 0.4 range 150/600 |
Gladiator | cultist | Medium humanoid | neutral | 5 | walk 30 | | | | | | keen str con | Common | | Spear piercing thrown 20/60 |
Goblin Boss | goblin | Small fey (goblinoid) | chaotic neutral | 1 | walk 30 | darkvision 60 | | | | | keen dex str | Common, Goblin | | Scimitar slashing +slashing 0.4, Shortbow piercing +piercing 0.4 range 80/320 |
Goblin Minion | goblin | Small fey (goblinoid) | chaotic neutral | 1/8 | walk 30 | darkvision 60 | | | | | keen dex con | Common, Goblin | | Dagger piercing thrown 20/60 |
Goblin Warrior | goblin | Small fey (goblinoid) | chaotic neutral | 1/4 | walk 30 | darkvision 60 | | | | | keen dex con | Common, Goblin | | Scimitar slashing +slashing 0.4, Shortbow piercing +piercing 0.4 range 80/320 |
Green Hag | hag | Medium fey | neutral evil | 3 | walk 30, swim 30 | darkvision 60 | | | | | keen str con | Common, Elvish, Sylvan | Amphibious, Coven Magic, Mimicry | Claw slashing +poison 0.4 | occult
Guard | cultist | Medium humanoid | neutral | 1/8 | walk 30 | | | | | | keen str dex | Common | | Spear piercing thrown 20/60 |
Guard Captain | cultist | Medium humanoid | neutral | 4 | walk 30 | | | | | | keen str con | Common | | Javelin piercing thrown 30/120, Longsword slashing |
Hill Giant | giant | Huge giant | chaotic evil | 5 | walk 40 | | | | | | dull str con | Giant | | Tree Club bludgeoning reach 10 fells, Trash Lob bludgeoning range 60/240 |
Hobgoblin Captain | goblin | Medium fey (goblinoid) | lawful evil | 3 | walk 30 | darkvision 60 | | | | | keen str dex | Common, Goblin | Aura of Authority | Greatsword slashing +poison 0.3, Longbow piercing +poison 0.8 range 150/600 |
Hobgoblin Warrior | goblin | Medium fey (goblinoid) | lawful evil | 1/2 | walk 30 | darkvision 60 | | | | | keen str dex | Common, Goblin | Pack Tactics | Longsword slashing, Longbow piercing +poison 1.4 range 150/600 |
Knight | cultist | Medium humanoid | neutral | 3 | walk 30 | | | frightened | | | keen str cha | Common plus one other language | | Greatsword slashing +radiant 0.4, Heavy Crossbow piercing +radiant 0.4 range 100/400 |
Mage | cultist | Medium humanoid (wizard) | neutral | 6 | walk 30 | | | | | | brilliant int dex | Common plus three other languages | | Arcane Burst force range 120/120 | arcane
Noble | cultist | Medium humanoid | neutral | 1/8 | walk 30 | | | | | | keen cha wis | Common plus two other languages | | Rapier piercing |
Ogre | giant | Large giant | chaotic evil | 2 | walk 40 | darkvision 60 | | | | | dull str con | Common, Giant | | Greatclub bludgeoning, Javelin piercing thrown 30/120 |
Pirate | cultist | Medium humanoid | neutral | 1 | walk 30 | | | | | | dull dex cha | Common plus one other language | | Dagger piercing thrown 20/60 |
Pirate Captain | cultist | Medium humanoid | neutral | 6 | walk 30 | | | | | | keen dex cha | Common plus one other language | | Rapier piercing, Pistol piercing range 30/90 |
Priest | cultist | Medium humanoid (cleric) | neutral | 2 | walk 30 | | | | | | keen str wis | Common plus one other language | | Mace bludgeoning +radiant 0.8, Radiant Flame radiant range 60/60 | divine
Priest Acolyte | cultist | Medium humanoid (cleric) | neutral | 1/4 | walk 30 | | | | | | keen str wis | Common | | Mace bludgeoning +radiant 0.4, Radiant Flame radiant range 60/60 | divine
Satyr | fairy | Medium fey | chaotic neutral | 1/2 | walk 40 | | | | | | keen dex cha | Common, Elvish, Sylvan | Magic Resistance | Hooves bludgeoning |
Scout | cultist | Medium humanoid | neutral | 1/2 | walk 30 | | | | | | keen dex wis | Common plus one other language | | Shortsword piercing, Longbow piercing range 150/600 |
Sea Hag | hag | Medium fey | chaotic evil | 2 | walk 30, swim 40 | darkvision 60 | | | | | keen str con | Common, Giant, Primordial (Aquan) | Amphibious, Coven Magic, Vile Appearance | Claw slashing |
Sprite | fairy | Tiny fey | neutral good | 1/4 | walk 10, fly 40 | | | | | | keen dex int | Common, Elvish, Sylvan | | Needle Sword piercing, Enchanting Bow piercing range 40/160 |
Spy | cultist | Medium humanoid | neutral | 1 | walk 30, climb 30 | | | | | | keen cha dex | Common plus one other language | | Shortsword piercing +poison 1.4, Hand Crossbow piercing +poison 1.4 range 30/120 |
Stone Giant | giant | Huge giant | neutral | 7 | walk 40 | darkvision 60 | | | | | keen str con | Giant | | Stone Club bludgeoning reach 15, Boulder bludgeoning range 60/240 |
Storm Giant | giant | Huge giant | chaotic good | 13 | walk 50, fly 25, swim 50, hover | darkvision 120, truesight 30 | lightning, thunder | | cold | | brilliant str con | Common, Giant | Amphibious | Storm Sword slashing +lightning 0.6 reach 10, Thunderbolt lightning range 500/500 | primal
Tough | cultist | Medium humanoid | neutral | 1/2 | walk 30 | | | | | | keen str con | Common | Pack Tactics | Mace bludgeoning, Heavy Crossbow piercing range 100/400 |
Tough Boss | cultist | Medium humanoid | neutral | 4 | walk 30 | | | | | | keen str con | Common plus one other language | Pack Tactics | Warhammer bludgeoning, Heavy Crossbow piercing range 100/400 |
Troll | giant | Large giant | chaotic evil | 5 | walk 30 | darkvision 60 | | | | | dull con str | Giant | Loathsome Limbs, Regeneration | Rend slashing reach 10 |
Troll Limb | giant | Small giant | chaotic evil | 1/2 | walk 20 | darkvision 60 | | | | | none str dex | | Regeneration, Troll Spawn | Rend slashing |
Vampire Familiar | cultist | Medium humanoid | neutral evil | 3 | walk 30, climb 30 | darkvision 60 | | charmed | necrotic | | keen str dex | Common plus one other language | Vampiric Connection | Umbral Dagger piercing +necrotic 1.4 thrown 20/60 poisons |
Warrior Infantry | cultist | Medium humanoid | neutral | 1/8 | walk 30 | | | | | | dull str dex | Common | Pack Tactics | Spear piercing thrown 20/60 |
Warrior Veteran | cultist | Medium humanoid | neutral | 3 | walk 30 | | | | | | keen str con | Common plus one other language | | Greatsword slashing, Heavy Crossbow piercing range 100/400 |
Worg | wolf | Large fey | neutral evil | 1/2 | walk 50 | darkvision 60 | | | | | dull str dex | Goblin, Worg | | Bite piercing |
`

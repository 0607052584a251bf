/**
 * What spells of the SRD 5.2.1 and the SRD 5.1 (both CC-BY-4.0) do that dice tell: name; the template on the ground, feet; how many
 * of what they affect, by the slot (`@item.level`); attack, save, damage and healing, with what each level above the spell's own adds
 * (+1: one die, or that figure). Figures as they stand in github.com/foundryvtt/dnd5e, packs/_source/spells24 and spells, commit
 * 965ad2d, whose content is the SRD's. Read by `dnd5e-effects.ts`.
 */
export const effectFacts = `
Acid Arrow;;;attack ranged 4d4 acid +1
Acid Splash;sphere 5;creature;save dex none 1d6 acid +1
Aid;;3 creature;heal 5 healing +5
Alarm;cube 20;;
Alter Self;;self;
Animal Friendship;;@item.level creature;save wis none
Animal Messenger;;1 creature;save cha none
Animal Shapes;;willing;
Animate Dead;;1 + @scaling.increase * 2 object;
Animate Objects;;@attributes.spell.mod object;
Antilife Shell;radius 10;;
Antimagic Field;radius 10;any;
Antipathy/Sympathy;;1 creatureOrObject;save wis none
Arcane Eye;;1 space;
Arcane Hand;;1 space;
Arcane Lock;;1 object;
Arcane Sword;;space;
Arcane Vigor;;1 creature;
Arcanist’s Magic Aura;;1 creatureOrObject;
Astral Projection;;9 willing;
Aura of Life;radius 30;;heal 1 healing
Awaken;;1 creatureOrObject;
Bane;;2 + @item.level creature;save cha none
Banishment;;@item.level - 3 creature;save cha none
Barkskin;;1 willing;
Beacon of Hope;;creature;
Befuddlement;;1 creature;save int half 10d12 psychic
Bestow Curse;;1 creature;save wis none
Black Tentacles;square 20;;save str half 3d6 bludgeoning
Blade Barrier;;space;save dex half 6d10 force
Bless;;2 + @item.level creature;
Blight;;1 creatureOrObject;save con half 8d8 necrotic +1
Blindness/Deafness;;@item.level - 1 creature;save con none
Burning Hands;cone 15;;save dex half 3d6 fire +1
Call Lightning;cylinder 60;;save dex half 3d10 lightning +1
Calm Emotions;sphere 20;;save cha none
Chain Lightning;;@item.level - 2 creatureOrObject;save dex half 10d8 lightning
Charm Monster;;@item.level - 3 creature;save wis none
Charm Person;;@item.level creature;save wis none
Chill Touch;;any;attack melee 1d10 necrotic +1
Chromatic Orb;;;attack ranged 3d8 acid/cold/fire/lightning/poison/thunder +1
Circle of Death;sphere 60;creature;save con half 8d8 necrotic +2
Clairvoyance;;1 space;
Clone;;1 creature;
Cloudkill;sphere 20;;save con half 5d8 poison +1
Color Spray;cone 15;creature;save con none
Command;;@item.level creature;save wis none
Compulsion;;creature;save wis none
Cone of Cold;cone 60;;save con half 8d8 cold +1
Confusion;;;save wis none
Conjure Animals;;1 space;save dex half 3d10 slashing +1
Conjure Celestial;cylinder 10;creature;heal 4d12+@mod healing +1 & save dex half 6d12 radiant +1
Conjure Elemental;;1 space;
Conjure Fey;;1 space;
Conjure Minor Elementals;radius 15;creature;damage 2d8 acid/cold/fire/lightning +1
Conjure Woodland Beings;radius 10;self;save wis half 5d8 force +1
Contact Other Plane;;;save int half 6d6 psychic
Contagion;;any;save con half 11d8 necrotic
Contingency;;self;
Continual Flame;;1 object;
Control Water;cube 100;;save str half 2d8 bludgeoning
Control Weather;;space;
Counterspell;;1 creature;save con none
Create Food and Water;;1 space;
Create Undead;;@item.level - 3 creatureOrObject;
Cure Wounds;;1 creature;heal 2d8+@mod healing +2
Darkness;sphere 15;;
Darkvision;;1 willing;
Daylight;sphere 60;;
Death Ward;;1 creature;
Delayed Blast Fireball;sphere 1;;save dex none
Demiplane;wall 5;1 space;
Detect Evil and Good;radius 30;self;
Detect Magic;radius 30;self;
Detect Poison and Disease;radius 30;self;
Detect Thoughts;radius 30;creature;save wis none
Dimension Door;;2 willing;
Disintegrate;;any;save dex none 10d6+40 force +3
Dispel Evil and Good;;;save cha none
Dispel Magic;;any;
Dissonant Whispers;;1 creature;save wis half 3d6 psychic +1
Divine Smite;;;damage 3d8 radiant +1
Divine Word;;creature;save cha none
Dominate Beast;;1 creature;save wis none
Dominate Monster;;1 creature;save wis none
Dominate Person;;1 creature;save wis none
Dragon’s Breath;;1 willing;save dex half 3d6 acid/cold/fire/lightning/poison +1
Dream;;1 willing;save wis half 3d6 psychic
Earthquake;circle 100;1 space;save dex none
Eldritch Blast;;1 creatureOrObject;attack ranged 1d10 force
Elementalism;cube 5;1 space;
Enhance Ability;;@item.level - 1 creature;
Enlarge/Reduce;;1 creatureOrObject;save con none
Ensnaring Strike;;;save str half 1d6 piercing +1
Entangle;cube 20;;save str none
Enthrall;;creature;save wis none
Etherealness;;1 + 3 * (@item.level - 7) willing;
Eyebite;;1 creature;save wis none
Fabricate;;object;
Faerie Fire;cube 20;;save dex none
Faithful Hound;;1 space;
False Life;;;heal 2d4+4 temphp +5
Fear;cone 30;;save wis none
Feather Fall;;5 creature;
Find Familiar;;1 space;
Find Steed;;1 space;
Find the Path;;space;
Finger of Death;;1 creature;save con half 7d8+30 necrotic
Fire Bolt;;1 creatureOrObject;attack ranged 1d10 fire +1
Fire Storm;cube 10;creatureOrObject;save dex half 7d10 fire
Fireball;sphere 20;creature;save dex half 8d6 fire +1
Flame Blade;;self;attack melee 3d6+@mod fire +1
Flame Strike;cylinder 10;;save dex half 5d6 fire +1, 5d6 radiant +1
Flaming Sphere;;1 space;save dex half 2d6 fire +1
Flesh to Stone;;1 creature;save con none
Floating Disk;;1 space;
Fly;;@item.level - 2 willing;
Forbiddance;;space;
Forcecage;;space;
Foresight;;1 willing;
Freedom of Movement;;@item.level - 3 willing;
Freezing Sphere;sphere 60;creature;save con none
Gaseous Form;;@item.level - 2 willing;
Gate;;1 space;
Geas;;1 creature;save wis none 5d10 psychic
Gentle Repose;;1 object;
Giant Insect;;1 space;
Glibness;;self;
Globe of Invulnerability;radius 10;self;
Glyph of Warding;;1 object;save dex half 5d8 acid/cold/fire/lightning/thunder +1
Grease;square 10;;save dex none
Greater Invisibility;;1 creature;
Greater Restoration;;1 creature;
Guardian of Faith;;1 space;save dex half 20 radiant
Guards and Wards;;space;
Guidance;;1 willing;
Guiding Bolt;;1 creature;attack ranged 4d6 radiant +1
Gust of Wind;line 60 10;;save str none
Hallow;radius 60;;
Hallucinatory Terrain;cube 150;;
Harm;;1 creature;save con half 14d6 necrotic
Haste;;1 willing;
Heal;;1 creature;heal 70 healing +10
Healing Word;;1 creature;heal 2d4+@mod healing +2
Heat Metal;;1 object;save con none
Hellish Rebuke;;1 creature;save dex half 2d10 fire +1
Heroes’ Feast;cube 10;space;
Heroism;;@item.level willing;heal @mod temphp
Hex;;1 creature;damage 1d6 necrotic
Hideous Laughter;;@item.level creature;save wis none
Hold Monster;;@item.level - 4 creature;save wis none
Hold Person;;@item.level - 1 creature;save wis none
Holy Aura;radius 30;creature;save con none
Hunter’s Mark;;1 creature;damage 1d6 force
Hypnotic Pattern;cube 30;;save wis none
Ice Knife;;1 creature;attack ranged 1d10 piercing & save dex none 2d6 cold +1
Ice Storm;cylinder 20;;save dex half 2d10 bludgeoning +1, 4d6 cold
Identify;;1 creatureOrObject;
Illusory Script;;1 object;
Imprisonment;;1 creature;save wis none
Incendiary Cloud;sphere 20;creature;save dex half 10d8 fire
Inflict Wounds;;1 creature;save con half 2d10 necrotic +1
Insect Plague;sphere 20;;save con half 4d10 piercing +1
Instant Summons;;2 object;
Invisibility;;@item.level - 1 creature;
Irresistible Dance;;1 creature;save wis none
Jump;;1 willing;
Knock;;1 object;
Lesser Restoration;;1 creature;
Levitate;;1 creatureOrObject;save con none
Lightning Bolt;line 100 5;;save dex half 8d6 lightning +1
Locate Creature;;1 creature;
Longstrider;;@item.level creature;
Mage Armor;;1 willing;
Mage Hand;;1 space;
Magic Circle;cylinder 10;;save cha none
Magic Jar;;1 object;save cha none
Magic Missile;;2 + @item.level creature;damage 1d4+1 force
Magic Mouth;;1 object;
Magic Weapon;;1 object;
Magnificent Mansion;wall 5;1 space;
Major Image;;1 space;
Mass Cure Wounds;sphere 30;;heal 5d8+@mod healing +1
Mass Heal;;creature;heal 700 healing
Mass Healing Word;;6 creature;heal 2d4+@mod healing +1
Mass Suggestion;;12 creature;save wis none
Maze;;1 creature;
Mending;;1 object;
Message;;1 creature;
Meteor Swarm;sphere 40;creatureOrObject;save dex half 20d6 fire, 20d6 bludgeoning
Mind Blank;;1 willing;
Mind Spike;;1 creature;save wis half 3d8 psychic +1
Minor Illusion;;1 space;
Mirage Arcane;;space;
Misty Step;;1 space;
Modify Memory;;1 creature;save wis none
Moonbeam;cylinder 5;;save con half 2d10 radiant +1
Move Earth;square 40;;
Nondetection;;any;
Pass without Trace;;creature;
Passwall;;1 space;
Phantasmal Force;;1 creature;save int none
Phantasmal Killer;;1 creature;save wis half 4d10 psychic +1
Phantom Steed;;1 space;
Planar Ally;;1 space;
Planar Binding;;1 creature;save cha none
Plane Shift;;9 willing;
Plant Growth;;space;
Poison Spray;;1 creature;attack ranged 1d12 poison +1
Polymorph;;1 creature;save wis none
Power Word Heal;;1 creature;heal 1000 healing
Power Word Kill;;1 creature;damage 12d12 psychic
Power Word Stun;;1 creature;
Prayer of Healing;;5 creature;heal 2d8 healing +1
Prismatic Spray;cone 60;creature;save dex half 12d6 acid/cold/fire/lightning/poison
Prismatic Wall;;1 space;save con none
Private Sanctum;;space;
Produce Flame;;self;attack ranged 1d8 fire +1
Programmed Illusion;cube 30;space;
Project Image;;1 space;
Protection from Energy;;1 willing;
Protection from Evil and Good;;1 willing;
Protection from Poison;;1 creature;
Purify Food and Drink;sphere 5;;
Raise Dead;;1 creature;
Ray of Enfeeblement;;1 creature;save con none
Ray of Frost;;1 creature;attack ranged 1d8 cold +1
Ray of Sickness;;1 creature;attack ranged 2d8 poison +1
Regenerate;;creature;heal 4d8+15 healing
Reincarnate;;1 creature;
Remove Curse;;1 creatureOrObject;
Resilient Sphere;;1 creatureOrObject;save dex none
Resistance;;1 willing;
Reverse Gravity;cylinder 50;creatureOrObject;save dex none
Revivify;;1 creature;
Rope Trick;;1 object;
Sacred Flame;;1 creature;save dex none 1d8 radiant +1
Sanctuary;;1 creature;save wis none
Scorching Ray;;;attack ranged 2d6 fire
Scrying;;1 any;save wis none
Searing Smite;;;save con full 1d6 fire +1
Secret Chest;;1 object;
See Invisibility;;self;
Seeming;;creature;save cha none
Sending;;1 creature;
Sequester;;1 creatureOrObject;
Shapechange;;self;
Shatter;sphere 10;;save con half 3d8 thunder +1
Shield;;self;
Shield of Faith;;1 creature;
Shillelagh;;1 object;
Shining Smite;;1 creature;damage 2d6 radiant +1
Shocking Grasp;;1 creature;attack melee 1d8 lightning +1
Silence;sphere 20;;
Silent Image;;1 space;
Simulacrum;;1 creature;
Sleep;sphere 5;;save wis none
Sleet Storm;cylinder 20;;save dex none
Slow;cube 40;;save wis none
Sorcerous Burst;;1 creatureOrObject;attack ranged 1d8 acid/cold/fire/lightning/poison/psychic/thunder
Spare the Dying;;1 creature;
Speak with Dead;;1 object;
Speak with Plants;radius 30;;
Spider Climb;;@item.level - 1 willing;
Spike Growth;sphere 20;creature;damage 2d4 piercing
Spirit Guardians;radius 15;creature;save wis half 3d8 necrotic/radiant +1
Spiritual Weapon;;1 space;
Starry Wisp;;1 creatureOrObject;attack ranged 1d8 radiant +1
Stinking Cloud;sphere 20;creature;save con none
Stone Shape;;1 object;
Stoneskin;;1 willing;
Storm of Vengeance;circle 300;creature;save con none 2d6 thunder
Suggestion;;1 creature;save wis none
Summon Dragon;;1 space;
Sunbeam;line 60 5;creature;save con half 6d8 radiant
Sunburst;sphere 60;creature;save con half 12d6 radiant
Symbol;;1 object;save con half 10d10 necrotic
Telekinesis;;1 creatureOrObject;save str none
Telepathic Bond;;8 willing;
Teleport;;9 willing;
Teleportation Circle;circle 5;space;
Thunderwave;cube 15;;save con half 2d8 thunder +1
Time Stop;;creature;
Tiny Hut;radius 10;creatureOrObject;
Tongues;;1 creature;
Transport via Plants;;2 object;
True Polymorph;;1 creatureOrObject;save wis none
True Resurrection;;1 creature;
True Seeing;;1 willing;
Tsunami;wall 300;creature;save str half 6d10 bludgeoning
Unseen Servant;;1 space;
Vampiric Touch;;1 creature;attack melee 3d6 necrotic +1
Vicious Mockery;;1 creature;save wis none 1d6 psychic +1
Vitriolic Sphere;sphere 20;;save dex half 10d4 acid +2
Wall of Fire;;space;save dex half 5d8 fire +1
Wall of Ice;;space;save dex half 10d6 cold +2
Wall of Stone;;1 space;
Wall of Thorns;;space;save dex half 7d8 piercing +1
Warding Bond;;1 willing;
Water Breathing;;10 willing;
Water Walk;;10 willing;
Web;cube 20;;save dex full 2d4 fire
Weird;sphere 30;creature;save wis half 10d10 psychic
Wind Walk;;11 willing;
Wind Wall;;1 space;save str half 4d8 bludgeoning
Word of Recall;;6 willing;
Zone of Truth;sphere 15;;save cha none
`

/** Those of the SRD 5.1. */
export const effectFacts2014 = `
Acid Arrow;;1 creature;attack ranged 4d4 acid +1
Acid Splash;;2 creature;save dex none 1d6 acid +1
Aid;;3 creature;heal 5 healing
Alarm;cube 20;;
Alter Self;;self;
Animal Friendship;;1 creature;save wis none
Animal Messenger;;1 creature;
Animal Shapes;;creature;
Animate Dead;;1 object;
Animate Objects;;10 object;
Antilife Shell;radius 10;;
Antimagic Field;sphere 10;;
Antipathy/Sympathy;;1 creature;save wis none
Arcane Hand;;1 space;
Arcane Lock;;1 object;
Arcane Sword;;1 creature;
Arcanist’s Magic Aura;;1 object;
Astral Projection;;9 creature;
Augury;;self;
Awaken;;1 creature;
Bane;;@item.level + 2 creature;save cha none
Banishment;;1 creature;save cha none
Barkskin;;1 creature;
Beacon of Hope;;creature;
Bestow Curse;;1 creature;save wis none
Black Tentacles;square 20;;save dex half 3d6 bludgeoning
Blade Barrier;wall 100;;save dex half 6d10 slashing
Bless;;@item.level + 2 creature;
Blight;;1 creature;save con half 8d8 necrotic +1
Blindness/Deafness;;1 creature;save con none
Blink;;self;
Blur;;self;
Branding Smite;;self;damage 2d6 radiant +1
Burning Hands;cone 15;;save dex half 3d6 fire +1
Call Lightning;cylinder 60;;save dex half 3d10 lightning +1
Calm Emotions;sphere 20;;save cha none
Chain Lightning;;1 creature;save dex half 10d8 lightning +1
Charm Person;;1 creature;save wis none
Chill Touch;;1 creature;attack ranged 1d8 necrotic +1
Circle of Death;sphere 60;;save con half 8d6 necrotic +2
Clairvoyance;;space;
Cloudkill;sphere 20;;save con half 5d8 poison +1
Color Spray;cone 15;;
Command;;@item.level creature;save wis none
Commune;;self;
Commune with Nature;;self;
Comprehend Languages;;self;
Compulsion;;creature;save wis none
Cone of Cold;cone 60;;save con half 8d8 cold +1
Confusion;sphere 10;;save wis none
Conjure Animals;;space;
Conjure Celestial;;space;
Conjure Elemental;;1 space;
Conjure Fey;;space;
Conjure Minor Elementals;;space;
Conjure Woodland Beings;;space;
Contact Other Plane;;self;save int half 6d6 psychic
Contagion;;1 creature;attack melee & save con none
Contingency;;self;
Continual Flame;;1 object;
Control Water;cube 100;;save str half 2d8 bludgeoning
Control Weather;radius 5;;
Counterspell;;1 creature;
Create Food and Water;;space;
Create Undead;;3 creature;
Creation;cube 5;;
Cure Wounds;;1 creature;heal 1d8+@mod healing +1
Dancing Lights;;space;
Darkness;sphere 15;;
Darkvision;;1 creature;
Daylight;sphere 60;;
Death Ward;;1 creature;
Delayed Blast Fireball;sphere 20;;save dex half 12d6 fire +1
Detect Evil and Good;radius 30;;
Detect Magic;radius 30;;
Detect Poison and Disease;radius 30;;
Detect Thoughts;;1 creature;save wis none
Dimension Door;;self;
Disguise Self;;self;
Disintegrate;;1 creature;save dex half 10d6+40 force +3
Dispel Evil and Good;;self;attack melee & save cha none
Dispel Magic;;1 creature;
Divination;;self;
Divine Favor;;self;
Divine Word;;creature;save cha none
Dominate Beast;;1 creature;save wis none
Dominate Monster;;1 creature;save wis none
Dominate Person;;1 creature;save wis none
Dream;;1 creature;save wis half 3d6 psychic
Earthquake;radius 100;;save dex none
Eldritch Blast;;1 creature;attack ranged 1d10 force
Enhance Ability;;1 creature;heal 2d6 temphp +1
Enlarge/Reduce;;1 creature;save con none
Entangle;square 20;;save str none
Enthrall;;creature;save wis none
Expeditious Retreat;;self;
Eyebite;;self;save wis none
Fabricate;cube 10;;
Faerie Fire;cube 20;;save dex none
Faithful Hound;;space;attack ranged 4d8 piercing
False Life;;self;heal 1d4+4 temphp +5
Fear;cone 30;;save wis none
Feather Fall;;5 creature;
Feeblemind;;1 creature;save int half 4d6 psychic
Find Familiar;;space;
Find Steed;;space;
Finger of Death;;1 creature;save con half 7d8+30 necrotic
Fire Bolt;;1 creature;attack ranged 1d10 fire +1
Fire Shield;;self;damage 2d8 fire
Fire Storm;cube 10;;save dex half 7d10 fire
Fireball;sphere 20;;save dex half 8d6 fire +1
Flame Blade;;self;attack melee
Flame Strike;cylinder 10;;save dex half 4d6 radiant +1, 4d6 fire +1
Flaming Sphere;sphere 5;;save dex half 2d6 fire +1
Flesh to Stone;;1 creature;save con none
Floating Disk;;1 space;
Fly;;1 creature;
Fog Cloud;sphere 20;;
Forcecage;cube 20;;save cha none
Foresight;;1 creature;
Freedom of Movement;;1 creature;
Freezing Sphere;sphere 60;;save con half 10d6 cold +1
Gaseous Form;;1 creature;
Gate;;20 space;
Geas;;1 creature;save wis half 5d10 psychic +1
Gentle Repose;;1 creature;
Giant Insect;;10 creature;
Glibness;;self;
Globe of Invulnerability;radius 10;;
Glyph of Warding;;;save dex none
Goodberry;;;heal 1 healing
Grease;square 10;;save dex none
Greater Invisibility;;1 creature;
Greater Restoration;;1 creature;
Guardian of Faith;;space;save dex half 20 radiant
Guidance;;1 creature;
Guiding Bolt;;1 creature;attack ranged 4d6 radiant +1
Gust of Wind;line 60;;save str none
Hallow;radius 60;;save cha none
Hallucinatory Terrain;cube 150;;
Harm;;1 creature;save con half 14d6 necrotic
Haste;;1 creature;
Heal;;1 creature;heal 70 healing
Healing Word;;1 creature;heal 1d4+@mod healing +1
Heat Metal;;1 object;save con half 2d8 fire +1
Hellish Rebuke;;1 creature;save dex half 2d10 fire +1
Heroism;;1 creature;heal @mod temphp
Hideous Laughter;;1 creature;save wis none
Hold Monster;;1 creature;save wis none
Hold Person;;1 creature;save wis none
Holy Aura;radius 30;;save con none
Hunter’s Mark;;1 creature;
Hypnotic Pattern;cube 30;;save wis none
Ice Storm;cylinder 20;;save dex half 2d8 bludgeoning +1, 4d6 cold +1d8
Identify;;1 object;
Imprisonment;;1 creature;save wis none
Incendiary Cloud;sphere 20;;save dex half 10d8 fire
Inflict Wounds;;1 creature;attack melee 3d10 necrotic +1
Insect Plague;sphere 20;;save con half 4d10 piercing +1
Instant Summons;;1 object;
Invisibility;;1 creature;
Irresistible Dance;;1 creature;save wis none
Jump;;1 creature;
Knock;;1 object;
Legend Lore;;self;
Lesser Restoration;;1 creature;
Levitate;;1 creature;save con none
Light;;1 object;save dex none
Lightning Bolt;line 100;;save dex half 8d6 lightning +1
Locate Animals or Plants;;self;
Locate Creature;;self;
Locate Object;;self;
Longstrider;;@item.level creature;
Mage Armor;;1 creature;
Mage Hand;;1 space;
Magic Circle;cylinder 10;;save cha none
Magic Jar;;self;save cha none
Magic Missile;;1 creature;damage 1d4+1 force
Magic Mouth;;1 object;
Major Image;cube 20;;
Mass Cure Wounds;sphere 30;;heal 3d8+@mod healing +1
Mass Heal;;;heal 700 healing
Mass Healing Word;;6 creature;heal 1d4+@mod healing +1
Mass Suggestion;;12 creature;save wis none
Maze;;1 creature;
Meld into Stone;;self;
Mending;;1 object;
Message;;1 creature;
Meteor Swarm;sphere 40;;save dex half 20d6 bludgeoning, 20d6 fire
Mind Blank;;1 creature;
Minor Illusion;cube 5;;
Mirage Arcane;square 1;;
Mirror Image;;self;
Mislead;;self;
Misty Step;;30 space;
Modify Memory;;1 creature;save wis none
Moonbeam;cylinder 5;;save con half 2d10 radiant +1
Move Earth;square 40;;
Nondetection;;1 creature;
Pass without Trace;radius 30;;
Passwall;;space;
Phantasmal Killer;;1 creature;save wis half 4d10 psychic +1
Phantom Steed;;space;
Planar Ally;;space;
Planar Binding;;1 creature;save cha none
Plane Shift;;8 creature;attack melee & save cha none
Plant Growth;radius 100;;
Poison Spray;;1 creature;save con none 1d12 poison +1
Polymorph;;1 creature;save wis none
Power Word Kill;;1 creature;
Power Word Stun;;1 creature;save con none
Prayer of Healing;;6 creature;heal 2d8+@mod healing +1
Prismatic Spray;cone 60;;save dex none
Prismatic Wall;wall 90;;save dex none
Private Sanctum;cube 100;;
Produce Flame;;self;attack ranged 1d8 fire +1
Programmed Illusion;cube 30;;
Project Image;;space;
Protection from Energy;;1 creature;
Protection from Evil and Good;;1 creature;
Protection from Poison;;1 creature;
Purify Food and Drink;sphere 5;;
Raise Dead;;1 creature;
Ray of Enfeeblement;;1 creature;attack ranged & save con none
Ray of Frost;;1 creature;attack ranged 1d8 cold +1
Regenerate;;1 creature;heal 4d8+15 healing
Reincarnate;;1 creature;
Remove Curse;;1 creature;
Resilient Sphere;;1 creature;save dex none
Resistance;;1 creature;
Resurrection;;1 creature;
Reverse Gravity;cylinder 50;;save dex none
Revivify;;1 creature;heal 1 healing
Rope Trick;;1 object;
Sacred Flame;;1 creature;save dex none 1d8 radiant +1
Sanctuary;;1 creature;save wis none
Scorching Ray;;3 creature;attack ranged 2d6 fire
Scrying;;1 creature;save wis none
See Invisibility;;self;
Seeming;;creature;save cha none
Sending;;1 creature;
Sequester;;1 creature;
Shapechange;;self;
Shatter;sphere 10;;save con half 3d8 thunder +1
Shield;;self;
Shield of Faith;;1 creature;
Shillelagh;;1 object;
Shocking Grasp;;1 creature;attack melee 1d8 lightning +1
Silence;sphere 20;;
Silent Image;cube 15;;
Simulacrum;;1 creature;
Sleep;sphere 20;;
Sleet Storm;cylinder 40;;save dex none
Slow;cube 40;;save wis none
Spare the Dying;;1 creature;
Speak with Animals;;self;
Speak with Plants;radius 30;;
Spider Climb;;1 creature;
Spike Growth;radius 20;;damage 2d4 piercing
Spirit Guardians;radius 15;;save wis half 3d8 radiant +1
Spiritual Weapon;square 5;;attack melee
Stinking Cloud;sphere 20;;save con none
Stone Shape;;1 object;
Stoneskin;;1 creature;
Storm of Vengeance;radius 360;;save con half 2d6 thunder
Suggestion;;1 creature;save wis none
Sunbeam;line 60;;save con half 6d8 radiant
Sunburst;radius 60;;save con half 12d6 radiant
Symbol;;;save con half 10d10 necrotic
Telekinesis;;1 creature;
Telepathic Bond;;8 creature;
Teleport;;9 creature;
Teleportation Circle;radius 5;;
Thunderwave;cube 15;;save con half 2d8 thunder +1
Time Stop;;self;
Tiny Hut;radius 10;;
Tongues;;1 creature;
Transport via Plants;;2 object;
Tree Stride;;self;
True Polymorph;;1 creature;save wis none
True Resurrection;;1 creature;
True Seeing;;1 creature;
True Strike;;1 creature;
Unseen Servant;;1 space;
Vampiric Touch;;1 creature;attack melee 3d6 necrotic +1
Vicious Mockery;;1 creature;save wis none 1d4 psychic +1
Wall of Fire;wall 60;;save dex half 5d8 fire +1
Wall of Force;wall 100;;
Wall of Ice;wall 100;;save dex half 10d6 cold +2
Wall of Stone;wall 100;;save dex none
Wall of Thorns;wall 60;;save dex half 7d8 piercing +1
Warding Bond;;1 creature;
Water Breathing;;10 creature;
Water Walk;;10 creature;
Web;cube 20;;save dex none
Weird;sphere 30;;save wis half 4d10 psychic
Wind Walk;;11 creature;
Wind Wall;wall 50;;save str half 3d8 bludgeoning
Wish;;self;damage 1d10 necrotic
Word of Recall;;6 creature;
Zone of Truth;sphere 15;;save cha none
`

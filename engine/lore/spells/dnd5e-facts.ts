/**
 * The 339 spells of the SRD 5.2.1 (CC-BY-4.0), "Spell Descriptions", and Arcane Vigor: name (* a ritual); level; school; casting
 * time; range (bare figures in feet); components; duration (! concentration, I instantaneous); the classes on whose lists it
 * stands. Letters are read by `dnd5e.ts`. All of it was compared with the transcription of the document at
 * github.com/alex3rq/dndsrd5.2.1_markdown (src/Spells, commit a2d83d6), and all but the classes with github.com/foundryvtt/dnd5e
 * (packs/_source/spells24, CC-BY-4.0, commit 965ad2d), which has Arcane Vigor besides.
 */
export const spellFacts = `
Acid Arrow;2;ev;A;90;VSM;I;W
Acid Splash;0;ev;A;60;VS;I;SW
Aid;2;ab;A;30;VSM;8 hours;BCDPR
Alarm*;1;ab;1 minute;30;VSM;8 hours;RW
Alter Self;2;tr;A;Self;VS;!1 hour;SW
Animal Friendship;1;en;A;30;VSM;24 hours;BDR
Animal Messenger*;2;en;A;30;VSM;24 hours;BDR
Animal Shapes;8;tr;A;30;VS;24 hours;D
Animate Dead;3;ne;1 minute;10;VSM;I;CW
Animate Objects;5;tr;A;120;VS;!1 minute;BSW
Antilife Shell;5;ab;A;Self;VS;!1 hour;D
Antimagic Field;8;ab;A;Self;VSM;!1 hour;CW
Antipathy/Sympathy;8;en;1 hour;60;VSM;10 days;BDW
Arcane Eye;4;di;A;30;VSM;!1 hour;W
Arcane Hand;5;ev;A;120;VSM;!1 minute;SW
Arcane Lock;2;ab;A;Touch;VSM;Until dispelled;W
Arcane Sword;7;ev;A;90;VSM;!1 minute;BW
Arcane Vigor;2;ab;B;Self;VS;I;SW
Arcanist’s Magic Aura;2;il;A;Touch;VSM;24 hours;W
Astral Projection;9;ne;1 hour;10;VSM;Until dispelled;CKW
Augury*;2;di;1 minute;Self;VSM;I;CDW
Aura of Life;4;ab;A;Self;V;!10 minutes;CP
Awaken;5;tr;8 hours;Touch;VSM;I;BD
Bane;1;en;A;30;VSM;!1 minute;BCK
Banishment;4;ab;A;30;VSM;!1 minute;CPSKW
Barkskin;2;tr;B;Touch;VSM;1 hour;DR
Beacon of Hope;3;ab;A;30;VS;!1 minute;C
Befuddlement;8;en;A;150;VSM;I;BDKW
Bestow Curse;3;ne;A;Touch;VS;!1 minute;BCW
Black Tentacles;4;co;A;90;VSM;!1 minute;W
Blade Barrier;6;ev;A;90;VS;!10 minutes;C
Bless;1;en;A;30;VSM;!1 minute;CP
Blight;4;ne;A;30;VS;I;DSKW
Blindness/Deafness;2;tr;A;120;V;1 minute;BCSW
Blink;3;tr;A;Self;VS;1 minute;SW
Blur;2;il;A;Self;V;!1 minute;SW
Burning Hands;1;ev;A;Self;VS;I;SW
Call Lightning;3;co;A;120;VS;!10 minutes;D
Calm Emotions;2;en;A;60;VS;!1 minute;BC
Chain Lightning;6;ev;A;150;VSM;I;SW
Charm Monster;4;en;A;30;VS;1 hour;BDSKW
Charm Person;1;en;A;30;VS;1 hour;BDSKW
Chill Touch;0;ne;A;Touch;VS;I;SKW
Chromatic Orb;1;ev;A;90;VSM;I;SW
Circle of Death;6;ne;A;150;VSM;I;SKW
Clairvoyance;3;di;10 minutes;1 mile;VSM;!10 minutes;BCSW
Clone;8;ne;1 hour;Touch;VSM;I;W
Cloudkill;5;co;A;120;VS;!10 minutes;SW
Color Spray;1;il;A;Self;VSM;I;BSW
Command;1;en;A;60;V;I;BCP
Commune with Nature*;5;di;1 minute;Self;VS;I;DR
Commune*;5;di;1 minute;Self;VSM;1 minute;C
Comprehend Languages*;1;di;A;Self;VSM;1 hour;BSKW
Compulsion;4;en;A;30;VS;!1 minute;B
Cone of Cold;5;ev;A;Self;VSM;I;DSW
Confusion;4;en;A;90;VSM;!1 minute;BDSW
Conjure Animals;3;co;A;60;VS;!10 minutes;DR
Conjure Celestial;7;co;A;90;VS;!10 minutes;C
Conjure Elemental;5;co;A;60;VS;!10 minutes;DW
Conjure Fey;6;co;A;60;VS;!10 minutes;D
Conjure Minor Elementals;4;co;A;Self;VS;!10 minutes;DW
Conjure Woodland Beings;4;co;A;Self;VS;!10 minutes;DR
Contact Other Plane*;5;di;1 minute;Self;V;1 minute;KW
Contagion;5;ne;A;Touch;VS;7 days;CD
Contingency;6;ab;10 minutes;Self;VSM;10 days;W
Continual Flame;2;ev;A;Touch;VSM;Until dispelled;CDW
Control Water;4;tr;A;300;VSM;!10 minutes;CDW
Control Weather;8;tr;10 minutes;Self;VSM;!8 hours;CDW
Counterspell;3;ab;R;60;S;I;SKW
Create Food and Water;3;co;A;30;VS;I;CP
Create Undead;6;ne;1 minute;10;VSM;I;CKW
Create or Destroy Water;1;tr;A;30;VSM;I;CD
Creation;5;il;1 minute;30;VSM;Special;SW
Cure Wounds;1;ab;A;Touch;VS;I;BCDPR
Dancing Lights;0;il;A;120;VSM;!1 minute;BSW
Darkness;2;ev;A;60;VM;!10 minutes;SKW
Darkvision;2;tr;A;Touch;VSM;8 hours;DRSW
Daylight;3;ev;A;60;VS;1 hour;CDPRS
Death Ward;4;ab;A;Touch;VS;8 hours;CP
Delayed Blast Fireball;7;ev;A;150;VSM;!1 minute;SW
Demiplane;8;co;A;60;S;1 hour;SKW
Detect Evil and Good;1;di;A;Self;VS;!10 minutes;CP
Detect Magic*;1;di;A;Self;VS;!10 minutes;BCDPRSKW
Detect Poison and Disease*;1;di;A;Self;VSM;!10 minutes;CDPR
Detect Thoughts;2;di;A;Self;VSM;!1 minute;BSW
Dimension Door;4;co;A;500;V;I;BSKW
Disguise Self;1;il;A;Self;VS;1 hour;BSW
Disintegrate;6;tr;A;60;VSM;I;SW
Dispel Evil and Good;5;ab;A;Self;VSM;!1 minute;CP
Dispel Magic;3;ab;A;120;VS;I;BCDPRSKW
Dissonant Whispers;1;en;A;60;V;I;B
Divination*;4;di;A;Self;VSM;I;CDW
Divine Favor;1;tr;B;Self;VS;1 minute;P
Divine Smite;1;ev;B;Self;V;I;P
Divine Word;7;ev;B;30;V;I;C
Dominate Beast;4;en;A;60;VS;!1 minute;DRS
Dominate Monster;8;en;A;60;VS;!1 hour;BSKW
Dominate Person;5;en;A;60;VS;!1 minute;BSW
Dragon’s Breath;2;tr;B;Touch;VSM;!1 minute;SW
Dream;5;il;1 minute;Special;VSM;8 hours;BKW
Druidcraft;0;tr;A;30;VS;I;D
Earthquake;8;tr;A;500;VSM;!1 minute;CDS
Eldritch Blast;0;ev;A;120;VS;I;K
Elementalism;0;tr;A;30;VS;I;DSW
Enhance Ability;2;tr;A;Touch;VSM;!1 hour;BCDRSW
Enlarge/Reduce;2;tr;A;30;VSM;!1 minute;BDSW
Ensnaring Strike;1;co;B;Self;V;!1 minute;R
Entangle;1;co;A;90;VS;!1 minute;DR
Enthrall;2;en;A;60;VS;!1 minute;BK
Etherealness;7;co;A;Self;VS;Up to 8 hours;BCSKW
Expeditious Retreat;1;tr;B;Self;VS;!10 minutes;SKW
Eyebite;6;ne;A;Self;VS;!1 minute;BSKW
Fabricate;4;tr;10 minutes;120;VS;I;W
Faerie Fire;1;ev;A;60;V;!1 minute;BD
Faithful Hound;4;co;A;30;VSM;8 hours;W
False Life;1;ne;A;Self;VSM;I;SW
Fear;3;il;A;Self;VSM;!1 minute;BSKW
Feather Fall;1;tr;R;60;VM;1 minute;BSW
Find Familiar*;1;co;1 hour;10;VSM;I;W
Find Steed;2;co;A;30;VS;I;P
Find Traps;2;di;A;120;VS;I;CDR
Find the Path;6;di;1 minute;Self;VSM;!1 day;BCD
Finger of Death;7;ne;A;60;VS;I;SKW
Fire Bolt;0;ev;A;120;VS;I;SW
Fire Shield;4;ev;A;Self;VSM;10 minutes;DSW
Fire Storm;7;ev;A;150;VS;I;CDS
Fireball;3;ev;A;150;VSM;I;SW
Flame Blade;2;ev;B;Self;VSM;!10 minutes;DS
Flame Strike;5;ev;A;60;VSM;I;C
Flaming Sphere;2;co;A;60;VSM;!1 minute;DSW
Flesh to Stone;6;tr;A;60;VSM;!1 minute;DSW
Floating Disk*;1;co;A;30;VSM;1 hour;W
Fly;3;tr;A;Touch;VSM;!10 minutes;SKW
Fog Cloud;1;co;A;120;VS;!1 hour;DRSW
Forbiddance*;6;ab;10 minutes;Touch;VSM;1 day;C
Forcecage;7;ev;A;100;VSM;!1 hour;BKW
Foresight;9;di;1 minute;Touch;VSM;8 hours;BDKW
Freedom of Movement;4;ab;A;Touch;VSM;1 hour;BCDR
Freezing Sphere;6;ev;A;300;VSM;I;SW
Gaseous Form;3;tr;A;Touch;VSM;!1 hour;SKW
Gate;9;co;A;60;VSM;!1 minute;CSKW
Geas;5;en;1 minute;60;V;30 days;BCDPW
Gentle Repose*;2;ne;A;Touch;VSM;10 days;CPW
Giant Insect;4;co;A;60;VS;!10 minutes;D
Glibness;8;en;A;Self;V;1 hour;BK
Globe of Invulnerability;6;ab;A;Self;VSM;!1 minute;SW
Glyph of Warding;3;ab;1 hour;Touch;VSM;Until dispelled or triggered;BCW
Goodberry;1;co;A;Self;VSM;24 hours;DR
Grease;1;co;A;60;VSM;1 minute;SW
Greater Invisibility;4;il;A;Touch;VS;!1 minute;BSW
Greater Restoration;5;ab;A;Touch;VSM;I;BCDPR
Guardian of Faith;4;co;A;30;V;8 hours;C
Guards and Wards;6;ab;1 hour;Touch;VSM;24 hours;BW
Guidance;0;di;A;Touch;VS;!1 minute;CD
Guiding Bolt;1;ev;A;120;VS;1 round;C
Gust of Wind;2;ev;A;Self;VSM;!1 minute;DRSW
Hallow;5;ab;24 hours;Touch;VSM;Until dispelled;C
Hallucinatory Terrain;4;il;10 minutes;300;VSM;24 hours;BDKW
Harm;6;ne;A;60;VS;I;C
Haste;3;tr;A;30;VSM;!1 minute;SW
Heal;6;ab;A;60;VS;I;CD
Healing Word;1;ab;B;60;V;I;BCD
Heat Metal;2;tr;A;60;VSM;!1 minute;BD
Hellish Rebuke;1;ev;R;60;VS;I;K
Heroes’ Feast;6;co;10 minutes;Self;VSM;I;BCD
Heroism;1;en;A;Touch;VS;!1 minute;BP
Hex;1;en;B;90;VSM;!1 hour;K
Hideous Laughter;1;en;A;30;VSM;!1 minute;BKW
Hold Monster;5;en;A;90;VSM;!1 minute;BSKW
Hold Person;2;en;A;60;VSM;!1 minute;BCDSKW
Holy Aura;8;ab;A;Self;VSM;!1 minute;C
Hunter’s Mark;1;di;B;90;V;!1 hour;R
Hypnotic Pattern;3;il;A;120;SM;!1 minute;BSKW
Ice Knife;1;co;A;60;SM;I;DSW
Ice Storm;4;ev;A;300;VSM;I;DSW
Identify*;1;di;1 minute;Touch;VSM;I;BW
Illusory Script*;1;il;1 minute;Touch;SM;10 days;BKW
Imprisonment;9;ab;1 minute;30;VSM;Until dispelled;KW
Incendiary Cloud;8;co;A;150;VS;!1 minute;DSW
Inflict Wounds;1;ne;A;Touch;VS;I;C
Insect Plague;5;co;A;300;VSM;!10 minutes;CDS
Instant Summons*;6;co;1 minute;Touch;VSM;Until dispelled;W
Invisibility;2;il;A;Touch;VSM;!1 hour;BSKW
Irresistible Dance;6;en;A;30;V;!1 minute;BW
Jump;1;tr;B;Touch;VSM;1 minute;DRSW
Knock;2;tr;A;60;V;I;BSW
Legend Lore;5;di;10 minutes;Self;VSM;I;BCW
Lesser Restoration;2;ab;B;Touch;VS;I;BCDPR
Levitate;2;tr;A;60;VSM;!10 minutes;SW
Light;0;ev;A;Touch;VM;1 hour;BCSW
Lightning Bolt;3;ev;A;Self;VSM;I;SW
Locate Animals or Plants*;2;di;A;Self;VSM;I;BDR
Locate Creature;4;di;A;Self;VSM;!1 hour;BCDPRW
Locate Object;2;di;A;Self;VSM;!10 minutes;BCDPRW
Longstrider;1;tr;A;Touch;VSM;1 hour;BDRW
Mage Armor;1;ab;A;Touch;VSM;8 hours;SW
Mage Hand;0;co;A;30;VS;1 minute;BSKW
Magic Circle;3;ab;1 minute;10;VSM;1 hour;CPKW
Magic Jar;6;ne;1 minute;Self;VSM;Until dispelled;W
Magic Missile;1;ev;A;120;VS;I;SW
Magic Mouth*;2;il;1 minute;30;VSM;Until dispelled;BW
Magic Weapon;2;tr;B;Touch;VS;1 hour;PRSW
Magnificent Mansion;7;co;1 minute;300;VSM;24 hours;BW
Major Image;3;il;A;120;VSM;!10 minutes;BSKW
Mass Cure Wounds;5;ab;A;60;VS;I;BCD
Mass Heal;9;ab;A;60;VS;I;C
Mass Healing Word;3;ab;B;60;V;I;BC
Mass Suggestion;6;en;A;60;VM;24 hours;BSW
Maze;8;co;A;60;VS;!10 minutes;W
Meld into Stone*;3;tr;A;Touch;VS;8 hours;CDR
Mending;0;tr;1 minute;Touch;VSM;I;BCDSW
Message;0;tr;A;120;SM;1 round;BDSW
Meteor Swarm;9;ev;A;1 mile;VS;I;SW
Mind Blank;8;ab;A;Touch;VS;24 hours;BW
Mind Spike;2;di;A;120;S;!1 hour;SKW
Minor Illusion;0;il;A;30;SM;1 minute;BSKW
Mirage Arcane;7;il;10 minutes;Sight;VS;10 days;BDW
Mirror Image;2;il;A;Self;VS;1 minute;BSKW
Mislead;5;il;A;Self;S;!1 hour;BKW
Misty Step;2;co;B;Self;V;I;SKW
Modify Memory;5;en;A;30;VS;!1 minute;BW
Moonbeam;2;ev;A;120;VSM;!1 minute;D
Move Earth;6;tr;A;120;VSM;!2 hours;DSW
Nondetection;3;ab;A;Touch;VSM;8 hours;BRW
Pass without Trace;2;ab;A;Self;VSM;!1 hour;DR
Passwall;5;tr;A;30;VSM;1 hour;W
Phantasmal Force;2;il;A;60;VSM;!1 minute;BSW
Phantasmal Killer;4;il;A;120;VS;!1 minute;BW
Phantom Steed*;3;il;1 minute;30;VS;1 hour;W
Planar Ally;6;co;10 minutes;60;VS;I;C
Planar Binding;5;ab;1 hour;60;VSM;24 hours;BCDKW
Plane Shift;7;co;A;Touch;VSM;I;CDSKW
Plant Growth;3;tr;Action or 8 hours;150;VS;I;BDR
Poison Spray;0;ne;A;30;VS;I;DSKW
Polymorph;4;tr;A;60;VSM;!1 hour;BDSW
Power Word Heal;9;en;A;60;V;I;BC
Power Word Kill;9;en;A;60;V;I;BSKW
Power Word Stun;8;en;A;60;V;I;BSKW
Prayer of Healing;2;ab;10 minutes;30;V;I;CP
Prestidigitation;0;tr;A;10;VS;Up to 1 hour;BSKW
Prismatic Spray;7;ev;A;Self;VS;I;BSW
Prismatic Wall;9;ab;A;60;VS;10 minutes;BW
Private Sanctum;4;ab;10 minutes;120;VSM;24 hours;W
Produce Flame;0;co;B;Self;VS;10 minutes;D
Programmed Illusion;6;il;A;120;VSM;Until dispelled;BW
Project Image;7;il;A;500 miles;VSM;!1 day;BW
Protection from Energy;3;ab;A;Touch;VS;!1 hour;CDRSW
Protection from Evil and Good;1;ab;A;Touch;VSM;!10 minutes;CDPKW
Protection from Poison;2;ab;A;Touch;VS;1 hour;CDPR
Purify Food and Drink*;1;tr;A;10;VS;I;CDP
Raise Dead;5;ne;1 hour;Touch;VSM;I;BCP
Ray of Enfeeblement;2;ne;A;60;VS;!1 minute;KW
Ray of Frost;0;ev;A;60;VS;I;SW
Ray of Sickness;1;ne;A;60;VS;I;SW
Regenerate;7;tr;1 minute;Touch;VSM;1 hour;BCD
Reincarnate;5;ne;1 hour;Touch;VSM;I;D
Remove Curse;3;ab;A;Touch;VS;I;CPKW
Resilient Sphere;4;ab;A;30;VSM;!1 minute;W
Resistance;0;ab;A;Touch;VS;!1 minute;CD
Resurrection;7;ne;1 hour;Touch;VSM;I;BC
Reverse Gravity;7;tr;A;100;VSM;!1 minute;DSW
Revivify;3;ne;A;Touch;VSM;I;CDPR
Rope Trick;2;tr;A;Touch;VSM;1 hour;W
Sacred Flame;0;ev;A;60;VS;I;C
Sanctuary;1;ab;B;30;VSM;1 minute;C
Scorching Ray;2;ev;A;120;VS;I;SW
Scrying;5;di;10 minutes;Self;VSM;!10 minutes;BCDKW
Searing Smite;1;ev;B;Self;V;1 minute;P
Secret Chest;4;co;A;Touch;VSM;Until dispelled;W
See Invisibility;2;di;A;Self;VSM;1 hour;BSW
Seeming;5;il;A;30;VS;8 hours;BSW
Sending;3;di;A;Unlimited;VSM;I;BCW
Sequester;7;tr;A;Touch;VSM;Until dispelled;W
Shapechange;9;tr;A;Self;VSM;!1 hour;DW
Shatter;2;ev;A;60;VSM;I;BSW
Shield of Faith;1;ab;B;60;VSM;!10 minutes;CP
Shield;1;ab;R;Self;VS;1 round;SW
Shillelagh;0;tr;B;Self;VSM;1 minute;D
Shining Smite;2;tr;B;Self;V;!1 minute;P
Shocking Grasp;0;ev;A;Touch;VS;I;SW
Silence*;2;il;A;120;VS;!10 minutes;BCR
Silent Image;1;il;A;60;VSM;!10 minutes;BSW
Simulacrum;7;il;12 hours;Touch;VSM;Until dispelled;W
Sleep;1;en;A;60;VSM;!1 minute;BSW
Sleet Storm;3;co;A;150;VSM;!1 minute;DSW
Slow;3;tr;A;120;VSM;!1 minute;BSW
Sorcerous Burst;0;ev;A;120;VS;I;S
Spare the Dying;0;ne;A;15;VS;I;CD
Speak with Animals*;1;di;A;Self;VS;10 minutes;BDRK
Speak with Dead;3;ne;A;10;VSM;10 minutes;BCW
Speak with Plants;3;tr;A;Self;VS;10 minutes;BDR
Spider Climb;2;tr;A;Touch;VSM;!1 hour;SKW
Spike Growth;2;tr;A;150;VSM;!10 minutes;DR
Spirit Guardians;3;co;A;Self;VSM;!10 minutes;C
Spiritual Weapon;2;ev;B;60;VS;!1 minute;C
Starry Wisp;0;ev;A;60;VS;I;BD
Stinking Cloud;3;co;A;90;VSM;!1 minute;BSW
Stone Shape;4;tr;A;Touch;VSM;I;CDW
Stoneskin;4;tr;A;Touch;VSM;!1 hour;DRSW
Storm of Vengeance;9;co;A;1 mile;VS;!1 minute;D
Suggestion;2;en;A;30;VM;!8 hours;BSKW
Summon Dragon;5;co;A;60;VSM;!1 hour;W
Sunbeam;6;ev;A;Self;VSM;!1 minute;CDSW
Sunburst;8;ev;A;150;VSM;I;CDSW
Symbol;7;ab;1 minute;Touch;VSM;Until dispelled or triggered;BCDW
Telekinesis;5;tr;A;60;VS;!10 minutes;SW
Telepathic Bond*;5;di;A;30;VSM;1 hour;BW
Teleport;7;co;A;10;V;I;BSW
Teleportation Circle;5;co;1 minute;10;VM;1 round;BSKW
Thaumaturgy;0;tr;A;30;V;Up to 1 minute;C
Thunderwave;1;ev;A;Self;VS;I;BDSW
Time Stop;9;tr;A;Self;V;I;SW
Tiny Hut*;3;ev;1 minute;Self;VSM;8 hours;BW
Tongues;3;di;A;Touch;VM;1 hour;BCSKW
Transport via Plants;6;co;A;10;VS;1 minute;D
Tree Stride;5;co;A;Self;VS;!1 minute;DR
True Polymorph;9;tr;A;30;VSM;!1 hour;BKW
True Resurrection;9;ne;1 hour;Touch;VSM;I;CD
True Seeing;6;di;A;Touch;VSM;1 hour;BCSKW
True Strike;0;di;A;Self;SM;I;BSKW
Tsunami;8;co;1 minute;1 mile;VS;!6 rounds;D
Unseen Servant*;1;co;A;60;VSM;1 hour;BKW
Vampiric Touch;3;ne;A;Self;VS;!1 minute;SKW
Vicious Mockery;0;en;A;60;V;I;B
Vitriolic Sphere;4;ev;A;150;VSM;I;SW
Wall of Fire;4;ev;A;120;VSM;!1 minute;DSW
Wall of Force;5;ev;A;120;VSM;!10 minutes;W
Wall of Ice;6;ev;A;120;VSM;!10 minutes;W
Wall of Stone;5;ev;A;120;VSM;!10 minutes;DSW
Wall of Thorns;6;co;A;120;VSM;!10 minutes;D
Warding Bond;2;ab;A;Touch;VSM;1 hour;CP
Water Breathing*;3;tr;A;30;VSM;24 hours;DRSW
Water Walk*;3;tr;A;30;VSM;1 hour;CDRS
Web;2;co;A;60;VSM;!1 hour;SW
Weird;9;il;A;120;VS;!1 minute;KW
Wind Walk;6;tr;1 minute;30;VSM;8 hours;D
Wind Wall;3;ev;A;120;VSM;!1 minute;DR
Wish;9;co;A;Self;V;I;SW
Word of Recall;6;co;A;5;V;I;C
Zone of Truth;2;en;A;60;VS;10 minutes;BCP
`

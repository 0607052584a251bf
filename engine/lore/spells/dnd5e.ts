/** Facts of spells from SRD 5.1 (CC-BY-4.0). */
export interface Spell5e {
  name: string
  level: number
  school: School
  time: string
  range: string
  components: string
  duration: string
  concentration: boolean
  ritual: boolean
  classes: readonly SpellClass[]
}

const schools = {
  ab: 'Abjuration',
  co: 'Conjuration',
  di: 'Divination',
  en: 'Enchantment',
  ev: 'Evocation',
  il: 'Illusion',
  ne: 'Necromancy',
  tr: 'Transmutation',
} as const
export type School = (typeof schools)[keyof typeof schools]
const classes = {
  B: 'bard',
  C: 'cleric',
  D: 'druid',
  P: 'paladin',
  R: 'ranger',
  S: 'sorcerer',
  K: 'warlock',
  W: 'wizard',
} as const
export type SpellClass = (typeof classes)[keyof typeof classes]
const times: Readonly<Record<string, string>> = { A: 'Action', B: 'Bonus action', R: 'Reaction' }

/** By level: name (* a ritual), school, time, range (bare figures in feet), components, duration (! concentration), classes. */
const facts: readonly string[] = [
  `Acid Splash;co;A;60;VS;Instantaneous;SW|Chill Touch;ne;A;120;VS;1 round;SKW|Dancing Lights;ev;A;120;VSM;!1 minute;BSW|Druidcraft;tr;A;30;VS;Instantaneous;D|Eldritch Blast;ev;A;120;VS;Instantaneous;K|Fire Bolt;ev;A;120;VS;Instantaneous;SW|Guidance;di;A;Touch;VS;!1 minute;CD|Light;ev;A;Touch;VM;1 hour;BCSW|Mage Hand;co;A;30;VS;1 minute;BSKW|Mending;tr;1 minute;Touch;VSM;Instantaneous;BCDSW|Message;tr;A;120;VSM;1 round;BSW|Minor Illusion;il;A;30;SM;1 minute;BSKW|Poison Spray;co;A;10;VS;Instantaneous;DSKW|Prestidigitation;tr;A;10;VS;Up to 1 hour;BSKW|Produce Flame;co;A;Self;VS;10 minutes;D|Ray of Frost;ev;A;60;VS;Instantaneous;SW|Resistance;ab;A;Touch;VSM;!1 minute;CD|Sacred Flame;ev;A;60;VS;Instantaneous;C|Shillelagh;tr;B;Touch;VSM;1 minute;D|Shocking Grasp;ev;A;Touch;VS;Instantaneous;SW|Spare the Dying;ne;A;Touch;VS;Instantaneous;C|Thaumaturgy;tr;A;30;V;Up to 1 minute;C|Vicious Mockery;en;A;60;V;Instantaneous;B`,
  `Alarm*;ab;1 minute;30;VSM;8 hours;RW|Bane;en;A;30;VSM;!1 minute;BC|Bless;en;A;30;VSM;!1 minute;CP|Burning Hands;ev;A;Self (15-foot cone);VS;Instantaneous;SW|Charm Person;en;A;30;VS;1 hour;BDSKW|Command;en;A;60;V;1 round;CP|Comprehend Languages*;di;A;Self;VSM;1 hour;BSKW|Cure Wounds;ev;A;Touch;VS;Instantaneous;BCDPR|Detect Magic*;di;A;Self;VS;!10 minutes;BCDPRSW|Disguise Self;il;A;Self;VS;1 hour;BSW|Divine Favor;ev;B;Self;VS;!1 minute;P|Entangle;co;A;90;VS;!1 minute;D|Faerie Fire;ev;A;60;V;!1 minute;BD|Feather Fall;tr;R;60;VM;1 minute;BSW|Find Familiar*;co;1 hour;10;VSM;Instantaneous;W|Fog Cloud;co;A;120;VS;!1 hour;DRSW|Goodberry;tr;A;Touch;VSM;Instantaneous;DR|Grease;co;A;60;VSM;1 minute;W|Guiding Bolt;ev;A;120;VS;1 round;C|Healing Word;ev;B;60;V;Instantaneous;BCD|Hellish Rebuke;ev;R;60;VS;Instantaneous;K|Heroism;en;A;Touch;VS;!1 minute;BP|Hideous Laughter;en;A;30;VSM;!1 minute;BW|Hunter’s Mark;di;B;90;V;!1 hour;R|Identify*;di;1 minute;Touch;VSM;Instantaneous;BW|Illusory Script*;il;1 minute;Touch;SM;10 days;BKW|Longstrider;tr;A;Touch;VSM;1 hour;BDRW|Mage Armor;ab;A;Touch;VSM;8 hours;SW|Magic Missile;ev;A;120;VS;Instantaneous;SW|Protection from Evil and Good;ab;A;Touch;VSM;!10 minutes;CPKW|Sanctuary;ab;B;30;VSM;1 minute;C|Shield;ab;R;Self;VS;1 round;SW|Shield of Faith;ab;B;60;VSM;!10 minutes;CP|Silent Image;il;A;60;VSM;!10 minutes;BSW|Sleep;en;A;90;VSM;1 minute;BSW|Speak with Animals*;di;A;Self;VS;10 minutes;BDR|Thunderwave;ev;A;Self (15-foot cube);VS;Instantaneous;BDSW|Unseen Servant*;co;A;60;VSM;1 hour;BKW`,
  `Aid;ab;A;30;VSM;8 hours;CP|Augury*;di;1 minute;Self;VSM;Instantaneous;C|Barkskin;tr;A;Touch;VSM;!1 hour;DR|Blur;il;A;Self;V;!1 minute;SW|Darkness;ev;A;60;VM;!10 minutes;SKW|Darkvision;tr;A;Touch;VSM;8 hours;DRSW|Detect Thoughts;di;A;Self;VSM;!1 minute;BSW|Enthrall;en;A;60;VS;1 minute;BK|Find Steed;co;10 minutes;30;VS;Instantaneous;P|Flaming Sphere;co;A;60;VSM;!1 minute;DW|Gust of Wind;ev;A;Self (60-foot line);VSM;!1 minute;DSW|Heat Metal;tr;A;60;VSM;!1 minute;BD|Hold Person;en;A;60;VSM;!1 minute;BCDSKW|Invisibility;il;A;Touch;VSM;!1 hour;BSKW|Knock;tr;A;60;V;Instantaneous;BSW|Lesser Restoration;ab;A;Touch;VS;Instantaneous;BCDPR|Levitate;tr;A;60;VSM;!10 minutes;SW|Magic Weapon;tr;B;Touch;VS;!1 hour;PW|Mirror Image;il;A;Self;VS;1 minute;SKW|Misty Step;co;B;Self;V;Instantaneous;SKW|Moonbeam;ev;A;120;VSM;!1 minute;D|Pass without Trace;ab;A;Self;VSM;!1 hour;DR|Ray of Enfeeblement;ne;A;60;VS;!1 minute;KW|Scorching Ray;ev;A;120;VS;Instantaneous;SW|Shatter;ev;A;60;VSM;Instantaneous;BSKW|Silence*;il;A;120;VS;!10 minutes;BCR|Spider Climb;tr;A;Touch;VSM;!1 hour;SKW|Spike Growth;tr;A;150;VSM;!10 minutes;DR|Spiritual Weapon;ev;B;60;VS;1 minute;C|Suggestion;en;A;30;VM;!8 hours;BSKW|Web;co;A;60;VSM;!1 hour;SW|Zone of Truth;en;A;60;VS;10 minutes;BCP`,
  `Animate Dead;ne;1 minute;10;VSM;Instantaneous;CW|Bestow Curse;ne;A;Touch;VS;!1 minute;BCW|Call Lightning;co;A;120;VS;!10 minutes;D|Clairvoyance;di;10 minutes;1 mile;VSM;!10 minutes;BCSW|Conjure Animals;co;A;60;VS;!1 hour;DR|Counterspell;ab;R;60;S;Instantaneous;SKW|Create Food and Water;co;A;30;VS;Instantaneous;CP|Daylight;ev;A;60;VS;1 hour;CDPRS|Dispel Magic;ab;A;120;VS;Instantaneous;BCDPSKW|Fear;il;A;Self (30-foot cone);VSM;!1 minute;BSKW|Fireball;ev;A;150;VSM;Instantaneous;SW|Fly;tr;A;Touch;VSM;!10 minutes;SKW|Gaseous Form;tr;A;Touch;VSM;!1 hour;SKW|Haste;tr;A;30;VSM;!1 minute;SW|Hypnotic Pattern;il;A;120;SM;!1 minute;BSKW|Lightning Bolt;ev;A;Self (100-foot line);VSM;Instantaneous;SW|Magic Circle;ab;1 minute;10;VSM;1 hour;CPKW|Major Image;il;A;120;VSM;!10 minutes;BSKW|Mass Healing Word;ev;B;60;V;Instantaneous;C|Nondetection;ab;A;Touch;VSM;8 hours;BRW|Protection from Energy;ab;A;Touch;VS;!1 hour;CDRSW|Remove Curse;ab;A;Touch;VS;Instantaneous;CPKW|Revivify;ne;A;Touch;VSM;Instantaneous;CP|Sending;ev;A;Unlimited;VSM;1 round;BCW|Sleet Storm;co;A;150;VSM;!1 minute;DSW|Slow;tr;A;120;VSM;!1 minute;SW|Speak with Dead;ne;A;10;VSM;10 minutes;BC|Spirit Guardians;co;A;Self (15-foot radius);VSM;!10 minutes;C|Stinking Cloud;co;A;90;VSM;!1 minute;BSW|Tongues;di;A;Touch;VM;1 hour;BCSKW|Vampiric Touch;ne;A;Self;VS;!1 minute;KW|Water Breathing*;tr;A;30;VSM;24 hours;DRSW|Wind Wall;ev;A;120;VSM;!1 minute;DR`,
  `Arcane Eye;di;A;30;VSM;!1 hour;W|Banishment;ab;A;60;VSM;!1 minute;CPSKW|Blight;ne;A;30;VS;Instantaneous;DSKW|Confusion;en;A;90;VSM;!1 minute;BDSW|Death Ward;ab;A;Touch;VS;8 hours;CP|Dimension Door;co;A;500;V;Instantaneous;BSKW|Divination*;di;A;Self;VSM;Instantaneous;C|Dominate Beast;en;A;60;VS;!1 minute;DS|Fire Shield;ev;A;Self;VSM;10 minutes;W|Freedom of Movement;ab;A;Touch;VSM;1 hour;BCDR|Greater Invisibility;il;A;Touch;VS;!1 minute;BSW|Guardian of Faith;co;A;30;V;8 hours;C|Ice Storm;ev;A;300;VSM;Instantaneous;DSW|Locate Creature;di;A;Self;VSM;!1 hour;BCDPRW|Phantasmal Killer;il;A;120;VS;!1 minute;W|Polymorph;tr;A;60;VSM;!1 hour;BDSW|Stoneskin;ab;A;Touch;VSM;!1 hour;DRSW|Wall of Fire;ev;A;120;VSM;!1 minute;DSW`,
  `Cloudkill;co;A;120;VS;!10 minutes;SW|Commune*;di;1 minute;Self;VSM;1 minute;C|Commune with Nature*;di;1 minute;Self;VS;Instantaneous;DR|Cone of Cold;ev;A;Self (60-foot cone);VSM;Instantaneous;SW|Contact Other Plane*;di;1 minute;Self;V;1 minute;KW|Dominate Person;en;A;60;VS;!1 minute;BSW|Dream;il;1 minute;Special;VSM;8 hours;BKW|Flame Strike;ev;A;60;VSM;Instantaneous;C|Geas;en;1 minute;60;V;30 days;BCDPW|Greater Restoration;ab;A;Touch;VSM;Instantaneous;BCD|Hold Monster;en;A;90;VSM;!1 minute;BSKW|Insect Plague;co;A;300;VSM;!10 minutes;CDS|Mass Cure Wounds;ev;A;60;VS;Instantaneous;BCD|Passwall;tr;A;30;VSM;1 hour;W|Raise Dead;ne;1 hour;Touch;VSM;Instantaneous;BCP|Scrying;di;10 minutes;Self;VSM;!10 minutes;BCDKW|Telekinesis;tr;A;60;VS;!10 minutes;SW|Tree Stride;co;A;Self;VS;!1 minute;DR|Wall of Force;ev;A;120;VSM;!10 minutes;W|Wall of Stone;ev;A;120;VSM;!10 minutes;DSW`,
  `Blade Barrier;ev;A;90;VS;!10 minutes;C|Chain Lightning;ev;A;150;VSM;Instantaneous;SW|Circle of Death;ne;A;150;VSM;Instantaneous;SKW|Disintegrate;tr;A;60;VSM;Instantaneous;SW|Eyebite;ne;A;Self;VS;!1 minute;BSKW|Find the Path;di;1 minute;Self;VSM;!1 day;BCD|Globe of Invulnerability;ab;A;Self (10-foot radius);VSM;!1 minute;SW|Harm;ne;A;60;VS;Instantaneous;C|Heal;ev;A;60;VS;Instantaneous;CD|Mass Suggestion;en;A;60;VM;24 hours;BSKW|Sunbeam;ev;A;Self (60-foot line);VSM;!1 minute;DSW|True Seeing;di;A;Touch;VSM;1 hour;BCSKW|Wall of Thorns;co;A;120;VSM;!10 minutes;D`,
  `Etherealness;tr;A;Self;VS;Up to 8 hours;BCSKW|Finger of Death;ne;A;60;VS;Instantaneous;SKW|Fire Storm;ev;A;150;VS;Instantaneous;CDS|Forcecage;ev;A;100;VSM;1 hour;BKW|Plane Shift;co;A;Touch;VSM;Instantaneous;CDSKW|Prismatic Spray;ev;A;Self (60-foot cone);VS;Instantaneous;SW|Regenerate;tr;1 minute;Touch;VSM;1 hour;BCD|Reverse Gravity;tr;A;100;VSM;!1 minute;DSW|Teleport;co;A;10;V;Instantaneous;BSW`,
  `Demiplane;co;A;60;S;1 hour;KW|Dominate Monster;en;A;60;VS;!1 hour;BSKW|Earthquake;ev;A;500;VSM;!1 minute;CDS|Feeblemind;en;A;150;VSM;Instantaneous;BDKW|Glibness;tr;A;Self;V;1 hour;BK|Holy Aura;ab;A;Self;VSM;!1 minute;C|Maze;co;A;60;VS;!10 minutes;W|Mind Blank;ab;A;Touch;VS;24 hours;BW|Power Word Stun;en;A;60;V;Instantaneous;BSKW|Sunburst;ev;A;150;VSM;Instantaneous;DSW`,
  `Foresight;di;1 minute;Touch;VSM;8 hours;BDKW|Gate;co;A;60;VSM;!1 minute;CSW|Mass Heal;ev;A;60;VS;Instantaneous;C|Meteor Swarm;ev;A;1 mile;VS;Instantaneous;SW|Power Word Kill;en;A;60;V;Instantaneous;BSKW|Shapechange;tr;A;Self;VSM;!1 hour;DW|Storm of Vengeance;co;A;Sight;VS;!1 minute;D|Time Stop;tr;A;Self;V;Instantaneous;SW|True Polymorph;tr;A;30;VSM;!1 hour;BKW|True Resurrection;ne;1 hour;Touch;VSM;Instantaneous;CD|Wish;co;A;Self;V;Instantaneous;SW`,
]

/** About two hundred spells of the 5e rules, cantrips first. */
export const spells5e: readonly Spell5e[] = facts.flatMap((list, level) =>
  list.split('|').map((entry) => {
    const [name = '', school = '', time = '', range = '', components = '', duration = '', who = ''] = entry.split(';')
    return {
      name: name.replace('*', ''),
      level,
      school: schools[school as keyof typeof schools],
      time: times[time] ?? time,
      range: /^\d+$/.test(range) ? `${range} ft` : range,
      components: [...components].join(', '),
      duration: duration.replace('!', ''),
      concentration: duration.startsWith('!'),
      ritual: name.endsWith('*'),
      classes: [...who].map((letter) => classes[letter as keyof typeof classes]),
    }
  }),
)

import type { DamageType, Strike } from '../monster-brief.ts'

export interface PathfinderWeapon {
  name: string
  category: 'simple' | 'martial' | 'advanced'
  group: string
  hands: 1 | 2
  die: number
  type: DamageType
  /** As a strike's line has them: "deadly d8", "thrown 10 feet". */
  traits: readonly string[]
  /** Range increment of what is shot or only thrown, feet. */
  range?: number
  /** Of what is thrown though it is held, feet. */
  thrown?: number
  /** 0.1 is light, 0 negligible. */
  bulk: number
}

/**
 * Weapons of Pathfinder Player Core (ORC) and a few of other books (ORC), compared row by row with the public item data of Foundry's pf2e
 * system (github.com/foundryvtt/pf2e, packs of equipment); the shield bash is not among them. The hand crossbow and the longbow were
 * found there only as before the remaster: the hand crossbow's group is the remaster's for crossbows.
 * Name; group; hands; die (1 is a number and no die) and damage type; bulk (L light); range of what is shot or thrown alone; traits, a thrown one's with its feet.
 */
const simple = `
club;club;1;6B;1;;thrown 10
dagger;knife;1;4P;L;;agile, finesse, thrown 10, versatile S
gauntlet;brawling;1;4B;L;;agile, free-hand
katar;knife;1;4P;L;;agile, deadly d6, monk
light mace;club;1;4B;L;;agile, finesse, shove
longspear;spear;2;8P;2;;reach
mace;club;1;6B;1;;shove
morningstar;club;1;6B;1;;versatile P
sickle;knife;1;4S;L;;agile, finesse, trip
spear;spear;1;6P;1;;monk, thrown 20
spiked gauntlet;brawling;1;4P;L;;agile, free-hand
staff;club;1;4B;1;;monk, two-hand d8
clan dagger;knife;1;4P;L;;agile, dwarf, parry, versatile B
crossbow;crossbow;2;8P;1;120;
hand crossbow;crossbow;1;6P;L;60;
heavy crossbow;crossbow;2;10P;2;120;
sling;sling;1;6B;L;50;propulsive
dart;dart;1;4P;L;20;agile, thrown
blowgun;dart;1;1P;L;20;agile, nonlethal
javelin;dart;1;6P;L;30;thrown`
const martial = `
bastard sword;sword;1;8S;1;;two-hand d12
battle axe;axe;1;8S;1;;sweep
bo staff;club;2;8B;2;;monk, parry, reach, trip
dogslicer;sword;1;6S;L;;agile, backstabber, finesse, goblin
elven curve blade;sword;2;8S;2;;elf, finesse, forceful
falchion;sword;2;10S;2;;forceful, sweep
filcher’s fork;spear;1;4P;L;;agile, backstabber, deadly d6, finesse, halfling, thrown 20
flail;flail;1;6B;1;;disarm, sweep, trip
glaive;polearm;2;8S;2;;deadly d8, forceful, reach
gnome hooked hammer;hammer;1;6B;1;;gnome, trip, two-hand d10, versatile P
greataxe;axe;2;12S;2;;sweep
greatclub;club;2;10B;2;;backswing, shove
greatpick;pick;2;10P;2;;fatal d12
greatsword;sword;2;12S;2;;versatile P
guisarme;polearm;2;10S;2;;reach, trip
halberd;polearm;2;10P;2;;reach, versatile S
hatchet;axe;1;6S;L;;agile, sweep, thrown 10
horsechopper;polearm;2;8S;2;;goblin, reach, trip, versatile P
kama;knife;1;6S;L;;agile, monk, trip
katana;sword;1;6S;1;;deadly d8, two-hand d10, versatile P
kukri;knife;1;6S;L;;agile, finesse, trip
lance;spear;2;8P;2;;deadly d8, jousting d6, reach
light hammer;hammer;1;6B;L;;agile, thrown 20
light pick;pick;1;4P;L;;agile, fatal d8
longsword;sword;1;8S;1;;versatile P
main-gauche;knife;1;4P;L;;agile, disarm, finesse, parry, versatile S
maul;hammer;2;12B;2;;shove
naginata;polearm;2;8S;2;;deadly d8, reach, versatile P
nunchaku;club;1;6B;L;;backswing, disarm, finesse, monk
orc knuckle dagger;knife;1;6P;L;;agile, disarm, orc
pick;pick;1;6P;1;;fatal d10
ranseur;polearm;2;10P;2;;disarm, reach
rapier;sword;1;6P;1;;deadly d8, disarm, finesse
sai;knife;1;4P;L;;agile, disarm, finesse, monk, versatile B
sap;club;1;6B;L;;agile, nonlethal
scimitar;sword;1;6S;1;;forceful, sweep
scythe;polearm;2;10S;2;;deadly d10, trip
shield bash;shield;1;4B;0;;
shortsword;sword;1;6P;L;;agile, finesse, versatile S
spiked chain;flail;2;8S;1;;disarm, finesse, trip
starknife;knife;1;4P;L;;agile, deadly d6, finesse, thrown 20, versatile S
temple sword;sword;1;8S;1;;monk, trip
trident;spear;1;8P;1;;thrown 20
wakizashi;sword;1;4S;L;;agile, deadly d8, finesse, versatile P
war flail;flail;2;10B;2;;disarm, sweep, trip
warhammer;hammer;1;8B;1;;shove
whip;flail;1;4S;1;;disarm, finesse, nonlethal, reach, trip
arbalest;crossbow;2;10P;2;110;backstabber
composite longbow;bow;2;8P;2;100;deadly d10, propulsive, volley 30 feet
composite shortbow;bow;2;6P;1;60;deadly d10, propulsive
halfling sling staff;sling;2;10B;1;80;halfling, propulsive
longbow;bow;2;8P;2;100;deadly d10, volley 30 feet
shortbow;bow;2;6P;1;60;deadly d10
shuriken;dart;1;4P;0;20;agile, monk, thrown`
const advanced = `
aldori dueling sword;sword;1;8S;1;;finesse, versatile P
dwarven war axe;axe;1;8S;2;;dwarf, sweep, two-hand d12
gnome flickmace;flail;1;6B;1;;gnome, reach, sweep
orc necksplitter;axe;1;8S;1;;forceful, orc, sweep
sawtooth saber;sword;1;6S;L;;agile, finesse, twin`

const types: Readonly<Record<string, DamageType>> = { B: 'bludgeoning', P: 'piercing', S: 'slashing' }

function read(category: PathfinderWeapon['category'], line: string): PathfinderWeapon {
  const [name = '', group = '', hands = '', damage = '', bulk = '', range = '', said = ''] = line.split(';')
  const thrown = Number(/\bthrown (\d+)/.exec(said)?.[1] ?? 0)
  return {
    name,
    category,
    group,
    hands: hands === '2' ? 2 : 1,
    die: Number.parseInt(damage, 10),
    type: types[damage.slice(-1)] ?? 'bludgeoning',
    traits: said ? said.split(', ').map((trait) => trait.replace(/^thrown (\d+)$/, 'thrown $1 feet')) : [],
    ...(range ? { range: Number(range) } : {}),
    ...(thrown ? { thrown } : {}),
    bulk: bulk === 'L' ? 0.1 : Number(bulk),
  }
}

/** Weapons by what they are in the rules. */
export const pathfinderWeapons: readonly PathfinderWeapon[] = Object.entries({ simple, martial, advanced }).flatMap(
  ([category, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => read(category as PathfinderWeapon['category'], line)),
)

/** Other words for them, as people write and the other rule system has them. */
const otherNames: Readonly<Record<string, string>> = {
  axe: 'battle axe',
  battleaxe: 'battle axe',
  blade: 'longsword',
  'blow gun': 'blowgun',
  'blow pipe': 'blowgun',
  blowpipe: 'blowgun',
  bow: 'shortbow',
  broadsword: 'longsword',
  claymore: 'greatsword',
  cleaver: 'hatchet',
  cudgel: 'club',
  cutlass: 'scimitar',
  dirk: 'dagger',
  'dwarven waraxe': 'dwarven war axe',
  foil: 'rapier',
  hammer: 'warhammer',
  handaxe: 'hatchet',
  'hand axe': 'hatchet',
  knife: 'dagger',
  'light crossbow': 'crossbow',
  'morning star': 'morningstar',
  pickaxe: 'pick',
  pike: 'longspear',
  polearm: 'halberd',
  quarterstaff: 'staff',
  sabre: 'scimitar',
  'short sword': 'shortsword',
  'long sword': 'longsword',
  'great sword': 'greatsword',
  sledgehammer: 'maul',
  stiletto: 'dagger',
  sword: 'longsword',
  'throwing knife': 'dagger',
  'war hammer': 'warhammer',
  'war pick': 'pick',
}

const byName = new Map(pathfinderWeapons.map((weapon) => [weapon.name, weapon]))
const longest = [...byName.keys(), ...Object.keys(otherNames)].sort((a, b) => b.length - a.length)

/** The weapon that somebody means: "a rusty longsword" is a longsword, and a shortsword none; undefined for what is no weapon. */
export function pathfinderWeaponNamed(words: string): PathfinderWeapon | undefined {
  const said = words
    .toLowerCase()
    .replace(/'/g, '’')
    .replace(/^thrown /, '')
    .trim()
  const name = longest.find((known) => said === known || said.endsWith(` ${known}`))
  return name === undefined ? undefined : byName.get(otherNames[name] ?? name)
}

/** A weapon as somebody strikes with it, by the name it was given. */
export const strikeWith = (name: string, { die: _die, type, range }: PathfinderWeapon): Strike => ({
  name,
  type,
  weight: 1,
  ...(range ? { range: { near: range, far: range * 6 } } : { reach: 5 }),
})

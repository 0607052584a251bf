import { isProp, kindOf } from './catalogue.ts'
import type { AreaKind, BattlemapScene } from './scene.ts'

const areaConcepts: Partial<Record<AreaKind, readonly string[]>> = {
  water: ['water'],
  lava: ['lava'],
  pit: ['pit'],
  ice: ['ice'],
  path: ['path'],
  road: ['road'],
  snow: ['snow'],
  mud: ['mud'],
  carpet: ['carpet'],
  rails: ['mine-cart'],
}

/** Props that are a sort of something a person would call by its plain name. */
const propConcepts: Readonly<Record<string, string>> = {
  sloop: 'ship',
  'open-grave': 'gravestone',
  'bridge-stub': 'bridge',
  'buried-pillar': 'pillar',
  'rope-bridge': 'bridge',
  drawbridge: 'bridge',
  boardwalk: 'walkway',
  'rotten-boardwalk': 'walkway',
  'tipped-wagon': 'wagon',
  'burnt-wagon': 'wagon',
  'dead-horse': 'horse',
}

/** How a castle's towers, or a tower's floors, are built: by how many corners their rings have. */
function towersIn({ setting, floors }: BattlemapScene): string[] {
  if (setting !== 'castle' && setting !== 'tower') return []
  const rise = setting === 'castle' ? 1.2 : 0.7
  const rings = floors.filter((floor) => floor.rise === rise).map(({ outline }) => outline.length)
  return [
    ...(rings.some((corners) => corners > 20) ? ['round-towers'] : []),
    ...(rings.includes(4) ? ['square-towers'] : []),
  ]
}

/** Concepts that can be found on a battle map, asked for or not. */
export function shownOnBattlemap(scene: BattlemapScene): string[] {
  const { setting, variant, rooms, props, areas, ambience, base, floors } = scene
  return [
    variant,
    setting,
    // A keep told by its floors.
    ...(setting === 'tower' && (variant === 'keep' || variant === 'castle') ? ['keep', 'castle'] : []),
    // What grows is in leaf, and nothing lies on it: the season nobody has to ask for.
    ...(base === 'grass' && ambience.weather !== 'snow' ? ['summer'] : []),
    ...(rooms.some(({ purpose }) => purpose.startsWith('Cell ')) ? ['cells', 'portcullis'] : []),
    ...(variant === 'lake' ? ['water', 'ice'] : []),
    ...(rooms.some(({ purpose }) => purpose === 'Mausoleum') ? ['crypt'] : []),
    ...(variant === 'rampart' ? ['tower', 'portcullis', 'road'] : []),
    ...(variant === 'dock' ? ['water', 'warehouse', 'house', 'ship'] : []),
    ...(variant === 'stable' && setting === 'institution' ? ['stall'] : []),
    ...(variant === 'mill' ? ['river', 'waterwheel'] : variant === 'windmill' ? ['mill', 'sails'] : []),
    ...(setting === 'hall' || setting === 'temple' ? ['dais'] : []),
    ...(scene.stone === '#3f3d49' ? ['obsidian black'] : []),
    ...towersIn(scene),
    ambience.weather,
    base,
    ...floors.map(({ ground }) => ground),
    ...rooms.map(({ purpose }) => purpose.toLowerCase()),
    ...props.flatMap(({ kind }) => (propConcepts[kind] === undefined ? [kind] : [kind, propConcepts[kind]])),
    // What is lit burns, as it should.
    ...props.filter(({ kind }) => isProp(kind) && kindOf(kind).light).map(({ kind }) => `${kind} burning`),
    ...areas.flatMap(({ kind }) => areaConcepts[kind] ?? []),
    ...(setting === 'clearing' && props.filter(({ kind }) => kind === 'tree').length > 20 ? ['forest'] : []),
  ]
}

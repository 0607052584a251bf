import { fromOklab, hex, mix, type Rgb, shade, toOklab } from '../../../paint/colour.ts'
import type { Crop, Dress, Part, TownmapScene, WardKind } from '../scene.ts'
import { roofColours } from '../words/dress.ts'

/** The colours of a painted map. */
export interface Palette {
  /** Open country: its usual, its dry and its rich tone. */
  grass: readonly [Rgb, Rgb, Rgb]
  rock: Rgb
  bank: Rgb
  deep: Rgb
  shallow: Rgb
  foam: Rgb
  road: Rgb
  roadEdge: Rgb
  street: Rgb
  plaza: Rgb
  yards: Record<WardKind, Rgb>
  /** Ten tones a ward. */
  roofs: Record<WardKind, Rgb[]>
  materials: Record<Part['material'], Rgb>
  crops: Record<Crop, Rgb>
  /** Crowns of trees, light side; three kinds. */
  leaves: readonly Rgb[]
  bare: boolean
  stone: Rgb
  timber: Rgb
  ink: Rgb
  shadow: Rgb
  cloth: readonly Rgb[]
}

interface Country {
  grass: [string, string, string]
  leaves: string[]
  crops: Record<Crop, string>
}

const countries: Record<string, Country> = {
  summer: {
    grass: ['#a3a56a', '#c2b27a', '#869256'],
    leaves: ['#7d9148', '#6d8443', '#8f9a4e'],
    crops: {
      wheat: '#cdb768',
      barley: '#c2b277',
      green: '#93a057',
      fallow: '#b39a6c',
      pasture: '#9aa762',
      orchard: '#94a05c',
      vines: '#a49a62',
    },
  },
  spring: {
    grass: ['#a5b06c', '#b9b87e', '#8aa25a'],
    leaves: ['#8fa850', '#a3b25e', '#d8b2ae'],
    crops: {
      wheat: '#a9b566',
      barley: '#b4b673',
      green: '#8fae5a',
      fallow: '#a98e68',
      pasture: '#9cb365',
      orchard: '#9bb064',
      vines: '#a5a568',
    },
  },
  autumn: {
    grass: ['#ab9c62', '#c0a46c', '#93894f'],
    leaves: ['#c08038', '#a65a2e', '#c9a04a'],
    crops: {
      wheat: '#b89f66',
      barley: '#ae9566',
      green: '#989255',
      fallow: '#94775a',
      pasture: '#a39a5e',
      orchard: '#a89558',
      vines: '#a3683f',
    },
  },
  winter: {
    grass: ['#dfe2e2', '#ced4d8', '#eceae4'],
    leaves: ['#7f8a84', '#8f9790', '#747f7c'],
    crops: {
      wheat: '#dcdcd6',
      barley: '#d5d6d2',
      green: '#d9dcd8',
      fallow: '#c9c4ba',
      pasture: '#e0e2de',
      orchard: '#d8dad6',
      vines: '#cfccc6',
    },
  },
  desert: {
    grass: ['#d9b980', '#e4cb98', '#c8a56e'],
    leaves: ['#7f9150', '#8c9656', '#6f8848'],
    crops: {
      wheat: '#cdb25f',
      barley: '#c2aa62',
      green: '#9da257',
      fallow: '#c3a06b',
      pasture: '#b5a866',
      orchard: '#a9a25c',
      vines: '#ab9a5e',
    },
  },
  swamp: {
    grass: ['#84885a', '#958f66', '#6b774e'],
    leaves: ['#667446', '#5d6c48', '#788052'],
    crops: {
      wheat: '#a79a5c',
      barley: '#9b935d',
      green: '#7d884e',
      fallow: '#877656',
      pasture: '#818a55',
      orchard: '#7b8550',
      vines: '#847c50',
    },
  },
  moor: {
    grass: ['#9c9670', '#ab8f80', '#848358'],
    leaves: ['#77804f', '#6c7449', '#8b8c5a'],
    crops: {
      wheat: '#bfab6a',
      barley: '#b1a26c',
      green: '#8e945a',
      fallow: '#a18867',
      pasture: '#939763',
      orchard: '#8d9159',
      vines: '#988c5e',
    },
  },
  jungle: {
    grass: ['#86a058', '#9aa862', '#6b8c4c'],
    leaves: ['#57863f', '#6c9a45', '#4c7a44'],
    crops: {
      wheat: '#bfb05c',
      barley: '#a9a95c',
      green: '#84a24e',
      fallow: '#a08658',
      pasture: '#8ba556',
      orchard: '#82a050',
      vines: '#8a9650',
    },
  },
}

const roofTones: Record<Dress['roofing'], Partial<Record<WardKind, string[]>> & { other: string[] }> = {
  tile: {
    other: ['#a2583c', '#ad6745', '#945038', '#b4774f'],
    merchant: ['#a04a34', '#ab5839', '#8e4332', '#b2653f'],
    patrician: ['#8f4236', '#5d6672', '#9a4f39', '#69707a'],
    slum: ['#967a58', '#86694d', '#a48c68', '#7c6750'],
    harbour: ['#8e6450', '#9c6f52', '#7f7468', '#88604a'],
    outskirts: ['#b1904f', '#a5834c', '#bb9d62', '#9c6a48'],
  },
  thatch: { other: ['#b89a58', '#a98b50', '#c3a768', '#9b814e'] },
  slate: { other: ['#6d7681', '#7b838b', '#5f6974', '#868a8d'], slum: ['#857b6d', '#776e63', '#928878'] },
  adobe: {
    other: ['#e9d9b4', '#d6bc8e', '#efe3c6', '#c9a878', '#dcc59c'],
    patrician: ['#f0e7d0', '#e6dcc4', '#efe3c6', '#b9714f'],
    merchant: ['#eadbb8', '#dcc59c', '#c08a62', '#efe3c6', '#d2b586'],
    slum: ['#c6a77b', '#b99a70', '#cfb58c'],
  },
  shingle: { other: ['#7d6650', '#8c735a', '#6f5c4a', '#97805f'], slum: ['#85745f', '#776752'] },
  marble: { other: ['#dcd5c8', '#e5dfd3', '#cfc7ba', '#c2b9ae'], slum: ['#b7a48c', '#a8957e'] },
}

/** The colours a scene's dress asks for. */
export function paletteOf(scene: TownmapScene): Palette {
  const { dress } = scene
  const winter = dress.season === 'winter'
  const country = countries[dress.land !== 'temperate' && !winter ? dress.land : dress.season]!
  const mood = moodOf(dress.mood)
  const tune = (text: string) => mood(hex(text))
  const snow = (colour: Rgb, depth: number) => (winter ? mix(colour, [232, 236, 240], depth) : colour)
  const wild = scene.overgrown * 0.55
  const meadow = tune(country.grass[2])
  const ground = (text: string, depth = 0.55) => snow(mix(tune(text), meadow, wild), depth)
  const sandy = dress.land === 'desert'
  const roofs = {} as Record<WardKind, Rgb[]>
  const yards = {} as Record<WardKind, Rgb>
  const yardTones: Record<WardKind, string> = {
    slum: '#a89878',
    craftsmen: '#aaa274',
    merchant: '#b3a67e',
    patrician: '#98a164',
    harbour: '#b0a288',
    outskirts: sandy ? '#c6a973' : '#9aa063',
    park: sandy ? '#a5a465' : '#8fa25c',
    temple: '#a9a774',
    citadel: '#b3a688',
  }
  for (const ward of Object.keys(yardTones) as WardKind[]) {
    yards[ward] = ground(yardTones[ward], 0.78)
    const set = roofTones[dress.roofing]
    const asked = dress.roofs.map((name) => roofColours[name]!)
    const tones = asked.length > 0 ? asked : (set[ward] ?? set.other)
    roofs[ward] = Array.from({ length: 10 }, (_, i) => {
      const base = tune(tones[i % tones.length]!)
      const [l, a, b] = toOklab(base)
      // Neighbours differ a little in age and weather.
      const drift = ((i * 37) % 10) / 10 - 0.45
      return snow(fromOklab([l + drift * 0.06, a * (1 - drift * 0.2), b * (1 - drift * 0.2)]), 0.5)
    })
  }
  const walls =
    dress.walls === ''
      ? sandy
        ? '#d3bd95'
        : dress.roofing === 'marble'
          ? '#dcd6ca'
          : '#a69c88'
      : (roofColours[dress.walls] ?? '#a69c88')
  const tile =
    dress.landmarks !== '' && roofColours[dress.landmarks]
      ? roofColours[dress.landmarks]!
      : dress.roofs[0]
        ? roofColours[dress.roofs[0]]!
        : sandy
          ? '#d8c096'
          : '#a2523a'
  const slate =
    dress.landmarks !== '' && roofColours[dress.landmarks]
      ? roofColours[dress.landmarks]!
      : dress.roofs[1]
        ? roofColours[dress.roofs[1]]!
        : sandy
          ? '#cdb48a'
          : dress.roofing === 'marble'
            ? '#d5cfc4'
            : '#68727e'
  const frozen = scene.frozen
  const said = (name: string, text: string, amount: number) =>
    roofColours[name] === undefined ? tune(text) : mix(tune(text), tune(roofColours[name]), amount)
  const wet = (text: string) => said(dress.waters, text, 0.62)
  return {
    grass: [said(dress.fields, country.grass[0], 0.16), tune(country.grass[1]), meadow],
    rock: snow(tune(sandy ? '#b98f62' : '#94897a'), 0.3),
    bank: snow(tune(sandy ? '#e3cd9c' : dress.land === 'swamp' ? '#7d7650' : '#bfab7c'), 0.5),
    deep: wet(
      frozen
        ? '#cbdae2'
        : dress.land === 'swamp'
          ? '#5f7362'
          : dress.land === 'desert'
            ? '#4f949a'
            : winter
              ? '#6f8c9b'
              : '#5d8894',
    ),
    shallow: wet(frozen ? '#e6eef2' : dress.land === 'swamp' ? '#7c8a68' : winter ? '#93adb8' : '#86aca8'),
    foam: tune('#eef2e8'),
    road: ground(sandy ? '#e6d3a8' : '#d2bd92', 0.66),
    roadEdge: ground('#8d7850', 0.3),
    street: ground(sandy ? '#d3b98b' : '#cfbe98', 0.64),
    plaza: ground(sandy ? '#e6d5b0' : '#d9cdb0', 0.36),
    yards,
    roofs,
    materials: {
      tile: snow(tune(tile), 0.45),
      slate: snow(tune(slate), 0.45),
      stone: snow(tune(walls), 0.25),
      thatch: snow(tune('#b89a58'), 0.45),
      wood: snow(tune('#80664a'), 0.5),
      copper: snow(tune('#6f9d90'), 0.45),
      cloth: tune('#d8c9a6'),
    },
    crops: Object.fromEntries(
      Object.entries(country.crops).map(([crop, text]) => [crop, said(dress.fields, text, 0.5)]),
    ) as Record<Crop, Rgb>,
    leaves: country.leaves.map((text) => said(dress.leaves, text, 0.66)),
    bare: winter,
    stone: snow(tune(walls), 0.18),
    timber: snow(tune('#7c6248'), 0.2),
    ink: mood(winter ? [52, 50, 54] : [56, 38, 24]),
    shadow: winter ? [58, 70, 104] : [44, 30, 30],
    cloth: ['#b3452f', '#3f6c86', '#d6a64c', '#5e7d4c', '#e3d6b8', '#8a4f6d', '#c77b41'].map(tune),
  }
}

/** A mood shifts every colour a little, as a glaze would. */
function moodOf(mood: string): (colour: Rgb) => Rgb {
  const glazes: Record<string, [tint: string, amount: number, chroma: number, light: number]> = {
    dreary: ['#7c8078', 0.2, 0.62, -0.05],
    grim: ['#5c5650', 0.2, 0.55, -0.1],
    eerie: ['#5f7f74', 0.24, 0.6, -0.08],
    ominous: ['#5c4a52', 0.2, 0.66, -0.1],
    desolate: ['#94886c', 0.26, 0.55, -0.02],
    mystical: ['#7a6a9a', 0.2, 0.9, -0.02],
    serene: ['#a9c0b4', 0.12, 0.95, 0.03],
    cheerful: ['#e6c878', 0.06, 1.2, 0.035],
    majestic: ['#d8b070', 0.07, 1.14, 0],
    cosy: ['#d89a5c', 0.12, 1.06, 0],
  }
  const glaze = glazes[mood]
  if (!glaze) return (colour) => colour
  const [tint, amount, chroma, light] = glaze
  return (colour) => mix(shade(colour, light, chroma), hex(tint), amount)
}

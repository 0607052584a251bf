import { hex, type Rgb } from '../../paint/colour.ts'

/** How a kind of thing is set: overall height and distance (m), the height of its own hill, its colours. */
export interface Setting {
  size: number
  z: number
  hill: number
  wall: Rgb
  roof: Rgb
  afloat?: boolean
  /** "Three ships" are three; "three villages" would not fit. */
  several?: boolean
  /** Radius of its hill in sizes; 4.5 when left out. */
  wide?: number
  /** How much of the picture's height it fills as what the picture is of; less beside other things. Else as most do. */
  share?: number
  /** What a colour word paints: walls unless said. */
  tinted?: 'roof'
}

/** What floats or has its feet in water: it stands at the water's level, wherever the ground lies. */
export const isAfloat = (name: string): boolean => settings[name]?.afloat === true

const stone = hex('#a39a8c')
const slate = hex('#56606e')
const wood = hex('#7d6044')

export const settings: Record<string, Setting> = {
  castle: { size: 64, z: 235, hill: 34, wall: stone, roof: slate, several: true, wide: 1.8 },
  city: { share: 0.36, size: 74, z: 330, hill: 44, wall: hex('#d6c6a6'), roof: hex('#9a5540'), wide: 2.3 },
  village: { share: 0.34, size: 36, z: 140, hill: 6, wall: hex('#cdbfa2'), roof: hex('#8a6248'), wide: 2.6 },
  cottage: { share: 0.36, size: 8, z: 46, hill: 1.5, wall: hex('#c3b393'), roof: hex('#8d6f4a'), several: true },
  tower: { size: 52, z: 165, hill: 18, wall: stone, roof: hex('#4c5a78'), several: true, wide: 1.5 },
  lighthouse: { size: 48, z: 170, hill: 0, wall: hex('#dcd6c8'), roof: hex('#a33e34'), several: true },
  temple: {
    share: 0.46,
    size: 26,
    z: 112,
    hill: 12,
    wall: hex('#cfc7b4'),
    roof: hex('#a97f5c'),
    several: true,
    wide: 2.4,
  },
  pyramid: { size: 95, z: 420, hill: 0, wall: hex('#cda566'), roof: hex('#cda566'), several: true },
  ruins: { share: 0.36, size: 17, z: 78, hill: 4, wall: hex('#a49c8c'), roof: slate },
  stones: { share: 0.2, size: 5.4, z: 44, hill: 1.5, wall: hex('#8b8a86'), roof: slate },
  obelisk: { size: 26, z: 92, hill: 4, wall: hex('#77757a'), roof: slate, several: true },
  gate: { size: 15, z: 56, hill: 2.5, wall: hex('#8f8a84'), roof: slate, several: true },
  windmill: { size: 19, z: 74, hill: 8, wall: hex('#d8cfba'), roof: hex('#6d5540'), several: true, wide: 2.4 },
  bridge: { size: 74, z: 116, hill: 0, wall: hex('#a0978a'), roof: slate },
  ship: {
    size: 44,
    z: 165,
    hill: 0,
    wall: hex('#7a5638'),
    roof: hex('#e2d8bf'),
    afloat: true,
    several: true,
    tinted: 'roof',
  },
  boat: {
    share: 0.24,
    size: 7,
    z: 58,
    hill: 0,
    wall: hex('#7a5638'),
    roof: hex('#d8cdb0'),
    afloat: true,
    several: true,
    tinted: 'roof',
  },
  graves: { share: 0.17, size: 4.6, z: 24, hill: 0.5, wall: hex('#86868a'), roof: hex('#4f5560') },
  crystals: { size: 15, z: 58, hill: 1, wall: hex('#9cc6dc'), roof: slate },
  bones: { share: 0.34, size: 14, z: 62, hill: 0.5, wall: hex('#d8cdb2'), roof: slate },
  camp: { share: 0.2, size: 3.6, z: 34, hill: 0.3, wall: hex('#b7a582'), roof: hex('#b0553f'), tinted: 'roof' },
  'lone-tree': {
    share: 0.6,
    size: 26,
    z: 66,
    hill: 5,
    wall: hex('#6b5a46'),
    roof: hex('#55763a'),
    several: true,
    tinted: 'roof',
  },
  wreck: { size: 26, z: 72, hill: 0, wall: hex('#6a5544'), roof: hex('#b9ae96'), afloat: true, tinted: 'roof' },
  battlefield: { share: 0.3, size: 5.6, z: 24, hill: 0, wall: hex('#8a8c90'), roof: hex('#8e2f2a'), tinted: 'roof' },
  'lamp-post': { share: 0.36, size: 4.6, z: 21, hill: 0, wall: hex('#4a4038'), roof: hex('#3c3a3a'), several: true },
  wolf: { size: 1.9, z: 30, hill: 0, wall: hex('#7d7a74'), roof: slate },
  deer: { size: 2.5, z: 30, hill: 0, wall: hex('#a2784e'), roof: slate },
  horse: { size: 2.9, z: 30, hill: 0, wall: hex('#7a5236'), roof: slate },
  camel: { size: 3.4, z: 30, hill: 0, wall: hex('#c09a64'), roof: slate },
  cattle: { size: 2.4, z: 30, hill: 0, wall: hex('#8a5c40'), roof: slate },
  sheep: { size: 1.6, z: 30, hill: 0, wall: hex('#e0dac8'), roof: slate },
  gallows: { size: 8, z: 19, hill: 1.5, wall: wood, roof: slate, several: true },
  gibbet: { size: 7, z: 18, hill: 0.5, wall: wood, roof: slate, several: true },
  pyre: { size: 5, z: 16, hill: 0.3, wall: wood, roof: slate, several: true },
  bonfire: { share: 0.26, size: 3.4, z: 16, hill: 0, wall: wood, roof: slate, several: true },
  stocks: { size: 2.6, z: 13, hill: 0, wall: wood, roof: slate, several: true },
  torches: { share: 0.26, size: 3, z: 18, hill: 0, wall: wood, roof: slate },
  haystacks: { share: 0.26, size: 5, z: 20, hill: 0, wall: hex('#c9a85a'), roof: hex('#d2ae5c'), tinted: 'roof' },
  cart: { share: 0.27, size: 3.4, z: 14, hill: 0, wall: hex('#7d5c3c'), roof: hex('#8a4038'), several: true },
  dam: { share: 0.36, size: 24, z: 66, hill: 0, wall: hex('#9d968a'), roof: slate, afloat: true },
  aqueduct: { share: 0.4, size: 34, z: 84, hill: 0, wall: hex('#bcae93'), roof: slate },
  barn: { share: 0.4, size: 15, z: 42, hill: 1.5, wall: hex('#8f3a2e'), roof: hex('#5c5450'), several: true },
  watermill: { size: 15, z: 42, hill: 2.5, wall: hex('#cbbd9c'), roof: hex('#7c5a40'), several: true },
  scarecrow: { size: 3.4, z: 9, hill: 0, wall: wood, roof: hex('#6a5a72'), several: true, tinted: 'roof' },
  fence: { share: 0.15, size: 1.7, z: 13, hill: 0, wall: hex('#8a7358'), roof: slate },
  crates: { share: 0.13, size: 1.5, z: 12, hill: 0, wall: wood, roof: slate },
  hives: { share: 0.15, size: 1.7, z: 10, hill: 0, wall: hex('#cfae68'), roof: slate },
  dock: { size: 34, z: 22, hill: 0, wall: hex('#8b7258'), roof: slate, afloat: true },
  'stilt-houses': {
    share: 0.34,
    size: 11,
    z: 40,
    hill: 0,
    wall: hex('#8f7756'),
    roof: hex('#8a7448'),
    afloat: true,
    tinted: 'roof',
  },
  tentacles: { size: 20, z: 56, hill: 0, wall: hex('#6a3f58'), roof: slate, afloat: true },
  serpent: { size: 22, z: 58, hill: 0, wall: hex('#3f6a5c'), roof: slate, afloat: true, several: true },
  statue: { size: 18, z: 42, hill: 2, wall: hex('#a8a297'), roof: slate, several: true, wide: 1.4 },
  totem: { size: 9, z: 22, hill: 0.5, wall: hex('#7a5a3e'), roof: slate, several: true },
  skull: { size: 13, z: 34, hill: 1, wall: hex('#d8cdb2'), roof: slate, several: true },
  'skull-heap': { share: 0.3, size: 6, z: 22, hill: 0, wall: hex('#d8cdb2'), roof: slate },
  weapon: { size: 20, z: 44, hill: 3, wall: hex('#a9b0ba'), roof: slate, several: true },
  hand: { size: 17, z: 42, hill: 1, wall: hex('#a39a8c'), roof: slate, several: true },
  throne: { size: 6, z: 15, hill: 0.6, wall: hex('#8f8a84'), roof: hex('#7c2f34'), several: true },
  'rock-arch': { share: 0.46, size: 40, z: 100, hill: 0, wall: hex('#a08a74'), roof: slate, several: true },
  web: { size: 9, z: 22, hill: 0, wall: hex('#dcdfe4'), roof: slate },
  arena: { share: 0.34, size: 34, z: 120, hill: 4, wall: hex('#cdbd9f'), roof: slate, wide: 2 },
  amphitheatre: { share: 0.24, size: 16, z: 60, hill: 1, wall: hex('#d3c9b4'), roof: slate, wide: 2.2 },
  'long-wall': { share: 0.3, size: 26, z: 80, hill: 3, wall: hex('#a59a88'), roof: hex('#6d5a4c') },
  pagoda: { size: 26, z: 62, hill: 2.5, wall: hex('#d9cdb4'), roof: hex('#4c5a60'), several: true, wide: 1.6 },
  torii: { size: 8, z: 20, hill: 0.5, wall: hex('#b0402c'), roof: hex('#b0402c'), several: true, tinted: 'roof' },
  staircase: { size: 14, z: 32, hill: 0, wall: hex('#a39c90'), roof: slate },
  treehouse: { size: 40, z: 76, hill: 2, wall: hex('#8a7250'), roof: hex('#6f7c48'), several: true, tinted: 'roof' },
  observatory: { size: 24, z: 58, hill: 12, wall: hex('#b9b0a0'), roof: hex('#4c6a74'), several: true, wide: 2 },
  'siege-engines': { share: 0.32, size: 7, z: 22, hill: 0, wall: wood, roof: slate },
  banners: { share: 0.34, size: 6, z: 19, hill: 0, wall: wood, roof: hex('#93302c'), tinted: 'roof' },
  signpost: { share: 0.36, size: 3.6, z: 10, hill: 0, wall: wood, roof: slate, several: true },
  shrine: { share: 0.4, size: 4.2, z: 12, hill: 0.4, wall: hex('#a39c90'), roof: hex('#6d5546'), several: true },
  airship: { size: 26, z: 64, hill: 0, wall: wood, roof: hex('#a8523a'), several: true, tinted: 'roof' },
  well: { share: 0.34, size: 4, z: 12, hill: 0, wall: hex('#9c9488'), roof: hex('#7a5a40'), several: true },
  fountain: { size: 5, z: 15, hill: 0, wall: hex('#bdb6a8'), roof: slate, several: true },
  market: { share: 0.36, size: 4.4, z: 17, hill: 0, wall: hex('#9c9488'), roof: hex('#7a5a40') },
  'cave-mouth': { share: 0.4, size: 13, z: 34, hill: 0, wall: hex('#8a8076'), roof: slate, several: true },
  whirlpool: { share: 0.9, size: 64, z: 66, hill: 0, wall: stone, roof: slate, afloat: true },
  geyser: { share: 0.4, size: 15, z: 36, hill: 0, wall: stone, roof: slate, several: true },
  iceberg: { size: 22, z: 70, hill: 0, wall: hex('#bcdcec'), roof: slate, afloat: true, several: true },
  crowd: { share: 0.26, size: 2.5, z: 15, hill: 0, wall: hex('#6b5a46'), roof: hex('#6a4a3c') },
  dragon: { size: 62, z: 165, hill: 0, wall: hex('#7d3a34'), roof: slate, several: true },
}

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
  /** What a colour word paints: walls unless said. */
  tinted?: 'roof'
}

const stone = hex('#a39a8c')
const slate = hex('#56606e')

export const settings: Record<string, Setting> = {
  castle: { size: 64, z: 235, hill: 34, wall: stone, roof: slate, several: true, wide: 1.8 },
  city: { size: 74, z: 330, hill: 44, wall: hex('#d6c6a6'), roof: hex('#9a5540'), wide: 2.3 },
  village: { size: 36, z: 140, hill: 6, wall: hex('#cdbfa2'), roof: hex('#8a6248'), wide: 2.6 },
  cottage: { size: 8, z: 46, hill: 1.5, wall: hex('#c3b393'), roof: hex('#8d6f4a'), several: true },
  tower: { size: 52, z: 165, hill: 18, wall: stone, roof: hex('#4c5a78'), several: true, wide: 1.5 },
  lighthouse: { size: 48, z: 170, hill: 0, wall: hex('#dcd6c8'), roof: hex('#a33e34'), several: true },
  temple: { size: 26, z: 130, hill: 12, wall: hex('#cfc7b4'), roof: hex('#a97f5c'), several: true, wide: 2.4 },
  pyramid: { size: 95, z: 420, hill: 0, wall: hex('#cda566'), roof: hex('#cda566'), several: true },
  ruins: { size: 17, z: 78, hill: 4, wall: hex('#a49c8c'), roof: slate },
  stones: { size: 5.4, z: 44, hill: 1.5, wall: hex('#8b8a86'), roof: slate },
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
    size: 7,
    z: 58,
    hill: 0,
    wall: hex('#7a5638'),
    roof: hex('#d8cdb0'),
    afloat: true,
    several: true,
    tinted: 'roof',
  },
  graves: { size: 4.6, z: 24, hill: 0.5, wall: hex('#86868a'), roof: hex('#4f5560') },
  crystals: { size: 15, z: 58, hill: 1, wall: hex('#9cc6dc'), roof: slate },
  bones: { size: 14, z: 62, hill: 0.5, wall: hex('#d8cdb2'), roof: slate },
  camp: { size: 3.6, z: 34, hill: 0.3, wall: hex('#b7a582'), roof: hex('#b0553f'), tinted: 'roof' },
  'lone-tree': { size: 26, z: 66, hill: 5, wall: hex('#6b5a46'), roof: hex('#55763a'), several: true, tinted: 'roof' },
  wreck: { size: 26, z: 72, hill: 0, wall: hex('#6a5544'), roof: hex('#b9ae96'), afloat: true, tinted: 'roof' },
  battlefield: { size: 5.6, z: 24, hill: 0, wall: hex('#8a8c90'), roof: hex('#8e2f2a'), tinted: 'roof' },
  'lamp-post': { size: 4.6, z: 21, hill: 0, wall: hex('#4a4038'), roof: hex('#3c3a3a'), several: true },
  wolf: { size: 1.9, z: 30, hill: 0, wall: hex('#7d7a74'), roof: slate },
  deer: { size: 2.5, z: 30, hill: 0, wall: hex('#a2784e'), roof: slate },
  horse: { size: 2.9, z: 30, hill: 0, wall: hex('#7a5236'), roof: slate },
  camel: { size: 3.4, z: 30, hill: 0, wall: hex('#c09a64'), roof: slate },
  cattle: { size: 2.4, z: 30, hill: 0, wall: hex('#8a5c40'), roof: slate },
  sheep: { size: 1.6, z: 30, hill: 0, wall: hex('#e0dac8'), roof: slate },
  dragon: { size: 62, z: 165, hill: 0, wall: hex('#7d3a34'), roof: slate, several: true },
}

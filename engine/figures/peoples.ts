import { hex, type Rgb } from '../paint/colour.ts'
import type { EarKind } from './head/ears.ts'
import type { Hide } from './head/complexion.ts'
import type { Face } from './head/face.ts'
import type { HairStyle, HeadForm, HornStyle, Person } from './scene.ts'

/** What an ancestry makes of a person before chance and the prompt have their say. */
export interface People {
  form?: HeadForm
  hide?: Hide
  skins: readonly Rgb[]
  face?: Partial<Face>
  ears?: EarKind
  horns?: readonly HornStyle[]
  hornColours?: readonly Rgb[]
  tusks?: number
  fangs?: number
  hairs?: readonly Rgb[]
  styles?: readonly HairStyle[]
  /** Chance of a beard on a man. */
  beard?: number
  eyes?: readonly Rgb[]
  white?: Rgb
  pupil?: 'round' | 'slit' | 'none' | 'goat'
  glow?: number
  build?: Partial<Person['build']>
  /** Size in the picture, beside a human's. */
  size?: number
  pale?: readonly Rgb[]
  wings?: 'feather' | 'bat' | 'fly'
  halo?: boolean
  rot?: number
  ghostly?: boolean
}

const tones = (...colours: string[]): Rgb[] => colours.map((colour) => hex(`#${colour}`))

export const humanSkins = tones('e3b796', 'd8a582', 'cb956f', 'bd845e', 'a56d49', '8a5637', '6f422b', '57331f', 'dcb28c', 'c99c78')
export const humanHairs = tones('2a2220', '3b2a20', '53382a', '6e4a2e', '8a5c34', 'b08a52', '7a3a1e', '47403c', '1f1c1e', 'c4a468')
const humanEyes = tones('5a3d24', '6b4a2a', '4a6a7a', '5c7a86', '5a6f4a', '6e6a3e', '3d2a1c')
const bonyWhite = tones('d9cba8', 'cabb96', 'e0d4b6')
const horned = tones('3a2d2c', '54453c', '6e5a48', '2c2630')

export const peoples: Record<string, People> = {
  human: { skins: humanSkins, beard: 0.5 },
  elf: { skins: tones('ead0b4', 'dfbc98', 'd0a57c', 'b48a62', 'e6d3c4'), ears: 'elf', face: { jaw: 0.86, chin: 0.84, cheekbones: 1.5, brow: 0.5, eye: 1.16, eyeTilt: 0.7, flesh: 0.86, noseWidth: 0.82, long: 1.02, skull: 0.95 }, hairs: tones('d8c48e', 'e0d6c0', '8a5a30', '5a3a24', '2c2420', 'b07038', 'c9ccd2'), styles: ['long', 'long', 'braid', 'ponytail'], beard: 0, eyes: tones('5a8a5a', '5a86a8', '8a9a4a', '7a6ab0'), build: { broad: 0.88, stout: 0.86, muscle: 0.6 } },
  'half-elf': { skins: humanSkins.slice(0, 6), ears: 'half', face: { jaw: 0.93, cheekbones: 1.25, eyeTilt: 0.4, brow: 0.75, eye: 1.08 }, beard: 0.3, build: { broad: 0.94, stout: 0.92 } },
  drow: { skins: tones('5a5568', '4b4a60', '6a6078', '45404e'), ears: 'elf', face: { jaw: 0.86, chin: 0.84, cheekbones: 1.5, brow: 0.5, eye: 1.14, eyeTilt: 0.8, flesh: 0.82, noseWidth: 0.82 }, hairs: tones('e6e4e4', 'd2d4dc', 'c2bccc'), styles: ['long', 'braid', 'long'], beard: 0, eyes: tones('b04a5a', '9a6ac4', 'c88a3a', 'b8b0d0'), build: { broad: 0.88, stout: 0.86, muscle: 0.6 } },
  dwarf: { skins: tones('d8a582', 'cb8f68', 'b87f58', '9a6544', 'c99272'), face: { skull: 1.12, jaw: 1.18, chin: 1.15, long: 0.94, brow: 1.5, noseWidth: 1.34, noseLength: 1.04, flesh: 1.12, neck: 1.25, eye: 0.92 }, hairs: tones('8a3c1c', 'a5521f', '5a3a22', '3a2a20', 'b5793a', '6a665e', '9a968c'), styles: ['wild', 'braid', 'bald', 'long', 'topknot'], beard: 0.97, build: { broad: 1.12, stout: 1.32, muscle: 1.2 }, size: 0.96 },
  halfling: { skins: humanSkins.slice(0, 6), ears: 'half', face: { skull: 1.06, jaw: 0.94, chin: 0.9, long: 0.92, flesh: 1.35, eye: 1.22, noseWidth: 1.06, noseHook: -0.7, brow: 0.6 }, hairs: tones('5a3a22', '7a4c28', '3a2a20', '8a5c34', 'a5702f'), styles: ['curly', 'curly', 'curly', 'short'], beard: 0.08, build: { broad: 0.84, stout: 1.12, muscle: 0.7 }, size: 0.92 },
  gnome: { skins: tones('d8a582', 'cf9670', 'b98560', 'e0b090'), ears: 'half', face: { skull: 1.14, jaw: 0.86, chin: 0.8, long: 0.86, flesh: 1.2, eye: 1.3, noseWidth: 1.5, noseLength: 1.22, brow: 0.7, cheekbones: 1.4 }, hairs: tones('e2e0d8', 'c7793a', 'd8b070', '7aa0b0', 'a86a8a', '8a5c34'), styles: ['wild', 'mohawk', 'curly', 'topknot'], beard: 0.7, build: { broad: 0.76, stout: 1.05, muscle: 0.5 }, size: 0.9 },
  orc: { skins: tones('5f7a44', '6b8048', '54704e', '7a8458', '4f6650'), ears: 'orc', tusks: 1.2, face: { skull: 1.04, jaw: 1.36, chin: 1.3, long: 1.06, brow: 2.4, noseWidth: 1.6, noseLength: 0.78, noseHook: -0.6, flesh: 0.95, neck: 1.35, muzzle: 0.9, eye: 0.86, lips: 1.15, mouth: 1.2 }, hairs: tones('221e1c', '2e2622', '3a332e'), styles: ['topknot', 'mohawk', 'braid', 'bald', 'wild'], beard: 0.2, eyes: tones('b8852a', 'a84a22', '8a7a2a'), white: hex('#cdbf98'), build: { broad: 1.22, stout: 1.2, muscle: 1.5 }, size: 1.04 },
  'half-orc': { skins: tones('8a9a64', '7c8a5c', '97936c', '6f8460'), ears: 'half', tusks: 0.75, face: { jaw: 1.22, chin: 1.18, brow: 1.7, noseWidth: 1.34, noseLength: 0.9, neck: 1.2, muzzle: 0.45, lips: 1.1 }, hairs: tones('221e1c', '3a2c24', '2e2622'), styles: ['short', 'topknot', 'braid', 'mohawk', 'long'], beard: 0.25, eyes: tones('8a7a2a', '6b4a2a', 'a86a2a'), build: { broad: 1.14, stout: 1.12, muscle: 1.3 }, size: 1.02 },
  tiefling: { skins: tones('a33a36', '8a2f3c', '7a3a6a', '5a3f7a', '3f5a86', 'b5604a'), ears: 'half', fangs: 0.6, horns: ['ram', 'swept', 'swept', 'straight'], hornColours: horned, face: { jaw: 0.95, cheekbones: 1.4, eyeTilt: 0.75, brow: 1.15, flesh: 0.86, chin: 0.92 }, hairs: tones('1e1a22', '2c1c24', '3a1c2c', '54242c', 'dcd6d6'), styles: ['long', 'long', 'ponytail', 'short', 'braid'], beard: 0.35, eyes: tones('e8c040', 'f0d878', 'e05a30', 'd8d8e0'), white: hex('#d8b070'), pupil: 'slit', glow: 0.25 },
  dragonborn: { form: 'dragon', hide: 'scales', skins: tones('a3362a', '3f6a9a', '3f7a48', '8a8d94', 'b0863a', '9a5a34', 'd8d2c6', '38383f'), hairs: [], beard: 0, eyes: tones('e8b030', 'f0c848', 'd85a2a', '9ac0d0'), white: hex('#c8902c'), pupil: 'slit', build: { broad: 1.14, stout: 1.12, muscle: 1.3 }, size: 1.02, pale: tones('d8bc8c', 'cfc4a8') },
  kobold: { form: 'dragon', hide: 'scales', skins: tones('9a5a3a', 'a34430', '6a6a44', '58685a'), beard: 0, eyes: tones('e8b030', 'f0a030'), white: hex('#c8902c'), pupil: 'slit', build: { broad: 0.74, stout: 0.8, muscle: 0.5 }, size: 0.84, pale: tones('d8bc8c') },
  lizardfolk: { form: 'dragon', hide: 'scales', skins: tones('5a7a3e', '4a6a4a', '6a744a', '3f6a5c'), beard: 0, eyes: tones('e8c030', 'd89a2a'), white: hex('#b8a02c'), pupil: 'slit', build: { broad: 1.06, muscle: 1.1 }, pale: tones('c8c08c') },
  goblin: { skins: tones('6f8a3c', '7d8f4a', '5f7a44', '8a8a4a'), ears: 'goblin', fangs: 0.8, face: { skull: 1.1, jaw: 0.84, chin: 0.74, long: 0.88, brow: 1.4, noseLength: 1.3, noseWidth: 1.15, noseHook: 0.9, flesh: 0.72, eye: 1.3, eyeTilt: 0.4, mouth: 1.5, lips: 0.6, neck: 0.7, cheekbones: 1.5 }, hairs: tones('2a2420', '3a302a'), styles: ['bald', 'bald', 'mohawk', 'topknot'], beard: 0.03, eyes: tones('e0b020', 'd85a20', 'e8d040'), white: hex('#d8c878'), pupil: 'slit', build: { broad: 0.72, stout: 0.8, muscle: 0.5 }, size: 0.88 },
  hobgoblin: { skins: tones('a8502e', '9a5a36', 'b0603a'), ears: 'orc', fangs: 0.8, tusks: 0.5, face: { jaw: 1.25, chin: 1.15, brow: 1.9, noseWidth: 1.4, noseLength: 0.85, neck: 1.2, muzzle: 0.5 }, hairs: tones('221e1c', '3a2418'), styles: ['topknot', 'braid', 'short'], beard: 0.2, eyes: tones('e0b020', 'd8a030'), build: { broad: 1.12, muscle: 1.3 } },
  aasimar: { skins: tones('e8c8a8', 'dcb48c', 'c89a70', 'a87850', 'f0dcc8'), face: { jaw: 0.95, cheekbones: 1.25, eye: 1.12, brow: 0.75 }, hairs: tones('e8d8a0', 'f0ece0', 'd8b860', '6a4a30'), styles: ['long', 'curly', 'short', 'long'], beard: 0.15, eyes: tones('f0d878', 'bfe0f0', 'f0f0e0'), pupil: 'none', glow: 0.6, halo: true },
  tabaxi: { form: 'cat', hide: 'fur', skins: tones('c68a44', 'b5793c', '8a8078', '5a4a3c', 'd8c09a', '3a3634'), beard: 0, eyes: tones('9ab83a', 'e0b030', '5aa89a', 'd8a020'), white: hex('#a8b050'), pupil: 'slit', build: { broad: 0.95, stout: 0.9 }, pale: tones('efe0c4', 'f2ead8') },
  kenku: { form: 'bird', hide: 'feathers', skins: tones('2f2f3a', '3a3440', '34302e', '5a4a3a'), beard: 0, eyes: tones('e0b030', 'd8d8c8', 'd86a2a'), white: hex('#2a2220'), build: { broad: 0.84, stout: 0.86 }, size: 0.95 },
  tortle: { form: 'turtle', hide: 'scales', skins: tones('6f7d4e', '7f7a55', '5f7a62', '8a8460'), beard: 0, eyes: tones('c89a3a', '8a6a2a'), white: hex('#b8a878'), build: { broad: 1.16, stout: 1.4, muscle: 1 }, pale: tones('d0c690') },
  minotaur: { form: 'bull', hide: 'fur', skins: tones('6a4428', '4a3224', '8a6040', '3a2e2a'), horns: ['bull'], hornColours: tones('cbb98c', '8a7658', '4a3f38'), beard: 0, eyes: tones('b8852a', 'a84a22'), build: { broad: 1.3, stout: 1.25, muscle: 1.5 }, size: 1.03, pale: tones('a8866a') },
  gnoll: { form: 'wolf', hide: 'fur', skins: tones('8a7250', '6e655c', '54483c', '9a8a6c', '3c3a3c'), beard: 0, eyes: tones('e0b030', 'd8a020', 'c8502a'), white: hex('#6a5020'), build: { broad: 1.12, muscle: 1.2 }, pale: tones('d0bf9c', 'b8ac98') },
  ratfolk: { form: 'rat', hide: 'fur', skins: tones('7a6a58', '5d5248', '8f8478', 'c8bca8'), beard: 0, eyes: tones('2a1c18', '5a1c18'), white: hex('#2a1c1a'), build: { broad: 0.8, stout: 0.9, muscle: 0.5 }, size: 0.88, pale: tones('c8b49c') },
  skeleton: { form: 'skull', hide: 'bone', skins: bonyWhite, beard: 0, eyes: tones('58c8e8', 'e85a28', '7ae070'), glow: 1, pupil: 'none', build: { broad: 0.92, stout: 0.6, muscle: 0 } },
  undead: { skins: tones('8a9478', '7d8a80', '948c7a', '6f7a68'), rot: 1, face: { flesh: 0.5, brow: 1.3, cheekbones: 1.5, eye: 1.05, lips: 0.7 }, hairs: tones('5a544a', '3a352f', '7a746a'), styles: ['wild', 'bald', 'long'], beard: 0.15, eyes: tones('c8c8b0', 'd8d890', 'c0d0c8'), white: hex('#b8b48c'), pupil: 'none', glow: 0.15, build: { stout: 0.84, muscle: 0.5 } },
  vampire: { skins: tones('d8ccc8', 'cfc2c0', 'c4bcc0'), fangs: 1.1, ears: 'half', face: { cheekbones: 1.6, flesh: 0.72, jaw: 0.95, brow: 1.1, eyeTilt: 0.4, long: 1.04 }, hairs: tones('1a181c', '241c20', 'c8c4c4', '3a1c1c'), styles: ['short', 'long', 'ponytail'], beard: 0.15, eyes: tones('c8202a', 'd84a2a', 'b01830'), glow: 0.5, build: { broad: 0.95, stout: 0.86 } },
  ghost: { skins: tones('a8c8d0', 'b0d0c8', 'b8c4d8'), face: { flesh: 0.66, cheekbones: 1.3 }, hairs: tones('b8d0d8', 'c8d8e0'), styles: ['long', 'wild'], beard: 0.2, eyes: tones('e0f8ff', 'b8f0e8'), white: hex('#cfeef2'), pupil: 'none', glow: 0.9, ghostly: true, build: { stout: 0.86, muscle: 0.5 } },
  genasi: { skins: tones('b5502c', '3f7a9a', '7a9ab0', '7a7268', '4a8a86'), face: { cheekbones: 1.2, eyeTilt: 0.3 }, hairs: tones('e07a28', '5ab0d0', 'd8e8f0', '6a8a5a'), styles: ['wild', 'mohawk', 'long'], beard: 0.2, eyes: tones('f0b040', '60d0e8', 'e8f0f0'), glow: 0.6, pupil: 'none' },
  giant: { skins: tones('9aa0a0', '8a8f94', 'a89a88', 'b08a6c'), face: { jaw: 1.25, chin: 1.2, brow: 1.9, long: 1.1, noseWidth: 1.2, neck: 1.4, eye: 0.82 }, hairs: tones('2a2624', '5a4a3a', 'a5522a', '8a8a86'), styles: ['bald', 'bald', 'wild', 'braid'], beard: 0.6, build: { broad: 1.32, stout: 1.2, muscle: 1.6 }, size: 1.05 },
  fairy: { skins: tones('e8cfb0', 'c8dca8', 'dcc0d8', 'a8c8a0'), ears: 'elf', face: { jaw: 0.82, chin: 0.78, eye: 1.4, eyeTilt: 0.8, noseLength: 0.85, noseWidth: 0.8, noseHook: -0.6, brow: 0.4, cheekbones: 1.4 }, hairs: tones('b06ab0', '6ab08a', 'e0c060', 'd87a9a', '5a8a4a'), styles: ['long', 'curly', 'wild'], beard: 0, eyes: tones('9a6ad0', '5ac0a0', 'e0a040'), wings: 'fly', build: { broad: 0.76, stout: 0.76, muscle: 0.3 }, size: 0.92 },
  warforged: { form: 'human', skins: tones('8d9094', '9a7a4a', '6a6e74'), ears: 'none', face: { jaw: 1.15, chin: 1.1, brow: 1.6, noseLength: 0.7, noseWidth: 0.8, lips: 0.5, flesh: 0.7, neck: 1.05 }, styles: ['bald'], hairs: [], beard: 0, eyes: tones('60d0f0', 'f0b040', '80f0a0'), white: hex('#2a3238'), pupil: 'none', glow: 1, build: { broad: 1.16, stout: 1.1, muscle: 1.2 } },
  merfolk: { hide: 'skin', skins: tones('6aa8a0', '5a8fb0', '7ab08a', '8a8fc0'), ears: 'elf', face: { eye: 1.2, eyeTilt: 0.4, jaw: 0.9, noseLength: 0.85, flesh: 0.9 }, hairs: tones('2a6a5a', '1f4a6a', '6a3a7a', 'd85a4a'), styles: ['long', 'long', 'braid'], beard: 0.25, eyes: tones('e0d060', '80e0e0', 'c0a0f0'), build: { broad: 0.96 } },
}

export { humanEyes }

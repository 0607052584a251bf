import { hex, type Rgb } from '../../paint/colour.ts'

/** What a kind of magic is made of. */
export interface Element {
  palette: readonly [deep: Rgb, main: Rgb, core: Rgb]
  /** What flies off it. */
  mote:
    | 'ember'
    | 'flake'
    | 'spark'
    | 'drop'
    | 'leaf'
    | 'mote'
    | 'stone'
    | 'wisp'
    | 'feather'
    | 'petal'
    | 'star'
    | 'sand'
  /** How its lines run: smooth silk, licking upwards, jagged, in straight splinters, or heavy and slow. */
  line: 'silk' | 'flame' | 'jag' | 'splinter' | 'heavy'
  /** The form it takes when none is asked for. */
  form: string
}

const element = (colours: string, mote: Element['mote'], line: Element['line'], form: string): Element => {
  const [deep, main, core] = colours.split(' ').map(hex)
  return { palette: [deep!, main!, core!], mote, line, form }
}

export const elements: Readonly<Record<string, Element>> = {
  fire: element('#8a1c08 #f07a1c #ffe9a8', 'ember', 'flame', 'ball'),
  ice: element('#1c4a86 #7cc4ee #f2fbff', 'flake', 'splinter', 'shards'),
  lightning: element('#3a2c9c #7c8cff #f4f2ff', 'spark', 'jag', 'bolt'),
  acid: element('#2c5a0c #9ad424 #f4ffb0', 'drop', 'heavy', 'splash'),
  poison: element('#1e4a1e #5cae3c #d8f4a0', 'wisp', 'heavy', 'cloud'),
  necrotic: element('#1c3a26 #5cc284 #d4ffd8', 'wisp', 'silk', 'skull'),
  radiant: element('#9a6414 #ffcf5c #fffbe6', 'feather', 'silk', 'beam'),
  force: element('#4a1c92 #a468f4 #f6ecff', 'mote', 'silk', 'missiles'),
  water: element('#0e3c6c #3e9cd4 #e0faff', 'drop', 'heavy', 'wave'),
  stone: element('#5a3c1c #d49a4c #fff0c8', 'stone', 'splinter', 'rocks'),
  wind: element('#3c5c6c #a8d0d8 #f6ffff', 'leaf', 'silk', 'tornado'),
  shadow: element('#1c1030 #5c3c98 #c8a8f4', 'wisp', 'silk', 'tentacles'),
  nature: element('#1c4a1c #64b43c #e8ffb4', 'leaf', 'silk', 'vines'),
  psychic: element('#6c1458 #ec5cc0 #ffe6fa', 'star', 'silk', 'eye'),
  blood: element('#4a0408 #c01c24 #ff9c8c', 'drop', 'heavy', 'blades'),
  healing: element('#1c6c4c #6ce0a0 #fffce0', 'petal', 'silk', 'aura'),
  illusion: element('#1c6c7c #c07cf0 #fff0ff', 'star', 'silk', 'mirrors'),
  time: element('#5c4414 #dcb45c #fff6d4', 'sand', 'silk', 'clock'),
  summoning: element('#7c1420 #ec3c3c #ffd4b4', 'ember', 'silk', 'circle'),
  star: element('#1c2470 #6c8cf0 #fffcec', 'star', 'silk', 'meteor'),
}

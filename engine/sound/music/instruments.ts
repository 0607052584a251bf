/** Instruments of the sound bank that sound well, with the words that ask for them. */
export interface Instrument {
  /** General MIDI, counted from 0, as it sounds in FluidR3Mono. */
  program: number
  words: string
  /** The keys that it plays well. */
  range: readonly [low: number, high: number]
  /** It holds a note as long as it is played; what is plucked or struck dies away. */
  isHeld?: true
  /** Against the others, dB: banks are not evenly loud. */
  gain?: number
}

export const instruments = {
  lute: {
    program: 24,
    words: 'lute,guitar,mandolin,cittern,vihuela,oud,bouzouki,balalaika,strings plucked,plucked',
    range: [45, 79],
  },
  'steel guitar': { program: 25, words: 'steel guitar,acoustic guitar', range: [43, 79] },
  harp: { program: 46, words: 'harp,lyre,harpist,celtic harp', range: [40, 96] },
  dulcimer: { program: 15, words: 'dulcimer,hammered dulcimer,zither,psaltery,cimbalom,santur', range: [48, 88] },
  harpsichord: { program: 6, words: 'harpsichord,spinet,clavichord,virginal', range: [41, 84] },
  piano: { program: 0, words: 'piano,pianoforte', range: [33, 96] },
  'music box': { program: 10, words: 'music box,musicbox', range: [60, 96] },
  celesta: { program: 8, words: 'celesta,glass,crystal', range: [60, 100] },
  glockenspiel: { program: 9, words: 'glockenspiel', range: [72, 100], gain: -3 },
  vibraphone: { program: 11, words: 'vibraphone', range: [53, 89] },
  marimba: { program: 12, words: 'marimba,xylophone,balafon', range: [45, 84] },
  'tubular bells': { program: 14, words: 'bells,bell,chimes,tubular bells', range: [60, 77], gain: -2 },
  kalimba: { program: 108, words: 'kalimba,thumb piano', range: [55, 84] },
  koto: { program: 107, words: 'koto,guzheng,shamisen', range: [50, 84] },
  sitar: { program: 104, words: 'sitar,saz,veena', range: [48, 77] },
  organ: { program: 19, words: 'organ,church organ,pipe organ', range: [36, 84], isHeld: true, gain: -3 },
  'reed organ': {
    program: 20,
    words: 'reed organ,harmonium,hurdy gurdy,hurdy-gurdy',
    range: [48, 84],
    isHeld: true,
    gain: -2,
  },
  accordion: { program: 21, words: 'accordion,concertina,squeezebox', range: [53, 89], isHeld: true, gain: -2 },
  fiddle: { program: 110, words: 'fiddle,rebec', range: [55, 93], isHeld: true },
  violin: { program: 40, words: 'violin,solo violin', range: [55, 93], isHeld: true },
  viola: { program: 41, words: 'viola', range: [48, 81], isHeld: true },
  cello: { program: 42, words: 'cello,viol,viola da gamba', range: [36, 72], isHeld: true },
  contrabass: { program: 43, words: 'contrabass,double bass,bass', range: [28, 55], isHeld: true },
  strings: {
    program: 48,
    words: 'strings,string section,orchestra,orchestral,string ensemble,symphonic',
    range: [36, 88],
    isHeld: true,
  },
  'slow strings': { program: 49, words: 'slow strings', range: [36, 88], isHeld: true },
  tremolo: { program: 44, words: 'tremolo,tremolo strings', range: [43, 84], isHeld: true },
  pizzicato: { program: 45, words: 'pizzicato', range: [36, 84] },
  flute: { program: 73, words: 'flute,transverse flute,fife', range: [60, 96], isHeld: true },
  recorder: { program: 74, words: 'recorder', range: [60, 91], isHeld: true },
  'pan flute': { program: 75, words: 'pan flute,panpipe,panpipes,pan pipes,syrinx', range: [60, 88], isHeld: true },
  whistle: { program: 72, words: 'whistle,tin whistle,pennywhistle,piccolo', range: [67, 98], isHeld: true, gain: -3 },
  ocarina: { program: 79, words: 'ocarina', range: [60, 88], isHeld: true, gain: -2 },
  shakuhachi: { program: 77, words: 'shakuhachi,bamboo flute,ney,native flute', range: [55, 84], isHeld: true },
  oboe: { program: 68, words: 'oboe,shawm,crumhorn,duduk', range: [58, 86], isHeld: true },
  'english horn': { program: 69, words: 'english horn,cor anglais', range: [52, 79], isHeld: true },
  clarinet: { program: 71, words: 'clarinet', range: [50, 86], isHeld: true },
  bassoon: { program: 70, words: 'bassoon,dulcian', range: [34, 67], isHeld: true },
  shanai: { program: 111, words: 'shanai,shehnai,zurna,snake charmer', range: [57, 81], isHeld: true, gain: -3 },
  bagpipe: { program: 109, words: 'bagpipe,bagpipes,pipes', range: [60, 79], isHeld: true, gain: -4 },
  trumpet: { program: 56, words: 'trumpet,fanfare,cornett,bugle', range: [55, 82], isHeld: true, gain: -2 },
  trombone: { program: 57, words: 'trombone,sackbut', range: [40, 72], isHeld: true, gain: -1 },
  tuba: { program: 58, words: 'tuba', range: [28, 55], isHeld: true },
  horn: { program: 60, words: 'horn,french horn,horns,hunting horn', range: [41, 74], isHeld: true },
  brass: { program: 61, words: 'brass,brass section', range: [41, 80], isHeld: true, gain: -2 },
  choir: {
    program: 52,
    words: 'choir,chorus,choral,voices,vocals,singing,voice,chant choir',
    range: [43, 79],
    isHeld: true,
  },
  'soft choir': { program: 53, words: 'humming,soft choir,oohs', range: [48, 79], isHeld: true },
  'warm pad': { program: 89, words: 'pad,synth,drone', range: [36, 84], isHeld: true, gain: -2 },
  'choir pad': { program: 91, words: 'choir pad', range: [40, 84], isHeld: true, gain: -2 },
  'bowed glass': {
    program: 92,
    words: 'bowed glass,glass harmonica,singing bowl',
    range: [48, 88],
    isHeld: true,
    gain: -2,
  },
  halo: { program: 94, words: 'halo,ethereal pad', range: [48, 84], isHeld: true, gain: -2 },
  timpani: { program: 47, words: 'timpani,kettledrum,kettledrums', range: [36, 57] },
  taiko: { program: 116, words: 'taiko', range: [30, 52] },
} as const satisfies Record<string, Instrument>
export type InstrumentName = keyof typeof instruments

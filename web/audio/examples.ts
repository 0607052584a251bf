import type { AudioForm } from '../../contract/audio-facts.ts'

/** A few things to ask for, of the sort that people do. */
export const audioExamples: Readonly<Record<AudioForm, readonly [string, ...string[]]>> = {
  ambience: [
    'A busy tavern on a rainy night, a fire on the hearth',
    'A forest at night, an owl far off',
    'A crypt: water drips, chains now and then',
    'A harbour in the morning, gulls and bells',
  ],
  music: [
    'A slow dirge for a fallen king, cello and choir',
    'A lively jig on fiddle and flute for the village feast',
    'A lullaby on harp and music box',
    'The dragon wakes: brass and drums in D minor',
  ],
  effect: ['A heavy iron door slams shut', 'A fireball bursts', 'A huge wolf growls', 'A healing spell'],
  speech: [
    'An old dwarf growls: "Mind the third step. It is the one that bites."',
    'The narrator: "Rain has followed you for three days. On the fourth you see the tower."',
    'A ghost whispers: "You have my lantern. Give it back."',
  ],
}

import { list } from '../list.ts'

/** By what somebody of note is known at a glance, or within a sentence of theirs: four words at most. */
export const tells: readonly string[] = [
  ...list(
    'whispers, stammers when lying, never sits down, laughs too early, smells of cloves, one ear missing, very tall, inky fingers, chews straw, a wooden leg, always out of breath, winks at guards, a broken nose, shouts, wears mourning, two gold teeth, a burnt hand, counts on fingers, half deaf, quotes the law, sunburnt, a soldier’s limp, looks behind a lot, red-eyed, eats all the time, bows too low, never blinks, a child’s voice, bandaged hands, a velvet coat, leans on a cane, keeps one glove on, freckled, hums hymns, hair cut yesterday, squints, a scarred chin, shakes hands twice, takes off no hat, bites every coin, a tame crow, knits while talking, blushes, cracks knuckles, reads lips, a silver eyepatch, barefoot, always cold, flour on both sleeves, asks before answering, drinks only milk, smells of tar, grey plaits, a ring of keys, sleeps in meetings, a priest’s collar, rattles dice, missing front teeth, spits before speaking, speaks in proverbs, huge hands, tiny spectacles, a sword too long, a dog that growls, mud to the knees, jumps at noises, thanks everybody, a beautiful voice, has a cough, sweats, stands too close, cries easily, writes everything down, powdered and wigged, a sailor’s tattoo, forgets names, a new black eye, scratches, three shawls, polishes buttons, looks twelve, rubs an old scar, nods at everything, a lazy eye, repeats questions, gives nicknames, taps the table, very polite, owns one joke, carries soup, feeds pigeons, never finishes sentences, swears by saints, picks locks idly, a fur hat indoors, walks with a goose, wears two watches, coughs before lying, sneezes, has no eyebrows, carves ducks, sharpens a knife, moves slowly',
  ),
]

/** Where somebody is to be found, before a place's name. */
export const foundAt: readonly string[] = list(
  'mostly at, found at, often at, lodges by, lives near, usually at, seen at, works at, sleeps at',
)

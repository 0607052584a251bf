import type { VoiceId } from '../../../contract/audio-facts.ts'
import { type Hit, type Reading, type Term, Terms } from '../words/reader.ts'
import { type Speaker, speakers } from './voices.ts'

type Sex = 'female' | 'male'
type Age = 'old' | 'young'
type People = 'dwarf' | 'elf' | 'halfling' | 'goblin' | 'orc' | 'giant' | 'ghost' | 'demon' | 'dragon' | 'fairy'

/** What a word says of who speaks. */
interface Bearing {
  label: string
  words: string
  people?: People
  sex?: Sex
  age?: Age
  told?: 'narrator' | 'chronicler'
}

const bearings: readonly Bearing[] = [
  {
    label: 'narrator',
    words: 'narrator,storyteller,narration,voice over,voiceover,game master,dungeon master',
    told: 'narrator',
  },
  { label: 'chronicler', words: 'chronicler,scribe,historian,female narrator,woman narrator', told: 'chronicler' },
  { label: 'dwarf', words: 'dwarf,dwarven,dwarvish,duergar', people: 'dwarf' },
  { label: 'elf', words: 'elf,elven,elvish,drow,half elf,eladrin', people: 'elf' },
  { label: 'halfling', words: 'halfling,hobbit,gnome,gnomish,kender', people: 'halfling' },
  { label: 'goblin', words: 'goblin,kobold,imp,gremlin,goblinoid,rat,ratfolk,quasit', people: 'goblin' },
  {
    label: 'orc',
    words: 'orc,orcish,half orc,hobgoblin,bugbear,gnoll,minotaur,barbarian,werewolf,lizardfolk',
    people: 'orc',
  },
  { label: 'giant', words: 'giant,ogre,troll,cyclops,ettin,titan,golem,treant,ent', people: 'giant' },
  {
    label: 'ghost',
    words:
      'ghost,ghostly,spirit,spectre,specter,spectral,wraith,banshee,phantom,apparition,lich,undead,vampire,skeleton,zombie,ethereal,revenant',
    people: 'ghost',
  },
  {
    label: 'demon',
    words: 'demon,demonic,devil,fiend,fiendish,balor,succubus,infernal,tiefling,beholder,mind flayer,possessed',
    people: 'demon',
  },
  { label: 'dragon', words: 'dragon,wyrm,drake,draconic,dragonborn', people: 'dragon' },
  { label: 'fairy', words: 'fairy,faerie,fey,pixie,sprite,nymph,dryad,will o wisp,familiar', people: 'fairy' },
  { label: 'old', words: 'old,aged,elderly,ancient,venerable,wizened,frail', age: 'old' },
  {
    label: 'old woman',
    words: 'old woman,crone,hag,witch,grandmother,granny,matriarch,matron',
    age: 'old',
    sex: 'female',
  },
  {
    label: 'old man',
    words: 'old man,grandfather,greybeard,hermit,wizard,elder,sage,patriarch,archmage',
    age: 'old',
    sex: 'male',
  },
  { label: 'boy', words: 'boy,lad,urchin,son,page boy', age: 'young', sex: 'male' },
  { label: 'girl', words: 'girl,lass,daughter,little girl', age: 'young', sex: 'female' },
  { label: 'child', words: 'child,kid,young,toddler', age: 'young' },
  {
    label: 'woman',
    words:
      'woman,female,lady,queen,princess,priestess,sorceress,barmaid,maid,mother,sister,duchess,empress,she,her,goddess,huntress,wife,widow,baroness,countess,abbess,nun,waitress,noblewoman,heroine,mistress',
    sex: 'female',
  },
  {
    label: 'man',
    words:
      'man,male,lord,king,prince,priest,sorcerer,father,brother,duke,emperor,he,his,him,god,hunter,husband,baron,count,abbot,monk,guard,soldier,knight,captain,merchant,innkeeper,barkeep,bartender,blacksmith,smith,sailor,pirate,thief,rogue,bandit,farmer,herald,bard,cleric,paladin,ranger,warrior,fighter,mage,warlock,druid,noble,nobleman,villager,peasant,guardsman,sheriff,mayor,beggar,cultist,stranger,hero,villain,assassin,sergeant,fisherman,miller,butler,jester,executioner,inquisitor,alchemist,shopkeeper,traveller,traveler,scholar,commander,general',
    sex: 'male',
  },
]

/** How something is said, as a change of the speaker. */
interface Way {
  label: string
  words: string
  change: (speaker: Speaker) => Partial<Speaker>
}

const more = (value: number, by: number) => Math.min(1, value + by)

const ways: readonly Way[] = [
  {
    label: 'whispering',
    words: 'whisper,whispered,hushed,under breath,softly,quietly,murmur,mutter,breathy',
    change: (s) => ({ whisper: more(s.whisper, 0.85), slow: s.slow * 1.08, growl: s.growl * 0.3 }),
  },
  {
    label: 'shouting',
    words: 'shout,yell,cry,scream,bellow,roar,holler,loudly,cries,bark,loud,call,exclaim',
    change: (s) => ({
      pitch: s.pitch * 1.16,
      lively: s.lively * 1.5,
      slow: s.slow * 1.02,
      growl: more(s.growl, 0.14),
      wet: more(s.wet, 0.14),
    }),
  },
  {
    label: 'gruff',
    words: 'gruff,gruffly,grumble,growl,growling,rasp,raspy,hoarse,gravelly,rough,snarl,grunt,croak',
    change: (s) => ({ growl: more(s.growl, 0.35), lively: s.lively * 0.9 }),
  },
  {
    label: 'hissing',
    words: 'hiss,sinister,menacing,menacingly,evil,sneer,cold,coldly,threatening,ominous,creepy,cruel',
    change: (s) => ({
      whisper: more(s.whisper, 0.3),
      slow: s.slow * 1.14,
      growl: more(s.growl, 0.12),
      pitch: s.pitch * 0.94,
    }),
  },
  {
    label: 'trembling',
    words:
      'tremble,trembling,frightened,afraid,scared,fearful,nervous,nervously,stammer,terrified,shaky,quaver,anxious,timid',
    change: (s) => ({ tremor: more(s.tremor, 0.55), pitch: s.pitch * 1.08, lively: s.lively * 1.2 }),
  },
  {
    label: 'sad',
    words:
      'sad,sadly,weep,sob,mournful,sorrowful,sigh,weary,wearily,tired,dying,grieving,melancholy,solemn,solemnly,grave,gravely',
    change: (s) => ({
      slow: s.slow * 1.2,
      lively: s.lively * 0.7,
      pitch: s.pitch * 0.95,
      tremor: more(s.tremor, 0.18),
    }),
  },
  {
    label: 'angry',
    words: 'angry,angrily,furious,furiously,rage,enraged,irate,mad,snap',
    change: (s) => ({ lively: s.lively * 1.7, slow: s.slow * 0.9, growl: more(s.growl, 0.24), pitch: s.pitch * 1.08 }),
  },
  {
    label: 'cheerful',
    words:
      'cheerful,cheerfully,happy,happily,merry,merrily,jolly,laugh,excited,excitedly,jovial,friendly,warm,warmly,playful,giggle,chuckle',
    change: (s) => ({ lively: s.lively * 1.6, slow: s.slow * 0.94, pitch: s.pitch * 1.1 }),
  },
  {
    label: 'slow',
    words: 'slow,slowly,drawl,drunk,drunken,drunkenly,sleepy,slur',
    change: (s) => ({ slow: s.slow * 1.3, lively: s.lively * 1.15 }),
  },
  {
    label: 'fast',
    words: 'fast,quick,quickly,hurried,hurriedly,hasty,hastily,breathless,urgent,urgently,rapid',
    change: (s) => ({ slow: s.slow * 0.78 }),
  },
  {
    label: 'deep',
    words: 'deep,deep voiced,low,booming,boom,thundering,resonant,bass,baritone',
    change: (s) => ({ pitch: s.pitch * 0.86, size: s.size * 1.12, wet: more(s.wet, 0.08) }),
  },
  {
    label: 'high',
    words: 'high,high pitched,shrill,squeaky,squeak,piping,nasal,shriek',
    change: (s) => ({ pitch: s.pitch * 1.24, size: s.size * 0.9 }),
  },
  {
    label: 'calm',
    words: 'calm,calmly,soothing,gentle,gently,kind,kindly,serene,wise',
    change: (s) => ({ slow: s.slow * 1.1, lively: s.lively * 0.8 }),
  },
  {
    label: 'commanding',
    words:
      'commanding,command,proud,proudly,regal,royal,majestic,stern,sternly,noble,imperious,order,proclaim,announce,declare',
    change: (s) => ({
      slow: s.slow * 1.08,
      lively: s.lively * 1.25,
      size: s.size * 1.04,
      space: 'hall',
      wet: more(s.wet, 0.12),
    }),
  },
  { label: 'in a cave', words: 'cave,cavern,echo,echoing,dungeon,mine', change: () => ({ space: 'cave', wet: 0.5 }) },
  {
    label: 'in a great church',
    words: 'cathedral,temple,church,crypt,tomb,throne room,great hall',
    change: () => ({ space: 'cathedral', wet: 0.45 }),
  },
  {
    label: 'through a door',
    words:
      'behind a door,through a door,through the door,behind the door,muffled,behind a wall,through the wall,underwater,behind a mask,through a helmet',
    change: () => ({ muffled: 750, wet: 0.2 }),
  },
  {
    label: 'from afar',
    words: 'from afar,far away,distant,in the distance,far off',
    change: () => ({ space: 'valley', wet: 0.9, muffled: 2600 }),
  },
]

const terms: readonly Term[] = [
  ...bearings.map(({ label, words }) => ({ id: label, facet: 'subject' as const, words: words.split(','), label })),
  ...ways.map(({ label, words }) => ({ id: label, facet: 'feature' as const, words: words.split(','), label })),
]
const known = new Terms(terms)

/** Words that only bring in what somebody says. */
const saying = new Set(
  `say says said saying speak speaks spoke speaking tell tells told telling ask asks asked reply replies replied answer answers answered read reads
  reading aloud voice voices word words line lines warn warns warned greet greets greeted add adds added begin begins began continue continues voiced toned tone
  leans lean over across counter looks look up down turns turn steps step forward you to party`.split(/\s+/),
)
/** Verbs after which a colon brings in what is said. */
const verbs =
  /\b(?:say|speak|tell|ask|repl|answer|whisper|shout|yell|cry|cries|scream|roar|growl|hiss|mutter|murmur|bellow|announce|proclaim|declare|warn|greet|snarl|croak|rasp|sneer|read)\w*\b/i

export interface Direction {
  voice: VoiceId
  speaker: Speaker
  hits: readonly Hit[]
  reading: Reading
  /** Words of the direction that say nothing of the voice. */
  strangers: readonly number[]
  /** Whether the words name anybody or any way of speaking. */
  isTold: boolean
}

function voiceOf(
  people: People | undefined,
  age: Age | undefined,
  sex: Sex | undefined,
  told: Bearing['told'],
): VoiceId {
  if (people) return people
  if (told && !age) return sex === 'female' ? 'chronicler' : told
  if (age === 'old') return sex === 'female' ? 'old-woman' : 'old-man'
  if (age === 'young') return sex === 'male' ? 'boy' : 'girl'
  if (sex) return sex === 'female' ? 'woman' : 'man'
  return 'narrator'
}

/** The people's own speaker, made a woman, a man, old or young where the words say so. */
function speakerOf(voice: VoiceId, people: People | undefined, age: Age | undefined, sex: Sex | undefined): Speaker {
  let speaker = speakers[voice]
  if (!people) return speaker
  if (sex === 'female' && speaker.flite !== 'slt') {
    const pitch = Math.min(240, Math.max(135, speaker.pitch * 1.75))
    speaker = { ...speaker, flite: 'slt', pitch, size: 1 + (speaker.size - 1) * 0.6, growl: speaker.growl * 0.8 }
  }
  if (sex === 'male' && speaker.flite === 'slt') {
    speaker = { ...speaker, flite: 'awb', pitch: Math.max(105, speaker.pitch * 0.64), size: speaker.size * 1.02 }
  }
  if (age === 'old')
    speaker = { ...speaker, slow: speaker.slow * 1.15, tremor: more(speaker.tremor, 0.4), lively: speaker.lively * 1.1 }
  if (age === 'young') speaker = { ...speaker, pitch: speaker.pitch * 1.2, size: speaker.size * 0.9 }
  return speaker
}

/** Who speaks, and how, as words say it. A voice that was chosen stays; the words may still say how it speaks. */
export function directionOf(text: string, chosen?: VoiceId): Direction {
  const reading = known.read(text)
  const hits = reading.hits.filter(({ isDenied }) => !isDenied)
  const named = hits.flatMap(({ term }) => bearings.filter(({ label }) => label === term.id))
  const people = named.find((bearing) => bearing.people)?.people
  const age = named.find((bearing) => bearing.age)?.age
  // "An old woman" is a woman though a man is a word of its own: what is told first stands.
  const sex = named.find((bearing) => bearing.sex)?.sex
  const told = named.find((bearing) => bearing.told)?.told
  const voice = chosen ?? voiceOf(people, age, sex, told)
  let speaker = chosen ? speakers[chosen] : speakerOf(voice, people, age, sex)
  const said = new Set(hits.map(({ term }) => term.id))
  for (const way of ways) if (said.has(way.label)) speaker = { ...speaker, ...way.change(speaker) }
  const strangers = reading.strangers.filter((at) => !saying.has(reading.tokens[at]!.word))
  return { voice, speaker, hits, reading, strangers, isTold: hits.length > 0 }
}

/** Words before a colon that bring in what is said ("an old dwarf whispers: come closer"), and the rest. */
export function introducedIn(text: string): { head: string; rest: string } | undefined {
  const match = /^([^:."“„\n]{3,140}):\s+(?=\S)/u.exec(text)
  if (!match) return undefined
  const head = match[1]!
  const isShort = head.split(/\s+/).length <= 14
  if (!isShort || !(verbs.test(head) || directionOf(head).isTold)) return undefined
  return { head, rest: text.slice(match[0].length) }
}

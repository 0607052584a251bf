import type { SheetDocument } from '../../../contract/sheets/document.ts'
import type { SoundBrief } from '../../../contract/sheets/sounds.ts'
import { firstIn, textOf } from './told.ts'

/** What beasts and others are heard by, by the words for them. */
const voices: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mimic)s?\b/i, 'chest opening and growl'],
  [/\b(?:dragon|wyrm|wyvern|drake|hydra|tarrasque|linnorm)s?\b/i, 'dragon roar'],
  [
    /\b(?:serpent|snake|naga|basilisk|lizard|viper|crocodile|medusa|adder|cobra|salamander|gecko|behir|monitor)s?\b/i,
    'hiss',
  ],
  [/\b(?:wolf|wolves|worg|werewolf|jackal|warg)s?\b/i, 'growl and wolf howl'],
  [/\b(?:hound|dog|hyena|mastiff|fox)(?:s|es)?\b/i, 'growl and barking'],
  [/\b(?:owlbear|bear|lion|tiger|manticore|chimera|sphinx|ape|gorilla|yeti|badger|wolverine)s?\b/i, 'roar'],
  [/\b(?:cat|panther|lynx|leopard)s?\b/i, 'growl and hiss'],
  [/\b(?:boar|pig|sow|hog)s?\b/i, 'grunt and squeal'],
  [/\b(?:bull|ox|oxen|minotaur|aurochs|elk|deer|stag|moose|elephant|mammoth|rhinoceros|camel)s?\b/i, 'bellow'],
  [/\b(?:goat|ram|sheep|lamb|ibex)s?\b/i, 'bleating'],
  [/\b(?:horse|mare|stallion|steed|nightmare|unicorn|pony|centaur|kelpie|mule|donkey)s?\b/i, 'horse whinny'],
  [/\b(?:rat|mouse|mice|weasel|bat|stoat|otter)s?\b/i, 'squeaking'],
  [/\b(?:spider|scorpion|beetle|centipede|crab|ankheg|mantis|lobster|ant|tick|louse)s?\b/i, 'skittering'],
  [/\b(?:bee|wasp|hornet|swarm|mosquito|fly|flies|locust|moth|dragonfly|stirge)s?\b/i, 'buzzing'],
  [/\b(?:raven|crow|rook|vulture|magpie|jackdaw)s?\b/i, 'raven'],
  [/\b(?:owl)s?\b/i, 'owl hoot'],
  [/\b(?:gull|albatross|heron|cormorant|pelican)s?\b/i, 'gull'],
  [/\b(?:eagle|hawk|roc|griffon|griffin|hippogriff|harpy|harpies|phoenix|bird|falcon|cockatrice|kite)s?\b/i, 'screech'],
  [/\b(?:toad|frog|bullywug|newt)s?\b/i, 'croaking'],
  [/\b(?:kraken|octopus|squid|aboleth|tentacle)s?\b/i, 'tentacle and growl'],
  [/\b(?:ooze|slime|pudding|jelly|cube|worm|slug|leech|snail|maggot|grub)s?\b/i, 'squelch and growl'],
  [/\b(?:skeleton|bones)s?\b/i, 'rattling bones'],
  [/\b(?:zombie|ghoul|ghast|corpse|wight|mummy|mummies|revenant|dead)s?\b/i, 'zombie moan'],
  [/\b(?:ghost|wraith|spectre|specter|banshee|spirit|phantom|shade|haunt|poltergeist|apparition)s?\b/i, 'ghost wail'],
  [/\b(?:vampire|lich|necromancer)s?\b/i, 'evil laugh and whispers'],
  [/\b(?:hag|witch|crone)s?\b/i, 'cackle'],
  [/\b(?:demon|devil|fiend|balor)s?\b/i, 'demon roar'],
  [/\b(?:imp|quasit|gremlin|goblin|kobold)s?\b/i, 'goblin laugh'],
  [/\b(?:clockwork|automaton|machine|engine)s?\b/i, 'gears and giant footsteps'],
  [/\b(?:golem|colossus|statue|gargoyle|idol)s?\b/i, 'giant footsteps and rubble'],
  [/\b(?:armou?r)s?\b/i, 'clanking chains and giant footsteps'],
  [/\b(?:treant|tree|vine|blight|thorn|briar|mushroom|fungus|myconid|root)s?\b/i, 'creaking wood and growl'],
  [/\b(?:giant|ogre|troll|cyclops|ettin|titan|oni)s?\b/i, 'roar and giant footsteps'],
  [/\b(?:pixie|sprite|faerie|fairy|dryad|nymph|satyr)s?\b/i, 'fey magic and whispers'],
  [/\b(?:orc|bandit|cultist|raider|warrior|soldier|gnoll|bugbear|hobgoblin)s?\b/i, 'battle cry'],
]

/** What the sort of a creature is heard by, where no word for it is known. */
const sorts: readonly (readonly [RegExp, string])[] = [
  [/aberration/i, 'tentacle and whispers'],
  [/beast|animal/i, 'growl'],
  [/celestial/i, 'blessing and chanting'],
  [/construct/i, 'giant footsteps and gears'],
  [/dragon/i, 'dragon roar'],
  [/elemental/i, 'gust of wind and rumble'],
  [/fey/i, 'fey magic and whispers'],
  [/fiend/i, 'demon roar'],
  [/giant/i, 'roar and giant footsteps'],
  [/humanoid/i, 'battle cry'],
  [/ooze/i, 'squelch'],
  [/plant|fungus/i, 'creaking wood and growl'],
  [/undead/i, 'zombie moan'],
]

const elements: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:fire|fiery|flam(?:e|ing)|ember|burning|scorch|cinder|lava|molten|smoulder|magma|char(?:red|ring)|soot|smok|sulphur)|\b(?:red|gold|brass) dragon/i,
    'flames',
  ],
  [/\b(?:ice|icy|icicle|frost|frozen|rime|hoar|snow|winter)|\bwhite dragon/i, 'icicle'],
  [/\b(?:lightning|thunder|storm|spark)|\b(?:blue|bronze) dragon/i, 'electricity'],
  [/\b(?:acid|bile|corrosive|gall)|\b(?:black|copper) dragon/i, 'acid'],
  [/\b(?:brine|kelp|tide|drown|seaweed)/i, 'splash'],
]

/** Of whom the music of a fight takes its colour. */
const colours: readonly (readonly [RegExp, string])[] = [
  [/undead|fiend|aberration/i, 'battle and horror'],
  [/fey|plant/i, 'battle in an enchanted forest'],
  [/celestial/i, 'epic battle, holy'],
  [/dragon/i, 'epic dragon fight'],
  [/giant|construct/i, 'epic battle, drums'],
]

const sizes = /\b(tiny|small|large|huge|gargantuan)\b/i

/**
 * A monster's voice, by the words for it, its sort and size as they stand below its name, and its element; and music for the fight.
 */
export function monsterSounds(document: SheetDocument): SoundBrief[] {
  const { title, kicker } = document
  const seen = `${textOf(document, 'sight.aloud')} ${textOf(document, 'sight.closer')}`
  const size = sizes.exec(kicker)?.[1]?.toLowerCase() ?? ''
  // Its name and what is seen of it, before its sort: "a swamp hydra" is a monstrosity too.
  const named = [title, ...creaturesIn(seen)].find((words) => firstIn(words, voices) !== undefined)
  const voice = (named && firstIn(named, voices)) ?? firstIn(kicker, sorts) ?? 'roar'
  const element = firstIn(`${title} ${named ?? ''}`, elements)
  const heard = element === undefined ? voice : `${voice.replace(' and ', ', ')} and ${element}`
  return [
    { key: 'sounds.voice', label: 'Its voice', form: 'effect', prompt: `${size} ${heard}`.trim(), seconds: 4 },
    {
      key: 'sounds.fight',
      label: 'Music for the fight',
      form: 'music',
      prompt: firstIn(kicker, colours) ?? 'battle',
    },
  ]
}

/** What is brought in, and how it looks: "There waits a swamp hydra of ice, its snout wrinkled and dripping". */
const creaturesIn = (seen: string): string[] => [
  ...(seen.match(
    /\b(?:stands?|waits?|sits?|crouch(?:es)?|lies|hangs?|rises?|looms?|perch(?:es)?|coils?|see|face|meet|out|comes?|is|are)\s+(?:an?|one|two|three|several|the)\b[^.;]*/giu,
  ) ?? []),
  seen,
]

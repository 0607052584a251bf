import type { KinBrief, Section } from '../../../contract/sheets/document.ts'
import type { NpcRequest } from '../../../contract/sheets/npc.ts'
import type { Random } from '../../paint/random.ts'
import { withArticle } from '../grammar/article.ts'
import { capital } from '../grammar/inflect.ts'
import { cultures } from '../names/cultures.ts'
import { armsIn } from '../prompt/arms.ts'
import { unableIn } from '../prompt/denied-things.ts'
import { natureIn } from '../prompt/nature.ts'
import { ruleBooks } from '../rules/rule-books.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import { askedLook } from './asked-look.ts'
import { type Case, caseOf, type Other } from './case.ts'
import { type Code, codeOf, withoutCode } from './code.ts'
import { gearOf } from './gear.ts'
import { ageWord } from './looks.ts'
import { withPeople } from './people.ts'
import { type Person, personOf } from './person.ts'
import { pictureOf } from './portrait.ts'
import { heartOf, hooksOf, knownFor, lineOf, lookOf, lookText, meeting, tellerFor, voiceOf } from './telling.ts'

const part = (key: string, title: string, place: Section['place'], blocks: Section['blocks']): Section => ({
  key,
  title,
  place,
  canReroll: true,
  blocks,
})

const items = (key: string, lines: readonly string[]) => lines.map((text, index) => ({ key: `${key}.${index}`, text }))

const text = (key: string, label: string, words: string) => ({ type: 'text' as const, key, label, text: words })

const sexLabels = { Female: 'female', Male: 'male', Neutral: 'androgynous', Unknown: '' } as const

/** Another person of the story, as their own sheet would be asked for. */
function kinOf(key: string, other: Other, person: Person, told: Case, request: NpcRequest): KinBrief {
  // Of the person's own people and town: their names are of one culture.
  const who = [sexLabels[other.sex], person.ancestry, other.role].filter(Boolean).join(' ')
  const known = {
    name: other.full,
    given: other.given,
    ancestry: person.ancestry,
    sex: other.sex,
    role: other.role,
    town: person.town,
  }
  return {
    key: `kin.${key}`,
    label: `${other.full}, ${other.role}`,
    kind: 'npc',
    request: {
      prompt: `“${other.full}”, ${withArticle(who)} in ${person.town} with ties to ${person.given} over the ${told.thing}`,
      system: request.system,
      culture: person.culture,
      form: request.form,
      known,
    },
  }
}

function statsOf(person: Person, code: Code, request: NpcRequest, chance: Random) {
  const able = unableIn(person.reading.text)
  return ruleBooks[request.system].person(
    {
      key: 'stats.block',
      name: person.full,
      sex: person.sex,
      ancestry: person.ancestry,
      calling:
        person.reading.className && person.calling === person.reading.trade ? person.reading.className : person.calling,
      level: person.level,
      ...(person.challenge !== undefined && { challenge: person.challenge }),
      alignment: person.alignment,
      ...code,
      languages: [],
      gear: armsIn(able.rest),
      spells: able.casts ? 'fitting' : 'none',
      nature: natureIn(person.reading.text),
      form: request.form,
    },
    chance,
  )
}

const rankOf = ({ level, challenge }: Person, system: NpcRequest['system']) =>
  challenge !== undefined && system === 'DnD5e'
    ? `challenge ${{ 0.125: '1/8', 0.25: '1/4', 0.5: '1/2' }[challenge] ?? challenge}`
    : `level ${level === 0 && system === 'Pathfinder' ? -1 : level}`

function factsSection(person: Person, told: Case, code: Code, system: NpcRequest['system']): Section {
  const { ancestry, sex, age, calling, culture, alignment, town, temper, known } = person
  const rows: (readonly [string, string, string])[] = [
    ['ancestry', 'Ancestry', ancestry],
    ['sex', 'Sex', sex],
    ['age', 'Age', age],
    ['calling', 'Trade', calling],
    ['temper', 'Temper', temper],
    ...(known?.faction ? ([['faction', 'Faction', known.faction]] as const) : []),
    [
      'home',
      known ? 'Found' : 'Home',
      known ? [known.place, known.district, town].filter(Boolean).join(', ') : `${town}, by ${told.slots.spot}`,
    ],
    ['culture', 'Names', cultures[culture].label],
    ...(system === 'DnD5e'
      ? ([['alignment', 'Alignment', alignment]] as const)
      : ([
          ['edicts', 'Edicts', code.edicts.join('; ')],
          ['anathema', 'Anathema', code.anathema.join('; ')],
        ] as const)),
  ]
  return {
    ...part('facts', 'In brief', 'aside', [
      {
        type: 'facts',
        key: 'facts.rows',
        rows: rows.map(([key, label, words]) => ({ key: `facts.rows.${key}`, label, text: capital(words) })),
      },
    ]),
    canReroll: false,
  }
}

function peopleSection(person: Person, told: Case, chance: Random): Section {
  const teller = tellerFor(person, told, chance)
  const { other, kin, witness, story, slots } = told
  const of = (key: string, { full }: Other, who: string, lines: readonly string[]) => ({
    key: `people.list.${key}`,
    label: `${full}, ${who}.`,
    text: teller.tell(lineOf(lines, told, chance)),
  })
  return part('people', 'People', 'aside', [
    {
      type: 'list',
      key: 'people.list',
      items: [
        of('other', other, slots.who ?? other.role, story.theirs),
        of('kin', kin, slots.rel ?? kin.role, story.kins),
        of('witness', witness, witness.role, story.witnesses),
      ],
    },
  ])
}

/** Somebody's sheet: who they are and what they are caught in is drawn from `core`; each section tells of it by its own stream. */
export const npc: SheetMaker<'npc'> = {
  // Two prompts under one seed are two people.
  drawsByPrompt: true,
  write(request, chance) {
    const core = chance('core')
    // Pathfinder tells of edicts in a place of their own; DnD5e has none, and they are told as all else is.
    const told = request.system === 'Pathfinder' ? { ...request, prompt: withoutCode(request.prompt) } : request
    const person = personOf(told, core.fork('person'))
    const story = caseOf(person, core.fork('case'))
    const look = askedLook(person, lookOf(person, core.fork('look')))
    const voice = voiceOf(person, story, chance('voice'))
    const heart = heartOf(person, story, chance('heart'))
    const hooks = hooksOf(person, story, chance('hooks'))
    const codeChance = core.fork('code')
    const code = codeOf(request, tellerFor(person, story, codeChance).tell, codeChance)
    const block = statsOf(person, code, request, chance('stats'))
    const sight = chance('sight')
    const main: Section[] = [
      part('sight', 'At first sight', 'main', [
        { type: 'text', key: 'sight.aloud', aloud: true, text: meeting(person, story, look, sight.fork('aloud')) },
        text('sight.look', 'Looks', lookText(person, story, look, sight.fork('look'))),
      ]),
      part('voice', 'Voice and manner', 'main', [
        text('voice.voice', 'Voice', voice.voice),
        text('voice.manner', 'Manner', voice.manner),
        { type: 'list', key: 'voice.lines', label: 'Says', items: items('voice.lines', voice.lines) },
      ]),
      part('heart', 'What drives them', 'main', [
        text('heart.want', 'Wants', heart.want),
        text('heart.fear', 'Fears', heart.fear),
        text('heart.secret', 'Secret', heart.secret),
        text('heart.bond', 'Bond', heart.bond),
      ]),
      part('hooks', 'Ways in', 'main', [
        { type: 'list', key: 'hooks.list', numbered: true, items: items('hooks.list', hooks) },
      ]),
      part('stats', 'Stat block', 'main', [block]),
    ]
    const aside: Section[] = [
      factsSection(person, story, code, request.system),
      peopleSection(person, story, chance('people')),
      part('gear', 'Carries', 'aside', [
        { type: 'list', key: 'gear.list', items: items('gear.list', gearOf(person, story, chance('gear'))) },
      ]),
    ]
    const sections = [...main, ...aside]
    const from = person.known
    const known = from ? '' : knownFor(person, story, JSON.stringify(sections), chance('said'))
    if (known !== '') main[0]!.blocks.push(text('sight.known', 'Known for', known))
    if (from?.says) main[0]!.blocks.push(text('sight.told', `Told of ${person.given}`, from.says))
    const { ancestry, age, calling, town } = person
    const who = [age === 'grown' ? '' : ageWord[age], sexLabels[person.sex], ancestry, calling]
      .filter(Boolean)
      .join(' ')
    return withPeople({
      title: person.full,
      kicker: `${capital(who)}${/ (?:of|at|for) /.test(calling) ? ',' : ' of'} ${town} · ${rankOf(person, request.system)}`,
      summary: heart.want.startsWith('To ') ? `${person.given} wants t${heart.want.slice(1)}` : heart.want,
      system: request.system,
      sections,
      pictures: [pictureOf(person, look, core.fork('picture').int(0, 2 ** 32 - 1))],
      kin: [
        kinOf('other', story.other, person, story, request),
        kinOf('kin', story.kin, person, story, request),
        kinOf('witness', story.witness, person, story, request),
      ],
    })
  },
}

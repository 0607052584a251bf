import type { Section } from '../../../contract/sheets/document.ts'
import type { SpellbookRequest } from '../../../contract/sheets/spellbook.ts'
import type { Random } from '../../paint/random.ts'
import { ofMany } from '../grammar/agreement.ts'
import { withArticle, withArticles } from '../grammar/article.ts'
import { openTeller, type Teller } from '../grammar/grammar.ts'
import { capital, possessive } from '../grammar/inflect.ts'
import { titled } from '../lore/subject.ts'
import { humanCultures } from '../names/cultures.ts'
import { type Names, openNames } from '../names/names.ts'
import { sexOfRole } from '../npc/trades.ts'
import type { SheetMaker } from '../sheet-maker.ts'
import type { SpellClass } from '../spells/dnd5e.ts'
import { type Asked, askedIn, ownerHead, ownerPhrase } from './asked.ts'
import { type Case, caseOf, fitting } from './case.ts'
import { foremost, spellTables } from './choice.ts'
import { handlingOf } from './handling.ts'
import { homebrewName, homebrewSection } from './homebrew.ts'
import { measureSection } from './measure.ts'
import * as phrases from './phrases.ts'
import { type Volume, volumeOf } from './volume.ts'

/** Who they are in Pathfinder, where two classes go by another name. */
const namesPathfinder: Partial<Record<SpellClass, string>> = { warlock: 'witch', paladin: 'champion' }
const casterName = ({ caster, system }: Volume) =>
  (system === 'Pathfinder' ? namesPathfinder[caster] : undefined) ?? caster

/** Whose book it was, by name and by what they were. */
interface Owner {
  given: string
  /** "Ilvane Crook, a lighthouse keeper" */
  own: string
  sex: 'Female' | 'Male'
}

function ownerOf({ reading, owner, ownerDoes }: Asked, names: Names, chance: Random): Owner {
  const isHis = /\b(?:his|he)\b/i.test(reading.text)
  const isHers = /\b(?:her|she)\b/i.test(reading.text)
  const said = sexOfRole(owner ?? '') ?? (isHis === isHers ? undefined : isHers ? 'Female' : 'Male')
  const sex = said ?? chance.pick(['Female', 'Male'] as const)
  const drawn = names.person(chance.pick(humanCultures), sex)
  // A name in what is told of somebody is somebody else's: "a gambler who cheated Death".
  const named = reading.names.find(
    (name) => owner?.includes(name) || /(?:called|named) (?:the )?$/.test(reading.text.split(name)[0] ?? ''),
  )
  const full = named ?? drawn.full
  const given = named ? (named.replace(/^the /i, '').split(' ')[0] ?? named) : drawn.given
  const phrase = owner ? ownerPhrase(owner, withArticle) : withArticle(chance.pick(phrases.roles))
  const does = ownerDoes ? ` ${ownerDoes}` : ''
  // "Morwen the Grey" says it all; "the lighthouse keeper" is a name's other half.
  if (owner && named && owner.includes(named)) return { given, sex, own: `${phrase}${does}` }
  return { given, sex, own: `${full}, ${phrase}${does}` }
}

/** What the book is called where it is spoken of: "charred spellbook", "set of field notes". */
const nounOf = ({ qualities, medium, isMany }: Asked) =>
  `${isMany || /music$/.test(medium) ? 'set of ' : ''}${qualities} ${medium}`.replace(/ {2,}/g, ' ').trim()

/** What is named in a book's telling. */
interface Named {
  spells: readonly string[]
  /** The ones that it leans to. */
  starred: readonly string[]
  homebrew: string
  /** What the book is called where nobody said. */
  unnamed: string
}

function tellerOf(
  volume: Volume,
  owner: Owner,
  { slots, story, isAsked, areMany }: Case,
  { spells, starred, homebrew, unnamed }: Named,
  chance: Random,
): Teller {
  const { asked, theme, stuff } = volume
  const { medium, qualities, isMany } = asked
  const noun = asked.isNamed ? nounOf(asked) : unnamed
  const book2 = `the ${`${qualities} ${medium}`.trim()}`
  const teller = openTeller(
    {
      ...phrases.words,
      purpose: isAsked ? story.purposes : [...story.purposes, ...phrases.purposes],
      thing: theme.things,
      spell: spells.length > 0 ? spells.slice(0, 9) : [homebrew],
    },
    chance,
    {
      ...slots,
      given: owner.given,
      own: owner.own,
      book: noun,
      Book: capital(book2),
      book2,
      is: isMany ? 'are' : 'is',
      has: isMany ? 'have' : 'has',
      holds: isMany ? 'hold' : 'holds',
      label: theme.label,
      shape: chance.pick(theme.shows),
      stuff: stuff.replace(/^(?:an?|the)\s+/i, ''),
      homebrew: /[’']s? /.test(homebrew) ? homebrew : `the ${homebrew}`,
      s1: starred[0] ?? '',
      s2: starred[1] ?? '',
      s3: starred[2] ?? '',
      leaves: String(chance.int(38, 190)),
    },
  )
  return areMany ? { tell: (text) => teller.tell(ofMany(text, 'other')) } : teller
}

/** A sentence begins with a capital, whatever slot it begins with. */
const sentences = (text: string) =>
  withArticles(text).replace(
    /(^|[.!?]”? )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

function lookSection(
  { asked }: Volume,
  { story, isAsked, said }: Case,
  starred: readonly string[],
  teller: Teller,
  chance: Random,
): Section {
  const tell = (frames: readonly string[]) => sentences(teller.tell(chance.pick(frames)))
  // What befell it where somebody said so; else now and then what may befall any book.
  const either = (own: readonly string[], any: readonly string[]) =>
    tell(isAsked || chance.chance(0.4) ? fitting(own, said) : any)
  // “a wizard who owes his soul to a devil, who …” would be one who too many.
  const owned = either(
    story.owners.filter((line) => !asked.ownerDoes || line.startsWith('#own#. ')),
    phrases.owners,
  )
  const subject = asked.subject ? [`${asked.isMany ? 'They deal' : 'It deals'} with ${asked.subject}.`] : []
  const cover = [tell(asked.isBook ? phrases.covers : phrases.otherCovers), ...asked.told, ...subject].join(' ')
  // A book without spells has none that could be lost in it.
  const handled = starred.length < 2 ? [] : asked.told.flatMap((sentence) => handlingOf(sentence) ?? [])
  const inHand = handled
    .slice(0, 2)
    .map(({ frames, said: words }) => sentences(teller.tell(chance.pick(frames)).replaceAll('§said§', words)))
  return {
    key: 'look',
    title: 'The book',
    place: 'main',
    canReroll: true,
    blocks: [
      { type: 'text', key: 'look.cover', text: cover },
      ...(inHand.length > 0
        ? [{ type: 'text' as const, key: 'look.hand', label: 'In the hand', text: inHand.join(' ') }]
        : []),
      { type: 'text', key: 'look.owner', label: 'Once owned by', text: owned },
      { type: 'text', key: 'look.where', label: 'Where it is', text: either(story.wheres, phrases.wheres) },
      { type: 'text', key: 'look.secret', label: 'Secret', text: either(story.secrets, phrases.secrets) },
    ],
  }
}

/** As the prompt names it; without one by its owner. */
function titleOf(prompt: string, { asked }: Volume, { given }: Owner): string {
  const named = asked.reading.names.find((name) => prompt.includes(`“${name}”`) || prompt.includes(`"${name}"`))
  if (named) return named
  const whole = prompt
    .replace(/,?\s*\b(?:level|lvl)\s*\d+\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]+$/, '')
    .replace(/^(?:an?|the)\s+/i, '')
  if (whole === '') return `The Book of ${titled(given, true)}`
  if (!asked.isNamed && asked.owner) return `The ${possessive(ownerHead(asked.owner))} Spellbook`
  const phrase = whole.length <= 70 ? whole : nounOf(asked)
  return capital(titled(phrase)).slice(0, 120)
}

function pictureOf({ asked, stuff }: Volume, chance: Random) {
  const { text } = asked.reading
  return {
    category: 'items' as const,
    label: 'The book',
    prompt: `a closed spellbook bound in ${stuff}${text ? `, ${text.slice(0, 160).replace(/[.!?]+$/, '')}` : ''}`,
    negativePrompt: '',
    seed: chance.int(0, 2 ** 31 - 1),
  }
}

/** “Protection from Evil and Good” is a line of its own, and would be said in every other book. */
const isShortlySaid = (name: string) => name.split(' ').length < 5

/** A book of spells: whose and what it is, is drawn from `core`; each section tells of it by its own stream. */
export const spellbook: SheetMaker<'spellbook'> = {
  // Two prompts under one seed are two books.
  drawsByPrompt: true,
  write(request: SpellbookRequest, chance) {
    const core = chance('core')
    const asked = askedIn(request.prompt)
    const volume = volumeOf(request, asked, core.fork('theme'))
    const names = openNames(core.fork('names'))
    const owner = ownerOf(asked, names, core.fork('owner'))
    const befell = caseOf(asked, owner.sex, names, core.fork('fate'))
    const tables = spellTables(volume, chance('spells'))
    const { spells: all, fond } = foremost(volume, tables)
    const spells = all.filter(isShortlySaid)
    const starred = chance('spells')
      .fork('starred')
      .shuffle(spells.slice(0, Math.min(6, fond)))
    const homebrew = homebrewName(volume, chance('homebrew'))
    const unnamed = `${core.pick(phrases.conditions)} ${core.pick(phrases.kinds)}`
    const told = (key: string) =>
      tellerOf(volume, owner, befell, { spells, starred, homebrew, unnamed }, chance(key).fork('told'))
    const margin = chance('margin')
    const leaning = told('spells').tell(chance('spells').fork('leaning').pick(phrases.leanings))
    const spellsSection: Section = {
      key: 'spells',
      title: 'Spells',
      place: 'main',
      canReroll: true,
      blocks: [
        ...(spells.length >= 3
          ? [{ type: 'text' as const, key: 'spells.leaning', label: 'Leans to', text: sentences(leaning) }]
          : []),
        ...(tables.length === 0
          ? [
              {
                type: 'text' as const,
                key: 'spells.none',
                text: `By the rules of 2014 ${withArticle(casterName(volume))} has no spells before level 2: the leaves are ruled, and wait.`,
              },
            ]
          : []),
        ...tables,
      ],
    }
    const notes = told('margin')
    const look = chance('look')
    const summary = told('core').tell(core.fork('summary').pick(phrases.summaries))
    return {
      title: titleOf(volume.asked.reading.text, volume, owner),
      kicker: `${capital(casterName(volume))}’s spellbook, level ${volume.level}`,
      summary: sentences(summary),
      system: request.system,
      sections: [
        lookSection(volume, befell, starred, told('look'), look),
        spellsSection,
        homebrewSection(
          volume,
          homebrew,
          told('homebrew').tell(chance('homebrew').pick(phrases.shown)),
          chance('homebrew'),
        ),
        {
          key: 'margin',
          title: 'In the margins',
          place: 'aside',
          canReroll: true,
          blocks: [
            {
              type: 'list',
              key: 'margin.notes',
              items: [
                ...margin
                  .fork('fate')
                  .shuffle(befell.story.notes)
                  .slice(0, befell.isAsked ? 3 : 1),
                ...margin.shuffle(phrases.notes).slice(0, befell.isAsked ? 1 : 3),
              ].map((note, at) => ({ key: `margin.notes.${at}`, text: sentences(notes.tell(note)) })),
            },
          ],
        },
        measureSection(volume, spellsSection),
      ],
      pictures: [pictureOf(volume, look.fork('picture'))],
      kin: [],
    }
  },
}

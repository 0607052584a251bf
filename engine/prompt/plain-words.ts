import type { ImageCategory } from '../../contract/categories.ts'

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words that begin a new noun phrase. */
export const determiners = listed(
  'a an the this that these those his her its their my your our each every another any such',
)

/** Words that stand for somebody, which a lexicon may know ("her" is a woman). */
export const pronouns = listed('he she they him her his hers their it its we you i me')

/** Words that end a noun phrase and say how the next one lies to it. */
export const prepositions =
  listed(`with in on at by of from under over above below behind beside besides between among amongst through into onto
  near around against across along beyond inside outside within toward towards upon before after during while as for to beneath amid amidst atop
  underneath throughout via per off out up down about past overlooking facing next alongside where whose when which who whom whilst until
  holding wielding carrying wearing riding having has have had holds carries wears wields bearing bears gripping clutching brandishing
  containing featuring including showing depicting surrounded covered filled lined dressed clad wrapped set placed located standing stands lies lying sits
  sitting seen lit adorned leading leads running runs rising rises overlooks crossing crosses opening opens hanging hangs flowing flows`)

/** Words by which what follows may still describe what went before: "a beard of copper", "the moon is red". */
export const links = listed(
  'of in is are was were be been being from made carved wrought forged hewn cut built crafted and that which all very looks look turned mostly still also but',
)

/** Words that join or shade and mean nothing to see. */
const others =
  listed(`and or nor but & plus is are was were be been being am it he she they them him we us you i me there here than then so if because
  very quite rather really slightly somewhat extremely incredibly too also just only even almost nearly mostly partly still yet already ever always often
  now again perhaps maybe like etc s t ve ll re d do does did doing done can could will would shall should may might must get got gets
  what how why all most more less much lot lots bit kind sort type made carved wrought forged hewn cut built crafted looks look looking seems seem
  appears turned please draw make create generate show give want need image images picture pictures illustration art artwork scene view photo depiction
  fantasy rpg dnd d&d ttrpg tabletop game campaign pathfinder full both either neither whole entire one own same other others background foreground distance front merely not
  top wreathed shaped style styled distant themselves itself himself herself together toward away back using used use comes coming goes going carried held worn joined linked connected meet meets meeting`)

const own: Record<ImageCategory, ReadonlySet<string>> = {
  characters: listed('character portrait hero player pc bust'),
  npcs: listed('npc character portrait person bust'),
  monsters: listed('monster creature'),
  battlemaps: listed('map battlemap battle top-down top grid floor plan layout encounter room rooms area'),
  items: listed('item object artifact artefact equipment gear'),
  spells: listed('spell magic effect incantation cantrip'),
  landscapes: listed('landscape scenery vista panorama environment'),
  townmaps: listed('map townmap layout plan'),
}

/** Words nobody is told about: they are grammar, or say again what sort of picture is meant. */
export function isPlain(word: string, category: ImageCategory): boolean {
  const [stem = word] = word.split("'")
  return (
    determiners.has(stem) ||
    prepositions.has(stem) ||
    others.has(stem) ||
    own[category].has(stem) ||
    own[category].has(stem.replace(/s$/, ''))
  )
}

/** Words after which what comes is not wanted. */
export const negators = listed(
  "no not without lacking lacks minus never nor isn't aren't wasn't doesn't don't excluding except sans nothing neither cannot avoid hides",
)

/** Words that shade a colour and leave it the same: "pale blue", "bright red". */
export const colourShades = listed(
  'dark light pale bright deep vivid dull faded rich soft pastel muted warm cool fiery faint sickly burnt ghostly intense brilliant',
)

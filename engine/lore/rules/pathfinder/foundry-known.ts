/*
 * What Foundry VTT's pf2e system has by name (src/scripts/config/traits.ts and iwr.ts, src/module/actor/creature/values.ts); what it
 * has not, it would show as a slug or leave out, so it is said in words instead.
 */

const named = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const knownSenses = named(`
  darkvision greater-darkvision low-light-vision echolocation infrared-vision lifesense magicsense scent see-invisibility spiritsense
  thoughtsense tremorsense truesight wavesense`)

export const knownLanguages = named(`
  common draconic dwarven elven fey gnomish goblin halfling jotun orcish sakvroth aklo chthonian diabolic empyrean kholo necril petran
  pyric shadowtongue sussuran thalassic amurrun arboreal boggard caligni cyclops iruxi nagaji protean requian tengu utopian wildsong
  ysoki`)

export const knownSkills = named(`
  acrobatics arcana athletics crafting deception diplomacy intimidation medicine nature occultism performance religion society stealth
  survival thievery`)

/** Of creatures, without those of single adventures. */
export const knownTraits = named(`
  aberration acid aeon air aiuvarin amphibious android angel animal aquatic arcane archon astral asura azata beast boggard caligni
  catfolk celestial changeling clockwork cold construct couatl daemon demon dero devil dhampir dinosaur div divine dragon dragonblood
  dream dromaar duergar dwarf earth eidolon electricity elemental elf ethereal fey fiend fire fungus genie ghost ghoul giant gnome
  goblin golem gremlin hag halfling hobgoblin holy human humanoid incorporeal kholo kobold leshy light lizardfolk mental merfolk metal
  mindless monitor morlock mummy mutant nephilim nymph occult oni ooze orc petitioner phantom plant poison primal protean psychopomp
  qlippoth rakshasa ratfolk sahkil serpentfolk shadow skeleton sonic spirit sprite strix swarm tengu time titan tripkee troll troop
  undead unholy vampire vanara velstrac water werecreature wight wood wraith wyrwood xulgath zombie`)

const damages = `
  acid air bleed bludgeoning cold earth electricity energy fire force holy light mental metal physical piercing plant poison precision
  slashing sonic spirit unholy vitality void water wood silver cold-iron adamantine critical-hits`

export const knownImmunities = named(`${damages}
  blinded clumsy confused controlled curse dazzled deafened death-effects disease doomed drained emotion enfeebled fascinated fatigued
  fear-effects fleeing frightened grabbed healing illusion immobilized magic nonlethal-attacks off-guard paralyzed petrified
  polymorph possession prone restrained sickened sleep slowed stunned stupefied swarm-mind unconscious visual auditory olfactory
  wounded`)

/** Of weaknesses and resistances. */
export const knownDamages = named(`${damages} all-damage area-damage splash-damage persistent-damage`)

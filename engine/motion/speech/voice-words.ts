import { TEEN } from '../../figures/countenance.ts'
import { type FigureScene, isFemale, isGhost, type Person } from '../../figures/scene.ts'
import type { Scene } from '../../generator.ts'

/** Words of peoples that voices are known for. */
const peoples =
  /\b(?:dwarf|dwarven|elf|elven|half-elf|drow|halfling|gnome|goblin|kobold|orc|half-orc|hobgoblin|bugbear|giant|ogre|demon|devil|tiefling|fairy|pixie)\b/i

/** A child's voice is a child's up to so many years, as faces count them. */
const YOUNG = TEEN * 0.8

function peopleOf({ name, tusks }: Person): string {
  return peoples.exec(name)?.[0].toLowerCase() ?? (tusks > 0 ? 'orc' : '')
}

/** Who speaks, in words that `engine/sound` reads a voice from: age, people and sex of the first in the picture, else a narrator. */
export function voiceWords(scene: Scene | undefined): string {
  const [person] = scene?.kind === 'figure' ? (scene as FigureScene).people : []
  if (!person) return 'narrator'
  const { age } = person.face
  const sex = age < YOUNG ? (isFemale(person) ? 'girl' : 'boy') : isFemale(person) ? 'woman' : 'man'
  return [age > 0.72 ? 'old' : '', isGhost(person) ? 'ghost' : peopleOf(person), sex].filter(Boolean).join(' ')
}

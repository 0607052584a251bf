import { type CreatureSize, sizeFacts } from './creature-sizes.ts'

interface ForFoundry {
  name: string
  /** The token's file within the zip, and how broad it stands on the board. */
  file: string
  size: CreatureSize
  /** How broad the picture is, of its frame: more than 1 where a subject stands out. */
  grown: number
}

/** The folder of Foundry's user data that the zip's pictures are put into. */
export const FOUNDRY_FOLDER = 'lanternkeep-tokens'

/** Foundry's own numbers: the name on hovering for all; neutral; no bars but on hovering for the owner. */
const HOVER = 30
const OWNER_HOVER = 20
const NEUTRAL = 0

/**
 * A token as Foundry VTT's prototype token (versions 11 to 13). A picture whose subject stands out is drawn larger than its squares and
 * raised, so that its frame fills them.
 */
export function prototypeToken({ name, file, size, grown }: ForFoundry) {
  const { squares } = sizeFacts[size]
  return {
    name,
    displayName: HOVER,
    displayBars: OWNER_HOVER,
    disposition: NEUTRAL,
    actorLink: false,
    width: squares,
    height: squares,
    rotation: 0,
    lockRotation: true,
    // Pathfinder 2e would make it as large as its actor is instead, and its picture with it.
    flags: { pf2e: { linkToActorSize: false, autoscale: false } },
    texture: {
      src: `${FOUNDRY_FOLDER}/${file}`,
      scaleX: grown,
      scaleY: grown,
      fit: 'contain',
      // The frame's middle, as a share of the picture.
      anchorX: 0.5,
      anchorY: 1 - 0.5 / grown,
    },
  }
}

/** The set as a file for Foundry VTT: an actor each, to import, with its token. */
export function foundryActors(all: readonly ForFoundry[]) {
  return all.map((one) => ({
    name: one.name,
    type: 'npc',
    img: `${FOUNDRY_FOLDER}/${one.file}`,
    prototypeToken: prototypeToken(one),
  }))
}

/**
 * A script for a macro of Foundry VTT: whoever is in the world by the name of a token is given it and keeps all else; of the others
 * an actor each is made, in a folder.
 */
export function foundryMacro(all: readonly ForFoundry[]): string {
  return `// Tokens from Lanternkeep. Paste this into a new macro of type Script, and run it as the Gamemaster.
const tokens = ${JSON.stringify(foundryActors(all), null, 2)}
const types = (game.documentTypes ?? game.system.documentTypes).Actor.filter((type) => type !== 'base')
const type = types.includes('npc') ? 'npc' : types[0]
const made = []
let given = 0
for (const token of tokens) {
  const actor = game.actors.getName(token.name)
  if (actor) {
    await actor.update({ prototypeToken: token.prototypeToken })
    given += 1
  } else made.push({ ...token, type })
}
if (made.length > 0) {
  const name = 'Lanternkeep tokens'
  const folder =
    game.folders.find((one) => one.name === name && one.type === 'Actor') ?? (await Folder.create({ name, type: 'Actor' }))
  await Actor.createDocuments(made.map((one) => ({ ...one, folder: folder.id })))
}
ui.notifications.info(\`\${made.length} actors made, \${given} given their tokens.\`)
`
}

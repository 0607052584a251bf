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
    texture: {
      src: `${FOUNDRY_FOLDER}/${file}`,
      scaleX: grown,
      scaleY: grown,
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

import { distance, type Field } from '../../paint/field.ts'
import type { Picture } from '../../paint/picture.ts'
import { betweenBars } from '../bars.ts'
import { type Area, cropped } from '../cropped.ts'
import { Refused } from '../refused.ts'
import { type Cut, grabCut } from './cut.ts'
import { coloursOf, planesOf, restOf, shrunk } from './looking.ts'
import type { Colours } from './mixture.ts'
import { personIn } from './person/person.ts'
import { piecesOf } from './pieces.ts'
import { BEHIND, BETWEEN, SUBJECT, softened } from './refine.ts'
import { type Known, saliency } from './saliency.ts'
import { guided, resized } from './upsample.ts'

/** Px of what the subject is looked for in, and of what its edge is found in. */
const LOOKED_AT = 84_000
const REFINED_AT = 720_000

/** Places that are meant, laid over the whole picture: 0 where not. */
export interface Meant {
  width: number
  height: number
  values: Uint8Array
}

export interface MatteWishes {
  /** What belongs to the subject for certain. */
  keep?: Meant | undefined
  /** What does not. */
  drop?: Meant | undefined
  /** How likely the subject is at each place, 0-1, where somebody knows; at any size. Left out: people are looked for. */
  prior?: Field | undefined
  /** Whether a person is known to be in it. */
  hasPerson?: boolean | undefined
  /** Hears how much is done, 0-1, and may throw to stop it. */
  onProgress?: ((done: number) => void) | undefined
}

/** A picture that is transparent in more than this share of its px shows its subject alone. */
const TRANSPARENT_FROM = 0.1

/**
 * The matte of a picture's subject: how much of each px is the subject's, 0-1, as large as the picture; hair is soft. One that is
 * partly transparent tells its own. Bounded work, whatever the size. Throws Refused('no-subject') where nothing stands out.
 */
export function matteOf(picture: Picture, wishes: MatteWishes = {}): Field {
  const { onProgress = () => undefined } = wishes
  const own = ownAlpha(picture)
  if (own && own.clear >= TRANSPARENT_FROM) return corrected(own.alpha, wishes)
  const shown = wishes.keep || wishes.drop || wishes.prior ? undefined : betweenBars(picture)
  if (shown)
    return framed(matteOf(cropped(picture, shown.left, shown.top, shown.width, shown.height), wishes), shown, picture)
  const small = shrunk(picture, LOOKED_AT)
  const cut = subjectIn(small, wishes, (done) => onProgress(0.45 * done))
  const middle = shrunk(picture, REFINED_AT)
  const fine = refinedIn(middle, small, cut, wishes, (done) => onProgress(0.45 + 0.45 * done))
  const full = middle === picture ? fine : guided(middle, fine, picture)
  onProgress(0.95)
  if (own && own.clear > 0) for (let at = 0; at < full.values.length; at++) full.values[at]! *= own.alpha.values[at]!
  return corrected(full, wishes)
}

/** A matte of a part of a picture; nothing of what lies beside that is the subject's. */
function framed({ values }: Field, { left, top, width: wide, height: high }: Area, { width, height }: Picture): Field {
  const made = new Float32Array(width * height)
  for (let y = 0; y < high; y++) made.set(values.subarray(y * wide, (y + 1) * wide), (top + y) * width + left)
  return { width, height, values: made }
}

/** Px in which it is told roughly where the subject is. */
const ROUGHLY_AT = 24_000
/** What is of more than this share of the picture is no subject beside which anything is left. */
const ROUGHLY_MOST = 0.7

/**
 * Roughly where a picture's subject is, 1 a px, as large as the picture: for edits that must not copy from it. Undefined where nothing
 * stands out, or nearly all does.
 */
export function roughSubject(picture: Picture, hasPerson: boolean, told: () => void): Uint8Array | undefined {
  const small = shrunk(picture, ROUGHLY_AT)
  try {
    const { subject } = subjectIn(small, { hasPerson }, told)
    if (subject.reduce((sum, value) => sum + value, 0) > ROUGHLY_MOST * subject.length) return undefined
    return meantAt({ width: small.width, height: small.height, values: subject }, picture.width, picture.height)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** Whether a picture shows its subject alone already. */
export function isCutOut(picture: Picture): boolean {
  const own = ownAlpha(picture)
  return own !== undefined && own.clear >= TRANSPARENT_FROM
}

/** A picture's own transparency, and how much of it is nothing at all; undefined where it has none. */
function ownAlpha({ width, height, pixels }: Picture): { alpha: Field; clear: number } | undefined {
  let clear = 0
  let least = 255
  for (let p = 3; p < pixels.length; p += 4) {
    if (pixels[p]! < 128) clear++
    if (pixels[p]! < least) least = pixels[p]!
  }
  const size = width * height
  if (least === 255) return undefined
  if (clear === size) throw new Refused('no-subject')
  const shown = new Float32Array(size)
  for (let at = 0; at < size; at++) shown[at] = pixels[at * 4 + 3]! / 255
  return {
    alpha: { width, height, values: shown },
    clear: clear / size,
  }
}

/** What was brushed over holds, with a soft rim of its own. */
function corrected(alpha: Field, { drop }: MatteWishes): Field {
  if (!drop) return alpha
  const { width, height, values } = alpha
  for (let y = 0; y < height; y++) {
    const row = Math.min(drop.height - 1, Math.floor((y * drop.height) / height)) * drop.width
    for (let x = 0; x < width; x++)
      if (drop.values[row + Math.min(drop.width - 1, Math.floor((x * drop.width) / width))]) values[y * width + x] = 0
  }
  return alpha
}

/** A mask at another size: each px as the one that lies there. */
function meantAt(mask: Meant | undefined, width: number, height: number): Uint8Array | undefined {
  if (!mask) return undefined
  const made = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(mask.height - 1, Math.floor(((y + 0.5) * mask.height) / height)) * mask.width
    for (let x = 0; x < width; x++)
      made[y * width + x] = mask.values[row + Math.min(mask.width - 1, Math.floor(((x + 0.5) * mask.width) / width))]
        ? 1
        : 0
  }
  return made
}

/** Least and most of the picture that a subject is, and how clearly its colours are others than those behind it. */
const SHARE_MIN = 0.003
const SHARE_MAX = 0.94
const CLEAR_MIN = 0.7

/** How far what the network says of people is trusted where a face was found, at least, and where somebody else told the prior. */
const FACE_TRUST = 0.7
const TOLD_TRUST = 0.8

/** How far what stands out and is no person counts where a person was found. */
const STANDS_OUT = 0.35

/** How likely each place is of a person, and how far that can be trusted, 0-1: what it is unsure of is none. */
function peopleIn(small: Picture, hasPerson: boolean): { likely: Field; trust: number } {
  const likely = personIn(small)
  let sure = 0
  let unsure = 0
  for (const value of likely.values) {
    if (value > 0.5) sure++
    if (value > 0.2 && value < 0.8) unsure++
  }
  if (sure < likely.values.length * 0.01) return { likely, trust: 0 }
  const trust = Math.min(1, Math.max(0, 1.05 - 1.2 * (unsure / sure)))
  return { likely, trust: hasPerson ? Math.max(FACE_TRUST, trust) : trust }
}

function subjectIn(small: Picture, wishes: MatteWishes, onProgress: (done: number) => void): Cut {
  const { keep, drop, prior, hasPerson = false } = wishes
  const { width, height } = small
  const colours = coloursOf(small)
  const known: Known = { keep: meantAt(keep, width, height), drop: meantAt(drop, width, height) }
  onProgress(0.05)
  if (isPlain(colours)) throw new Refused('no-subject')
  const belief = saliency(colours, known)
  onProgress(0.2)
  const { likely, trust } = prior ? { likely: prior, trust: TOLD_TRUST } : peopleIn(small, hasPerson)
  if (trust > 0) {
    const told = resized(likely, width, height)
    for (let at = 0; at < belief.length; at++) {
      const likely = told.values[at]!
      // A hat, a staff: what stands out beside a person and is none may be theirs.
      const aside = STANDS_OUT * (1 - likely) * belief[at]! ** 2
      belief[at]! += trust * (likely + aside - belief[at]!)
    }
  }
  onProgress(0.4)
  const cut = grabCut(colours, belief, trust, known, (done) => onProgress(0.4 + 0.6 * done))
  if (!cut) throw new Refused('no-subject')
  tidied(cut.subject, belief, known, width)
  if (!keep && !standsOut(cut, width, height)) throw new Refused('no-subject')
  return cut
}

/** Whether a picture is of one colour all over. */
function isPlain({ l, a, b }: Colours): boolean {
  const first = [l[0]!, a[0]!, b[0]!] as const
  for (let at = 0; at < l.length; at++)
    if (Math.abs(l[at]! - first[0]) + Math.abs(a[at]! - first[1]) + Math.abs(b[at]! - first[2]) > 3) return false
  return true
}

/** Takes away specks, and fills pinholes. */
function tidied(subject: Uint8Array, belief: Float32Array, { keep, drop }: Known, width: number): void {
  const parts = piecesOf(subject, 1, width)
  const largest = parts.reduce((most, { places }) => Math.max(most, places.length), 0)
  for (const { places } of parts) {
    const mean = places.reduce((sum, at) => sum + belief[at]!, 0) / places.length
    const isKept = keep && places.some((at) => keep[at] === 1)
    if (isKept || places.length >= largest * (mean > 0.55 ? 0.02 : 0.12)) continue
    for (const at of places) subject[at] = 0
  }
  for (const { places, touchesEdge } of piecesOf(subject, 0, width)) {
    if (touchesEdge || places.length > subject.length * 0.0012 || (drop && places.some((at) => drop[at] === 1)))
      continue
    for (const at of places) subject[at] = 1
  }
}

function standsOut({ subject, clear }: Cut, width: number, height: number): boolean {
  let area = 0
  let rim = 0
  for (let at = 0; at < subject.length; at++) {
    if (subject[at] === 0) continue
    area++
    const x = at % width
    if (x === 0 || x === width - 1 || at < width) rim++
  }
  const share = area / subject.length
  const along = rim / (width + 2 * height)
  return share >= SHARE_MIN && share <= SHARE_MAX && clear >= CLEAR_MIN && along < 0.6
}

/** How far the edge may be from where the cut is, and hair, as shares of the picture's size. */
const EDGE = 0.011
const HAIR_OUT = 0.045
/** How far hair may go that hangs together with the subject. */
const STRAND_OUT = 0.14
const HAIR_IN = 0.025
/** How much likelier a colour must be on the other side. */
const HAIR_LEAN = 1.6

/** What has the subject's colours and hangs together with it, within a reach. */
function strandsOf(
  subject: Uint8Array,
  leaning: Float32Array,
  outside: Float32Array,
  width: number,
  reach: number,
): Uint8Array {
  const found = subject.slice()
  const stack: number[] = []
  for (let at = 0; at < subject.length; at++) if (subject[at] === 1) stack.push(at)
  while (stack.length > 0) {
    const at = stack.pop()!
    const x = at % width
    for (let dy = -width; dy <= width; dy += width)
      for (let dx = -1; dx <= 1; dx++) {
        const next = at + dy + dx
        if (x + dx < 0 || x + dx >= width || next < 0 || next >= found.length) continue
        if (found[next] === 1 || leaning[next]! <= HAIR_LEAN || outside[next]! > reach) continue
        found[next] = 1
        stack.push(next)
      }
  }
  for (let at = 0; at < found.length; at++) if (subject[at] === 1) found[at] = 0
  return found
}

function refinedIn(
  middle: Picture,
  small: Picture,
  { subject, leaning }: Cut,
  { keep, drop }: MatteWishes,
  onProgress: (done: number) => void,
): Field {
  const { width, height } = middle
  const mask: Field = { width: small.width, height: small.height, values: Float32Array.from(subject) }
  const inside = distance(mask).values
  const outside = distance({ ...mask, values: restOf(mask.values) }).values
  const side = Math.sqrt(small.width * small.height)
  // Below 0 for certain behind, above 1 for certain the subject.
  const sureness = new Float32Array(subject.length)
  const strands = strandsOf(subject, leaning, outside, small.width, STRAND_OUT * side)
  for (let at = 0; at < sureness.length; at++) {
    const isIn = subject[at] === 1
    const far = (isIn ? inside[at]! : outside[at]!) - 0.5
    const isHair = isIn
      ? leaning[at]! < -HAIR_LEAN && far < HAIR_IN * side
      : strands[at] === 1 || (leaning[at]! > HAIR_LEAN && far < HAIR_OUT * side)
    const edge = Math.max(1.2, EDGE * side)
    sureness[at] = isHair ? 0.5 : isIn ? 0.5 + far / (2 * edge) : 0.5 - far / (2 * edge)
  }
  const wide = resized({ ...mask, values: sureness }, width, height).values
  const trimap = new Uint8Array(width * height)
  const [kept, dropped] = [meantAt(keep, width, height), meantAt(drop, width, height)]
  for (let y = 0; y < height; y++) trimapRow(wide, kept, dropped, trimap, y * width, (y + 1) * width)
  const planes = planesOf(middle)
  const reach = Math.max(6, Math.round(EDGE * 2.5 * Math.sqrt(width * height)))
  return { width, height, values: softened({ width, height, ...planes, trimap }, reach, onProgress) }
}

// Rows are functions of their own: a call that runs a whole picture long is compiled anew for every picture.
function trimapRow(
  sureness: Float32Array,
  kept: Uint8Array | undefined,
  dropped: Uint8Array | undefined,
  trimap: Uint8Array,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at++) {
    if (kept?.[at] === 1) trimap[at] = SUBJECT
    else if (dropped?.[at] === 1) trimap[at] = BEHIND
    else trimap[at] = sureness[at]! >= 0.999 ? SUBJECT : sureness[at]! <= 0.001 ? BEHIND : BETWEEN
  }
}

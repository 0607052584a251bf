import type { VoiceId } from '../../../contract/audio-facts.ts'

/** How loudly, quickly and livelily something is said, against the speaker's own way; 1 is that. */
export interface Manner {
  loud: number
  slow: number
  lively: number
  high: number
}

/** A sentence or a part of one, with the silence after it, s. */
export interface Line {
  text: string
  pause: number
  manner: Manner
  /** It stands in quotes among what a narrator tells. */
  isQuoted: boolean
  /** Who says it, where the words beside a quote name somebody. */
  speaker?: VoiceId
}

const calm: Manner = { loud: 1, slow: 1, lively: 1, high: 1 }

/** A sentence, with its end. */
const sentences = /[^.!?…\n]+(?:[.!?…]+["”’']*|\n+|$)/gu

/** Longer sentences are said in parts: flite's memory of one grows with it. */
const PART_MAX = 220

function mannerOf(text: string, isQuoted: boolean): Manner {
  const letters = text.replace(/\P{L}/gu, '')
  const isShouted = letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const isCalled = /!["”’']*$/.test(text.trim())
  const isAsked = /\?["”’']*$/.test(text.trim())
  const said = isQuoted ? { ...calm, lively: 1.25, high: 1.04 } : calm
  if (isShouted) return { loud: 1.5, slow: said.slow * 1.02, lively: said.lively * 1.6, high: said.high * 1.18 }
  if (isCalled) return { loud: 1.25, slow: said.slow * 0.97, lively: said.lively * 1.45, high: said.high * 1.1 }
  if (isAsked) return { ...said, lively: said.lively * 1.35, high: said.high * 1.06 }
  return said
}

function pauseAfter(text: string): number {
  const end = text.trimEnd()
  if (/\n\s*$/.test(text)) return 0.85
  if (/(…|\.\.\.)["”’']*$/.test(end)) return 0.75
  if (/[.!?]["”’']*$/.test(end)) return 0.42
  if (/[;:—–]$/.test(end)) return 0.3
  return 0.16
}

/** A sentence in parts that are not too long, cut where one breathes. */
function partsOf(sentence: string): string[] {
  // Dots in the middle of a sentence are a silence, and so are dashes.
  const pieces = sentence.split(/(?<=[;:—–])\s+|\s+(?=[—–])/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  return pieces.flatMap((piece) => (piece.length > PART_MAX ? shorter(piece) : [piece]))
}

function shorter(text: string): string[] {
  const words = text.split(/(?<=[,)])\s+|\s+/u)
  const parts: string[] = []
  let part = ''
  for (const word of words) {
    if (part !== '' && (part.length + word.length > PART_MAX || (part.length > PART_MAX * 0.5 && /[,)]$/.test(part)))) {
      parts.push(part)
      part = ''
    }
    part = part === '' ? word : `${part} ${word}`
  }
  return part === '' ? parts : [...parts, part]
}

/** Said without a pause that words would not have: lines of one passage. */
export function linesOf(passage: string, isQuoted = false, speaker?: VoiceId): Line[] {
  return [...passage.matchAll(sentences)]
    .map(([sentence]) => sentence)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap((sentence) => {
      const parts = partsOf(sentence)
      const manner = mannerOf(sentence, isQuoted)
      return parts.map((text, n) => ({
        text: text.trim(),
        pause: pauseAfter(n === parts.length - 1 ? sentence : text),
        manner,
        isQuoted,
        ...(speaker && { speaker }),
      }))
    })
}

const quotes = /["“„«]([^"“”„«»]*)["”“»]|(?<=^|[\s:,—–(])['‘]((?:[^'’]|['’](?=\p{L}))+)['’](?=$|[\s.,;:!?)])/gu

export interface Passage {
  text: string
  isQuoted: boolean
}

/** A text in what stands in quotes and what stands around them, in order. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = []
  let end = 0
  for (const match of text.matchAll(quotes)) {
    passages.push({ text: text.slice(end, match.index), isQuoted: false })
    passages.push({ text: match[1] ?? match[2] ?? '', isQuoted: true })
    end = match.index + match[0].length
  }
  passages.push({ text: text.slice(end), isQuoted: false })
  return passages.filter(({ text: words }) => /[\p{L}\p{N}]/u.test(words))
}

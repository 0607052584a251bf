import type { Step, TransformStyle } from '../../contract/edit-facts.ts'
import { isStepInWords } from '../../contract/edit-models.ts'
import type { Edit } from '../../contract/edits.ts'
import type { PictureOrder } from '../providers/provider.ts'

/** What a service is told of an edit, and how far what comes may leave the picture it begins with, 0-1. */
export interface Told extends Pick<PictureOrder, 'prompt' | 'negativePrompt'> {
  strength: number
}

/** Edits that models of pictures carry out. */
export type PaintedEdit = Extract<
  Edit,
  { type: 'INPAINTING' | 'OUTPAINTING' | 'QUICKEDIT' | 'SUBJECTTRANSFORMATION' | 'TRANSFORMATION' }
>

/** How far another picture of the same thing leaves the first, for models that are told all that is to be seen. */
const OTHERWISE = 0.62
const IN_ANOTHER_MANNER = 0.68
/** How far one goes that is told what to change: it keeps the rest by itself. */
const IN_PLACE = 0.4

/** What each transform makes of a picture, after "as". */
const manners: Record<TransformStyle, string> = {
  claymation:
    'a frame of a stop-motion film, modelled in plasticine with visible fingerprints, on a small handmade set',
  'disney-style': 'a frame of a hand-drawn fairy-tale film, with clean lines, soft light and large expressive eyes',
  'anime-style': 'a frame of an anime film, cel-shaded, with sharp lines and a luminous sky',
  plushie: 'a plush toy, sewn of soft fabric with seams, button eyes and stuffing',
  'box-model': 'a model built of small cubes, as in a game of blocks',
  '3d-cartoon-diorama': 'a small 3D cartoon diorama on a round base, lit like a toy',
  'tarot-card': 'a card of the major arcana, drawn in few inks, with an ornamental border',
  'monster-manual': 'a plate of a fantasy bestiary, in ink and watercolour on parchment',
}

const weather: Partial<Record<Step['do'], string>> = {
  night: 'at night',
  fog: 'in fog',
  snow: 'in falling snow',
  rain: 'in the rain',
}

const half = (step: Extract<Step, { amount: number }>) => ('amount' in step && step.amount < 50 ? 'a little ' : '')

/** A step as what is to be seen: "at night". */
function seen(step: Step): string {
  if (step.do === 'change') return step.words
  const said = weather[step.do]
  return said !== undefined && 'amount' in step ? said.replace('falling ', `${half(step)}falling `) : ''
}

/** A step as a wish: "Make it at night." */
function wished(step: Step): string {
  if (step.do === 'change') return `Change this: ${step.words}.`
  if (step.do === 'without') return `Remove this, and continue what is behind it: ${step.words}.`
  return `Show the same scene ${seen(step)}.`
}

const listed = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')
const REST_STAYS = 'Keep everything else exactly as it is: people, faces, poses, composition, style and colours.'

/** `shows`: the words that the picture was made of; empty where nobody knows. */
export function toldFor(edit: PaintedEdit, shows: string, hearsInstructions: boolean): Told {
  return hearsInstructions ? instructed(edit, shows) : described(edit, shows)
}

/** For models that are told what is to become of the picture. */
function instructed(edit: PaintedEdit, shows: string): Told {
  return { prompt: instruction(edit, shows), negativePrompt: '', strength: IN_PLACE }
}

function instruction(edit: PaintedEdit, shows: string): string {
  switch (edit.type) {
    case 'INPAINTING':
      return `In the area that the mask leaves open, paint this, in the light, style and perspective of the picture: ${edit.prompt}. Change nothing else.`
    case 'OUTPAINTING':
      return `Continue the picture into the area that the mask leaves open, in the same style, light and perspective, without a seam.${shows && ` The picture shows: ${shows}.`} Change nothing of what is there.`
    case 'SUBJECTTRANSFORMATION':
      return `Change the subject of the picture: ${edit.prompt}. It stays recognisably the same one. ${REST_STAYS}`
    case 'TRANSFORMATION':
      return `Show the same picture as ${manners[edit.style]}. Whoever and whatever is on it stays recognisable, in the same pose and place.`
    case 'QUICKEDIT':
      return `${edit.steps.filter(isStepInWords).map(wished).join(' ')} ${REST_STAYS}`
  }
}

/** For models that are told all that is to be seen. */
function described(edit: PaintedEdit, shows: string): Told {
  switch (edit.type) {
    case 'INPAINTING':
      return { prompt: edit.prompt ?? '', negativePrompt: '', strength: 1 }
    case 'OUTPAINTING':
      return { prompt: shows || 'the scene goes on beyond its edges', negativePrompt: '', strength: 1 }
    case 'SUBJECTTRANSFORMATION':
      return { prompt: listed(edit.prompt, shows), negativePrompt: '', strength: OTHERWISE }
    case 'TRANSFORMATION':
      return { prompt: listed(manners[edit.style], shows), negativePrompt: '', strength: IN_ANOTHER_MANNER }
    case 'QUICKEDIT': {
      const steps = edit.steps.filter(isStepInWords)
      const gone = steps.flatMap((step) => (step.do === 'without' ? [step.words] : []))
      return {
        prompt: listed(...steps.map(seen), shows) || 'the same picture',
        negativePrompt: gone.join(', '),
        strength: OTHERWISE,
      }
    }
  }
}

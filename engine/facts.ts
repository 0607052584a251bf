/**
 * What the program's own thread needs to know of pictures: which there can be, what kept scenes are, what is told or drawn of them
 * in a few ms. All that makes pictures is behind index.ts and loaded in threads alone: it is some ten times as much.
 */
export { PEAKS, peaksOf, soundCover } from './covers/sound-cover.ts'
export { alone, isAlone } from './edits/alone.ts'
export { RESTORED_PIXELS_MAX, TRANSFORMED_PIXELS_MAX } from './edits/bounds.ts'
export { transformKinds } from './edits/transforms/kinds.ts'
export { canRepaint, isBattlemap, isTownmap } from './kept.ts'
export { styleAskedFor } from './lexicons.ts'
export { keyMarkdown } from './maps/exports/key.ts'
export { mapOverlay } from './maps/exports/overlay.ts'
export { battlePlan } from './maps/exports/plan.ts'
export { townPlan } from './maps/exports/town-plan.ts'
export { styleOf } from './own-style/learn.ts'
export { RECIPE } from './recipe.ts'
export { widened } from './recompose/widened.ts'
export { styles, stylesOffered } from './styles.ts'
export { type Circle, headIn } from './tokens/head.ts'
export { type MetalName, paintRing } from './tokens/ring.ts'
export { squareAbout } from './tokens/token.ts'
export { writtenVideoPrompt } from './video-prompts/write.ts'

import { type GuideKind, guidesOf } from '../contract/capabilities.ts'
import type { ImageCategory } from '../contract/categories.ts'
import type { FigureScene } from './figures/scene.ts'
import type { Form, Scene } from './generator.ts'
import { generators } from './generators.ts'
import { poseGuide } from './guides/pose-guide.ts'
import { reliefDepth, reliefLines } from './guides/relief-guides.ts'
import type { BattlemapScene } from './maps/battlemaps/scene.ts'
import { battlemapDepth, battlemapLines } from './maps/guides/battlemap-guides.ts'
import { townmapDepth, townmapLines } from './maps/guides/townmap-guides.ts'
import type { TownmapScene } from './maps/townmaps/scene.ts'
import type { Checkpoint, Frame } from './paint/frame.ts'
import type { Picture } from './paint/picture.ts'

type Draw = (scene: Scene, frame: Frame) => Picture

const plans: Partial<Record<ImageCategory, Partial<Record<GuideKind, Draw>>>> = {
  battlemaps: {
    lines: (scene, frame) => battlemapLines(scene as BattlemapScene, frame),
    depth: (scene, frame) => battlemapDepth(scene as BattlemapScene, frame),
  },
  townmaps: {
    lines: (scene, frame) => townmapLines(scene as TownmapScene, frame),
    depth: (scene, frame) => townmapDepth(scene as TownmapScene, frame),
  },
  characters: { pose: (scene, frame) => poseGuide(scene as FigureScene, frame) },
  npcs: { pose: (scene, frame) => poseGuide(scene as FigureScene, frame) },
}

const ofForms: Partial<Record<GuideKind, (form: Form) => Picture>> = {
  depth: (form) => form.depth ?? reliefDepth(form),
  lines: reliefLines,
}

/**
 * Drawings of a kept scene that somebody else can paint over, as large as `frame` and in the order of `kinds`: `lines` are white on
 * black, of `depth` white is near, a `pose` is OpenPose's. The same scene gives the same bytes. Throws RangeError for a kind that
 * the category has none of (`guidesOf`).
 */
export function guidesIn(
  category: ImageCategory,
  scene: Scene,
  kinds: readonly GuideKind[],
  frame: Frame,
  checkpoint: Checkpoint,
): Picture[] {
  let form: Form | undefined
  return kinds.map((kind) => {
    if (!guidesOf[category].includes(kind)) throw new RangeError(`There is no drawing of ${kind} for ${category}`)
    const plan = plans[category]?.[kind]
    if (plan) return plan(scene, frame)
    const draw = ofForms[kind]
    // Lit once for all of its drawings, which takes a while.
    form ??= generators[category].form?.(scene, frame, checkpoint)
    if (!draw || !form) throw new RangeError(`Nobody draws ${kind} of ${category}`)
    return draw(form)
  })
}

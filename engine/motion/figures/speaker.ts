import type { FigureScene } from '../../figures/scene.ts'
import { canSpeak, opened, speakingFace } from '../../figures/speaking.ts'
import type { MonsterScene } from '../../monsters/scene.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import type { Picture } from '../../paint/picture.ts'
import { repaint } from '../../repaint.ts'
import { livelinessAt, mouthAt } from '../speech/visemes.ts'
import type { Pass, Stage } from '../stage.ts'
import { mouthOn } from './mouth.ts'

/** Heads of fewer px than this have no mouth that could be seen to move. */
const LEAST = 22

/** Somebody who says what is said in a motion: where their face is, px, and how it moves. */
export interface Speaker {
  x: number
  y: number
  tall: number
  speak: Pass
}

/** The first of the people, where there is something to say and a mouth to say it with. */
export function speakerOf(
  stage: Stage,
  scene: FigureScene | MonsterScene,
  style: string,
  { pixels }: Picture,
  checkpoint: Checkpoint,
): Speaker | undefined {
  const { speech, width, height, seconds } = stage
  if (speech.length === 0 || scene.kind !== 'figure') return undefined
  const [person] = scene.people
  if (!person || !canSpeak(person)) return undefined
  const face = speakingFace(person)
  const unit = Math.min(width, height) / 1000
  if (face.tall * unit < LEAST) return undefined
  const wide = repaint('characters', opened(scene), style, { width, height }, checkpoint)
  const mouth = mouthOn(face, pixels, wide.pixels, width, height)
  return {
    x: face.mouth[0] * unit,
    y: (face.mouth[1] - face.tall * 0.25) * unit,
    tall: face.tall * unit,
    speak: ({ phase }, px) => {
      const t = phase * seconds
      mouth.speak({ ...mouthAt(speech, t), brows: 0.7 * livelinessAt(speech, t - 0.06) }, px)
    },
  }
}

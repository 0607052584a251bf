import { css, mix, shade } from '../../../paint/colour.ts'
import { speckle } from '../../../paint/noise.ts'
import { beside, resampled } from '../geometry/line.ts'
import { type Brush, linePath, ringPath } from './brush.ts'

/** Where land breaks off: a face of rock below the brink, its clefts running down, and what has fallen at its foot. */
export function paintCliffs(brush: Brush): void {
  const { scene, context, palette, penned } = brush
  const deep = Math.max(24, 11 / brush.scale)
  for (const [k, cliff] of (scene.cliffs ?? []).entries()) {
    const line = resampled(cliff, 6)
    const rough = (i: number, salt: number) => speckle(i, k, scene.seed + salt)
    const ends = (i: number) => Math.min(1, 0.25 + Math.min(i, line.length - 1 - i) / 6)
    const foot = beside(line, (i) => deep * (0.72 + rough(i, 701) * 0.5) * ends(i))
    const ledge = beside(line, (i) => deep * (0.34 + rough(i, 702) * 0.24) * ends(i))
    context.save()
    context.lineJoin = 'round'
    if (!penned) {
      context.save()
      context.translate(brush.cast[0] * 22, brush.cast[1] * 22)
      context.fillStyle = css(palette.shadow, 0.36)
      context.fill(ringPath([[...line, ...foot.toReversed()]]))
      context.restore()
    }
    context.fillStyle = css(penned ? mix(palette.rock, palette.ink, 0.12) : shade(palette.rock, -0.12))
    context.fill(ringPath([[...line, ...foot.toReversed()]]))
    context.fillStyle = css(penned ? palette.rock : mix(palette.rock, [255, 246, 224], 0.24))
    context.fill(ringPath([[...line, ...ledge.toReversed()]]))
    context.strokeStyle = css(palette.ink, 0.62)
    context.lineWidth = brush.pen(0.95)
    context.stroke(
      linePath(
        line.flatMap((point, i) => {
          const to = rough(i, 703) < 0.45 ? ledge[i]! : foot[i]!
          return rough(i, 704) < 0.16 ? [] : [[point, to]]
        }),
      ),
    )
    context.stroke(linePath([foot]))
    context.strokeStyle = css(palette.ink, 0.95)
    context.lineWidth = brush.pen(2)
    context.stroke(linePath([line]))
    context.restore()
  }
}

import type { LandscapeScene } from '../../landscapes/scene.ts'
import type { Checkpoint } from '../../paint/frame.ts'
import { rain, snow } from '../effects/falling.ts'
import { fogPass } from '../effects/fog.ts'
import { lightning } from '../effects/lightning.ts'
import type { Life } from '../life.ts'
import type { Pass, Stage } from '../stage.ts'
import type { Mover } from '../words/wish.ts'
import { birdPass, driftOf, driftPass, embersOfLand, fallPass, nightPass, plumePass } from './air.ts'
import { cloudPass } from './clouds.ts'
import { growthPass } from './growth.ts'
import { nightfall } from './night.ts'
import { type Land, landNearness, landOf } from './view.ts'
import { waterPass } from './water.ts'

/** A landscape that lives: clouds drift, water runs, what grows gives way to the wind, and it snows where it snowed. */
export function landscapeLife(stage: Stage, scene: LandscapeScene, style: string, checkpoint: Checkpoint): Life {
  const { wish } = stage
  const land = landOf(stage, scene, style, checkpoint)
  const isWanted = (mover: Parameters<typeof wish.denied.has>[0]) => !wish.denied.has(mover)
  const movers = new Set<Mover>()
  const told = (names: readonly Mover[], pass: Pass | undefined | false) => {
    if (pass) for (const name of names) movers.add(name)
    return pass
  }
  const { water } = scene
  const isLava = hasFire(stage, scene) && (scene.land.lava || scene.land.forms.some(({ form }) => form === 'volcano'))
  const growth = isWanted('trees') ? growthPass(stage, scene, land) : undefined
  const passes = [
    told(['clouds'], isWanted('clouds') && cloudPass(stage, scene, land)),
    nightPass(stage, scene, land),
    told(['water'], isWanted('water') && waterPass(stage, scene, land)),
    told(['waterfall', ...(water ? [] : (['water'] as const))], isWanted('waterfall') && fallPass(stage, scene, land)),
    told(['smoke'], isWanted('smoke') && plumePass(stage, scene, land)),
    told(['birds'], birdPass(stage, scene, land)),
    told(growth?.movers ?? [], growth?.pass),
    told(
      ['flames', ...(isLava ? (['lava'] as const) : [])],
      isWanted('flames') && hasFire(stage, scene) && embersOfLand(stage, land),
    ),
    told(['fog'], mist(stage, scene, land)),
    told(driftOf(stage, scene) === 'leaves' ? ['leaves'] : [], driftPass(stage, scene, land)),
    storm(stage, scene),
  ].filter((pass): pass is Pass => typeof pass === 'function')
  if (scene.sky.aurora && isWanted('aurora')) movers.add('aurora')
  if ((scene.sky.stars > 0 || wish.effects.includes('day-to-night')) && isWanted('stars')) movers.add('stars')
  const screen = fallingOf(stage, scene)
  const over = nightfall(stage, land, (done, words) => checkpoint(0.9 + done * 0.1, words))
  let near: ReturnType<typeof landNearness> | undefined
  return {
    isAlive: true,
    movers,
    plate: land.pixels,
    base: (now, px) => {
      px.set(land.pixels)
      for (const pass of passes) pass(now, px)
    },
    ...(!scene.cavern && { sky: () => land.sky, water: () => land.water }),
    ...(screen && { screen }),
    ...(over && { over }),
    nearness: () => {
      near ??= landNearness(land)
      return near
    },
  }
}

/** Whether anything burns or is lit: autumn woods have the colours of fire as well. */
const hasFire = ({ wish }: Stage, { land, things }: LandscapeScene) =>
  wish.asked.has('flames') ||
  land.lava ||
  land.forms.some(({ form }) => form === 'volcano') ||
  things.some(({ lit, burning }) => lit || burning)

/** Mist that lies in the low ground drifts: a little more of what the still has. */
function mist(stage: Stage, scene: LandscapeScene, land: Land): Pass | undefined {
  const { air } = scene
  if (air.mist < 0.5 || stage.wish.without.has('fog') || stage.wish.denied.has('fog')) return undefined
  const { width, height } = stage
  const { view, shot } = land.plate
  const cover = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y - view.horizon) / height
    const low = Math.exp(-(((row - 0.06) / 0.16) ** 2))
    for (let x = 0; x < width; x++, i++) cover[i] = low * (shot.depth[i] === 0 ? 0.5 : Math.min(1, shot.depth[i]! / 90))
  }
  return fogPass(stage, { thickness: Math.min(0.5, 0.26 * air.mist) * stage.wish.strength, colour: air.haze, cover })
}

/** A storm of the scene's own flashes. */
function storm(stage: Stage, scene: LandscapeScene): Pass | undefined {
  const { wish } = stage
  if (!scene.sky.lightning || wish.without.has('lightning') || wish.effects.includes('lightning')) return undefined
  return lightning({ ...stage, wish: { ...wish, strength: 0.9 } }).flashes
}

/** Rain and snow of the scene's own, falling. */
function fallingOf(stage: Stage, scene: LandscapeScene): Pass | undefined {
  const { falling, fall, wind } = scene.sky
  const { wish } = stage
  if (falling !== 'rain' && falling !== 'snow') return undefined
  if (wish.without.has(falling) || wish.effects.includes(falling)) return undefined
  const blown = {
    ...stage,
    wish: { ...wish, strength: wish.strength * (0.5 + 0.8 * fall), wind: wish.wind + wind * 2 },
  }
  if (falling === 'snow') return snow(blown).screen
  const { screen, ground } = rain(blown)
  return (now, px) => {
    ground(now, px)
    screen?.(now, px)
  }
}

import { shownOn } from '../figures/shown.ts'
import { materialOf } from '../paint/pigments.ts'
import { hidesOf } from './compose.ts'
import type { Creature, MonsterScene } from './scene.ts'

function shownOf({
  name,
  hide,
  horns,
  wings,
  heads,
  marks,
  state,
  person,
  pose,
  breath,
  seat,
  swallowed,
}: Creature): string[] {
  const stuffs = Object.keys(hidesOf).filter(
    (stuff) => hidesOf[stuff] === hide && hide !== 'metal' && materialOf(stuff),
  )
  return [
    name,
    'beast',
    hide,
    marks,
    ...state,
    ...(state.includes('ghostly') ? ['ghost'] : []),
    ...[...stuffs, ...state].map((one) => `${name} ${one}`),
    ...(horns > 0 ? ['horns'] : []),
    ...(wings === 'none' ? ['wingless'] : ['wings']),
    ...(heads > 0 ? ['heads'] : []),
    ...(person ? shownOn(person, [name]) : [`${name} adult`]),
    ...(pose ? [pose] : []),
    ...(swallowed ? [swallowed] : []),
    ...(breath ? ['breath', `${breath}-breath`] : []),
    ...(seat === 'crag' ? ['rock'] : seat === 'tower' ? ['castle'] : seat ? [seat] : []),
    'eyes',
  ]
}

/** Concepts that can be seen of monsters and where they are, asked for or not. */
export const shownInLair = ({ creatures, backdrop, underwater }: MonsterScene): string[] => [
  ...(underwater ? ['underwater'] : []),
  backdrop.place,
  ...creatures.flatMap(shownOf),
]

import type { Wished } from './compose.ts'

/** Concepts that will be found on a town map, asked for or not. */
export function shownOnTownmap({ plan, dress }: Wished): string[] {
  const { form, shore, settlement, wall, landmarks } = plan
  return [
    settlement,
    form,
    dress.land,
    dress.season,
    dress.roofing,
    shore === 'coast' ? 'sea' : shore,
    ...(wall === 'stone'
      ? ['wall', 'gate', 'wall stone']
      : wall === 'palisade'
        ? ['palisade', 'gate', 'palisade wood']
        : []),
    ...(plan.river ? ['river', 'bridge'] : []),
    ...(plan.canals > 0 ? ['canal', 'bridge'] : []),
    ...(plan.harbour ? ['harbour'] : []),
    ...(plan.boats ? ['ship'] : []),
    ...(['citadel', 'moat', 'camp', 'park', 'cemetery', 'burning', 'swamp', 'lake'] as const).filter(
      (one) => plan[one],
    ),
    ...(plan.slums ? ['slum'] : []),
    ...(plan.farms > 0.5 ? ['farm'] : []),
    ...(plan.woods > 0.5 ? ['forest'] : []),
    ...landmarks,
    'roof',
    'houses',
  ]
}

import type { Wished } from './compose.ts'

/** What roofs of a sort are said to be of. */
const roofStuffs: Partial<Record<Wished['dress']['roofing'], string>> = { shingle: 'timber' }

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
    ...(plan.terraces ? ['terraced', 'hill'] : []),
    ...(plan.breakwater ? ['breakwater'] : []),
    ...(plan.cliff !== 'none' ? ['cliff'] : []),
    ...(plan.farms > 0.5 ? ['farm'] : []),
    ...(plan.woods > 0.5 ? ['forest'] : []),
    ...landmarks,
    ...(['houses', 'roof', settlement] as const).map((what) => `${what} ${roofStuffs[dress.roofing] ?? dress.roofing}`),
    ...(plan.ruin > 0.3 ? ['wall broken', 'wall ruined', 'temple ruined', 'temple broken'] : []),
    ...(shore === 'island' && (plan.islands === 0 || wall !== 'none') ? ['causeway', 'bridge'] : []),
    ...(plan.islands > 0 ? ['island', 'bridge'] : []),
    ...(plan.innerWalls > 0 ? ['round'] : []),
    ...(plan.longPier !== 'none' ? ['long-pier', 'harbour'] : []),
    'roof',
    'houses',
  ]
}

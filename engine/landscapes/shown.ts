import type { LandscapeScene } from './scene.ts'

/** Sky words of a scene that go by another name in prompts. */
const skies: Record<string, string> = { fair: 'clear' }

/** Concepts that can be seen in a landscape, asked for or not. */
export function shownInLandscape({ land, sky, water, cavern, things, stands, foreground }: LandscapeScene): string[] {
  const forms = new Set(land.forms.map(({ form }) => form))
  return [
    land.biome,
    sky.time,
    skies[sky.weather] ?? sky.weather,
    ...(cavern ? ['cavern'] : []),
    ...(water ? ['water'] : []),
    // A coast is where the land meets it.
    ...(water && land.biome === 'coast' ? ['sea'] : []),
    ...(land.path ? ['path'] : []),
    ...(forms.has('range') || forms.has('peak') ? ['mountains'] : []),
    ...(sky.moons.length > 0 ? ['moon'] : []),
    ...(sky.sun ? ['sun'] : []),
    ...(sky.stars > 0.3 ? ['stars'] : []),
    ...(cavern ? [] : ['sky']),
    ...(foreground.flowers ? ['flowers'] : []),
    ...(foreground.frame === 'cave' ? ['cavern', 'cave-mouth'] : []),
    ...(foreground.frame === 'arch' ? ['gate', 'rock-arch'] : []),
    ...(things.some(({ thing, lit }) => thing === 'lighthouse' && lit) ? ['beam'] : []),
    ...things.flatMap(({ thing, lit }) => [thing, ...(lit ? ['lights'] : []), ...(thing === 'camp' ? ['fire'] : [])]),
    ...stands.map(({ species }) => species),
  ]
}

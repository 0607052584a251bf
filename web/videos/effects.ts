import { videoEffects } from '../../contract/video-facts.ts'

/** The effect of an address; undefined where there is none of that name. */
export const effectNamed = (name: string | null | undefined) => videoEffects.find((effect) => effect === name)

// What a video can be asked for. No schemas: the browser's pages read this too.

/** Frames a second of what the built-in engine makes. */
export const FRAME_RATE = 24
/** How long a video can be, s. */
export const videoSeconds = [4, 6, 8, 12] as const
export type VideoSeconds = (typeof videoSeconds)[number]
/** Longest line that somebody says in one, characters: twelve seconds hold no more. */
export const SAID_MAX = 240
/** Its longer side, px. */
export const videoSizes = [512, 768, 1024] as const
export type VideoSize = (typeof videoSizes)[number]

/** What can be laid over any picture, each with a page of its own (`/models/video-effects/{effect}`). */
export const videoEffects = [
  'rain',
  'snow',
  'fog',
  'embers',
  'fireflies',
  'lightning',
  'portal',
  'earthquake',
  'day-to-night',
  'burning-away',
  'ink-reveal',
  'parallax-orbit',
] as const
export type VideoEffect = (typeof videoEffects)[number]

export const videoEffectFacts: Readonly<Record<VideoEffect, { label: string; detail: string; loops: boolean }>> = {
  rain: { label: 'Rain', detail: 'It falls near and far, and the light turns grey', loops: true },
  snow: { label: 'Snow', detail: 'Flakes drift down, the near ones large', loops: true },
  fog: { label: 'Fog', detail: 'Banks of it drift through, thicker the farther off', loops: true },
  embers: { label: 'Embers', detail: 'Sparks rise and go out, and warm light flickers', loops: true },
  fireflies: { label: 'Fireflies', detail: 'Small lights wander and blink in a darker picture', loops: true },
  lightning: { label: 'Lightning', detail: 'A storm flashes, near and far', loops: true },
  portal: { label: 'Portal', detail: 'A ring of light opens, turns and closes', loops: true },
  earthquake: { label: 'Earthquake', detail: 'The ground shakes, and dust comes down', loops: true },
  'day-to-night': {
    label: 'Day to night',
    detail: 'The light goes from noon over dusk to a night with lights',
    loops: false,
  },
  'burning-away': { label: 'Burning away', detail: 'The picture burns from its edge like paper', loops: false },
  'ink-reveal': { label: 'Ink reveal', detail: 'The picture runs into the paper like ink', loops: false },
  'parallax-orbit': { label: 'Parallax orbit', detail: 'The eye goes a little around what is near', loops: true },
}

/** How the eye moves. */
export const cameraMoves = ['still', 'push-in', 'pull-out', 'pan', 'tilt', 'orbit', 'crane', 'hand-held'] as const
export type CameraMove = (typeof cameraMoves)[number]
export const cameraMoveNames: Readonly<Record<CameraMove, string>> = {
  still: 'Still',
  'push-in': 'Push in',
  'pull-out': 'Pull out',
  pan: 'Pan',
  tilt: 'Tilt',
  orbit: 'Orbit',
  crane: 'Crane',
  'hand-held': 'Hand-held',
}

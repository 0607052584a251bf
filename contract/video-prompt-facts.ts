// What a video's prompt can be written with. No schemas: the browser's pages read this too.

export const NONE = 'None'

export const promptLengths = ['Short', 'Medium', 'Long'] as const
export type PromptLength = (typeof promptLengths)[number]

export const videoStyles = [
  'Simple',
  'Cinematic',
  'Storybook',
  'Painterly',
  'Gritty',
  'Dreamlike',
  'Documentary',
  'Animated',
] as const
export type VideoStyle = (typeof videoStyles)[number]

export const videoCameraStyles = [NONE, 'Static', 'Handheld', 'Steadicam', 'Drone', 'Dolly', 'First person'] as const
export type VideoCameraStyle = (typeof videoCameraStyles)[number]

export const videoDirections = [
  NONE,
  'Push in',
  'Pull out',
  'Pan left',
  'Pan right',
  'Tilt up',
  'Tilt down',
  'Orbit',
  'Follow',
] as const
export type VideoDirection = (typeof videoDirections)[number]

export const videoPacings = [NONE, 'Slow', 'Steady', 'Quick', 'Building'] as const
export type VideoPacing = (typeof videoPacings)[number]

export const videoSpecialEffects = [
  NONE,
  'Rain',
  'Snow',
  'Fog',
  'Embers',
  'Fireflies',
  'Lightning',
  'Magic glow',
  'Dust in the light',
  'Slow motion',
] as const
export type VideoSpecialEffect = (typeof videoSpecialEffects)[number]

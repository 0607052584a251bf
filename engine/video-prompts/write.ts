import {
  NONE,
  type PromptLength,
  type VideoCameraStyle,
  type VideoDirection,
  type VideoPacing,
  type VideoSpecialEffect,
  type VideoStyle,
} from '../../contract/video-prompt-facts.ts'
import { type Random, random } from '../paint/random.ts'

/** What a video's prompt is written from; `prompt` says what it is of. */
export interface VideoPromptWish {
  prompt: string
  style: VideoStyle
  cameraStyle: VideoCameraStyle
  cameraDirection: VideoDirection
  pacing: VideoPacing
  specialEffects: VideoSpecialEffect
  customElements: string
  promptLength: PromptLength
}

type Choices = readonly [string, ...string[]]

/** How each style looks: in a few words, and told at length. */
const looks: Readonly<Record<VideoStyle, { brief: string; long: Choices }>> = {
  Simple: {
    brief: '',
    long: ['The light is plain and even, and nothing distracts from what happens.', 'Clear shapes, natural colours.'],
  },
  Cinematic: {
    brief: 'cinematic, shallow focus',
    long: [
      'Filmed wide, with shallow focus and deep shadows that keep their colour.',
      'A film’s light: one strong source, a soft rim on every edge, haze in the distance.',
    ],
  },
  Storybook: {
    brief: 'like a storybook illustration come to life',
    long: [
      'Every frame looks like a page of an old storybook, inked and washed with colour.',
      'Rounded shapes and warm paper tones, as if a picture book breathed.',
    ],
  },
  Painterly: {
    brief: 'painted in oils, visible brushwork',
    long: [
      'Brushwork stays visible, and light is laid on thickly where it matters.',
      'An oil painting that moves: soft edges, one accent of pure colour.',
    ],
  },
  Gritty: {
    brief: 'gritty, muted colours, film grain',
    long: [
      'Muted colours, mud and worn metal, grain in the shadows.',
      'Everything has been used for a long time: scratches, soot, wet stone.',
    ],
  },
  Dreamlike: {
    brief: 'dreamlike, soft and weightless',
    long: [
      'Edges melt into light, and things float a moment longer than they should.',
      'Soft glow, pale colours, and distances that do not quite add up.',
    ],
  },
  Documentary: {
    brief: 'as if documented on the spot',
    long: [
      'Natural light and small imperfections, as if somebody happened to be there with a camera.',
      'Observed from a respectful distance, nothing staged.',
    ],
  },
  Animated: {
    brief: 'animated, bold outlines',
    long: [
      'Bold outlines, flat colour and strong poses, as in a hand-drawn film.',
      'Shapes squash and stretch a little; every movement has a clear beginning.',
    ],
  },
}

const cameras: Readonly<Record<Exclude<VideoCameraStyle, typeof NONE>, string>> = {
  Static: 'from a tripod',
  Handheld: 'by hand, with a slight sway',
  Steadicam: 'gliding at eye height',
  Drone: 'from the air',
  Dolly: 'on rails, perfectly smooth',
  'First person': 'through the eyes of somebody who is there',
}

const directions: Readonly<Record<Exclude<VideoDirection, typeof NONE>, string>> = {
  'Push in': 'pushes in towards what matters',
  'Pull out': 'pulls out until the whole place is seen',
  'Pan left': 'pans to the left',
  'Pan right': 'pans to the right',
  'Tilt up': 'tilts up',
  'Tilt down': 'tilts down',
  Orbit: 'orbits once around it',
  Follow: 'follows the movement',
}

const paces: Readonly<Record<Exclude<VideoPacing, typeof NONE>, { brief: string; long: string }>> = {
  Slow: { brief: 'slowly', long: 'Nothing hurries: each movement is given its time.' },
  Steady: { brief: 'at a steady pace', long: 'The pace is even from the first frame to the last.' },
  Quick: { brief: 'quickly', long: 'It is over before one has taken it all in.' },
  Building: { brief: 'slowly at first, then faster', long: 'It begins in stillness and gathers speed to the end.' },
}

const effects: Readonly<Record<Exclude<VideoSpecialEffect, typeof NONE>, string>> = {
  Rain: 'Rain falls through the light and beads on every surface.',
  Snow: 'Snow drifts down, large flakes near and fine ones far.',
  Fog: 'Fog moves in banks and swallows what is far.',
  Embers: 'Embers rise and go out one by one.',
  Fireflies: 'Fireflies wander and blink in the dark places.',
  Lightning: 'Lightning flickers, near and far.',
  'Magic glow': 'A glow of magic pulses and lights what stands about it.',
  'Dust in the light': 'Dust hangs in the beams of light.',
  'Slow motion': 'The decisive moment runs in slow motion.',
}

const beginnings: Choices = ['At first only the place is seen.', 'It opens on stillness.', 'The first moment is quiet.']
const endings: Choices = [
  'It holds on the last image for a breath.',
  'It ends where the eye has come to rest.',
  'The last frame could hang on a wall.',
]

const sentence = (text: string) => {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?…]["”’]?$/.test(trimmed) ? '' : '.'}`
}

/** How the eye moves, in one sentence; undefined where nothing of it was chosen. */
function seen({ cameraStyle, cameraDirection, pacing }: VideoPromptWish): string | undefined {
  const how = cameraStyle === NONE ? '' : cameras[cameraStyle]
  const where = cameraDirection === NONE ? '' : directions[cameraDirection]
  const pace = pacing === NONE ? '' : paces[pacing].brief
  if (where)
    return sentence(['the camera', where, pace, how && `, ${how}`].filter(Boolean).join(' ').replace(' ,', ','))
  if (how) return sentence(['seen', how, pace && `, moving ${pace}`].filter(Boolean).join(' ').replace(' ,', ','))
  return pace ? sentence(`everything moves ${pace}`) : undefined
}

const oneOf = (choices: Choices, draw: Random) => draw.pick(choices)

/** A prompt for a video, in plain sentences that any model reads: the same wish, the same prompt. */
export function writtenVideoPrompt(wish: VideoPromptWish): string {
  const { prompt, style, specialEffects, customElements, promptLength, pacing } = wish
  const draw = random(JSON.stringify(wish))
  const { brief, long } = looks[style]
  const effect = specialEffects === NONE ? undefined : effects[specialEffects]
  const custom = customElements.trim() === '' ? undefined : sentence(`in it: ${customElements}`)
  const subject = prompt.trim().replace(/[.\s]+$/, '')
  if (promptLength === 'Short')
    return [sentence(brief ? `${subject}, ${brief}` : subject), custom, seen(wish), effect].filter(Boolean).join(' ')
  const parts = [sentence(subject), oneOf(long, draw), custom, seen(wish), effect]
  if (promptLength === 'Medium') return parts.filter(Boolean).join(' ')
  const pace = pacing === NONE ? undefined : paces[pacing].long
  const other = long.find((one) => one !== parts[1])
  return [
    sentence(subject),
    oneOf(beginnings, draw),
    parts[1],
    other,
    custom,
    seen(wish),
    pace,
    effect,
    oneOf(endings, draw),
  ]
    .filter(Boolean)
    .join(' ')
}

import { hex, type Rgb } from '../../paint/colour.ts'

/** How one hour of the day looks under an open sky. Colours by eye, from plein-air habit: warm light, cool shade. */
export interface Hour {
  zenith: Rgb
  middle: Rgb
  horizon: Rgb
  glow: Rgb
  glowStrength: number
  /** Height of the sun or moon over the horizon as a part of the sky, 0-1; below 0 it is not seen. */
  elevation: number
  /** Where the light on things comes from: how high (0 grazing, 1 above) and how far from behind (1) or before (-1). */
  height: number
  behind: number
  /** Multiplies colours, 1 = as they are. */
  sun: Rgb
  ambient: Rgb
  haze: Rgb
  cloudLit: Rgb
  cloudShaded: Rgb
  stars: number
  night: boolean
}

export const hours: Record<string, Hour> = {
  dawn: {
    zenith: hex('#6c86ab'),
    middle: hex('#b9a9b4'),
    horizon: hex('#f2c79c'),
    glow: hex('#ffc489'),
    glowStrength: 0.55,
    elevation: 0.07,
    height: 0.3,
    behind: 0.12,
    sun: [1.22, 0.94, 0.7],
    ambient: [0.4, 0.44, 0.56],
    haze: hex('#c9b4b0'),
    cloudLit: hex('#f8cfae'),
    cloudShaded: hex('#8f8ba4'),
    stars: 0.05,
    night: false,
  },
  morning: {
    zenith: hex('#5688b8'),
    middle: hex('#9bbfd3'),
    horizon: hex('#eadfc4'),
    glow: hex('#fff0c8'),
    glowStrength: 0.4,
    elevation: -0.5,
    height: 0.55,
    behind: -0.05,
    sun: [1.14, 1.02, 0.82],
    ambient: [0.36, 0.42, 0.52],
    haze: hex('#c2cfd2'),
    cloudLit: hex('#fdf3e0'),
    cloudShaded: hex('#9aabba'),
    stars: 0,
    night: false,
  },
  noon: {
    zenith: hex('#3a76b2'),
    middle: hex('#7fb0d2'),
    horizon: hex('#cfdfde'),
    glow: hex('#fff8e2'),
    glowStrength: 0.2,
    elevation: -0.5,
    height: 0.85,
    behind: -0.1,
    sun: [1.16, 1.1, 0.96],
    ambient: [0.36, 0.42, 0.52],
    haze: hex('#b4cad6'),
    cloudLit: hex('#fbf7ee'),
    cloudShaded: hex('#9fb2c1'),
    stars: 0,
    night: false,
  },
  afternoon: {
    zenith: hex('#4a7fae'),
    middle: hex('#97b9c8'),
    horizon: hex('#ecd9b0'),
    glow: hex('#ffe9b8'),
    glowStrength: 0.42,
    elevation: -0.5,
    height: 0.5,
    behind: 0,
    sun: [1.18, 1.02, 0.76],
    ambient: [0.35, 0.4, 0.52],
    haze: hex('#c4c8bf'),
    cloudLit: hex('#fff0d4'),
    cloudShaded: hex('#96a3b2'),
    stars: 0,
    night: false,
  },
  sunset: {
    zenith: hex('#3b4877'),
    middle: hex('#a8687a'),
    horizon: hex('#f0a158'),
    glow: hex('#ffae4e'),
    glowStrength: 0.85,
    elevation: 0.09,
    height: 0.26,
    behind: 0.14,
    sun: [1.42, 0.88, 0.52],
    ambient: [0.36, 0.33, 0.47],
    haze: hex('#b98478'),
    cloudLit: hex('#ffb06a'),
    cloudShaded: hex('#6b5274'),
    stars: 0.04,
    night: false,
  },
  dusk: {
    zenith: hex('#1d2848'),
    middle: hex('#574d76'),
    horizon: hex('#cf8468'),
    glow: hex('#ef8f62'),
    glowStrength: 0.5,
    elevation: -0.04,
    height: 0.3,
    behind: 0.15,
    sun: [0.85, 0.56, 0.48],
    ambient: [0.29, 0.31, 0.46],
    haze: hex('#6d5f78'),
    cloudLit: hex('#d98870'),
    cloudShaded: hex('#423f60'),
    stars: 0.35,
    night: false,
  },
  night: {
    zenith: hex('#0a1424'),
    middle: hex('#16283f'),
    horizon: hex('#34506a'),
    glow: hex('#9dbbe0'),
    glowStrength: 0.34,
    elevation: 0.62,
    height: 0.5,
    behind: 0.05,
    sun: [0.57, 0.7, 0.94],
    ambient: [0.25, 0.31, 0.45],
    haze: hex('#2c445d'),
    cloudLit: hex('#5d789a'),
    cloudShaded: hex('#1d2c42'),
    stars: 1,
    night: true,
  },
}

/** Shared names of times, each to the hour it is painted as. */
export const hourOf: Record<string, string> = {
  dawn: 'dawn',
  morning: 'morning',
  noon: 'noon',
  afternoon: 'afternoon',
  sunset: 'sunset',
  dusk: 'dusk',
  night: 'night',
  midnight: 'night',
  moonlight: 'night',
}

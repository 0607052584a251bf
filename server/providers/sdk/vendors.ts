import type { Vendor } from './vendor.ts'
import { blackForestLabs } from './vendors/black-forest-labs.ts'
import { fal } from './vendors/fal.ts'
import { fireworks } from './vendors/fireworks.ts'
import { google } from './vendors/google.ts'
import { groq } from './vendors/groq.ts'
import { luma } from './vendors/luma.ts'
import { openai } from './vendors/openai.ts'
import { replicate } from './vendors/replicate.ts'
import { together } from './vendors/together.ts'
import { deepgram, elevenlabs } from './vendors/voices.ts'

/** Everybody whose models are on offer once there is a key. Their SDKs are loaded with the first order. */
export const vendors = [
  openai,
  google,
  blackForestLabs,
  fal,
  replicate,
  luma,
  together,
  fireworks,
  groq,
  elevenlabs,
  deepgram,
] as const satisfies readonly Vendor[]

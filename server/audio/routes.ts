import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AudioRequest } from '../../contract/audio.ts'
import { type AudioForm, audioFormFacts, capabilityOf } from '../../contract/audio-facts.ts'
import { SEED_MAX } from '../../contract/images.ts'
import type { SoundModel } from '../../contract/models.ts'
import { flagsAsked, visibilityOf } from '../../contract/visibility.ts'
import type { Caller } from '../accounts/accounts.ts'
import { AppError } from '../errors.ts'
import { visibilityForSheet } from '../generations/for-sheet.ts'
import { type Order, startGeneration } from '../generations/start.ts'
import { bind } from '../http/bind.ts'
import { queuerOf } from '../line/queuer.ts'
import type { RecordingModel } from '../recordings/recording-kind.ts'
import { settledRecordingModel } from '../recordings/settled-model.ts'
import type { Services } from '../services.ts'
import { sheetPartOf } from './sheet-part.ts'

const NOTHING = 'Nothing was started and nothing was charged.'

/** How long it is to be, s: whole seconds where it goes round. Throws AppError for what the form or the model does not make. */
function settledSeconds({ form, seconds }: AudioRequest, model: SoundModel): number {
  const bounds = audioFormFacts[form].seconds
  if (!bounds) return 0
  const isShorter = bounds.least > model.seconds.most
  // What a service makes at most may be shorter than the form would be: then its own bounds hold.
  const least = isShorter ? model.seconds.least : Math.max(bounds.least, model.seconds.least)
  const most = isShorter ? model.seconds.most : Math.min(bounds.most, model.seconds.most)
  const asked = Math.round(seconds ?? Math.min(most, bounds.usual))
  if (asked >= least && asked <= most) return asked
  throw new AppError('invalid_request', `${model.name} makes ${least} to ${most} seconds of this. ${NOTHING}`)
}

/** Whether its end can lead into its beginning: services heed it of ambiences alone. */
const canLoop = (form: AudioForm, { provider }: RecordingModel) =>
  form === 'ambience' || (form !== 'speech' && provider === 'built-in')

/** The voice that speaks. Throws AppError for one that the model has not. */
function settledVoice({ voice = '' }: AudioRequest, model: Extract<RecordingModel, { craft: 'speech' }>): string {
  if (voice === '' && model.provider === 'built-in') return ''
  const found = voice === '' ? model.voices[0] : model.voices.find(({ id }) => id === voice)
  if (found) return found.id
  throw new AppError('invalid_request', `${model.name} has no voice "${voice}". Choose another. ${NOTHING}`)
}

/** What the corridor is asked for when somebody asks for sound. Throws AppError for what cannot be made. */
async function audioOrder(services: Services, caller: Caller, asked: AudioRequest, key: string): Promise<Order> {
  const ofSheet = asked.sheetId ? await visibilityForSheet(services, caller, asked.sheetId, key) : undefined
  const { form, prompt, intensity, sheetId } = asked
  const sheetPart = await sheetPartOf(services, caller, asked, key)
  const { model, ownService } = await settledRecordingModel(services, caller, asked, capabilityOf[form])
  if (model.craft === 'speech' && prompt.length > model.charactersMax)
    throw new AppError('invalid_request', `${model.name} speaks at most ${model.charactersMax} characters. ${NOTHING}`)
  const request = {
    form,
    prompt,
    model: model.id,
    ...(ownService !== undefined && { ownService }),
    seconds: model.craft === 'sound' ? settledSeconds(asked, model) : 0,
    loops: canLoop(form, model) && (asked.loops ?? form === 'ambience'),
    voice: model.craft === 'speech' ? settledVoice(asked, model) : '',
    ...(intensity && { intensity }),
    seed: asked.seed ?? randomInt(SEED_MAX + 1),
    visibility: visibilityOf(flagsAsked(asked, ofSheet)),
    ...(sheetId && { sheetId }),
    ...(sheetPart && { sheetPart }),
  }
  return { userId: caller.id, kind: 'audio', request, asked, idempotencyKey: key }
}

export function audioRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'generateAudio', async ({ caller, body, idempotencyKey }) =>
    startGeneration(services, await audioOrder(services, caller, body, idempotencyKey)),
  )

  bind(app, services, 'understandAudio', ({ caller, body, request }) =>
    services.reader.hear(body, queuerOf(caller, request.ip)),
  )
}

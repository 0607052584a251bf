import type { Capability } from '../../contract/capabilities.ts'
import type { Caller } from '../accounts/accounts.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import type { RecordingModel } from './recording-kind.ts'

const NOTHING = 'Nothing was started and nothing was charged.'

/**
 * Who makes a recording: the model that a request names, or the built-in engine's. Throws AppError where it is not on offer to the
 * caller for this.
 */
export async function settledRecordingModel(
  { providers, ownKeys }: Services,
  caller: Caller,
  { model: id, ownKey }: { model?: string | undefined; ownKey?: boolean | undefined },
  capability: Capability,
): Promise<{ model: RecordingModel; ownService?: string }> {
  const offer = ownKey === false ? providers : await ownKeys.offerTo(caller.id)
  const all = offer
    .others()
    .filter((one): one is RecordingModel => one.craft === 'clip' || one.craft === 'sound' || one.craft === 'speech')
    .filter((one) => one.capabilities.includes(capability))
  const model =
    id === undefined ? all.find(({ provider }) => provider === 'built-in') : all.find((one) => one.id === id)
  if (!model) {
    const names = all.map((one) => one.id).join(', ')
    throw new AppError(
      'invalid_request',
      `The model "${id}" is not on offer for this; choose one of ${names}. ${NOTHING}`,
    )
  }
  const ownService = ownKeys.serviceOf(model)
  if (ownKey && ownService === undefined)
    throw new AppError('conflict', `Your key for ${model.provider} is not here any more. ${NOTHING}`)
  return { model, ...(ownService !== undefined && { ownService }) }
}

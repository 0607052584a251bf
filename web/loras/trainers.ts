import type { OtherModel, TrainingModel } from '../../contract/models.ts'

/** Those that train LoRAs for the site. A person's own key trains none. */
export const trainersIn = (others: readonly OtherModel[]): TrainingModel[] =>
  others.filter((model): model is TrainingModel => model.craft === 'training' && !model.isOwnKey)

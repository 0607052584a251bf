import { isOfService } from './best.ts'
import { type PremiumLevel, premiumLevels } from './enums.ts'
import type { PictureModel } from './models.ts'

const GIGABYTE = 1024 ** 3

/** What a subscription level allows. */
export interface LevelRights {
  /** Works that are made at once. */
  running: number
  /** Works that are made or wait. */
  unfinished: number
  /** Most bytes that the pictures of an account may take; nothing is uploaded beyond it. */
  storage: number
  /** Most bytes that the LoRAs of an account may take, those on their way included. */
  loraRoom: number
  /** Most pictures and sheets that are listed for nobody else, private ones and those by link; null: any number. */
  privateWorks: number | null
  /** Most pictures that one press makes. */
  batch: number
  /** Whether models of services that cost more than `COSTLY_MODEL` a picture are open. Built-in styles and one's own keys are open to all. */
  costlyModels: boolean
}

/** Gold that a picture of 1024 px costs at most, for its model to be open to every level. */
export const COSTLY_MODEL = 10

/**
 * What each level allows; lowest level first, and each is served before the lower ones. Whoever falls back to a lower level keeps
 * all works as they are: only new ones are bound by it.
 */
export const levelRights: Readonly<Record<PremiumLevel, LevelRights>> = {
  NONE: {
    running: 2,
    unfinished: 60,
    storage: GIGABYTE,
    loraRoom: 4 * GIGABYTE,
    privateWorks: 200,
    batch: 4,
    costlyModels: false,
  },
  BASIC: {
    running: 3,
    unfinished: 100,
    storage: 5 * GIGABYTE,
    loraRoom: 10 * GIGABYTE,
    privateWorks: 2000,
    batch: 4,
    costlyModels: true,
  },
  PLUS: {
    running: 4,
    unfinished: 150,
    storage: 10 * GIGABYTE,
    loraRoom: 20 * GIGABYTE,
    privateWorks: null,
    batch: 6,
    costlyModels: true,
  },
  PRO: {
    running: 6,
    unfinished: 250,
    storage: 20 * GIGABYTE,
    loraRoom: 40 * GIGABYTE,
    privateWorks: null,
    batch: 8,
    costlyModels: true,
  },
  ELITE: {
    running: 8,
    unfinished: 400,
    storage: 50 * GIGABYTE,
    loraRoom: 80 * GIGABYTE,
    privateWorks: null,
    batch: 8,
    costlyModels: true,
  },
  ULTIMATE: {
    running: 12,
    unfinished: 600,
    storage: 100 * GIGABYTE,
    loraRoom: 160 * GIGABYTE,
    privateWorks: null,
    batch: 12,
    costlyModels: true,
  },
}

/** The lowest level with such rights; undefined where no level has them. */
export const lowestLevel = (has: (rights: LevelRights) => boolean): PremiumLevel | undefined =>
  premiumLevels.find((level) => has(levelRights[level]))

/** The most pictures that one press makes on the highest level. */
export const BATCH_MOST = Math.max(...premiumLevels.map((level) => levelRights[level].batch))

/** Whether a model is for the levels with `costlyModels` alone. */
export const isCostly = (model: Pick<PictureModel, 'id' | 'provider' | 'price' | 'isOwnKey'>): boolean =>
  isOfService(model) && !model.isOwnKey && model.price[1024] > COSTLY_MODEL

/** Whether a model may be asked by somebody of a level. */
export const isOpenTo = (level: PremiumLevel, model: Parameters<typeof isCostly>[0]): boolean =>
  levelRights[level].costlyModels || !isCostly(model)

/** The lowest level that makes so many pictures a press. */
export const batchOpens = (count: number): PremiumLevel | undefined => lowestLevel(({ batch }) => batch >= count)
/** The level that opens a model, where somebody's own does not. */
export const levelFor = (level: PremiumLevel, model: Parameters<typeof isCostly>[0]): PremiumLevel | undefined =>
  isOpenTo(level, model) ? undefined : lowestLevel(({ costlyModels }) => costlyModels)

/** Why somebody of a level cannot ask a model, in a sentence; undefined where they can. */
export function closedModel(level: PremiumLevel, model: PictureModel): string | undefined {
  const opens = levelFor(level, model)
  return opens && `${model.name} is open from the ${levelName(opens)} level up, and with a key of your own.`
}

/** A level as people read it: "Basic"; "None" is said for none. */
export const levelName = (level: PremiumLevel): string => level.charAt(0) + level.slice(1).toLowerCase()

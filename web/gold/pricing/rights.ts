import { type PremiumLevel, premiumLevels } from '../../../contract/enums.ts'
import { COSTLY_MODEL, type LevelRights, levelName, levelRights } from '../../../contract/levels.ts'

const GIGABYTE = 1024 ** 3

/** What a level allows, each in a few words. */
const sayings: Readonly<Record<keyof LevelRights, (rights: LevelRights) => string>> = {
  running: ({ running }) => `${running} works made at once`,
  unfinished: ({ unfinished }) => `${unfinished} works in line`,
  batch: ({ batch }) => `Batches of ${batch} pictures`,
  costlyModels: ({ costlyModels }) => (costlyModels ? 'Every model' : `Models up to ${COSTLY_MODEL} gold`),
  privateWorks: ({ privateWorks }) =>
    privateWorks === null ? '∞ private works' : `${privateWorks.toLocaleString('en-GB')} private works`,
  storage: ({ storage }) => `${storage / GIGABYTE} GB for pictures`,
  loraRoom: ({ loraRoom }) => `${loraRoom / GIGABYTE} GB for LoRAs`,
}

/** What a level allows, and whether that is more than the level below it does. */
export function rightsOf(level: PremiumLevel): { name: string; says: string; isMore: boolean }[] {
  const below = premiumLevels[premiumLevels.indexOf(level) - 1]
  const all = Object.entries(sayings).map(([name, say]) => {
    const says = say(levelRights[level])
    return { name, says, isMore: below !== undefined && say(levelRights[below]) !== says }
  })
  const line =
    below === undefined
      ? 'Served after the levels'
      : below === 'NONE'
        ? 'Served first'
        : `Served before ${levelName(below)}`
  return [...all, { name: 'line', says: line, isMore: below !== undefined }]
}

import { sweepCounts } from '../accounts/attempts.ts'
import { sweepDeletedBoards } from '../boards/commands.ts'
import { rateModels } from '../comparisons/ratings.ts'
import { sweepCompetitions } from '../competitions/commands.ts'
import { fillSamples } from '../gallery/twelve.ts'
import { reconcileLedger } from '../generations/reconcile.ts'
import { sweepDeleted } from '../images/deletion.ts'
import { sweepLooks } from '../images/look/sweep.ts'
import { sweepLeaderboards } from '../leaderboards/commands.ts'
import { sweepLoras, sweepLoraUploads } from '../loras/commands.ts'
import { syncHeldLoras } from '../loras/held.ts'
import { sweepStrayFiles } from '../loras/stray-files.ts'
import { countFigures } from '../models/figures.ts'
import { sendDigests, sweepNotifications } from '../notifications/digest.ts'
import type { Services } from '../services.ts'
import { sweepDeletedSheets } from '../sheets/commands.ts'
import { sweepShop } from '../shop/commands.ts'
import { sweepReferrals, sweepTasks } from '../tasks/commands.ts'
import { sweepIncoming, sweepMedia, sweepUnfinished } from './media.ts'

/** How often it is looked through, ms. */
const INTERVAL = 10 * 60_000

/** Lets go of what nobody needs any more, each its own kind of thing; and what is told of models is worked out anew. */
const sweeps = [
  syncHeldLoras,
  sweepLoraUploads,
  sweepLoras,
  sweepStrayFiles,
  sweepLooks,
  sweepDeletedBoards,
  sweepDeleted,
  sweepDeletedSheets,
  sweepMedia,
  sweepUnfinished,
  sweepIncoming,
  countFigures,
  fillSamples,
  rateModels,
  sendDigests,
  sweepNotifications,
  sweepTasks,
  sweepReferrals,
  sweepLeaderboards,
  sweepCompetitions,
  sweepCounts,
  reconcileLedger,
  sweepShop,
]

/** Sweeps every few minutes; returns what ends that. */
export function startUpkeep(services: Services): () => void {
  const sweep = () =>
    Promise.all(sweeps.map((one) => one(services))).catch((error: unknown) =>
      services.log.warn({ err: error }, 'What is no longer needed could not be swept'),
    )
  const timer = setInterval(sweep, INTERVAL)
  return () => clearInterval(timer)
}

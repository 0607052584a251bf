import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError, waysOut } from './failure.ts'

export interface FolderLock {
  release(): void
}

const sqliteBusy = 5

// A collected database object would let go of its lock, so the held ones stay reachable from here.
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only user of the data folder. Node has no file locks of its own; an SQLite file held in an
 * exclusive transaction is one on every platform, and the system frees it however the process dies. Waits up to
 * `patienceMs` for a program that is just shutting down.
 */
export async function lockFolder(dataDir: string, patienceMs: number): Promise<FolderLock> {
  const deadline = Date.now() + patienceMs
  while (true) {
    const database = take(join(dataDir, 'postgres.lock'))
    if (database) {
      held.add(database)
      return {
        release() {
          if (held.delete(database)) database.close()
        },
      }
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `Another Lanternkeep is already running on the data folder ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
      )
    }
    await sleep(100)
  }
}

function take(path: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path)
    // Somebody else's file would be opened for reading without a word, and then nothing is locked.
    accessSync(path, constants.W_OK)
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined
    const reason = error instanceof Error ? error.message : String(error)
    throw new EmbeddedPostgresError(
      `The data folder's lock ${path} cannot be written by this user (${reason}). ${waysOut}`,
    )
  }
}

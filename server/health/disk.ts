import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** With less room than this, bytes, a picture that is begun may not be finished. */
const ROOM_MIN = 64 * 1024 * 1024
/** How long one look holds, ms: writing wears the disk, and waits for it. */
const LOOK_LASTS = 5000

/** How much room a folder's disk has for us, bytes. */
export async function roomOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** A check that throws when nothing can be written to a folder, or when its disk is nearly full. */
export function openDiskCheck(folder: string, room = roomOn): () => Promise<void> {
  let lookedAt = Number.NEGATIVE_INFINITY
  let looked: Promise<void> | undefined

  async function look(): Promise<void> {
    const left = await room(folder)
    if (left < ROOM_MIN) throw new Error(`The disk of ${folder} has room for ${left} bytes`)
    // Room that is told is not yet room that is ours: quotas and worn-out disks show only when something is written.
    const file = join(folder, `.probe-${randomUUID()}`)
    try {
      const probe = await open(file, 'wx')
      try {
        await probe.write('room')
        await probe.sync()
      } finally {
        await probe.close()
      }
    } finally {
      await rm(file, { force: true })
    }
  }

  return () => {
    if (!looked || performance.now() - lookedAt > LOOK_LASTS) {
      lookedAt = performance.now()
      looked = look()
    }
    return looked
  }
}

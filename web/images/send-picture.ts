import { call } from '../api/browser.ts'
import type { useTracker } from '../tracker/provider.tsx'

/** Sends one picture, which is then a private work of the person's own. Resolves to its id; throws with why it was not taken. */
export async function sendPicture(tracker: ReturnType<typeof useTracker>, file: File): Promise<string> {
  const form = new FormData()
  // The server reads a form in order, and the file may be long.
  form.set('visibility', 'private')
  form.set('file', file)
  const item = await tracker.start({
    type: 'upload',
    description: file.name,
    modelName: '',
    cost: 0,
    showsInPlace: true,
    begin: (idempotencyKey) => call('uploadImage', { form, idempotencyKey }),
  })
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      leave()
      reject(new Error(why))
    }
    const leave = tracker.observe(
      item.id,
      (reply) => {
        if (reply.status === 'failed' || (reply.status === 'completed' && !reply.image))
          return fail(reply.error ?? 'It was not taken.')
        if (reply.status !== 'completed' || !reply.image) return
        leave()
        resolve(reply.image.id)
      },
      fail,
    )
  })
}

import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { editInWords, type KeptEdit } from '../../contract/edits.ts'
import type { FullImage, ImageRequest } from '../../contract/images.ts'
import type { Caller } from '../accounts/accounts.ts'
import { type Transaction, transact } from '../db/database.ts'
import { notFound } from '../errors.ts'
import { letGo } from '../generations/settle.ts'
import { startGeneration } from '../generations/start.ts'
import { receiptFor } from '../gold/receipts.ts'
import { bind } from '../http/bind.ts'
import { queuerOf } from '../line/queuer.ts'
import { openTogether } from '../line/together.ts'
import type { Services } from '../services.ts'
import { openDiskCache } from '../storage/disk-cache.ts'
import { wornAsTold } from '../worn/queries.ts'
import { toggleNsfw, updateImage, voteOnImage } from './commands.ts'
import { changeImages, deleteAllImages, deleteImage, restoreAllImages, restoreImage } from './deletion.ts'
import { DOWNLOADS_BYTES, makeDownload } from './download.ts'
import { attachment } from './download-name.ts'
import { makeExport } from './exports/exports.ts'
import { imageOrder } from './image-order.ts'
import { isMapFile } from './map-file.ts'
import { canDownload, canReadSecrets, canView, isShared } from './policy.ts'
import { presentFullImage, presentImage, presentRecording } from './presenter.ts'
import { barriersOf, editsOf, findImage, paintingsOf, recordingFilesOf } from './queries.ts'
import { openReceiving } from './receiving.ts'
import { assertRoom } from './room.ts'
import { searchImages } from './search.ts'
import { similarImages } from './similar.ts'
import { titleOf, UNTITLED } from './title.ts'
import { checkUpload } from './upload.ts'

/** Aborts when whoever asked no longer waits for the answer. */
function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  if (reply.raw.destroyed) leaving.abort()
  reply.raw.once('close', () => leaving.abort())
  return leaving.signal
}

export function imageRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, log } = services
  const receiving = openReceiving(`${config.dataDir}/receiving`)
  const downloads = {
    cache: openDiskCache({ folder: `${config.dataDir}/cache/downloads`, bytesMax: DOWNLOADS_BYTES, log }),
    together: openTogether(),
  }

  const startImage = async (caller: Caller, asked: ImageRequest, idempotencyKey: string) =>
    startGeneration(services, await imageOrder(services, caller, asked, idempotencyKey))

  bind(app, services, 'generateImage', ({ caller, body, idempotencyKey }) => startImage(caller, body, idempotencyKey))
  bind(app, services, 'generateNpcImage', ({ caller, body, idempotencyKey }) =>
    startImage(caller, { ...body, category: 'npcs' }, idempotencyKey),
  )

  bind(app, services, 'uploadImage', ({ caller, request, idempotencyKey }) =>
    receiving.receive(request, caller.id, async ({ file, start, size, name, fields }) => {
      await assertRoom(db, caller.id, size)
      const isMap = isMapFile(start)
      const picture = isMap ? (await services.mapReader.unpacked(await readFile(file))).picture : file
      await checkUpload(picture, queuerOf(caller, request.ip))
      // Each piece of work has its own, so that it goes with it; a repeat of the same call brings the same.
      const incomingKey = await services.incoming.put(await readFile(file), 'webp', `${caller.id} ${idempotencyKey}`)
      const title = fields.title || titleOf(name.replace(/\.[a-z0-9]{1,6}$/i, '').replace(/[_-]+/g, ' ')) || UNTITLED
      const category = isMap ? 'battlemaps' : fields.category
      const { isVisible, visibility } = fields
      const upload = { incomingKey, bytes: size, title, category, isVisible, visibility }
      const given = { kind: 'upload', userId: caller.id, request: upload } as const
      try {
        const reply = await startGeneration(services, { ...given, idempotencyKey })
        if (reply.status === 'completed' || reply.status === 'failed') await letGo(services, given)
        return reply
      } catch (error) {
        await letGo(services, given)
        throw error
      }
    }),
  )

  /** A picture that another came from, as far as the caller may see it. */
  async function named(id: string | null, caller: Caller | undefined) {
    const row = id === null ? undefined : await findImage(db, id, caller?.id)
    return row && canView(caller, row.image) ? { id: row.image.id, title: row.image.title } : null
  }

  /** What a picture came of by an edit. */
  async function editedFrom(
    editOf: string | null,
    kept: KeptEdit | null,
    caller: Caller | undefined,
  ): Promise<FullImage['editOf']> {
    if (kept === null) return null
    const row = editOf === null ? undefined : await findImage(db, editOf, caller?.id)
    const isSeen = row && canView(caller, row.image) && canReadSecrets(caller, row.image)
    const parent = isSeen ? presentImage(services, row, caller?.id) : undefined
    const { edit, way, told = [], by = null } = kept
    return {
      parent: parent
        ? {
            id: parent.id,
            title: parent.title,
            url: parent.url,
            width: parent.width,
            height: parent.height,
            thumbhash: parent.thumbhash,
          }
        : null,
      type: edit.type,
      way,
      by,
      steps: [...editInWords(edit), ...told],
    }
  }

  async function show(id: string, caller: Caller | undefined) {
    const row = await findImage(db, id, caller?.id)
    if (!row || !canView(caller, row.image)) throw notFound('This picture')
    const { variedFrom, variedBy: strength, personOf, overOf } = row.image
    const { generationId } = row.image
    const { recording } = row.image
    const [parent, person, under, still, files, loras, paintings, editOf, edits, receipt] = await Promise.all([
      named(strength && variedFrom, caller),
      named(personOf, caller),
      named(overOf, caller),
      named(recording?.of ?? null, caller),
      recording ? recordingFilesOf(db, id) : [],
      wornAsTold(db, row.image, caller),
      paintingsOf(db, id, caller?.id),
      editedFrom(row.image.editOf, row.edit, caller),
      editsOf(db, id, caller?.id),
      // The hold is asked for under the caller's own name: nobody else has one for it.
      caller && generationId ? receiptFor(db, caller.id, generationId) : null,
    ])
    return presentFullImage(services, row, caller?.id, {
      variedFrom: parent && strength ? { ...parent, strength } : null,
      personOf: person,
      overOf: under,
      recording: presentRecording(services, row.image, files, still),
      loras,
      paintings,
      editOf,
      edits,
      receipt,
    })
  }

  async function change(id: string, caller: Caller, command: (tx: Transaction) => Promise<void>) {
    await transact(db, command)
    return show(id, caller)
  }

  bind(app, services, 'getImage', ({ caller, params }) => show(params.id, caller))
  bind(app, services, 'similarImages', async ({ caller, params, query }) => {
    const row = await findImage(db, params.id, caller?.id)
    if (!row || !canView(caller, row.image)) throw notFound('This picture')
    return { images: await similarImages(services, row.image, query, caller?.id) }
  })
  bind(app, services, 'getBarriers', async ({ caller, params, reply }) => {
    const row = await findImage(db, params.id, caller?.id)
    if (!row || !canView(caller, row.image)) throw notFound('This picture')
    const barriers = await barriersOf(db, params.id)
    if (!barriers) throw notFound('A wall, door or light of this picture')
    // They are never changed; but a picture may be made private.
    reply.header('cache-control', isShared(row.image) ? 'public, max-age=3600' : 'private, no-store')
    return barriers
  })
  bind(app, services, 'downloadImage', async ({ caller, params, query, request, reply }) => {
    const row = await findImage(db, params.id, caller?.id)
    if (!row) throw notFound('This picture')
    const isSigned = services.media.admits(row.image.mediaKey, query.until, query.sign, services.now())
    if (!canDownload(caller, row.image, isSigned)) throw notFound('This picture')
    const queuer = queuerOf(caller, request.ip)
    const leaving = leavingOf(reply)
    // A private picture's signed address is given away by its owner; an unlisted one's link needs none.
    const isTold = canReadSecrets(caller, row.image) || !isShared(row.image)
    const made = await makeDownload(services, downloads, row, query, queuer, leaving, isTold)
    const { body, length, type, name } = made
    reply.type(type).header('content-disposition', attachment(name)).header('cache-control', 'private, no-store')
    reply.header('content-length', length)
    return body
  })
  bind(app, services, 'exportMap', async ({ caller, params, query, request, reply }) => {
    const row = await findImage(db, params.id, caller?.id)
    if (!row) throw notFound('This picture')
    const isSigned = services.media.admits(row.image.mediaKey, query.until, query.sign, services.now())
    if (!canDownload(caller, row.image, isSigned)) throw notFound('This picture')
    const queuer = queuerOf(caller, request.ip)
    const { bytes, type, name } = await makeExport(services, row.image, caller, query, queuer, leavingOf(reply))
    reply.type(type).header('content-disposition', attachment(name)).header('cache-control', 'private, no-store')
    return bytes
  })
  for (const name of ['updateImage', 'replaceImage'] as const) {
    bind(app, services, name, ({ caller, params, body }) =>
      change(params.id, caller, (tx) => updateImage(services, tx, caller, params.id, body)),
    )
  }
  bind(app, services, 'setVisibility', ({ caller, params, body }) =>
    change(params.id, caller, (tx) => updateImage(services, tx, caller, params.id, body)),
  )
  bind(app, services, 'toggleNsfw', ({ caller, params }) =>
    change(params.id, caller, (tx) => toggleNsfw(tx, caller, params.id)),
  )
  bind(app, services, 'voteImage', ({ caller, params, body }) =>
    change(params.id, caller, (tx) => voteOnImage(tx, caller, params.id, body.isUpvote)),
  )
  bind(app, services, 'deleteImage', async ({ caller, params }) => ({
    deleted: await transact(db, (tx) => deleteImage(tx, caller, params.id, services.now())),
  }))
  bind(app, services, 'restoreImage', ({ caller, params }) =>
    change(params.id, caller, (tx) => restoreImage(tx, caller, params.id, services.now())),
  )
  bind(app, services, 'deleteAllImages', async ({ caller }) => ({
    deleted: await transact(db, (tx) => deleteAllImages(tx, caller, services.now())),
  }))
  bind(app, services, 'restoreAllImages', async ({ caller }) => ({
    restored: await transact(db, (tx) => restoreAllImages(tx, caller, services.now())),
  }))
  bind(app, services, 'bulkImages', async ({ caller, body }) => ({
    ids: await transact(db, (tx) => changeImages(services, tx, caller, body)),
  }))
  bind(app, services, 'myImages', ({ caller, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return searchImages(services, { ...query, ownerId: caller.id }, caller.id)
  })
}

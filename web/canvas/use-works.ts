import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { BoardWork } from '../../contract/boards.ts'
import type { PollReply, StartReply } from '../../contract/generations.ts'
import type { Image } from '../../contract/images.ts'
import { explain } from '../api/api-error.ts'
import { refreshLists } from '../api/refresh-works.ts'
import { shortfallOf } from '../session/shortfall.ts'
import { userActions, userStore } from '../session/user-state.ts'
import { useStore } from '../state/store.ts'
import { isRefusal, pollWork } from '../tracker/poll-work.ts'
import { useTracker } from '../tracker/provider.tsx'
import { toast } from '../ui/toast-store.ts'
import type { Desk } from './desk.ts'
import { changeItems, type Doc, type Item, newId, topOf } from './model.ts'

type Kind = 'image' | 'edit'

/** Work that is asked for from a board, and where its picture goes. */
export interface BoardOrder {
  type: Kind
  description: string
  modelName: string
  cost: number
  begin: (idempotencyKey: string) => Promise<StartReply>
  goes: Omit<BoardWork, 'requestId'>
}

/** The board with a picture that was made for it, exactly where it was asked for. */
export function placed(doc: Doc, work: BoardWork, imageId: string): Doc {
  const asked = doc.items[work.itemId]
  if (work.way !== 'fill' && asked?.kind === 'picture')
    return changeItems(doc, [{ ...asked, imageId, ...(work.way === 'widen' && work.place) }])
  const layerId =
    asked?.layerId ?? (doc.layers.some(({ id }) => id === work.layerId) ? work.layerId : doc.layers.at(-1)?.id)
  if (!layerId) return doc
  const { x, y, width, height, rotation } = asked ?? work.place
  const made: Item = {
    kind: 'picture',
    id: newId(),
    layerId,
    x,
    y,
    width,
    height,
    rotation,
    opacity: 1,
    // Just below its frame, over all that was there before.
    z: asked ? asked.z - 1e-3 : topOf(doc, layerId) + 1,
    imageId,
    isRound: false,
    ring: null,
    isMirrored: false,
  }
  return changeItems(doc, [made])
}

/**
 * Follows what is made for a board, from this visit and from those before: what has ended meanwhile is placed at once, what is under way
 * when it is there. Returns how more is asked for; that answers whether it was begun.
 */
export function useWorks(desk: Desk, flush: () => Promise<void>): (order: BoardOrder) => Promise<boolean> {
  const tracker = useTracker()
  const client = useQueryClient()
  const works = useStore(desk.store, (state) => state.works)
  const followed = useRef(new Map<string, () => void>())

  useEffect(() => {
    const all = followed.current
    const drop = (requestId: string) => {
      all.get(requestId)?.()
      all.delete(requestId)
      desk.setWorks((now) => now.filter((one) => one.requestId !== requestId))
    }

    function end(work: BoardWork, reply: Pick<PollReply, 'status' | 'image' | 'error'>) {
      if (reply.status === 'completed' && reply.image) {
        put(work, reply.image)
        drop(work.requestId)
      } else if (reply.status === 'failed' || reply.status === 'completed') {
        drop(work.requestId)
        toast({
          title: 'Nothing came of it, and nothing was charged',
          description: reply.error ?? undefined,
          tone: 'bad',
        })
      }
    }

    function put(work: BoardWork, { id, title, url, width, height, thumbhash, faces, isBlurred }: Image) {
      desk.addPictures([{ id, title, url, width, height, thumbhash, faces, isBlurred }])
      desk.commit(work.way === 'fill' ? 'Picture made' : 'Picture edited', (doc) => placed(doc, work, id))
      void refreshLists(client)
    }

    async function follow(work: BoardWork) {
      const { requestId, way } = work
      const type: Kind = way === 'fill' ? 'image' : 'edit'
      try {
        const reply = await pollWork(type, requestId)
        if (reply.status === 'completed' || reply.status === 'failed') return end(work, reply)
        const find = () => tracker.store.get().items.find((item) => item.requestId === requestId)
        if (!find())
          tracker.adopt([{ requestId, status: reply.status, cost: 0, type, description: 'For a board', modelName: '' }])
        const item = find()
        // Nothing was heard of it for long, and it was given up there.
        if (item?.status === 'failed') tracker.resume(item.id)
        if (!item || !all.has(requestId)) return
        // Where no more is heard of it, the work itself goes on: its order stays on the board, and its mark says so.
        const leave = tracker.observe(item.id, (next) => end(work, next))
        all.set(requestId, leave)
      } catch (error) {
        // Where it is refused there is no such work any more; else it is asked after when the board is opened next.
        if (isRefusal(error)) drop(requestId)
        else all.delete(requestId)
      }
    }

    for (const work of works) {
      if (all.has(work.requestId)) continue
      all.set(work.requestId, () => undefined)
      void follow(work)
    }
  }, [works, desk, tracker, client])

  useEffect(() => {
    const all = followed.current
    return () => {
      for (const leave of all.values()) leave()
      all.clear()
    }
  }, [])

  return async ({ goes, ...order }) => {
    const shortfall = shortfallOf(order.cost, userStore.get().gold)
    if (shortfall) {
      userActions.showPricingTable(true, shortfall)
      return false
    }
    try {
      const item = await tracker.start({ ...order, showsInPlace: true })
      const { requestId } = item
      if (!requestId) return true
      desk.setWorks((now) => [...now, { ...goes, requestId }])
      // Before anything else happens to the page: who comes back finds it by this.
      await flush()
      return true
    } catch (error) {
      toast({ ...explain(error), tone: 'bad' })
      return false
    }
  }
}

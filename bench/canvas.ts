import type { Page } from 'playwright-core'
import sharp from 'sharp'

import type { PollReply, StartReply } from '../contract/generations.ts'
import { fillPath, routes } from '../contract/routes.ts'
import { launchBrowser } from '../e2e/browser.ts'
import { arriveWithAccount, newPerson } from '../e2e/person.ts'
import type { Measurement, Row } from './measurement.ts'
import { percentile } from './statistics.ts'

/** What a board is to be smooth with. */
const ITEMS = 500
const LAYERS = 40
/** One in so many of its things is a picture, and so many different ones there are. */
const PICTURE_EVERY = 24
const PICTURES = 4
/** A frame at 60 a second, ms, with the browser's own rounding. */
const FRAME_MAX = 17.5

const kinds = ['rect', 'ellipse', 'text', 'stroke'] as const

const layersOf = (count: number) =>
  Array.from({ length: count }, (_, k) => ({
    id: `layer${k}`,
    name: `Layer ${k}`,
    isLocked: false,
    isHidden: false,
    blend: k % 10 === 9 ? 'multiply' : 'normal',
    opacity: k % 10 === 8 ? 0.6 : 1,
    group: '',
  }))

function itemOf(k: number, pictures: readonly string[]) {
  const common = {
    id: `item${k}`,
    layerId: `layer${k % LAYERS}`,
    z: k,
    x: (k % 25) * 90,
    y: Math.floor(k / 25) * 90,
    width: 80,
    height: 70,
    rotation: (k * 37) % 360 > 180 ? 15 : 0,
    opacity: 1,
  }
  if ((k + 1) % PICTURE_EVERY === 0) {
    const imageId = pictures[k % pictures.length]
    // As maps and tokens lie on a board: larger than a note, one in two of them round.
    return {
      ...common,
      kind: 'picture',
      width: 260,
      height: 200,
      imageId,
      isRound: k % 2 === 0,
      ring: null,
      isMirrored: false,
    }
  }
  const kind = kinds[k % kinds.length] ?? 'rect'
  if (kind === 'text')
    return {
      ...common,
      kind,
      text: `Note ${k}: six goblins`,
      size: 14,
      colour: '#2a2118',
      fill: '#f4ead4',
      face: 'book',
      align: 'left',
    }
  if (kind === 'stroke')
    return {
      ...common,
      kind,
      points: Array.from({ length: 40 }, (_, p) => [p * 2 - 40, Math.sin(p / 3) * 30, 0.5]).flat(),
      colour: '#b3382c',
      thickness: 6,
    }
  return { ...common, kind: 'shape', form: kind, fill: '#2f7d4f', stroke: '#1b2426', thickness: 3 }
}

/** A board full of shapes, notes, strokes and pictures, some on layers that are blended; or one with nothing on it. */
const boardOf = (items: number, pictures: readonly string[]) => ({
  format: 1,
  grid: { size: 70, isShown: true, isSnapping: true },
  background: null,
  layers: layersOf(items > 0 ? LAYERS : 3),
  items: Array.from({ length: items }, (_, k) => itemOf(k, pictures)),
  works: [],
})

/** Calls the program as the person whose page it is. */
async function caller(page: Page) {
  const session = await page.request.get('/api/auth/token')
  const { token } = (await session.json()) as { token: string }
  const headers = (key: string) => ({ authorization: `Bearer ${token}`, 'idempotency-key': key })
  return {
    async post<T>(path: string, key: string, sent: Parameters<Page['request']['post']>[1]): Promise<T> {
      const answer = await page.request.post(path, { headers: headers(key), ...sent })
      if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
      return answer.json()
    },
    async get<T>(path: string): Promise<T> {
      return (await page.request.get(path, { headers: headers('') })).json()
    },
  }
}

/** Sends a picture of many colours, and waits until it is there. Resolves to its id. */
async function uploaded(page: Page, { post, get }: Awaited<ReturnType<typeof caller>>, k: number): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 60 + 40 * k, sigma: 40 }
  const buffer = await sharp({ create: { width: 1024, height: 768, channels: 3, background: '#446655', noise } })
    .blur(6)
    .png()
    .toBuffer()
  const file = { name: `map${k}.png`, mimeType: 'image/png', buffer }
  const { requestId } = await post<StartReply>(routes.uploadImage.path, `bench-picture-${k}`, {
    multipart: { visibility: 'private', file },
  })
  for (;;) {
    const { status, image, error } = await get<PollReply>(fillPath(routes.pollImage.path, { id: requestId }))
    if (image) return image.id
    if (status === 'failed') throw new Error(error ?? 'The picture was not taken')
    await page.waitForTimeout(100)
  }
}

/** Times between frames while something is done on the page, ms. */
async function framesWhile(page: Page, deed: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    let last = performance.now()
    const seen = { times, isOn: true }
    Object.assign(window, { seenFrames: seen })
    const tick = (now: number) => {
      times.push(now - last)
      last = now
      if (seen.isOn) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await deed()
  return page.evaluate(() => {
    const { seenFrames } = window as unknown as { seenFrames: { times: number[]; isOn: boolean } }
    seenFrames.isOn = false
    return seenFrames.times.slice(2)
  })
}

/** Moves the pointer in the page itself, one step a frame, as a hand does: what comes from outside comes in bursts. */
const sweep = (page: Page, button: number, from: [number, number], by: [number, number]) =>
  page.evaluate(
    async ({ button, from, by }) => {
      const board = document.querySelector('[data-board]')
      if (!board) throw new Error('There is no board')
      const box = board.getBoundingClientRect()
      const send = (type: string, k: number, buttons: number) =>
        board.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            pointerType: 'mouse',
            button: type === 'pointermove' ? -1 : button,
            buttons,
            clientX: box.left + from[0] + by[0] * Math.sin(k / 20),
            clientY: box.top + from[1] + by[1] * Math.sin(k / 14),
          }),
        )
      // A pointer that is made up cannot be captured.
      ;(board as HTMLElement).setPointerCapture = () => undefined
      send('pointerdown', 0, 1)
      for (let k = 0; k < 120; k++) {
        send('pointermove', k, 1)
        await new Promise(requestAnimationFrame)
      }
      send('pointerup', 119, 0)
    },
    { button, from, by },
  )

const zoomInAndOut = (page: Page) =>
  page.evaluate(async () => {
    const board = document.querySelector('[data-board]')
    if (!board) throw new Error('There is no board')
    const box = board.getBoundingClientRect()
    for (let k = 0; k < 120; k++) {
      board.dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          deltaY: Math.sin(k / 10) * 40,
          clientX: box.left + box.width / 2,
          clientY: box.top + box.height / 2,
        }),
      )
      await new Promise(requestAnimationFrame)
    }
  })

const ONE_DRAGGED = 'a thing on it dragged'
const ALL_DRAGGED = 'everything on it dragged'

/** What is done on a board, each with its frames, ms. */
async function worked(page: Page): Promise<Map<string, number[]>> {
  const deeds: [string, () => Promise<void>][] = [
    ['moved', () => sweep(page, 1, [500, 300], [260, 180])],
    ['zoomed', () => zoomInAndOut(page)],
    [
      ONE_DRAGGED,
      async () => {
        await page.keyboard.press('v')
        await sweep(page, 0, [520, 380], [200, 150])
      },
    ],
    [
      ALL_DRAGGED,
      async () => {
        await page.keyboard.press('Control+a')
        await sweep(page, 0, [520, 380], [60, 40])
      },
    ],
  ]
  const frames = new Map<string, number[]>()
  for (const [what, deed] of deeds) frames.set(what, await framesWhile(page, deed))
  return frames
}

/** Works on a board of 500 things on 40 layers in an open page, and on an empty one beside it. */
async function workOnBoards(page: Page): Promise<{ crowded: Map<string, number[]>; empty: Map<string, number[]> }> {
  const calls = await caller(page)
  const pictures: string[] = []
  for (let k = 0; k < PICTURES; k++) pictures.push(await uploaded(page, calls, k))
  async function on(items: number) {
    const { id } = await calls.post<{ id: string }>(routes.createBoard.path, `bench-canvas-${items}`, {
      data: { title: items ? 'Crowded' : 'Empty', content: boardOf(items, pictures) },
    })
    await page.goto(`/canvas/${id}`)
    await page.getByRole('region', { name: `The board, ${items} things` }).waitFor()
    await page.waitForTimeout(1500)
    return worked(page)
  }
  return { empty: await on(0), crowded: await on(ITEMS) }
}

/** A board of 500 things on 40 layers, twenty of them pictures, moved, zoomed and worked on. */
export const canvas: Measurement = {
  name: 'canvas',
  async measure(ground) {
    const databaseUrl = await ground.database('canvas')
    const program = await ground.program(databaseUrl)
    const browser = await launchBrowser()
    try {
      const { page } = await newPerson(browser, program.url, { viewport: { width: 1440, height: 900 } })
      await arriveWithAccount(page, '/canvas')
      const { crowded, empty } = await workOnBoards(page)
      return [...crowded].map(([what, frames]): Row => {
        const bare = empty.get(what) ?? []
        return {
          what: `A board of ${ITEMS} things on ${LAYERS} layers, ${what}: p95 of a frame`,
          subject: `median ${percentile(frames, 0.5).toFixed(1)} ms, worst ${Math.max(...frames).toFixed(0)} ms, ${frames.length} frames`,
          reference: `an empty board: p95 ${percentile(bare, 0.95).toFixed(1)} ms, worst ${Math.max(...bare).toFixed(0)} ms`,
          figure: percentile(frames, 0.95),
          unit: 'ms',
          ...(what !== ALL_DRAGGED && { bar: { atMost: FRAME_MAX } }),
        }
      })
    } finally {
      await browser.close()
      await program.stop()
    }
  },
}

import type { Page } from 'playwright-core'
import { launchBrowser } from '../e2e/browser.ts'
import { arriveWithAccount, newPerson } from '../e2e/person.ts'
import type { Measurement, Row } from './measurement.ts'
import { percentile } from './statistics.ts'

/** What a board is to be smooth with. */
const ITEMS = 500
const LAYERS = 40
/** A frame at 60 a second, ms, with the browser's own rounding. */
const FRAME_MAX = 17.5

const kinds = ['rect', 'ellipse', 'text', 'stroke'] as const

/** A board full of shapes, notes and strokes, some on layers that are blended. */
function crowded() {
  const layers = Array.from({ length: LAYERS }, (_, k) => ({
    id: `layer${k}`,
    name: `Layer ${k}`,
    isLocked: false,
    isHidden: false,
    blend: k % 10 === 9 ? 'multiply' : 'normal',
    opacity: k % 10 === 8 ? 0.6 : 1,
    group: '',
  }))
  const items = Array.from({ length: ITEMS }, (_, k) => {
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
  })
  return {
    format: 1,
    grid: { size: 70, isShown: true, isSnapping: true },
    background: null,
    layers,
    items,
    works: [],
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

/** A board of 500 things on 40 layers, moved, zoomed and worked on. */
export const canvas: Measurement = {
  name: 'canvas',
  async measure(ground) {
    const databaseUrl = await ground.database('canvas')
    const program = await ground.program(databaseUrl)
    const browser = await launchBrowser()
    try {
      const { page } = await newPerson(browser, program.url, { viewport: { width: 1440, height: 900 } })
      await arriveWithAccount(page, '/canvas')
      const session = await page.request.get('/api/auth/token')
      const { token } = (await session.json()) as { token: string }
      const made = await page.request.post('/api/v1/boards', {
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'bench-canvas' },
        data: { title: 'Crowded', content: crowded() },
      })
      const { id } = (await made.json()) as { id: string }
      await page.goto(`/canvas/${id}`)
      await page.getByRole('region', { name: `The board, ${ITEMS} things` }).waitFor()
      await page.waitForTimeout(1500)
      const idle = await framesWhile(page, () => page.waitForTimeout(1000))
      const deeds: [string, () => Promise<void>][] = [
        ['moved', () => sweep(page, 1, [500, 300], [260, 180])],
        ['zoomed', () => zoomInAndOut(page)],
        [
          'a thing on it dragged',
          async () => {
            await page.keyboard.press('v')
            await sweep(page, 0, [520, 380], [200, 150])
          },
        ],
        [
          'everything on it dragged',
          async () => {
            await page.keyboard.press('Control+a')
            await sweep(page, 0, [520, 380], [60, 40])
          },
        ],
      ]
      const rows: Row[] = []
      for (const [what, deed] of deeds) {
        const frames = await framesWhile(page, deed)
        rows.push({
          what: `A board of ${ITEMS} things on ${LAYERS} layers, ${what}: p95 of a frame`,
          subject: `median ${percentile(frames, 0.5).toFixed(1)} ms, worst ${Math.max(...frames).toFixed(0)} ms, ${frames.length} frames`,
          reference: `idle ${percentile(idle, 0.95).toFixed(1)} ms`,
          figure: percentile(frames, 0.95),
          unit: 'ms',
          ...(what !== 'everything on it dragged' && { bar: { atMost: FRAME_MAX } }),
        })
      }
      return rows
    } finally {
      await browser.close()
      await program.stop()
    }
  },
}

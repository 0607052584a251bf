import { expect, it } from 'vitest'
import type { Sheet, SheetUpdate } from '../../contract/sheets.ts'
import { createChanges, type Outcome } from './changes.ts'

type Kept = Pick<Sheet, 'edits' | 'rolls' | 'isVisible' | 'version' | 'undo' | 'redo'>

/** A sheet on a server that can be told to refuse, and that keeps its changes as the real one does. */
function openServer() {
  let sheet: Kept = { edits: {}, rolls: {}, isVisible: true, version: 0, undo: null, redo: null }
  const past: Kept[] = []
  const future: Kept[] = []
  const label = (steps: readonly Kept[]) => (steps.length > 0 ? `step ${steps.length}` : null)
  const server = {
    refuses: false,
    asked: 0,
    sheet: () => structuredClone(sheet),
    update({ edits, rolls, step, version }: SheetUpdate): Outcome {
      server.asked += 1
      if (server.refuses) return 'refused'
      if (version !== sheet.version) return 'clash'
      const [from, to] = step === 'redo' ? [future, past] : [past, future]
      let next = from.at(-1)
      if (step) from.pop()
      else {
        const put = Object.entries({ ...sheet.edits, ...edits }).filter(([, text]) => text !== null)
        next = { ...sheet, edits: Object.fromEntries(put) as Sheet['edits'], rolls: { ...sheet.rolls, ...rolls } }
        future.length = 0
      }
      if (!next) return 'refused'
      ;(step ? to : past).push(sheet)
      sheet = { ...next, version: version + 1, undo: label(past), redo: label(future) }
      return 'done'
    },
  }
  return server
}

/** A tab that shows the sheet as it was when it last heard of it. */
function openTab(server: ReturnType<typeof openServer>) {
  let shown = server.sheet() as Sheet
  const steps: string[] = []
  const changes = createChanges({
    current: () => shown,
    onStep: (way, label) => steps.push(`${way} ${label}`),
    async send(update) {
      await Promise.resolve()
      const outcome = server.update(update)
      if (outcome !== 'refused') shown = server.sheet() as Sheet
      return outcome
    },
  })
  return {
    ...changes,
    shown: () => shown,
    steps,
    look: () => {
      shown = server.sheet() as Sheet
    },
    write: (key: string, text: string, madeOn?: Sheet) => changes.change(() => ({ edits: { [key]: text } }), madeOn),
    roll: (part: string) => changes.change((now) => ({ rolls: { [part]: (now.rolls[part] ?? 0) + 1 } })),
  }
}

it('changes are undone and done again, however quickly one presses', async () => {
  const server = openServer()
  const tab = openTab(server)
  void tab.write('title', 'one')
  void tab.write('title', 'two')
  void tab.back()
  void tab.back()
  expect(await tab.back()).toBe('refused')
  expect(server.sheet().edits).toEqual({})
  void tab.forward()
  void tab.forward()
  await tab.forward()
  expect(server.sheet().edits).toEqual({ title: 'two' })
  expect(tab.steps).toEqual(['undo step 2', 'undo step 1', 'redo step 2', 'redo step 1'])
  // What there was nothing of was not even asked for.
  expect(server.asked).toBe(6)
})

it('an undo or redo that is refused can be tried again', async () => {
  const server = openServer()
  const tab = openTab(server)
  await tab.write('title', 'one')
  server.refuses = true
  expect(await tab.back()).toBe('refused')
  expect(tab.shown()).toMatchObject({ edits: { title: 'one' }, undo: 'step 1', redo: null })
  server.refuses = false
  expect(await tab.back()).toBe('done')
  expect(server.sheet().edits).toEqual({})
  server.refuses = true
  expect(await tab.forward()).toBe('refused')
  expect(await tab.write('title', 'two')).toBe('refused')
  server.refuses = false
  expect(await tab.forward()).toBe('done')
  expect(server.sheet().edits).toEqual({ title: 'one' })
})

it('what is undone in a tab opened later is what was done in the one before', async () => {
  const server = openServer()
  await openTab(server).write('title', 'one')
  const later = openTab(server)
  expect(later.shown().undo).toBe('step 1')
  await later.back()
  expect(server.sheet().edits).toEqual({})
})

it('of two tabs that write into one field the second overwrites nothing until it has seen what stands there', async () => {
  const server = openServer()
  const [one, two] = [openTab(server), openTab(server)]
  const begun = two.shown()
  await one.write('title', 'from one')
  expect(await two.write('title', 'from two', begun)).toBe('clash')
  expect(two.shown().edits).toEqual({ title: 'from one' })
  expect(await two.write('title', 'from two', two.shown())).toBe('done')
  expect(server.sheet().edits).toEqual({ title: 'from two' })
})

it('also where the newest came to the screen while somebody was still typing', async () => {
  const server = openServer()
  const [one, two] = [openTab(server), openTab(server)]
  const begun = two.shown()
  await one.write('title', 'from one')
  two.look()
  expect(await two.write('title', 'from two', begun)).toBe('clash')
  expect(server.sheet().edits).toEqual({ title: 'from one' })
})

it('what others wrote elsewhere on the sheet keeps nobody from writing here', async () => {
  const server = openServer()
  const [one, two] = [openTab(server), openTab(server)]
  const begun = two.shown()
  await one.write('title', 'from one')
  expect(await two.write('kicker', 'from two', begun)).toBe('done')
  expect(server.sheet().edits).toEqual({ title: 'from one', kicker: 'from two' })
})

it('a part is not rolled over what another tab wrote into it or rolled, and nothing is undone unseen', async () => {
  const server = openServer()
  const [one, two] = [openTab(server), openTab(server)]
  await one.write('hooks.list.1', 'mine')
  expect(await two.roll('hooks')).toBe('clash')
  expect(await two.roll('hooks')).toBe('done')
  expect(await one.roll('hooks')).toBe('clash')
  expect(await one.write('title', 'one')).toBe('done')
  expect(await two.back()).toBe('clash')
  expect(server.sheet()).toMatchObject({ rolls: { hooks: 1 }, edits: { title: 'one' } })
})

it('one’s own changes are never taken for somebody else’s', async () => {
  const server = openServer()
  const tab = openTab(server)
  const begun = tab.shown()
  void tab.write('hooks.list.1', 'first', begun)
  void tab.roll('hooks')
  expect(await tab.write('hooks.list.1', 'second', begun)).toBe('done')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSingleKey } from './single-keys.ts'

class Field {
  readonly type: string
  constructor(type: string) {
    this.type = type
  }
  closest() {
    return this
  }
}

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('HTMLElement', Field)
})
afterEach(() => vi.unstubAllGlobals())

function press(from: unknown, more: object = {}) {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key: '1', ...more })
  Object.defineProperty(event, 'target', { value: from })
  page.dispatchEvent(event)
}

test('a key works after a slider or a box was touched, and not where it is typed', () => {
  const perform = vi.fn()
  const stop = onSingleKey('1', perform)
  for (const type of ['range', 'checkbox', 'radio', 'button']) press(new Field(type))
  expect(perform).toHaveBeenCalledTimes(4)
  for (const type of ['text', 'search', 'number', 'textarea', 'select-one']) press(new Field(type))
  press({}, { ctrlKey: true })
  expect(perform).toHaveBeenCalledTimes(4)
  stop()
  press({})
  expect(perform).toHaveBeenCalledTimes(4)
})

test('a key that is held down is one press', () => {
  const perform = vi.fn()
  onSingleKey('1', perform)
  press({})
  press({}, { repeat: true })
  expect(perform).toHaveBeenCalledTimes(1)
})

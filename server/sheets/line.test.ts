import { expect, it } from 'vitest'
import { openLine } from './line.ts'

const stays = () => new AbortController().signal

it('lets in as many at once as there are places, and the others in their order', async () => {
  const line = openLine(2)
  const came: string[] = []
  const enter = (name: string) =>
    line.enter(stays()).then((leave) => {
      came.push(name)
      return leave
    })
  const [leaveFirst] = await Promise.all([enter('first'), enter('second')])
  const [third, fourth] = [enter('third'), enter('fourth')]
  leaveFirst?.()
  const leaveThird = await third
  expect(came).toEqual(['first', 'second', 'third'])
  leaveThird()
  await fourth
  expect(came.at(-1)).toBe('fourth')
})

it('passes over whoever gives up', async () => {
  const line = openLine(1)
  const leaveFirst = await line.enter(stays())
  const leaving = new AbortController()
  const second = line.enter(leaving.signal)
  const third = line.enter(stays())
  leaving.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  leaveFirst()
  expect(await third).toBeTypeOf('function')
})

it('keeps the places of the others when somebody gives up in the very moment their turn comes', async () => {
  const line = openLine(1)
  const leaveFirst = await line.enter(stays())
  const leaving = new AbortController()
  const second = line.enter(leaving.signal)
  const third = line.enter(stays())
  leaveFirst()
  leaving.abort()
  const leaveSecond = await second
  leaveSecond()
  expect(await third).toBeTypeOf('function')
})

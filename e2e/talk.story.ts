import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hang } from './hang.ts'
import { arriveWithAccount, newPerson, openStage, type Stage } from './person.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('button', {
    name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  })

/** Opens the panel behind the bell, and follows what it tells. */
async function followBell(page: Page, unread: number, told: string): Promise<void> {
  await bell(page, unread).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: told }).click()
}

/** Is told of other people's deeds alone: what is paid for tasks is told at any time. */
async function hearOfPeople(page: Page): Promise<void> {
  const { token } = (await (await page.request.get('/api/auth/token')).json()) as { token: string }
  const answer = await page.request.patch('/api/v1/user/notification-settings', {
    headers: { authorization: `Bearer ${token}` },
    data: { muted: ['TASK', 'IMAGE'] },
  })
  expect(answer.status()).toBe(200)
}

test('what is said under a work reaches its maker at once; it is answered, changed, liked, marked as read and deleted, and no more is said once one blocks the other', async () => {
  const maker = await newPerson(stage.browser, stage.program.url)
  const makerName = await arriveWithAccount(maker.page, '/about')
  await hearOfPeople(maker.page)
  await hang(maker.page, 1, 'Lantern')
  await maker.page.goto('/my-gallery')
  await bell(maker.page, 0).waitFor()

  const guest = await newPerson(stage.browser, stage.program.url)
  const guestName = await arriveWithAccount(guest.page, '/gallery')
  await hearOfPeople(guest.page)
  const said = guest.page.getByRole('region', { name: 'What people say' })
  await guest.page.getByRole('main').getByRole('link', { name: 'Lantern 1' }).click()
  await said.getByText('Nobody has said anything yet').waitFor()
  await said.getByRole('textbox', { name: 'Say something' }).fill(`Who lit it, @${makerName}?`)
  // Pressed twice, as people do.
  await said.getByRole('button', { name: 'Post' }).dblclick()
  await said.getByRole('link', { name: `@${makerName}` }).waitFor()
  expect(await said.getByText('Who lit it').count()).toBe(1)

  // Said and named is told once, and without a reload.
  await bell(maker.page, 1).waitFor()
  await followBell(maker.page, 1, guestName)
  const read = maker.page.getByRole('region', { name: 'What people say' })
  await read.getByText('Who lit it').waitFor()
  await bell(maker.page, 0).waitFor()
  await read.getByRole('button', { name: 'Answer' }).click()
  const answer = read.getByRole('textbox', { name: `Answer ${guestName}` })
  await answer.fill('The ferryman did.')
  await answer.press('Control+Enter')
  await read.getByText('The ferryman did.').waitFor()
  const first = read.getByRole('listitem').filter({ hasText: 'Who lit it' }).first()
  await first.getByRole('button', { name: 'Like. 0 like this' }).first().click()
  await first.getByRole('button', { name: 'Liked. 1 like this' }).waitFor()

  await bell(guest.page, 2).waitFor()
  await followBell(guest.page, 2, `${makerName} answered you`)
  await said.getByText('The ferryman did.').waitFor()
  await bell(guest.page, 1).click()
  const all = guest.page.getByRole('button', { name: 'Mark all as read' })
  await all.click()
  await all.waitFor({ state: 'detached' })
  await guest.page.keyboard.press('Escape')
  await bell(guest.page, 0).waitFor()

  await said.getByRole('button', { name: 'Edit' }).click()
  await said.getByRole('textbox', { name: 'Change the comment' }).fill('Who lit it, and why?')
  await said.getByRole('button', { name: 'Save' }).click()
  await said.getByText('Who lit it, and why?').waitFor()
  await said.getByText('edited').waitFor()
  await said.getByRole('button', { name: 'Delete' }).click()
  await guest.page.getByRole('button', { name: 'Delete it' }).click()
  await said.getByText('This comment was deleted.').waitFor()
  expect(await said.getByText('The ferryman did.').isVisible()).toBe(true)

  await maker.page.goto(`/people/${guestName}`)
  await maker.page.getByRole('button', { name: 'Block', exact: true }).click()
  await maker.page.getByRole('button', { name: 'Unblock' }).waitFor()
  await said.getByRole('textbox', { name: 'Say something' }).fill('Are you still there?')
  await said.getByRole('button', { name: 'Post' }).click()
  await said.getByText('one of you has blocked the other').waitFor()
  expect(await said.getByRole('textbox', { name: 'Say something' }).inputValue()).toBe('Are you still there?')

  expect(maker.faults).toEqual([])
  // The refusal is an answer that the browser tells of too.
  expect(guest.faults.filter((fault) => !fault.includes('403'))).toEqual([])
  await maker.context.close()
  await guest.context.close()
})

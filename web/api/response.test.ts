import { expect, it } from 'vitest'
import { answerOf, dataOf, NotAuthorized, readAnswer } from './response.ts'

const refused = (body: string, type = 'application/json') =>
  new Response(body, { status: 401, headers: { 'content-type': type } })

it.each([
  ['the server’s words', refused('{"error":"Your session has ended."}')],
  ['no words', refused('', 'text/plain')],
])('the response reader throws “Request was not authorized.” on a 401 with %s', async (_, response) => {
  const error = await readAnswer(response, 'Failed to load.').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NotAuthorized)
  expect(error).toMatchObject({ status: 401, code: 'not_logged_in', message: 'Request was not authorized.' })
})

it.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)(
  'a %s that nobody can be logged in again for says so where the server gives no words, and the server’s words where it does',
  async (method) => {
    const read = (body: string) =>
      readAnswer(refused(body), 'Failed to save.')
        .catch(answerOf)
        .then((answer) => dataOf(method, answer, 'Failed to save.'))
    await expect(read('')).rejects.toThrow('Request was not authorized.')
    await expect(read('{"error":"Your session has ended."}')).rejects.toThrow('Your session has ended.')
  },
)

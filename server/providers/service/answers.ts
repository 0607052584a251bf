/** A service's answer that is no result, where it is asked without an SDK. `status` is undefined where none came. */
export class AnswerError extends Error {
  readonly status: number | undefined
  readonly headers: Record<string, string>

  constructor(status: number | undefined, said: string, headers: Record<string, string> = {}) {
    super(said)
    this.name = 'AnswerError'
    this.status = status
    this.headers = headers
  }
}

/** A service will not have the words or the picture. */
export class RefusedError extends Error {
  constructor(said = '') {
    super(said)
    this.name = 'RefusedError'
  }
}

/** Longest sentence of a failure that is read, characters: it is only looked at for what kind of failure it is. */
const SAID_MAX = 2000

/** The answer, or AnswerError for one that is no success or that never came. */
export async function answerOf(asked: Promise<Response>): Promise<Response> {
  const answer = await asked.catch((error: unknown) => {
    // What aborts the question, or keeps it from being asked, is no answer.
    if (!(error instanceof TypeError)) throw error
    throw new AnswerError(undefined, error.message)
  })
  if (answer.ok) return answer
  const said = (await answer.text().catch(() => '')).slice(0, SAID_MAX)
  throw new AnswerError(answer.status, said, Object.fromEntries(answer.headers))
}

/** The answer's JSON, or AnswerError for one that is none. */
export async function jsonOf(asked: Promise<Response>): Promise<unknown> {
  const answer = await answerOf(asked)
  try {
    return await answer.json()
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new AnswerError(answer.status, 'The answer is no JSON')
  }
}

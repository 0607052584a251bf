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

/** The words name no sound that is known, or say nothing: there is nothing to make. */
export class NothingToHear extends Error {
  override readonly name = 'NothingToHear'
  /** Known sounds that come nearest, best first; each is a prompt by itself. */
  readonly nearest: readonly string[]

  constructor(message: string, nearest: readonly string[] = []) {
    super(message)
    this.nearest = nearest
  }
}

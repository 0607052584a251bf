import { AppError } from '../errors.ts'

/** Thrown for a key under which there are no bytes; whoever asked for them is told that the picture was not found. */
export class MissingMedia extends AppError {
  constructor(key: string, cause: unknown) {
    super('not_found', 'This picture was not found.', { cause: new Error(`No bytes under ${key}`, { cause }) })
  }
}

import { APIError } from 'better-auth/api'
import { Email, NewUsername, Password } from '../../contract/accounts.ts'
import { isPlain } from '../../contract/text.ts'
import { matterIn } from '../words/policy.ts'

function refuse(message: string): never {
  throw new APIError('BAD_REQUEST', { message })
}

const NAME_MAX = 100
/** What `update-user` changes; whatever else the account service would take is no one's to choose. */
const changeable = new Set(['username', 'displayUsername'])

/** Sign-up and changes of an account are held to the contract before anything is stored. */
export function assertInOrder(path: string, body: Record<string, unknown>): void {
  const renames = path === '/update-user'
  const { name, username, displayUsername } = body
  if (renames && Object.keys(body).some((field) => !changeable.has(field)))
    refuse('Only the username can be changed here.')
  // It is not kept, only taken: who somebody is, the username says.
  if (typeof name === 'string' && (name.length > NAME_MAX || !isPlain(name)))
    refuse(`A name has at most ${NAME_MAX} characters, and none that cannot be seen.`)
  // It is the username as its owner writes it; anything else would let one person sign as another.
  if ((renames || displayUsername !== undefined) && displayUsername !== username)
    refuse('The username shown is the username; send no other.')
  for (const [schema, value, missing] of [
    [NewUsername, username, 'Choose a username.'],
    ...(renames
      ? []
      : ([
          [Email, body.email, 'Enter your e-mail address.'],
          [Password, body.password, 'Choose a password.'],
        ] as const)),
  ] as const) {
    if (typeof value !== 'string') refuse(missing)
    const checked = schema.safeParse(value)
    if (!checked.success) refuse(checked.error.issues[0]?.message ?? missing)
  }
  if (matterIn([username, name].filter((one) => typeof one === 'string')))
    refuse('That name cannot be taken here. Choose another.')
}

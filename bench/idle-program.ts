import { readConfig } from '../server/config.ts'
import type { Kind } from '../server/generations/kind.ts'
import { kinds } from '../server/kinds.ts'
import { openLog } from '../server/log.ts'
import { startProgram } from '../server/program.ts'

// The program as it is, but that making a picture makes nothing: what is left of a piece of work is the corridor alone,
// with its price, its hold and its settling.
const { image } = kinds
const idle: Kind = {
  ...image,
  run: async (request, { services }) => ({ charge: image.price(services, request), store: async () => undefined }),
  outcome: async () => ({ image: null, images: [], url: null }),
}

const config = readConfig()
const program = await startProgram(config, openLog(config), { ...kinds, image: idle })
process.once('SIGTERM', () => void program.stop().then(() => process.exit(0)))

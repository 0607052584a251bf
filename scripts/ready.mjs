import { pathToFileURL } from 'node:url'
import { install, installedNode } from './setup/packages.mjs'
import { orExplain } from './setup/say.mjs'
import { takeTurn } from './setup/turn.mjs'
import { buildWeb, webIsFresh } from './setup/web.mjs'

/**
 * Makes the checkout ready to run and returns the path of the Node that runs it. Plain JavaScript without
 * dependencies: it works on any Node from 20 on, before anything is installed.
 */
export async function ready({ web = true } = {}) {
  const node = installedNode()
  if (node && !(web && !webIsFresh())) return node
  return takeTurn(async () => {
    const present = installedNode() ?? (await install())
    if (web && !webIsFresh()) await buildWeb(present)
    return present
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(() => ready({ web: !process.argv.includes('--packages') }))
}

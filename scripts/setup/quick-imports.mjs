import { registerHooks } from 'node:module'

// Preloaded into the server by start.mjs. For every .js file that is imported, Node 24 parses all of its package's
// package.json anew: drizzle-orm's is 178 kB and a start imports a hundred of its files, a third of the time it took.
// What such a file imports by a relative path is a module beside it, which needs no package.json to be found.
const folder = '/node_modules/drizzle-orm/'

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes(folder))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    return next(specifier, context)
  },
})

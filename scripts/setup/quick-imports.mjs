import { registerHooks } from 'node:module'

// Preloaded into the server by start.mjs. For every module that is imported from a package, Node 24 parses that package's
// package.json anew: drizzle-orm's is 178 kB, some hundred of our modules import it and a hundred of its own files each
// other. Together that was half of the time a start took.
const folder = '/node_modules/drizzle-orm/'
const packages = '/node_modules/'

/** Where the packages are that our own modules import: one name means the same to all of them. */
const known = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context
    // What such a file imports by a relative path is a module beside it, which needs no package.json to be found.
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes(folder))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (/^[a-z@]/.test(specifier) && !specifier.includes(':') && conditions.includes('import') && isOurs(parentURL)) {
      const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      known.set(specifier, found)
      return found
    }
    return next(specifier, context)
  },
})

function isOurs(parentURL) {
  return parentURL?.startsWith('file:') && !parentURL.includes(packages)
}

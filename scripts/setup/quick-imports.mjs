import { registerHooks } from 'node:module'

// Preloaded into the server by start.mjs. For every module that is imported from a package, Node 24 parses that package's
// package.json anew: drizzle-orm's is 178 kB, some hundred of our modules import it and a hundred of its own files each
// other. Together that was half of the time a start took. And for every module it asks the disk what it is and whether the
// way there is a link, which is known of what lies beside one that is known.
const folder = '/node_modules/drizzle-orm/'
const packages = '/node_modules/'

/** Where the packages are that our own modules import: one name means the same to all of them. */
const known = new Map()
/** Files of packages that are modules. */
const modules = new Set()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context
    if (!conditions.includes('import')) return next(specifier, context)
    const format = specifier.startsWith('.') ? formatBeside(specifier, parentURL) : undefined
    if (format) {
      const url = new URL(specifier, parentURL).href
      if (format === 'module') modules.add(url)
      return { url, format, shortCircuit: true }
    }
    if (/^[a-z@]/.test(specifier) && !specifier.includes(':') && isOurs(parentURL)) {
      const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      known.set(specifier, found)
      note(found)
      return found
    }
    const found = next(specifier, context)
    note(found)
    return found
  },
})

/** What a file is that another imports by a relative path, where that follows from the other's being what it is. */
function formatBeside(specifier, parentURL) {
  if (specifier.endsWith('.ts')) return isOurs(parentURL) ? 'module-typescript' : undefined
  if (!specifier.endsWith('.js')) return undefined
  // One folder has one package.json, and so has all of drizzle-orm.
  const isBeside = parentURL?.endsWith('.js') && specifier.lastIndexOf('/') === 1 && modules.has(parentURL)
  return isBeside || parentURL?.includes(folder) ? 'module' : undefined
}

function note({ url, format }) {
  if (format === 'module' && url.includes(packages)) modules.add(url)
}

function isOurs(parentURL) {
  return parentURL?.startsWith('file:') && !parentURL.includes(packages)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreditedPackage } from '../contract/credits.ts'

interface Manifest {
  name: string
  version: string
  license?: string | { type?: string }
  licenses?: { type?: string }[]
  author?: string | { name?: string }
  homepage?: string
  repository?: string | { url?: string }
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Where Node would find a package from this folder; undefined when it is not installed (one for another system). */
function folderOf(name: string, from: string, root: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = join(folder, '..')) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (folder === root) return undefined
  }
  return undefined
}

function licenseOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license
  return license?.type ?? licenses?.map(({ type }) => type).join(', ') ?? ''
}

/** The line of its licence that says whose it is, else the author the package names. */
function copyrightOf(folder: string, { author }: Manifest): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name))
  const line = file && /^.{0,4}copyright (?:\(c\)|©|\d{4}).*$/im.exec(readText(join(folder, file)))?.[0]
  if (line) return line.replace(/^\W+/, '').replace(/\s+/g, ' ').trim()
  return (typeof author === 'string' ? author.replace(/\s*[<(].*/, '') : author?.name) ?? ''
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // A folder of licences: the author is named instead.
    return ''
  }
}

/** Where it is at home; older packages write "git+https://…", "git://…" or "github:owner/name". */
function urlOf({ homepage, repository }: Manifest): string | undefined {
  const written = homepage || (typeof repository === 'string' ? repository : repository?.url)
  if (!written) return undefined
  const url = written
    .replace(/^git\+/, '')
    .replace(/^(git|ssh):\/\/(git@)?/, 'https://')
    .replace(/^git@([^:]+):/, 'https://$1/')
    .replace(/^(?:github:)?([\w-]+\/[\w.-]+)$/, 'https://github.com/$1')
    .replace(/\.git$/, '')
  return /^https?:\/\//.test(url) ? url : undefined
}

/** Every package the program at `root` runs on, those that its packages bring along too, by name. */
export function creditedPackages(root: string): CreditedPackage[] {
  const found = new Map<string, CreditedPackage>()
  const visit = (folder: string) => {
    const { dependencies, optionalDependencies } = manifestIn(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = folderOf(name, folder, root)
      if (!place) continue
      const manifest = manifestIn(place)
      const key = `${manifest.name} ${manifest.version}`
      if (found.has(key)) continue
      found.set(key, {
        name: manifest.name,
        version: manifest.version,
        license: licenseOf(manifest),
        copyright: copyrightOf(place, manifest),
        url: urlOf(manifest),
      })
      visit(place)
    }
  }
  visit(root)
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  )
}

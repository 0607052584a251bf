import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium } from 'playwright-core'

const run = promisify(execFile)
const buildDir = join(import.meta.dirname, '..', 'build')
const bundleDir = join(buildDir, 'chromium')

interface Candidate {
  executablePath: string
  env: Record<string, string>
}

const args = [
  '--disable-dev-shm-usage',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-pings',
  '--font-render-hinting=none',
  // The product works without the internet; in the stories there is none.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Launches the first Chromium that runs here: the one at `chromiumPath` if given (and then no other), the one that npm
 * brought, or the system's.
 */
export async function launchBrowser(chromiumPath = process.env.CHROMIUM_PATH): Promise<Browser> {
  const failures: string[] = []
  for await (const { executablePath, env } of candidates(chromiumPath, failures)) {
    try {
      return await chromium.launch({ executablePath, args, env: { ...inherited(), ...env } })
    } catch (error) {
      failures.push(`${executablePath}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Error(`No Chromium runs here. Set CHROMIUM_PATH to one that does.\n${failures.join('\n')}`)
}

/** Those that cannot even be had are told in `failures`. */
async function* candidates(chromiumPath: string | undefined, failures: string[]): AsyncGenerator<Candidate> {
  if (chromiumPath) {
    yield { executablePath: chromiumPath, env: {} }
    return
  }
  // First, for it has no window to draw and takes half the work of one that could, and is the same everywhere.
  if (process.platform === 'linux' && process.arch === 'x64') {
    const executablePath = await unpackBundledChromium().catch((error: unknown) => {
      failures.push(`npm's Chromium: ${error}`)
    })
    // Where the system has fonts and libraries those are the better ones; a bare container has neither.
    const fonts: Record<string, string> = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(bundleDir, 'fonts') }
    if (executablePath) {
      yield { executablePath, env: fonts }
      yield { executablePath, env: { ...fonts, LD_LIBRARY_PATH: join(bundleDir, 'al2023', 'lib') } }
    }
  }
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    const executablePath = await which(name)
    if (executablePath) yield { executablePath, env: {} }
  }
}

async function which(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name)
    if (folder && existsSync(path)) return path
  }
  const macOs = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return name === 'google-chrome' && existsSync(macOs) ? macOs : undefined
}

/** Unpacks the Chromium of @sparticuz/chromium once, into a folder that appears only when it is whole. */
export async function unpackBundledChromium(): Promise<string> {
  const executablePath = join(bundleDir, 'chromium')
  if (existsSync(executablePath)) return executablePath
  await mkdir(buildDir, { recursive: true })
  const making = await mkdtemp(join(buildDir, 'chromium.making-'))
  try {
    // The package unpacks into the temporary folder, and takes a half-unpacked file there for a whole one.
    await run(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: join(buildDir, '..'),
      env: { ...inherited(), TMPDIR: making },
    })
    await rename(making, bundleDir)
  } catch (error) {
    if (!existsSync(executablePath)) throw error
  } finally {
    await rm(making, { recursive: true, force: true })
  }
  return executablePath
}

const unpack = `
  import { dirname, join } from 'node:path'
  import { fileURLToPath } from 'node:url'
  import chromium, { inflate } from '@sparticuz/chromium'
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
  await chromium.executablePath()
  await inflate(join(bin, 'al2023.tar.br'))`

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

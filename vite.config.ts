import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routes } from './contract/routes.ts'
import { compressedFiles } from './scripts/compressed.ts'
import { creditedPackages } from './scripts/credits.ts'
import { iconsFromFavicon } from './scripts/icons.ts'
import { factsOf } from './web/api/route-facts.ts'

/**
 * The browser needs each call's method, path and failure sentence, not the zod schemas beside them, which would be a
 * quarter of everything it downloads first. The table is therefore worked out while building.
 */
function routeFactsWithoutSchemas(): Plugin {
  return {
    name: 'route-facts-without-schemas',
    load(id) {
      if (!id.endsWith('/web/api/route-facts.ts')) return null
      return `export const routeFacts = ${JSON.stringify(factsOf(routes))}`
    },
  }
}

/** Who made what this is made of, read from the installed packages: a list kept by hand would soon be wrong. */
function creditsOfPackages(): Plugin {
  return {
    name: 'credits-of-packages',
    load(id) {
      if (!id.endsWith('/web/information/packages.ts')) return null
      return `export const packages = ${JSON.stringify(creditedPackages(import.meta.dirname))}`
    },
  }
}

const INJECTED = /var (css_\w+) = ("(?:[^"\\]|\\.)*");/
const ZOOM_STYLES = 'virtual:react-zoom-pan-pinch.css'

/** The content security policy lets no script add a style element: what this library would inject goes to the style sheets. */
function zoomStylesInFile(): Plugin {
  let css = ''
  return {
    name: 'zoom-styles-in-file',
    transform(code, id) {
      if (!id.includes('react-zoom-pan-pinch/dist')) return null
      const [, name, text] = INJECTED.exec(code) ?? []
      if (!name || !text) return this.error('react-zoom-pan-pinch no longer injects its styles the way it did')
      css = JSON.parse(text) as string
      return { code: `import '${ZOOM_STYLES}'\n${code.replace(`styleInject(${name});`, '')}`, map: null }
    },
    resolveId: (id) => (id === ZOOM_STYLES ? `\0${id}` : null),
    load: (id) => (id === `\0${ZOOM_STYLES}` ? css : null),
  }
}

/** Calls of React's that do nothing but answer, in the router's own files, and names that are for developer tools. */
const PURE = /(?<== )(?=React\$1\.(?:createContext|forwardRef|memo)\()/g
const DISPLAY_NAME = /^\w+\.displayName = "[\w.]+";$/gm

/** The router's components look used to a bundler. Told otherwise, it leaves out what nothing here uses: forms, links that prefetch. */
function pureComponents(): Plugin {
  let marked = 0
  return {
    name: 'pure-components',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler(code) {
        marked += code.match(PURE)?.length ?? 0
        return { code: code.replace(PURE, '/* @__PURE__ */ ').replace(DISPLAY_NAME, ''), map: null }
      },
    },
    buildEnd(error) {
      if (!error && marked === 0) this.error('react-router no longer makes its components the way it did')
    },
  }
}

const platform =
  /node_modules\/(react|react-dom|react-router|scheduler|@tanstack|@remix-run|cookie-es)\/(?!.*(infiniteQueryO|useInfinite|mutationObserver|useMutation|queriesObserver|useQueries))/
/** What the first page and nearly every other shares: one file costs less than a dozen small ones. */
const shared =
  /\/contract\/(categories|economy|errors|first-example|limits)\.ts$|\/web\/api\/(api-error|late-call|queries|query-client)\.ts$|\/web\/session\/(login|user-state|visitor)\.ts$|\/web\/state\/store\.ts$|\/web\/ui\/(button|chip|classes|glyph|gold|image-card|image-rows|length|link|picture|popup-look|select-in|skeleton|states|thumbhash|toast-store)\.tsx?$/

/** Small enough together; a file each would cost more in names than in bytes. */
const icons = /node_modules\/lucide-react\//

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    routeFactsWithoutSchemas(),
    zoomStylesInFile(),
    creditsOfPackages(),
    pureComponents(),
    !isSsrBuild && iconsFromFavicon(),
    !isSsrBuild && compressedFiles(),
  ],
  publicDir: 'web/public',
  // Nothing is left to be imported from elsewhere: React is its production build whatever NODE_ENV says.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'build/web/server' : 'build/web/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // The names of what every lazy part needs would be over 1 kB of the first page. A part fetched later finds what it
    // imports by itself; the first page's parts are named in its head by the server. Styles must still come first.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed) => needed.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/entry-client.tsx',
      // A schema nobody reads may go: making one has no side effects.
      treeshake: { manualPureFunctions: ['z'] },
      // Names that stand for a text or a number, in whichever file, are that.
      optimization: { inlineConst: { mode: 'all' } },
      // In the browser what changes only with a dependency is a file of its own, which stays cached from one version to the
      // next. On the server a page's parts are read when it is first rendered: the program keeps the text of all it has read.
      output: {
        ...(!isSsrBuild && {
          codeSplitting: {
            groups: [
              { name: 'platform', test: platform },
              { name: 'shared', test: shared },
              { name: 'icons', test: icons },
            ],
          },
        }),
        // Names stay on the server, so that a fault's stack can be read.
        ...(isSsrBuild && { minify: { compress: true, mangle: false, codegen: true } }),
      },
    },
  },
}))

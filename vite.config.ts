import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routes } from './contract/routes.ts'
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

const platform =
  /node_modules\/(react|react-dom|react-router|scheduler|@tanstack|@remix-run|cookie-es)\/(?!.*(infiniteQueryO|useInfinite|mutationObserver|useMutation))/
/** What the first page and nearly every other shares: one file costs less than a dozen small ones. */
const shared =
  /\/contract\/(categories|economy|errors|limits)\.ts$|\/web\/api\/(api-error|late-call|queries|query-client)\.ts$|\/web\/session\/(login|store|user-state|visitor)\.ts$|\/web\/ui\/(button|chip|classes|glyph|image-card|image-rows|picture|popup-look|skeleton|states|tabs|thumbhash|toast-store)\.tsx?$/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), routeFactsWithoutSchemas()],
  publicDir: 'web/public',
  // One self-contained server bundle: React is its production build whatever NODE_ENV says.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'build/web/server' : 'build/web/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : 'web/entry-client.tsx',
      // A schema nobody reads may go: making one has no side effects.
      treeshake: { manualPureFunctions: ['z'] },
      // One file on the server: however it is imported, there is one React and one of everything else. In the browser
      // what changes only with a dependency is a file of its own, which stays cached from one version to the next.
      output: {
        codeSplitting: isSsrBuild
          ? false
          : {
              groups: [
                { name: 'platform', test: platform },
                { name: 'shared', test: shared },
              ],
            },
      },
    },
  },
}))

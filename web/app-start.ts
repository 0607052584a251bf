/** Where the application starts without a page that the server rendered: for an installed app, or one that is offline. */
export const APP_PATH = '/_app'

/**
 * The page to open when the browser arrived at `/_app`: the path in `?to=`, or the home page; undefined for any other
 * address, which is its own page.
 */
export function pathFromApp({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (pathname !== APP_PATH) return undefined
  const to = new URLSearchParams(search).get('to') ?? '/'
  // A path of this site: "//host" and "/\\host" would be another's, and of "/<tab>/host" the tab is dropped.
  return /^\/(?![\s/\\])/.test(to) && !to.startsWith(APP_PATH) ? to : '/'
}

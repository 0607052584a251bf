/** A page as the web part renders it on the server, and the server sends it. */
export interface RenderedPage {
  status: number
  title: string
  /** Everything for <head> but the build's own scripts and styles; the title is in it. */
  head: string
  html: string
  /** JSON, safe inside a script element. */
  state: string
  /** Keys of the build's manifest whose chunks the browser will need at once. */
  modules: string[]
  redirect?: string
  /** What broke while rendering, for the log; the browser then renders the page by itself. */
  fault?: unknown
}

import { fileURLToPath } from 'node:url'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'

declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Has axe in every page that this browser opens from now on. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) })
}

/** What axe finds wrong with the page as it is now, by all of WCAG 2.2 AA or by these rules alone, and what is too wide. */
async function faultsNow(page: Page, where: string, rules?: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(
    async ({ standard, rules }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      await frame()
      // Colours on their way from one theme to the other are nobody's.
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
      // Of a long list the first few stand for the others.
      const { violations } = await axe.run(
        { exclude: ['main li:nth-child(n + 9)'] },
        {
          runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standard },
          resultTypes: ['violations'],
          selectors: false,
          elementRef: true,
          iframes: false,
          preload: false,
        },
      )
      // What lies behind a dialog is pressed by nobody, however much of it looks out.
      const isBehind = (node: (typeof violations)[number]['nodes'][number]) =>
        node.element?.closest('[aria-hidden="true"], [inert]') != null
      const said = violations.flatMap(({ id, nodes }) =>
        nodes
          .filter((node) => id !== 'target-size' || !isBehind(node))
          .map((node) => `${id}: ${node.html} ${node.failureSummary}`),
      )
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth > clientWidth ? [...said, `${scrollWidth - clientWidth} px wider than the screen`] : said
    },
    { standard, rules },
  )
  return found.map((fault) => `${where}: ${fault}`)
}

interface Look {
  width: number
  colorScheme: 'dark' | 'light'
  rules?: readonly string[]
}

/** A wide screen at night and a phone by day: between them every colour and every arrangement. */
const looks: readonly Look[] = [
  { width: 1440, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
]

/** The wide screen by day besides, where only colours differ. */
export const everyLook: readonly Look[] = [...looks, { width: 1440, colorScheme: 'light', rules: ['color-contrast'] }]

/** Faults of the page in each of these looks. */
export async function faultsOf(page: Page, name: string, which = looks) {
  const faults: string[] = []
  for (const { width, colorScheme, rules } of which) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    faults.push(...(await faultsNow(page, `${name}, ${width} px, ${colorScheme}`, rules)))
  }
  await page.setViewportSize({ width: 1440, height: 800 })
  return faults
}

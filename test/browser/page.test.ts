import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderHtml } from '../../reporters/html.ts'
import { hostileFrames, hostilePage } from '../reporters/hostile.ts'
import { emptyFolder, removeAll } from '../cli/world.ts'
import { CHROMIUM, openBrowser } from './chromium.ts'
import { PAGES, framesOfPages } from './pages.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A page as a file of its own, and what the browser complained of while it was open. */
async function opened(browser: Browser, html: string, options: Parameters<Browser['newPage']>[0] = {}) {
  const file = join(emptyFolder(), 'page.html')
  writeFileSync(file, html)
  const page = await browser.newPage(options)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('dialog', (dialog) => said.push(`dialog ${dialog.message()}`))
  page.on('request', (request) => said.push(`request ${request.url()}`))
  await page.goto(pathToFileURL(file).href)
  return { page, said: () => said.filter((line) => line !== `request ${pathToFileURL(file).href}`) }
}

/** A page and the seconds that its thread was busy with it: other work of the machine does not count. */
async function timed(browser: Browser, html: string): Promise<{ readonly page: Page; readonly spent: () => Promise<number> }> {
  const file = join(emptyFolder(), 'page.html')
  writeFileSync(file, html)
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(pathToFileURL(file).href)
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity
  }
  return { page, spent }
}

const pageOf = (name: string): string => {
  const judged = PAGES[name]
  if (judged === undefined) throw new Error(`no page ${name}`)
  return renderHtml(judged, framesOfPages)
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** What axe-core finds against WCAG 2.2 AA and its own best practices. Our policy for scripts holds for the page, not for what asks it. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const found = await page.evaluate(`${AXE}; axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)`)
  return (found as readonly Violation[]).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  )
}

describe.skipIf(CHROMIUM === null)('the page in Chromium (skipped where none is on the PATH and CHROMIUM names none)', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    removeAll()
  })

  test('axe-core sees what is wrong: a page without a language, with a grey that nobody can read', async () => {
    const bad = pageOf('allow')
      .replace(/<meta http-equiv[^>]*>/, '')
      .replace(' lang="en"', '')
      .replace('--text: #1b1f24', '--text: #eee')
    const { page } = await opened(browser, bad, { colorScheme: 'light' })
    const found = (await violationsOf(page)).map((line) => line.split(':')[0])
    expect(found).toEqual(expect.arrayContaining(['html-has-lang', 'color-contrast']))
    await page.close()
  })

  test.for([
    { name: 'everything', colorScheme: 'light' },
    { name: 'everything', colorScheme: 'dark' },
    { name: 'block', colorScheme: 'dark' },
    { name: 'allow', colorScheme: 'light' },
    { name: 'empty', colorScheme: 'dark' },
  ] as const)('$name, $colorScheme: nothing against WCAG AA, and nothing is asked for or complained of', async ({ name, colorScheme }) => {
    const { page, said } = await opened(browser, pageOf(name), { colorScheme })
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    expect(await violationsOf(page)).toEqual([])
    expect(said()).toEqual([])
    await page.close()
  })

  test('a telephone: nothing is wider than the screen', async () => {
    const { page } = await opened(browser, pageOf('everything'), { viewport: { width: 360, height: 740 } })
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.close()
  })

  test('the keyboard alone: to the findings, and each group opens and closes', async () => {
    const { page } = await opened(browser, pageOf('block'))
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the findings')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('findings')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    const group = page.locator('#findings ~ details').first()
    expect(await group.getAttribute('open')).toBe('')
    await page.keyboard.press('Enter')
    expect(await group.getAttribute('open')).toBe(null)
    await page.close()
  })

  test('what a screen reader is told: the headings in their order, and the cells of the known-bads by name', async () => {
    const { page } = await opened(browser, pageOf('block'))
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings).toEqual([
      'Phases',
      'Findings',
      'Changed production code',
      'Known-bad patches',
      'Budget of the tests',
      'Flakes',
      'Tests (126)',
      'Changed paths (8)',
    ])
    await expect(
      page.getByRole('table').first().getByRole('rowheader', { name: 'oracle/known-bad/off-by-one.patch' }).count(),
    ).resolves.toBe(1)
    await expect(page.getByRole('columnheader', { name: 'oracle/examples/price.test.ts > three for two' }).count()).resolves.toBe(1)
    await expect(page.getByRole('cell', { name: 'killed it' }).count()).resolves.toBe(1)
    await expect(page.getByRole('navigation', { name: 'Sections' }).count()).resolves.toBe(1)
    await page.close()
  })

  test('a link of the list at the top, and one of a reason, go where they say', async () => {
    const { page } = await opened(browser, pageOf('block'))
    for (const link of await page.locator('nav a, header a').all()) {
      const target = (await link.getAttribute('href')) ?? ''
      await expect(page.locator(target).count(), target).resolves.toBe(1)
    }
    await page.close()
  })

  test('on paper everything short is unfolded, in ink on white, and the rest is counted', async () => {
    const { page } = await opened(browser, pageOf('allow'), { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('details ul.paths').first().isVisible()).toBe(true)
    expect(await page.locator('nav').isVisible()).toBe(false)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
    await page.close()
    const large = await opened(browser, pageOf('large'))
    const paper = await large.page.pdf({ format: 'A4' })
    expect(paper.toString('latin1').split(/\/Type\s*\/Page\b/).length - 1).toBeLessThan(12)
    await large.page.close()
  })

  test('hostile text runs nothing, loads nothing and opens nothing', async () => {
    const text = `"><img src=x onerror=alert(1)><script>alert(2)</script></svg></style><style>body{display:none}</style>' onmouseover='alert(3)`
    const { page, said } = await opened(browser, renderHtml(hostilePage(text), hostileFrames(text)))
    expect(await page.locator('script, img, iframe, link, [onerror], [onmouseover]').count()).toBe(0)
    expect(await page.locator('style').count()).toBe(1)
    expect(said()).toEqual([])
    await page.close()
  })

  test('10,000 findings and 3,000 paths are there within a second, and so is a group of 5,000 when it is opened', async () => {
    const { page, spent } = await timed(browser, pageOf('large'))
    const loaded = await spent()
    await page
      .locator('#findings ~ details')
      .first()
      .evaluate((group) => {
        group.setAttribute('open', '')
        // Asking for a place makes the browser lay the page out.
        return document.documentElement.getBoundingClientRect().height
      })
    const opened = (await spent()) - loaded
    expect(loaded).toBeGreaterThan(0)
    expect(loaded).toBeLessThan(1)
    expect(opened).toBeGreaterThan(0)
    expect(opened).toBeLessThan(1)
    expect(await page.locator('#findings ~ details').first().locator('li').count()).toBe(5000)
    await page.close()
  })
})

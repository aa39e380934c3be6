import lighthouse from 'lighthouse'

import { median, printComparisons, type Comparison } from '../report.ts'
import { launchForLighthouse, pause } from './browser.ts'
import { startMirror, startOneSentence } from './stripped.ts'

const PAGES = ['/', '/pricing', '/help-center', '/flight-compensation']
/** As many as Lighthouse advises: on two cores one run differs from the next by 50 ms of blocking time. */
const RUNS = 5
/** A freshly started browser works in the background, which on two cores would count as the page's blocking time. */
const SETTLED_MS = 4000
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PROMISED = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const [LCP_MS, LCP_TIMES, TBT_MS, CLS] = [1300, 1.1, 50, 0.001]

type Category = (typeof CATEGORIES)[number]
/** For a page of one sentence only the speed matters. */
const BARE_CATEGORIES: readonly Category[] = ['performance']

type Run = { readonly scores: Record<Category, number>; lcp: number; tbt: number; cls: number }

/**
 * Lighthouse with its defaults (a slow phone on slow 4G, simulated): our page, its scriptless twin and a bare one in
 * turns.
 */
export async function benchPages(url: string): Promise<void> {
  const [whole, stripped, bare] = await Promise.all([
    startMirror(url, false),
    startMirror(url, true),
    startOneSentence(),
  ])
  try {
    for (const path of PAGES) {
      const [ours, twins, sentences]: [Run[], Run[], Run[]] = [[], [], []]
      for (let run = 0; run < RUNS; run += 1) {
        ours.push(await audit(`${whole.url}${path}`))
        twins.push(await audit(`${stripped.url}${path}`))
        sentences.push(await audit(bare.url, BARE_CATEGORIES))
      }
      printComparisons(`Lighthouse, mobile: ${path}`, compare(middle(ours), middle(twins), middle(sentences)))
    }
  } finally {
    whole.close()
    stripped.close()
    bare.close()
  }
}

/** On a busy machine Chromium sometimes loses the start of its trace; that is not a fault of the page. */
async function audit(url: string, asked: readonly Category[] = CATEGORIES, triesLeft = 3): Promise<Run> {
  try {
    return await auditOnce(url, asked)
  } catch (error) {
    if (triesLeft === 1) throw error
    return audit(url, asked, triesLeft - 1)
  }
}

async function auditOnce(url: string, asked: readonly Category[]): Promise<Run> {
  // A separate browser for each run: nothing is cached, no worker is installed.
  const browser = await launchForLighthouse()
  try {
    await pause(SETTLED_MS)
    const result = await lighthouse(url, { port: browser.port, onlyCategories: [...asked], logLevel: 'error' })
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result')
    const { categories, audits } = result.lhr
    const score = (name: string) => (categories[name]?.score ?? 0) * 100
    const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
    for (const name of asked) if (score(name) < PROMISED[name]) explain(result.lhr, name)
    return {
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Run['scores'],
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    }
  } finally {
    browser.kill()
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** The audits that cost points, so that they can be fixed. */
function explain({ categories, audits, finalDisplayedUrl }: Report, category: string): void {
  const lost = (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => {
    const score = audits[id]?.score
    return weight > 0 && typeof score === 'number' && score < 0.9
  })
  if (lost.length > 0) console.log(`  ${finalDisplayedUrl} ${category}: ${lost.map(({ id }) => id).join(', ')}`)
}

function middle(runs: readonly Run[]): Run {
  const of = (read: (run: Run) => number) => median(runs.map(read))
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, of(({ scores }) => scores[name])])) as Run['scores'],
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  }
}

function compare(ours: Run, twin: Run, sentence: Run): readonly Comparison[] {
  return [
    ...CATEGORIES.map((name) => ({
      what: `${name} / promised`,
      ours: ours.scores[name],
      peer: PROMISED[name],
      unit: 'points',
      goal: { atLeast: 1 },
    })),
    { what: 'LCP / without scripts', ours: ours.lcp, peer: twin.lcp, unit: 'ms', goal: { atMost: LCP_TIMES } },
    { what: 'LCP / promised', ours: ours.lcp, peer: LCP_MS, unit: 'ms', goal: { atMost: 1 } },
    { what: 'blocking time / promised', ours: ours.tbt, peer: TBT_MS, unit: 'ms', goal: { atMost: 1 } },
    { what: 'blocking time / without scripts', ours: ours.tbt, peer: twin.tbt, unit: 'ms' },
    { what: 'blocking time / a page of one sentence', ours: ours.tbt, peer: sentence.tbt, unit: 'ms' },
    { what: 'layout shift / smallest that counts', ours: ours.cls, peer: CLS, unit: '', goal: { atMost: 1 } },
  ]
}

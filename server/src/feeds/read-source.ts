import type { Instant } from '@app/domain/safety-feeds'

import type { Platform } from '../platform.ts'
import { askFeed, type FeedAnswer } from './ask-feed.ts'
import { FeedError, type FeedPart, type FeedSource, type ReadItem } from './feed-source.ts'
import { countInForce, noteProblem, noteUnchanged, putItems, readingsOf, type StoredReading } from './feed-store.ts'

export type FeedPorts = Pick<Platform, 'db' | 'log' | 'now'> & {
  /** Sent with each request: some sources refuse clients without a name. */
  readonly userAgent: string
  readonly timeoutMs: number
}

type Read = (text: string) => Promise<readonly ReadItem[]>
type Reading = {
  readonly source: FeedSource
  readonly at: FeedPart
  readonly known: StoredReading | undefined
  readonly isComplete: boolean
  readonly read: Read
}

const AT_ONCE = 3
/** So many pages of countries in one run, so that no site is asked hundreds of times at once. */
const PAGES_PER_RUN = 40
const MINUTE_MS = 60_000
const PAGE_GOOD_FOR_MS = 12 * 60 * MINUTE_MS
const PAGE_RETRY_MS = 60 * MINUTE_MS

/** Reads one source. A failure is noted with its reason and never throws: the others are read all the same. */
export async function readSource(ports: FeedPorts, source: FeedSource): Promise<void> {
  const known = await readingsOf(ports.db, source.id)
  if (source.kind === 'pages') return readPages(ports, source, known)
  await inTurns(source.parts, async (at) => {
    const read: Read = async (text) => {
      const items = source.read({ text, now: ports.now(), part: at.part })
      await refuseEmpty(ports, source, at, items)
      return items
    }
    await readPart(ports, { source, at, known: known.get(at.part), isComplete: !source.isPartial, read })
  })
}

/** Too few items are no good news: the answer is refused, and what was known stays. */
async function refuseEmpty(
  { db, now }: FeedPorts,
  source: Extract<FeedSource, { kind: 'list' }>,
  { part }: FeedPart,
  items: readonly ReadItem[],
): Promise<void> {
  if (items.length < source.fewest) throw new FeedError('empty', `${items.length} items`)
  // Warnings do not end all at once before their time: until the last of them would be over, silence is not believed.
  if (items.length === 0 && (await countInForce(db, { source: source.id, part }, now())) > 0)
    throw new FeedError('empty', 'no item left')
}

async function readPart(ports: FeedPorts, { source, at, known, isComplete, read }: Reading): Promise<boolean> {
  const key = { source: source.id, part: at.part }
  try {
    const answer = await ask(ports, source, at, known)
    if (answer.kind === 'unchanged') {
      await noteUnchanged(ports.db, key, known ?? { etag: null, lastModified: null }, ports.now())
      return true
    }
    const items = await read(answer.text)
    await putItems(ports.db, key, { items, validators: answer, isComplete }, ports.now())
    return true
  } catch (error) {
    const problem = error instanceof FeedError ? error.problem : 'other-shape'
    ports.log.warn({ feed: source.id, part: at.part, problem, reason: reasonOf(error) }, 'a feed could not be read')
    await noteProblem(ports.db, key, problem, ports.now())
    return false
  }
}

function ask(
  ports: FeedPorts,
  source: FeedSource,
  at: FeedPart,
  known: StoredReading | undefined,
): Promise<FeedAnswer> {
  return askFeed({
    url: at.url,
    etag: known?.etag ?? null,
    lastModified: known?.lastModified ?? null,
    maxBytes: source.maxBytes,
    timeoutMs: ports.timeoutMs,
    headers: { 'user-agent': ports.userAgent, ...source.headers },
  })
}

async function readPages(
  ports: FeedPorts,
  source: Extract<FeedSource, { kind: 'pages' }>,
  known: ReadonlyMap<string, StoredReading>,
): Promise<void> {
  let pages: ReturnType<typeof source.readIndex> = []
  const read: Read = async (text) => {
    pages = source.readIndex({ text, now: ports.now() })
    if (pages.length < source.fewest) throw new FeedError('empty', `${pages.length} pages`)
    return []
  }
  const at = { part: '', url: source.index }
  // Always in full: the index says which pages have changed.
  if (!(await readPart(ports, { source, at, known: undefined, isComplete: true, read }))) return
  const due = pages
    .filter(({ part, changedAt }) => isDue(known.get(part), changedAt, ports.now()))
    .toSorted((a, b) => (known.get(a.part)?.triedAt ?? 0) - (known.get(b.part)?.triedAt ?? 0))
    .slice(0, PAGES_PER_RUN)
  await inTurns(due, async (page) => {
    await readPart(ports, {
      source,
      at: page,
      known: known.get(page.part),
      isComplete: true,
      read: async (text) => source.readPage({ text, now: ports.now(), part: page.part }),
    })
  })
}

function isDue(known: StoredReading | undefined, changedAt: Instant | null, now: Instant): boolean {
  if (!known) return true
  const sinceTried = now - known.triedAt
  if (known.problem === 'unreachable') return sinceTried >= PAGE_RETRY_MS
  if (changedAt !== null && changedAt > (known.readAt ?? 0) && known.problem === null) return true
  return sinceTried >= PAGE_GOOD_FOR_MS
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, next))
}

/** Of our own errors only: the text of another one may repeat what the feed sent. */
function reasonOf(error: unknown): string {
  return error instanceof FeedError ? error.message : error instanceof Error ? error.name : 'unknown'
}

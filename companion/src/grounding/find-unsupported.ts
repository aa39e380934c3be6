/**
 * Numbers and links of an answer that no tool of the conversation returned. It works for texts of any origin, so it
 * reads the text and not its pieces.
 */
const NUMBER = /\d[\d.,:'’\u00a0\u202f ]*\d|\d/g
const LINK = /https?:\/\/[^\s)<>\]]+/g
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

export function findUnsupported(text: string, evidence: readonly unknown[]): readonly string[] {
  const known = new Set<string>()
  const links = new Set<string>()
  for (const each of evidence) collect(each, known, links)
  const unknownLinks = (text.match(LINK) ?? []).map(withoutEnd).filter((link) => !links.has(link))
  const numbers = text.replaceAll(LINK, ' ').match(NUMBER) ?? []
  const unknownNumbers = numbers.filter((written) => !isKnown(written, known))
  return [...unknownLinks, ...unknownNumbers]
}

const withoutEnd = (link: string): string => link.replace(/[.,;:]+$/, '')

/** 1,930.66 and 1.930,66 are one number; "11 12" may be two. */
function isKnown(written: string, known: ReadonlySet<string>): boolean {
  if (known.has(bare(written))) return true
  const parts = written.split(/[ \u00a0\u202f:,.]/).filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => known.has(bare(part)))
}

/** Digits only, without leading zeros. */
function bare(written: string): string {
  return written.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
}

function collect(value: unknown, known: Set<string>, links: Set<string>): void {
  if (typeof value === 'number') return addNumber(value, known)
  if (typeof value === 'string') return addText(value, known, links)
  if (Array.isArray(value)) return value.forEach((each) => collect(each, known, links))
  if (typeof value !== 'object' || value === null) return
  if ('epochMs' in value && 'timeZone' in value) addClock(Number(value.epochMs), String(value.timeZone), known)
  for (const each of Object.values(value)) collect(each, known, links)
}

/** A number, rounded as people say it, as money in minor units, and as hours and minutes. */
function addNumber(value: number, known: Set<string>): void {
  const size = Math.abs(value)
  if (!Number.isFinite(size)) return
  known.add(bare(String(Number(size.toPrecision(4)))))
  const forms = [size, Math.round(size), Math.floor(size / 60), Math.round(size % 60), size / 100]
  for (const form of forms) {
    for (const digits of [0, 1, 2]) known.add(bare(form.toFixed(digits)))
  }
}

function addText(text: string, known: Set<string>, links: Set<string>): void {
  if (/^https?:\/\//.test(text)) links.add(withoutEnd(text))
  const [, year, month, day] = DATE.exec(text) ?? []
  for (const part of [year, month, day]) if (part !== undefined) known.add(bare(part))
  if (/^\d+(?:\.\d+)?$/.test(text)) addNumber(Number(text), known)
  for (const written of text.match(NUMBER) ?? []) {
    known.add(bare(written))
    for (const part of written.split(/\D+/)) if (part !== '') known.add(bare(part))
  }
}

function addClock(epochMs: number, timeZone: string, known: Set<string>): void {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  for (const part of format.format(epochMs).split(/\D+/)) if (part !== '') known.add(bare(part))
  known.add(bare(String(new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric' }).format(epochMs))))
}

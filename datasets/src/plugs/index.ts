import { calendarDate, type CalendarDate, type Source } from '@app/domain/kernel'

import packed from '../../packed/plugs.json' with { type: 'json' }

export type Plugs = {
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Letters of the IEC, `C F`; some countries use several. */
  readonly types: readonly string[]
  /** Empty when only the plugs are known. */
  readonly volts: readonly number[]
  readonly hertz: readonly number[]
  /** Null without a second source. */
  readonly isConfirmed: boolean | null
  readonly source: Source
  readonly checkedAt: CalendarDate
}

const lines = new Map(packed.rows.map((line) => [line.slice(0, 2), line]))
const sources = new Map(packed.sources.map((source) => [source.key, source]))

export function plugsOf(country: string): Plugs | undefined {
  const line = lines.get(country.trim().toUpperCase())
  return line === undefined ? undefined : fromLine(line)
}

function fromLine(line: string): Plugs {
  const [country = '', types = '', volts = '', hertz = '', key = '', agrees = ''] = line.split('|')
  const source = sources.get(key)
  if (!source) throw new RangeError(`not a source of plugs: ${key}`)
  return {
    country,
    types: types.split(' ').filter(Boolean),
    volts: volts.split(' ').filter(Boolean).map(Number),
    hertz: hertz.split(' ').filter(Boolean).map(Number),
    isConfirmed: agrees === '' ? null : agrees === '1',
    source: { title: source.title, url: source.url },
    checkedAt: calendarDate(source.checkedAt),
  }
}

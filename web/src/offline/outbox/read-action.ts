import { ACTION_VERSION, type OfflineAction } from './offline-action.ts'

type Fields = Readonly<Record<string, unknown>>
/** From the version in the key to the next one. */
export type Upgrades = Readonly<Record<number, (record: Fields) => Fields>>
const UPGRADES: Upgrades = { 1: (record) => ({ ...record, file: null }) }
export type ActionReader = (record: unknown) => OfflineAction

const METHODS = new Set<unknown>(['POST', 'PATCH', 'PUT', 'DELETE'])
const TEXTS = ['id', 'url', 'headers', 'userId', 'entity', 'label'] as const
const NUMBERS = ['timestamp', 'sequence', 'attempts'] as const

/**
 * Reads records of any version of the app. An old record is upgraded; one of a newer app is left to that app and keeps
 * its place in the queue; an unreadable one is shown to the traveller rather than dropped.
 */
export function createActionReader(current = ACTION_VERSION, upgrades = UPGRADES): ActionReader {
  return (record) => {
    let fields = isFields(record) ? record : {}
    let version = typeof fields['version'] === 'number' ? fields['version'] : 0
    if (version > current) return unsendable(fields, 'newer')
    for (; version < current; version += 1) {
      const upgrade = upgrades[version]
      if (!upgrade) return unsendable(fields, 'unreadable')
      fields = { ...upgrade(fields), version: version + 1 }
    }
    return isAction(fields) ? fields : unsendable(fields, 'unreadable')
  }
}

export const readAction = createActionReader()

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isAction(fields: Fields): fields is OfflineAction {
  return (
    METHODS.has(fields['method']) &&
    TEXTS.every((name) => typeof fields[name] === 'string') &&
    NUMBERS.every((name) => Number.isFinite(fields[name])) &&
    ['body', 'file'].every((name) => fields[name] === null || typeof fields[name] === 'string') &&
    (fields['state'] === 'pending' || fields['state'] === 'needs-attention') &&
    isHeaderTable(fields['headers'] as string)
  )
}

function isHeaderTable(json: string): boolean {
  try {
    return isFields(JSON.parse(json))
  } catch {
    return false
  }
}

/** The readable part, so that it keeps its place in the queue and can be shown. */
function unsendable(fields: Fields, kind: 'newer' | 'unreadable'): OfflineAction {
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
  const number = (name: string): number => (Number.isFinite(fields[name]) ? (fields[name] as number) : 0)
  return {
    id: text('id'),
    timestamp: number('timestamp'),
    url: text('url'),
    method: 'POST',
    headers: '{}',
    body: text('body'),
    file: null,
    version: ACTION_VERSION,
    userId: text('userId'),
    entity: text('entity'),
    label: text('label'),
    sequence: number('sequence'),
    after: null,
    cacheKey: null,
    wasSavedOffline: true,
    state: 'needs-attention',
    attempts: 0,
    hold: null,
    problem: { kind, status: 0, answer: '' },
  }
}

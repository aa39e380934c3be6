/** The first version of the assistant saved one list of questions and answers under `assistant-conversation`. */
import type { KeptAnswer } from '@app/contracts/assistant'
import type { PageConfig } from '@app/contracts/page-rendering'

import { dropFlag, readFlag } from '../../device/storage/flags.ts'
import { conversationDb } from '../../entities/conversation/conversation-db.ts'
import type { Turn } from '../../entities/conversation/conversation.ts'
import { addTurn } from '../../entities/conversation/conversations.ts'
import { assistantText as text } from './assistant-text.ts'

type OldAnswer = {
  readonly kind?: unknown
  readonly month?: unknown
  readonly cities?: unknown
  readonly assessment?: { readonly kind?: unknown; readonly amount?: { minorUnits?: unknown; currency?: unknown } }
}
type OldTurn = { readonly id?: unknown; readonly question?: unknown; readonly answer?: OldAnswer }

/** As plain text, because its cards are no longer drawn. */
export function readOldTurns(
  stored: string,
  locale: string,
  nowMs: number,
): readonly Pick<Turn, 'question' | 'answer' | 'askedAt'>[] {
  return listIn(stored).flatMap(({ id, question, answer }) => {
    if (typeof question !== 'string' || question.trim() === '') return []
    // The id was the timestamp of the question.
    const askedMs = Math.min(Number(id) || nowMs, nowMs)
    return [{ question, answer: inWords(wordsOf(answer ?? {}, locale)), askedAt: new Date(askedMs).toISOString() }]
  })
}

function listIn(stored: string): readonly OldTurn[] {
  try {
    const list: unknown = JSON.parse(stored)
    return Array.isArray(list) ? list.filter((turn) => typeof turn === 'object' && turn !== null) : []
  } catch {
    return []
  }
}

function wordsOf({ kind, month, cities, assessment }: OldAnswer, locale: string): string {
  if (kind === 'delay' && assessment?.kind === 'owed') {
    const { minorUnits, currency } = assessment.amount ?? {}
    const money = { style: 'currency', currency: typeof currency === 'string' ? currency : 'EUR' } as const
    return text('old.owed', { amount: new Intl.NumberFormat(locale, money).format(Number(minorUnits) / 100) })
  }
  if (kind === 'delay') return text(assessment?.kind === 'not-owed' ? 'old.not-owed' : 'old.maybe')
  if (kind === 'climate' && typeof month === 'number' && Array.isArray(cities)) {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15))
    const list = new Intl.ListFormat(locale).format(cities.map((city) => cityWords(city as OldCity, locale)))
    return text('old.climate', { month: name, cities: list })
  }
  return text('old.none')
}

type OldCity = { readonly name?: unknown; readonly meanC?: unknown; readonly rainMm?: unknown }

function cityWords({ name, meanC, rainMm }: OldCity, locale: string): string {
  const unit = (of: 'celsius' | 'millimeter', value: unknown): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: of, maximumFractionDigits: 0 }).format(Number(value))
  return text('old.city', { name: String(name), degrees: unit('celsius', meanC), rain: unit('millimeter', rainMm) })
}

function inWords(words: string): KeptAnswer {
  return {
    by: { kind: 'built-in' },
    language: 'en',
    isInEnglish: false,
    sentences: [{ id: null, pieces: [{ kind: 'words', text: words }] }],
    calls: [],
    actions: [],
    asks: null,
    suggestions: [],
    notices: [],
    memory: undefined,
  }
}

const OLD_KEY = 'assistant-conversation'

let isStarted = false

/** Saves the old list as a conversation and deletes it once all turns are saved. */
export async function importOldConversation(config: PageConfig): Promise<void> {
  const stored = readFlag(OLD_KEY)
  if (isStarted || stored === null) return
  isStarted = true
  const conversationId = crypto.randomUUID()
  const turns = readOldTurns(stored, config.locale, Date.now())
  for (const turn of turns) await addTurn(config, { ...turn, id: crypto.randomUUID(), conversationId })
  const saved = await conversationDb.turnsOf(conversationId).catch(() => [])
  if (saved.length === turns.length) dropFlag(OLD_KEY)
}

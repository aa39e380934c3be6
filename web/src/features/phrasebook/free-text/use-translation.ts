import type { Phrase, Phrasebook } from '@app/domain/travel-phrases'
import { useEffect, useRef, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { useAuth } from '../../../entities/traveller/session/use-auth.ts'
import type { FreeTranslation } from './translate-free-text.ts'
import { recognise } from './use-recognised.ts'

export type TranslationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly downloaded: number | null }
  /** The text is in the language already. */
  | { readonly kind: 'same' }
  | { readonly kind: 'answered'; readonly answer: FreeTranslation; readonly near: readonly Phrase[] }

export type Wish = { readonly text: string; readonly from: string | null; readonly mayCount: boolean }

/** One translation at a time; a new one or `stop` ends the one before. */
export function useTranslation(book: Phrasebook) {
  const config = usePageConfig()
  const userId = useAuth().user?.id ?? null
  const [state, setState] = useState<TranslationState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const to = book.language.code

  async function translate({ text, from: chosen, mayCount }: Wish): Promise<void> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const show = (next: TranslationState): void => {
      if (!own.signal.aborted) setState(next)
    }
    show({ kind: 'working', downloaded: null })
    try {
      const from = chosen ?? (await recognise(text).catch(() => null))
      if (from === to) return show({ kind: 'same' })
      const { translateFreeText } = await import('./translate-free-text.ts')
      const onDownload = (downloaded: number): void => show({ kind: 'working', downloaded })
      const asked = { config, userId, text, from, to, mayCount, signal: own.signal, onDownload }
      const answer = await translateFreeText(asked)
      show({ kind: 'answered', answer, near: await nearTo(answer, text, from) })
    } catch (error) {
      if (!own.signal.aborted) console.warn('nothing was translated', error)
      show({ kind: 'answered', answer: { kind: 'none', why: 'failed', hasModel: false }, near: [] })
    }
  }

  async function nearTo(answer: FreeTranslation, text: string, from: string | null): Promise<readonly Phrase[]> {
    if (answer.kind === 'translated') return []
    return (await import('./near-phrases.ts')).nearPhrases(book, text, from)
  }

  function stop(): void {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, translate, stop }
}

import type { translateTextContract, TranslateTextRequest, TranslateTextResponse } from '@app/contracts/translate-text'
import { nextResetMs } from '@app/domain/usage-limits'

import { backend, type BackendConfig } from '../../../api/backend.ts'
import { translateInBrowser } from '../../../device/browser-translator.ts'
import { guestDevice } from '../../../entities/traveller/usage/guest-device.ts'

const NAME: (typeof translateTextContract)['name'] = 'translate-text'
/** The function waits for a translation server, and then for a model. */
const TIMEOUT_MS = 32_000

export type Asked = {
  readonly config: BackendConfig
  /** Null for a guest. */
  readonly userId: string | null
  readonly text: string
  /** Null when it was not recognised. */
  readonly from: string | null
  readonly to: string
  /** Whether the traveller agreed that it counts as one of the day's AI requests. */
  readonly mayCount: boolean
  readonly signal: AbortSignal
  readonly onDownload: (share: number) => void
}

export type FreeTranslation =
  | {
      readonly kind: 'translated'
      readonly words: string
      readonly from: string | null
      readonly by: { readonly kind: 'browser' } | Extract<TranslateTextResponse, { kind: 'translated' }>['by']
    }
  /** Nobody has translated it; `hasModel`: a model would, which counts. */
  | { readonly kind: 'none'; readonly why: 'offline' | 'none' | 'failed'; readonly hasModel: boolean }
  | { readonly kind: 'used-up'; readonly resetsAtMs: number }

/** By the browser, else by the server's translator or, when the traveller agreed, its model. Throws only when aborted. */
export async function translateFreeText(asked: Asked): Promise<FreeTranslation> {
  const { text, from, to, mayCount, signal } = asked
  const here = from !== null && !mayCount ? await translateInBrowser({ ...asked, from }) : null
  if (here !== null) return { kind: 'translated', words: here, from, by: { kind: 'browser' } }
  if (!navigator.onLine) return none('offline')
  try {
    return await askServer(asked, { text, from, to, mayCount })
  } catch (error) {
    signal.throwIfAborted()
    console.warn('nothing was translated', error)
    return none('failed')
  }
}

function none(why: 'offline' | 'none' | 'failed', hasModel = false): FreeTranslation {
  return { kind: 'none', why, hasModel }
}

async function askServer({ config, userId, signal }: Asked, wanted: TranslateTextRequest): Promise<FreeTranslation> {
  const { functions } = await backend(config)
  const device = wanted.mayCount && userId === null ? await guestDevice(config) : undefined
  const body: TranslateTextRequest = { ...wanted, ...(device && { device }) }
  const { data, error, response } = await functions.invoke<TranslateTextResponse>(NAME, {
    body,
    signal,
    timeout: TIMEOUT_MS,
  })
  if (error) return readRefusal(response)
  if (data?.kind === 'none') return none('none', data.hasModel)
  return data?.kind === 'translated' ? data : none('failed')
}

type Refusal = { readonly error?: { readonly code?: string; readonly issues?: { readonly resetsAt?: string } } }

async function readRefusal(response: Response | undefined): Promise<FreeTranslation> {
  if (response?.status !== 429) return none('failed')
  const { error } = (await response.json().catch(() => ({}))) as Refusal
  if (error?.code !== 'usage_limit_reached') return none('failed')
  const moment = Date.parse(error.issues?.resetsAt ?? '')
  return { kind: 'used-up', resetsAtMs: Number.isNaN(moment) ? nextResetMs(Date.now()) : moment }
}

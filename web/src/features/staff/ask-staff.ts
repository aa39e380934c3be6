import { useEffect, useState } from 'react'

import { backend, type BackendConfig } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'

const TIMEOUT_MS = 30_000
const AWAY = 'There was no answer. Try again in a moment.'
/** A lost answer leaves the result unknown. */
const UNSURE = 'There was no answer, but it may have worked. Look again before you repeat it.'

export type Asked<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly message: string }

/** The server decides what is allowed; here its refusal is only shown. */
export async function askStaff<Answer>(
  config: BackendConfig,
  name: string,
  body: object,
  isChange = false,
): Promise<Asked<Answer>> {
  const away = isChange ? UNSURE : AWAY
  try {
    const { functions } = await backend(config)
    const { data, error, response } = await functions.invoke<Answer>(name, { body, timeout: TIMEOUT_MS })
    if (!error && data) return { kind: 'answered', answer: data }
    const refusal = (await response?.json().catch(() => null)) as { error?: { message?: string } } | null
    return { kind: 'refused', message: refusal?.error?.message ?? away }
  } catch {
    return { kind: 'refused', message: away }
  }
}

export type Reading<Answer> = { readonly kind: 'loading' } | Asked<Answer>

/** Asks when it is shown and whenever the question changes. An answer to an earlier question is dropped. */
export function useStaffReading<Answer>(name: string, body: object) {
  const config = usePageConfig()
  const question = JSON.stringify(body)
  const [state, setState] = useState<{ readonly to: string; readonly reading: Reading<Answer> }>({
    to: '',
    reading: { kind: 'loading' },
  })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void askStaff<Answer>(config, name, JSON.parse(question) as object).then((reading) => {
      if (isCurrent) setState({ to: question, reading })
    })
    return () => {
      isCurrent = false
    }
  }, [config, name, question, round])
  const reading: Reading<Answer> = state.to === question ? state.reading : { kind: 'loading' }
  return {
    reading,
    again: () => setRound((before) => before + 1),
    /** An action answered with the new state. */
    show: (answer: Answer) => setState({ to: question, reading: { kind: 'answered', answer } }),
  }
}

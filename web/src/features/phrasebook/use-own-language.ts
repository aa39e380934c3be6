import { useEffect, useState } from 'react'

import { useStoredValue } from '../../device/storage/use-stored-value.ts'
import { loadPhrases } from '../../entities/phrases/load-phrases.ts'
import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { OWN_LANGUAGE, readOwn } from './last-languages.ts'

const ENGLISH = 'en'

export type OwnLanguage = {
  readonly code: string
  readonly choose: (code: string) => void
  /** Each phrase in it, by key; null: the page's own English. */
  readonly meanings: ReadonlyMap<string, string> | null
}

/** As chosen on this device, else the profile's best-spoken language that has phrases. */
export function useOwnLanguage(known: readonly string[]): OwnLanguage {
  const [chosen, choose] = useStoredValue(OWN_LANGUAGE, readOwn)
  const { languages: spoken } = useProfile().profile
  const code = [chosen, ...spoken].find((each) => each !== null && known.includes(each)) ?? ENGLISH
  const [opened, setOpened] = useState<{ readonly code: string; readonly meanings: ReadonlyMap<string, string> }>()
  useEffect(() => {
    if (code === ENGLISH) return undefined
    let isLeft = false
    void openMeanings(code).then(
      (meanings) => isLeft || setOpened({ code, meanings }),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [code])
  return { code, choose, meanings: opened?.code === code ? opened.meanings : null }
}

async function openMeanings(code: string): Promise<ReadonlyMap<string, string>> {
  const { open } = await loadPhrases()
  const book = await open(code)
  return new Map(book?.phrases.map(({ key, words }) => [key, words]))
}

import { useEffect, useState } from 'react'

const AFTER_MS = 250

/** The language of a text, a moment after the last letter; null when nothing tells. The profiles load with the first letter. */
export function useRecognised(text: string): string | null {
  const [recognised, setRecognised] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    const timer = setTimeout(() => {
      void recognise(text).then(
        (language) => isLeft || setRecognised(language),
        () => undefined,
      )
    }, AFTER_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [text])
  return recognised
}

export async function recognise(text: string): Promise<string | null> {
  if (text.trim() === '') return null
  const { identifyLanguage } = await import('@app/domain/language-identification')
  return identifyLanguage(text)?.language ?? null
}

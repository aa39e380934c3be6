import { useEffect, useRef, useState } from 'react'

import type { PhotoLanguage } from './photo-languages.ts'
import type { PhotoProgress } from './read-photo.ts'

export type PhotoProblem = 'empty' | 'not-a-picture' | 'not-loaded' | 'not-loaded.offline' | 'failed'

export type PhotoState =
  | { readonly kind: 'idle'; readonly problem: PhotoProblem | null }
  | { readonly kind: 'working'; readonly progress: PhotoProgress | null }

/** One photo at a time; a new one, `stop` or the end of the dialog ends the one before. */
export function usePhotoReading(onRead: (text: string, language: PhotoLanguage) => void) {
  const [state, setState] = useState<PhotoState>({ kind: 'idle', problem: null })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function read(photo: Blob, language: PhotoLanguage): Promise<void> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    const show = (next: PhotoState): void => {
      if (!own.signal.aborted) setState(next)
    }
    show({ kind: 'working', progress: null })
    try {
      const { readPhoto } = await import('./read-photo.ts')
      const onProgress = (progress: PhotoProgress): void => show({ kind: 'working', progress })
      const text = await readPhoto({ photo, language, signal: own.signal, onProgress })
      show({ kind: 'idle', problem: text === '' ? 'empty' : null })
      if (text !== '' && !own.signal.aborted) onRead(text, language)
    } catch (error) {
      show({ kind: 'idle', problem: await problemOf(error) })
    }
  }

  function stop(): void {
    running.current?.abort()
    setState({ kind: 'idle', problem: null })
  }

  return { state, read, stop }
}

async function problemOf(error: unknown): Promise<PhotoProblem> {
  const loaded = await import('./read-photo.ts').catch(() => null)
  if (loaded && error instanceof loaded.NotAPicture) return 'not-a-picture'
  if (!navigator.onLine) return 'not-loaded.offline'
  return !loaded || error instanceof loaded.ModelNotLoaded ? 'not-loaded' : 'failed'
}

import { isNative } from './native/is-native.ts'

export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed'
type Sharing = { readonly title: string; readonly text: string; readonly url: string }

/** The device's own share sheet; when there is none, or it fails, text and link are copied. */
export async function shareLink(sharing: Sharing): Promise<Shared> {
  const share = findShareSheet()
  if (!share) return copy(sharing)
  try {
    await share(sharing)
    return 'shared'
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : copy(sharing)
  }
}

function findShareSheet(): ((sharing: Sharing) => Promise<unknown>) | undefined {
  if (isNative()) return async (sharing) => (await import('@capacitor/share')).Share.share(sharing)
  return typeof navigator.share === 'function' ? (sharing) => navigator.share(sharing) : undefined
}

/** The web rejects with an AbortError; the native plugin has a message only. */
function isCancelled(error: unknown): boolean {
  const { name, message = '' } = error as Partial<Error>
  return name === 'AbortError' || /cancel/i.test(message)
}

async function copy({ text, url }: Sharing): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text.includes(url) ? text : `${text} ${url}`)
    return 'copied'
  } catch {
    return 'failed'
  }
}

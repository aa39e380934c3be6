/**
 * A page that was open during a release requests scripts that no longer exist. Reloading brings the new version. That
 * happens once per missing script, never offline, never over typed text, and never for a script that still exists.
 */
const KEY = 'reloaded-for'

type PreloadError = Event & { readonly payload?: unknown }
type Field = HTMLInputElement | HTMLTextAreaElement

export function healMissingScripts(
  load: (address: string) => void = (address) => location.replace(address),
): () => void {
  const typed = new Set<Field>()
  const remember = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target)
  }
  const heal = async ({ payload }: PreloadError): Promise<void> => {
    const missing = payload instanceof Error ? payload.message : 'unknown'
    // A navigation that waits for its script is not in the address bar yet.
    const address = document.documentElement.dataset['going'] ?? location.href
    // A mailed link works once: after a reload it would look used up.
    if (/[?&#](token|token_hash|access_token)=/.test(address)) return
    if (!(await isGone(missing)) || !(await isReachable(address))) return
    if (!isUnsent(typed) && isFirstTime(missing)) load(address)
  }
  const onMissing = (event: Event): void => void heal(event)
  addEventListener('input', remember, true)
  addEventListener('vite:preloadError', onMissing)
  return () => {
    removeEventListener('input', remember, true)
    removeEventListener('vite:preloadError', onMissing)
  }
}

function isUnsent(typed: ReadonlySet<Field>): boolean {
  return [...typed].some((field) => field.isConnected && field.value !== '')
}

/** Without storage the second time cannot be told from the first, and the page would reload for ever. */
function isFirstTime(missing: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === missing) return false
    sessionStorage.setItem(KEY, missing)
    return true
  } catch {
    return false
  }
}

/** An existing script failed because of the network, and its caller retries. Safari does not name the script. */
async function isGone(missing: string): Promise<boolean> {
  const [script] = /\S+\.(js|css)$/.exec(missing) ?? []
  return script === undefined || (await ask(script))?.status === 404
}

/** `onLine` only reports a network interface. A page that cannot be loaded again must not be discarded. */
async function isReachable(address: string): Promise<boolean> {
  const answer = navigator.onLine ? await ask(address) : null
  return answer !== null && answer.status < 500
}

async function ask(address: string): Promise<Response | null> {
  return await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
}

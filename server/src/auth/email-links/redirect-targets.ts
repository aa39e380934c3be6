import type { Settings } from '../../config/settings.ts'

type Targets = Pick<Settings, 'publicUrl' | 'AUTH_REDIRECT_URLS'>

/** The native app's own links start with its id (mobile/capacitor.config.ts). */
const APP_SCHEME = 'app.sojourn.companion:'

/** Where a link may lead: our own pages, our app, and what the operator listed. Anything else goes to the front page. */
export function redirectTarget(settings: Targets, wanted: string | null | undefined): string {
  return wanted && isAllowed(settings, wanted) ? wanted : settings.publicUrl
}

export function isOwnPage(settings: Targets, target: string): boolean {
  return webOriginOf(target) === new URL(settings.publicUrl).origin
}

function isAllowed(settings: Targets, wanted: string): boolean {
  if (!URL.canParse(wanted) || /[\\\s\u0000-\u001f]/.test(wanted)) return false
  const { protocol, username, password } = new URL(wanted)
  if (username || password) return false
  if (protocol === APP_SCHEME || isOwnPage(settings, wanted)) return true
  const origin = webOriginOf(wanted)
  return listed(settings).some((allowed) => allowed === wanted || allowed === origin)
}

/** Only http and https: `blob:` and `filesystem:` addresses borrow the origin of the page inside them. */
function webOriginOf(target: string): string | null {
  const url = URL.canParse(target) ? new URL(target) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? url.origin : null
}

function listed({ AUTH_REDIRECT_URLS: urls }: Targets): readonly string[] {
  return urls
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)
}

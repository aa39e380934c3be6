import { followAppLinks } from './follow-app-links.ts'
import { followBackButton } from './follow-back-button.ts'
import { tick } from './haptics.ts'
import { hideNativeSplash } from './hide-native-splash.ts'
import { keepSettings } from './keep-settings.ts'
import { onNetwork } from './on-network.ts'

/** What answers a thumb with a tick: the tabs and every switch. */
const TICKING = '[data-tabs] a, [data-tabs] button, [role="switch"]'

/** Everything that a phone expects of an app, from its back button to the links that open it. */
export async function startNativeShell(siteOrigin: string, navigate: (path: string) => void): Promise<() => void> {
  const stops = [
    followBackButton(),
    followAppLinks(siteOrigin, navigate),
    // The web view learns of the network late; the rest of the app listens to the window.
    onNetwork((isConnected) => dispatchEvent(new Event(isConnected ? 'online' : 'offline'))),
    // A phone that will not say what it has kept is still a phone.
    await keepSettings().catch(() => () => undefined),
  ]
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(TICKING)) void tick()
  }
  addEventListener('click', onClick)
  await hideNativeSplash()
  return () => {
    removeEventListener('click', onClick)
    for (const stop of stops) stop()
  }
}

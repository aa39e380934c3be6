import { App } from '@capacitor/app'

const OPEN = '[role="dialog"][data-state="open"], [role="menu"][data-state="open"]'

/** Android's back button closes what lies above the page, else goes back, and where there is no way back, leaves. */
export function followBackButton(): () => void {
  const handle = App.addListener('backButton', ({ canGoBack }) => {
    if (document.querySelector(OPEN)) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    else if (canGoBack) history.back()
    else void App.exitApp()
  })
  return () => void handle.then((added) => added.remove())
}

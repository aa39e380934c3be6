import { isNative } from './is-native.ts'

/** A hiding browser bar changes the height by less than this; a keyboard by more. */
const KEYBOARD_AT_LEAST_PX = 150

/** Reports whether the on-screen keyboard is open, so that bars at the bottom can make room. */
export function onKeyboard(listener: (isOpen: boolean) => void): () => void {
  return isNative() ? listenNatively(listener) : listenToViewport(listener)
}

function listenToViewport(listener: (isOpen: boolean) => void): () => void {
  const viewport = globalThis.visualViewport
  if (!viewport) return () => undefined
  const tell = () => listener(innerHeight - viewport.height * viewport.scale > KEYBOARD_AT_LEAST_PX)
  viewport.addEventListener('resize', tell)
  return () => viewport.removeEventListener('resize', tell)
}

function listenNatively(listener: (isOpen: boolean) => void): () => void {
  const handles = import('@capacitor/keyboard').then(({ Keyboard }) =>
    Promise.all([
      Keyboard.addListener('keyboardWillShow', () => listener(true)),
      Keyboard.addListener('keyboardWillHide', () => listener(false)),
    ]),
  )
  return () => void handles.then((all) => Promise.all(all.map((handle) => handle.remove())))
}

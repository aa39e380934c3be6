import { isNative } from './native/is-native.ts'

const WHILE_IT_IS_READ_MS = 60_000

/** A download in a browser; in the native app, which has none, the phone's own sheet asks where the file goes. */
export function saveFile(file: Blob, name: string): void {
  if (isNative()) return void import('./native/share-file.ts').then(({ shareFile }) => shareFile(file, name))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), WHILE_IT_IS_READ_MS)
}

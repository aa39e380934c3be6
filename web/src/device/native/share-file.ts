import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'

/** The file is written to the app's cache, which the phone may clear, and handed to the app that the traveller chooses. */
export async function shareFile(file: Blob, name: string): Promise<void> {
  const data = await toBase64(file)
  const { uri } = await Filesystem.writeFile({ path: name, data, directory: Directory.Cache })
  // Closing the sheet is not a failure.
  await Share.share({ title: name, files: [uri] }).catch(() => undefined)
}

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

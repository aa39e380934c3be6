import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'

/** The codes that IATA Resolution 792 allows on a boarding pass: the first on paper, the others on screens. */
const OPTIONS: ReaderOptions = {
  formats: ['PDF417', 'Aztec', 'QRCode', 'DataMatrix'],
  // A photograph can show the bag tag too.
  maxNumberOfSymbols: 4,
  tryHarder: true,
}

/** The text of every code in the picture. */
export async function readCodes(picture: ImageData | Blob): Promise<readonly string[]> {
  const found = await readBarcodes(picture, OPTIONS)
  return found.map(({ text }) => text).filter(Boolean)
}

/** A PDF417 is read up to six degrees from straight, or from a quarter turn. */
const TURNS = [0, 12, -12, 24, -24, 36, -36, 45]
const PASS = /^M[1-4]/

/** The codes of a photo, whichever way it was held: `turned` gives it turned by some degrees. */
export async function readPhoto(turned: (degrees: number) => ImageData | Promise<Blob>): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const degrees of TURNS) {
    for (const code of await readCodes(await turned(degrees))) found.add(code)
    if ([...found].some((code) => PASS.test(code))) break
  }
  return [...found]
}

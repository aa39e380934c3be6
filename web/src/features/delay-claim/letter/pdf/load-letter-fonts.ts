import type { LetterFont } from './letter-font.ts'
import { readFont } from './letter-font.ts'
import type { LetterFonts } from './letter-pages.ts'
import regularUrl from './source-serif-regular.ttf?url'
import strongUrl from './source-serif-semibold.ttf?url'

/** Source Serif 4, SIL Open Font License 1.1; cut by `web/build/subset-letter-fonts.ts`. */
export async function loadLetterFonts(): Promise<LetterFonts> {
  const [regular, strong] = await Promise.all([load(regularUrl), load(strongUrl)])
  return { regular, strong }
}

async function load(url: string): Promise<LetterFont> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return readFont(new Uint8Array(await response.arrayBuffer()))
}

/** `npm run draw:icons -w web`: the app's icons in every size, from public/icon.svg. */
import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

type Icon = { readonly name: string; readonly size: number; readonly scale: number; readonly corner: number }

const PUBLIC = join(import.meta.dirname, '../public')
const SIDE = 32

/** A launcher may crop a maskable icon to a circle of four fifths; the drawing stays within it. */
const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, scale: 1, corner: 7 },
  { name: 'icon-512', size: 512, scale: 1, corner: 7 },
  { name: 'maskable-192', size: 192, scale: 0.72, corner: 0 },
  { name: 'maskable-512', size: 512, scale: 0.72, corner: 0 },
  { name: 'apple-touch-icon', size: 180, scale: 0.86, corner: 0 },
]

const [, background, marks] =
  /<svg[^>]*>(<rect[^>]*>)(.*)<\/svg>/s.exec(readFileSync(join(PUBLIC, 'icon.svg'), 'utf8')) ?? []
if (!background || !marks) throw new Error('public/icon.svg does not begin with its background')

await mkdir(join(PUBLIC, 'icons'), { recursive: true })
for (const icon of ICONS) {
  await sharp(Buffer.from(drawIcon(icon, background, marks)), { density: (72 * icon.size) / SIDE })
    .resize(icon.size, icon.size)
    .png({ compressionLevel: 9 })
    .toFile(join(PUBLIC, `icons/${icon.name}.png`))
}

function drawIcon({ scale, corner }: Icon, rect: string, drawing: string): string {
  const middle = SIDE / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
    ${rect.replace(/rx="\d+"/, `rx="${corner}"`)}
    <g transform="translate(${middle} ${middle}) scale(${scale}) translate(${-middle} ${-middle})">${drawing}</g></svg>`
}

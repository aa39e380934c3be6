import { readFileSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import sharp from 'sharp'

const MARK = join(import.meta.dirname, '../../web/public/icon.svg')
const SIDE = 32
const TEAL = '#0f4a52'
const PAPER = '#faf6ed'
const NIGHT = '#0a1924'

type Drawing = {
  readonly width: number
  readonly height?: number
  readonly background: string | null
  /** The mark's side, as a part of the shorter side. */
  readonly scale: number
  /** On paper the mark keeps its own rounded ground. */
  readonly withGround?: boolean
}

const [, ground = '', marks = ''] = /<svg[^>]*>(<rect[^>]*>)(.*)<\/svg>/s.exec(readFileSync(MARK, 'utf8')) ?? []

/** Pixels of a launcher icon of 48 dp, by density; an adaptive layer is 108 dp, of which launchers show 72. */
const DENSITIES = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 } as const

/** Android 12 and later cut the icon to a circle of two thirds of the layer. */
const WITHIN_CIRCLE = 0.5

export async function drawAndroid(project: string): Promise<void> {
  const res = join(project, 'app/src/main/res')
  for (const [density, size] of Object.entries(DENSITIES)) {
    const folder = join(res, `mipmap-${density}`)
    await draw(join(folder, 'ic_launcher.png'), { width: size, background: null, scale: 1, withGround: true })
    await draw(join(folder, 'ic_launcher_round.png'), { width: size, background: null, scale: 1, withGround: true })
    const layer = { width: size * 2.25, background: null, scale: WITHIN_CIRCLE }
    await draw(join(folder, 'ic_launcher_foreground.png'), layer)
  }
  for (const folder of await readdir(res)) {
    if (!/^drawable(?:-(?:land|port)-\w+)?$/.test(folder)) continue
    const file = join(res, folder, 'splash.png')
    const { width, height } = await sharp(file).metadata()
    await draw(file, { width, height, background: PAPER, scale: 0.28, withGround: true })
    const atNight = join(res, folder.replace('drawable', folder === 'drawable' ? 'drawable-night' : 'drawable'))
    if (folder === 'drawable')
      await draw(join(atNight, 'splash.png'), { width, height, background: NIGHT, scale: 0.28, withGround: true })
  }
}

export async function drawIos(project: string): Promise<void> {
  const assets = join(project, 'App/App/Assets.xcassets')
  // Apple refuses an icon with transparency, and rounds the corners itself.
  const icon = { width: 1024, background: TEAL, scale: 0.86 }
  await draw(join(assets, 'AppIcon.appiconset/AppIcon-512@2x.png'), icon)
  for (const name of ['splash-2732x2732', 'splash-2732x2732-1', 'splash-2732x2732-2']) {
    const splash = { width: 2732, background: PAPER, scale: 0.14, withGround: true }
    await draw(join(assets, `Splash.imageset/${name}.png`), splash)
  }
}

async function draw(file: string, drawing: Drawing): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const { width, height = width, background } = drawing
  const picture = sharp(Buffer.from(toSvg(drawing))).resize(width, height)
  await (background ? picture.removeAlpha() : picture).png({ compressionLevel: 9 }).toFile(file)
}

function toSvg({ width, height = width, background, scale, withGround = false }: Drawing): string {
  if (!ground || !marks) throw new Error('web/public/icon.svg does not begin with its background')
  const side = Math.min(width, height) * scale
  const fill = background ? `<rect width="${width}" height="${height}" fill="${background}"/>` : ''
  const at = `translate(${(width - side) / 2} ${(height - side) / 2}) scale(${side / SIDE})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fill}<g transform="${at}">${
    withGround ? ground : ''
  }${marks}</g></svg>`
}

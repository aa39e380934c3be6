const NAMES = [
  ...['sea', 'land', 'shore', 'urban', 'built', 'park', 'wood', 'sand', 'ice', 'water', 'stream', 'building'],
  ...['building-edge', 'road', 'road-edge', 'main', 'path', 'rail', 'border', 'region', 'grid'],
  ...['name', 'quiet-name', 'water-name', 'halo', 'here'],
] as const

export type MapColours = Readonly<Record<(typeof NAMES)[number], string>>

/**
 * The colours of map.css at this element, in its theme. The map supports neither custom properties nor every notation,
 * so the browser resolves each one on a canvas of one pixel.
 */
export function readColours(container: HTMLElement): MapColours {
  const probe = document.createElement('span')
  container.append(probe)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const read = (name: string): string => {
    probe.style.color = `var(--map-${name})`
    return pen ? pixelOf(pen, getComputedStyle(probe).color) : getComputedStyle(probe).color
  }
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as MapColours
  probe.remove()
  return colours
}

function pixelOf(pen: CanvasRenderingContext2D, colour: string): string {
  pen.clearRect(0, 0, 1, 1)
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  return `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`
}

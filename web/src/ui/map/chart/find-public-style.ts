import type { StyleSpecification } from 'maplibre-gl'

const PATIENCE_MS = 4000

/** Null when it cannot be reached in good time, or is no style: then our own chart is shown. */
export async function findPublicStyle(url: string): Promise<StyleSpecification | null> {
  if (!navigator.onLine) return null
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const style = response.ok ? ((await response.json()) as Partial<StyleSpecification>) : {}
    const isStyle = style.version === 8 && Array.isArray(style.layers) && typeof style.sources === 'object'
    return isStyle ? (style as StyleSpecification) : null
  } catch {
    return null
  }
}

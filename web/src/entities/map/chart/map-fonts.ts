import type { SymbolLayerSpecification } from 'maplibre-gl'

type Layout = NonNullable<SymbolLayerSpecification['layout']>

/**
 * Our own fonts, drawn by the browser: there is no glyph server. The map reads weight and style from the first name of
 * the list, which is not a font.
 */
export const UPRIGHT = ['Chart Medium', 'Instrument Sans', 'system-ui']
export const STRONG = ['Chart Semibold', 'Instrument Sans', 'system-ui']
export const SLANTED = ['Chart Italic', 'Fraunces', 'serif']
export const SPACED: Layout = { 'text-transform': 'uppercase', 'text-letter-spacing': 0.14 }

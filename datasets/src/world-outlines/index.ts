import packed from '../../packed/world-outlines.json' with { type: 'json' }

/** A map of the world as paths of SVG, in the Equal Earth projection. */
export const WORLD_OUTLINES = {
  width: packed.width,
  height: packed.height,
  shapes: packed.rows.map((row) => ({ country: row.slice(0, 2), path: row.slice(3) })),
  /** Countries too small to be seen as an area. */
  dots: packed.dots.map((row) => {
    const [x = 0, y = 0] = row.slice(3).split(' ').map(Number)
    return { country: row.slice(0, 2), x, y }
  }),
}

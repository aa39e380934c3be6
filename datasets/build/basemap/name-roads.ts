import type { Layer } from './vector-tile.ts'

/** The source draws each named road twice, once without and once with its name; here they become one. */
export function nameRoads(layers: readonly Layer[]): readonly Layer[] {
  const names = layers.find(({ name }) => name === 'transportation_name')
  const byShape = new Map(names?.features.map(({ shapes, properties }) => [JSON.stringify(shapes), properties]))
  return layers.map((layer) =>
    layer.name !== 'transportation'
      ? layer
      : {
          ...layer,
          features: layer.features.map((feature) => ({
            ...feature,
            properties: { ...byShape.get(JSON.stringify(feature.shapes)), ...feature.properties },
          })),
        },
  )
}
